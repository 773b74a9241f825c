package app.marquee.command.plan;

import static app.marquee.command.plan.YamlCursor.key;

import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.command.Sentence;
import app.marquee.model.NameKey;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.TokenStreamLocation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reader of the rules of a playlists file. */
final class RuleReader {
    private static final int MOST_VIDEOS = 1_000;
    private static final int MOST_DAYS = 366;
    private static final int USUAL_DAYS = 28;

    private final YamlCursor cursor;
    private final List<RuledPlaylist> rules = new ArrayList<>();

    /**
     * Playlist whose videos follow from a rule.
     *
     * @param playlist its ID or present name
     * @param line where it begins in the file
     */
    record RuledPlaylist(String playlist, int line, PlaylistRule rule) {}

    RuleReader(YamlCursor cursor) {
        this.cursor = cursor;
    }

    List<RuledPlaylist> rules() {
        return List.copyOf(rules);
    }

    /** Reads one rule. */
    void rule() {
        TokenStreamLocation at = cursor.here();
        int before = cursor.problemCount();
        Found found = new Found();
        cursor.object(
                Sentence.of("yaml.rule"),
                Map.of(
                        "playlist",
                        () -> found.playlist = cursor.text(key("playlist")).orElse(null),
                        "folder",
                        () ->
                                cursor.text(key("folder"))
                                        .map(PlaylistRule.InFolder::new)
                                        .ifPresent(found::add),
                        "field",
                        () -> field(found),
                        "ranking",
                        () -> ranking(found)));
        if (cursor.problemCount() > before) {
            return;
        }
        if (found.playlist == null
                || NameKey.of(found.playlist).text().isEmpty()
                || found.all.size() != 1) {
            cursor.problem(at, Sentence.of("yaml.rule.keys"));
            return;
        }
        rules.add(new RuledPlaylist(found.playlist, at.getLineNr(), found.all.getFirst()));
    }

    private void field(Found found) {
        Map<String, String> texts = new HashMap<>();
        TokenStreamLocation at = cursor.here();
        cursor.object(
                key("field"),
                Map.of(
                        "key",
                        () -> cursor.text(key("key")).ifPresent(text -> texts.put("key", text)),
                        "value",
                        () ->
                                cursor.text(key("value"))
                                        .ifPresent(text -> texts.put("value", text))));
        String key = texts.get("key");
        String value = texts.get("value");
        if (key == null || value == null) {
            cursor.problem(at, Sentence.of("yaml.field.keys"));
        } else {
            found.add(new PlaylistRule.WithField(key, value));
        }
    }

    private void ranking(Found found) {
        TokenStreamLocation at = cursor.here();
        Numbers numbers = new Numbers();
        cursor.object(
                key("ranking"),
                Map.of(
                        "top",
                        () -> numbers.top = cursor.whole(key("top"), MOST_VIDEOS),
                        "days",
                        () -> numbers.days = cursor.whole(key("days"), MOST_DAYS),
                        "by",
                        () -> numbers.by = metric()));
        if (numbers.top == 0) {
            cursor.problem(at, Sentence.of("yaml.ranking.top"));
        } else {
            found.add(new PlaylistRule.TopOf(numbers.top, numbers.by, numbers.days));
        }
    }

    private RankingMetric metric() {
        TokenStreamLocation at = cursor.here();
        String text = cursor.text(key("by")).orElse("views");
        return RankingMetric.ofKey(text)
                .orElseGet(
                        () -> {
                            cursor.problem(at, Sentence.of("yaml.ranking.by"));
                            return RankingMetric.VIEWS;
                        });
    }

    /** Rule as it is read. */
    private static final class Found {
        private @Nullable String playlist;
        private final List<PlaylistRule> all = new ArrayList<>();

        void add(PlaylistRule rule) {
            all.add(rule);
        }
    }

    /** Ranking as it is read; 0 is missing. */
    private static final class Numbers {
        private int top;
        private int days = USUAL_DAYS;
        private RankingMetric by = RankingMetric.VIEWS;
    }
}
