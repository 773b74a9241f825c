package app.marquee.model.video;

import app.marquee.model.Member;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Locale;

/**
 * Query over known videos. A video whose value is unknown doesn't match what asks for it.
 * Immutable.
 *
 * @param title part of the title, whatever the case; empty for any
 * @param status null for any
 * @param least shortest length in seconds; null for any
 * @param most longest length in seconds; null for any
 */
public record VideoQuery(
        String title,
        @Nullable VideoStatus status,
        @Nullable BigDecimal least,
        @Nullable BigDecimal most) {
    /** Whether it asks for nothing, so that every video matches. */
    public boolean isOpen() {
        return title.isBlank() && status == null && least == null && most == null;
    }

    public boolean matches(Video video) {
        return hasTitle(video.title()) && hasStatus(video.status()) && hasLength(video.length());
    }

    private boolean hasTitle(Member<String> known) {
        return title.isBlank()
                || (known instanceof Member.Value<String>(var words)
                        && words.toLowerCase(Locale.ROOT)
                                .contains(title.strip().toLowerCase(Locale.ROOT)));
    }

    private boolean hasStatus(Member<VideoStatus> known) {
        return status == null || known.equals(Member.of(status));
    }

    private boolean hasLength(Member<BigDecimal> known) {
        if (least == null && most == null) {
            return true;
        }
        return known instanceof Member.Value<BigDecimal>(var seconds)
                && (least == null || seconds.compareTo(least) >= 0)
                && (most == null || seconds.compareTo(most) <= 0);
    }
}
