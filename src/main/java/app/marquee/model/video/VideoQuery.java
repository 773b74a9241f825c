package app.marquee.model.video;

import app.marquee.model.Member;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Set;

/**
 * Query over known videos. A video whose value is unknown doesn't match what asks for it.
 * Immutable.
 *
 * @param title part of the title, whatever the case; empty for any
 * @param status null for any
 * @param length in seconds
 * @param views in the saved ranking
 * @param among only these, such as those with a value of a custom field; null for any
 */
public record VideoQuery(
        String title,
        @Nullable VideoStatus status,
        Range length,
        Range views,
        @Nullable Set<VideoId> among) {
    public VideoQuery {
        among = among == null ? null : Set.copyOf(among);
    }

    /**
     * Range of a number, with its ends.
     *
     * @param least null for any
     * @param most null for any
     */
    public record Range(@Nullable BigDecimal least, @Nullable BigDecimal most) {
        public static final Range ANY = new Range(null, null);

        private boolean has(@Nullable BigDecimal known) {
            return equals(ANY)
                    || (known != null
                            && (least == null || known.compareTo(least) >= 0)
                            && (most == null || known.compareTo(most) <= 0));
        }
    }

    /** Whether it asks for nothing, so that every video matches. */
    public boolean isOpen() {
        return title.isBlank()
                && status == null
                && length.equals(Range.ANY)
                && views.equals(Range.ANY)
                && among == null;
    }

    /**
     * @param viewed how often it was viewed; null when that isn't known
     */
    public boolean matches(Video video, @Nullable Long viewed) {
        return hasTitle(video.title())
                && (status == null || video.status().equals(Member.of(status)))
                && length.has(video.length().orNull())
                && views.has(viewed == null ? null : BigDecimal.valueOf(viewed))
                && (among == null || among.contains(video.id()));
    }

    private boolean hasTitle(Member<String> known) {
        return title.isBlank()
                || (known instanceof Member.Value<String>(var words)
                        && words.toLowerCase(Locale.ROOT)
                                .contains(title.strip().toLowerCase(Locale.ROOT)));
    }
}
