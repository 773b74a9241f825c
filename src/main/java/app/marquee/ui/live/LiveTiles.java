package app.marquee.ui.live;

import app.marquee.analytics.live.LiveFigures;
import app.marquee.analytics.live.LiveState;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.control.Formats;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/**
 * Factory of the tiles about one live stream. Immutable.
 *
 * @param zone of the account
 */
record LiveTiles(Messages messages, ZoneId zone) {
    /**
     * @param isNamed whether the stream is named, as one of several
     */
    List<Figure> of(LiveStream stream, boolean isNamed, Instant now) {
        LiveFigures figures = stream.figures();
        List<Figure> tiles = new ArrayList<>();
        if (isNamed) {
            tiles.add(Figure.of("live-tile-stream", messages.text("column.stream"), stream.name()));
        }
        tiles.add(
                tile(
                        "now",
                        messages.text("live.now"),
                        current(figures, LiveState.of(figures.last(), stream.askedAt(), now)),
                        figures.last()));
        tiles.add(
                tile(
                        "peak",
                        messages.text("column.peak"),
                        count(figures.peak()),
                        figures.peakAt()));
        Double average = figures.average();
        tiles.add(
                tile(
                        "average",
                        messages.text("column.average"),
                        count(average == null ? null : Math.round(average)),
                        null));
        Duration toPeak = figures.toPeak();
        tiles.add(
                tile(
                        "to-peak",
                        messages.text("column.to-peak"),
                        toPeak == null ? unknown() : formats().length(toPeak),
                        null));
        return tiles;
    }

    private String current(LiveFigures figures, LiveState state) {
        return switch (state) {
            case LIVE -> count(figures.current());
            case ENDED -> messages.text("live.ended");
            case UNKNOWN -> unknown();
        };
    }

    private String count(@Nullable Long viewers) {
        return viewers == null ? unknown() : formats().integer(viewers);
    }

    private String unknown() {
        return messages.text("unknown.mark");
    }

    private Formats formats() {
        return messages.formats();
    }

    private Figure tile(String id, String caption, String value, @Nullable Instant at) {
        String help = at == null ? "" : formats().dateTime(at, zone);
        return new Figure("live-tile-" + id, caption, value, help, null, null, null);
    }
}
