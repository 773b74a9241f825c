package app.marquee.analytics.ranking;

import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Titles that several videos of a list have, which are told apart by their IDs. Immutable. */
public record RepeatedTitles(Set<String> titles) {
    public static final RepeatedTitles NONE = new RepeatedTitles(Set.of());

    private static final int SHORT = 8;

    public RepeatedTitles {
        titles = Set.copyOf(titles);
    }

    /** Takes long for long lists. */
    public static RepeatedTitles of(Collection<Ranked> listed) {
        Map<VideoId, String> titles = new HashMap<>();
        for (Ranked one : listed) {
            String title = one.row().title();
            VideoId id = one.row().videoId();
            if (title != null && id != null) {
                titles.putIfAbsent(id, title);
            }
        }
        return of(titles);
    }

    /** Of videos with their titles. */
    public static RepeatedTitles of(Map<VideoId, String> videos) {
        Set<String> seen = new HashSet<>();
        Set<String> repeated = new HashSet<>();
        videos.values().stream().filter(title -> !seen.add(title)).forEach(repeated::add);
        return repeated.isEmpty() ? NONE : new RepeatedTitles(repeated);
    }

    /** The start of the ID of a video whose title another one has; empty for others. */
    public Optional<String> mark(RankingRow row) {
        return mark(row.videoId(), row.title());
    }

    /** The same of any video. */
    public Optional<String> mark(@Nullable VideoId id, @Nullable String title) {
        return title == null || id == null || !titles.contains(title)
                ? Optional.empty()
                : Optional.of(id.value().substring(0, Math.min(SHORT, id.value().length())));
    }
}
