package app.marquee.service.video;

import app.marquee.model.video.Video;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Matcher of file names to videos: by an ID or player ID anywhere in the name, else by the whole
 * title, whatever its case, accents and signs. Immutable.
 */
final class ThumbnailMatcher {
    private static final Pattern ID =
            Pattern.compile("(?<![0-9a-f])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9a-f])");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private final Map<String, Video> byId = new HashMap<>();
    private final Map<String, List<Video>> byPlayer = new HashMap<>();
    private final Map<String, List<Video>> byTitle = new HashMap<>();

    /**
     * Videos that a file name may mean.
     *
     * @param videos each once
     * @param by what they were found by
     */
    record Match(List<Video> videos, ThumbnailFile.By by) {}

    ThumbnailMatcher(Collection<Video> videos) {
        for (Video video : videos) {
            byId.put(lower(video.id().value()), video);
            String player = video.externalId().orNull();
            if (player != null) {
                byPlayer.computeIfAbsent(lower(player), _ -> new ArrayList<>()).add(video);
            }
            String title = video.title().orNull();
            if (title != null && !folded(title).isEmpty()) {
                byTitle.computeIfAbsent(folded(title), _ -> new ArrayList<>()).add(video);
            }
        }
    }

    /** The videos that a name without its ending may mean; none when no video has it. */
    Match match(String name) {
        Set<Video> byIds = new LinkedHashSet<>();
        Set<Video> byPlayers = new LinkedHashSet<>();
        Matcher ids = ID.matcher(lower(name));
        while (ids.find()) {
            Video video = byId.get(ids.group());
            if (video != null) {
                byIds.add(video);
            }
            byPlayers.addAll(byPlayer.getOrDefault(ids.group(), List.of()));
        }
        if (!byIds.isEmpty()) {
            return new Match(List.copyOf(byIds), ThumbnailFile.By.ID);
        }
        return byPlayers.isEmpty()
                ? new Match(byTitle.getOrDefault(folded(name), List.of()), ThumbnailFile.By.TITLE)
                : new Match(List.copyOf(byPlayers), ThumbnailFile.By.PLAYER_ID);
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /** Words alone: a file name can't hold every sign of a title. */
    private static String folded(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKD);
        String words = SIGNS.matcher(MARKS.matcher(plain).replaceAll("")).replaceAll(" ");
        return lower(words).strip();
    }
}
