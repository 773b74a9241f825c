package app.marquee.ui.live;

import app.marquee.analytics.live.LiveFigures;
import app.marquee.analytics.live.LiveState;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.control.Badge;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Title of a live stream with its state, and its values as tiles. FX thread only. */
final class LiveSummary extends VBox {
    /** Width of more than all tiles, in pixels. */
    private static final double ONE_LINE = 2000;

    private final Messages messages;
    private final LiveWords words;
    private final ZoneId zone;
    private final Label title = new Label();
    private final HBox heading = new HBox(title);
    private final FigureStrip tiles = new FigureStrip("live-tiles");

    /**
     * @param zone of the account
     */
    LiveSummary(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.words = new LiveWords(messages);
        this.zone = zone;
        title.setId("live-title");
        title.getStyleClass().add("heading");
        heading.getStyleClass().add("live-heading");
        // Otherwise the row is as high as two lines of tiles, also where one is enough.
        tiles.setPrefWrapLength(ONE_LINE);
        HBox figures = new HBox(tiles);
        figures.getStyleClass().add("live-figures");
        HBox.setHgrow(tiles, Priority.ALWAYS);
        getChildren().addAll(heading, figures);
        show(null, Instant.EPOCH);
    }

    /**
     * @param stream null for none
     */
    void show(@Nullable LiveStream stream, Instant now) {
        Visibility.show(heading, stream != null);
        heading.getChildren().setAll(title);
        tiles.show(stream == null ? List.of() : tiles(stream, now));
        if (stream != null) {
            title.setText(stream.name());
            heading.getChildren().add(state(KnownLive.of(stream), now));
        }
    }

    private Badge state(KnownLive stream, Instant now) {
        boolean isLive = stream.state(now) == LiveState.LIVE;
        Badge state =
                isLive
                        ? new Badge(messages.text("item.live"), Badge.Tone.SUCCESS)
                        : new Badge(words.state(stream, now, zone), Badge.Tone.MUTED);
        state.setId("live-state");
        return state;
    }

    private List<Figure> tiles(LiveStream stream, Instant now) {
        LiveFigures figures = stream.figures();
        List<Figure> shown = new ArrayList<>();
        Long current = figures.current();
        if (current != null && KnownLive.of(stream).state(now) == LiveState.LIVE) {
            shown.add(tile("now", "live.now", count(current), figures.last()));
        }
        shown.add(tile("peak", "column.peak", count(figures.peak()), figures.peakAt()));
        shown.add(tile("average", "column.average", rounded(figures.average()), null));
        shown.add(tile("to-peak", "column.to-peak", length(figures.toPeak()), null));
        shown.add(tile("length", "field.duration", length(figures.length()), null));
        return shown;
    }

    private String length(@Nullable Duration length) {
        return length == null ? messages.text("unknown.mark") : words.length(length);
    }

    private String rounded(@Nullable Double viewers) {
        return count(viewers == null ? null : Math.round(viewers));
    }

    private String count(@Nullable Long viewers) {
        return viewers == null
                ? messages.text("unknown.mark")
                : messages.formats().integer(viewers);
    }

    private Figure tile(String id, String caption, String value, @Nullable Instant at) {
        String help = at == null ? "" : messages.formats().dateTime(at, zone);
        return Figure.of("live-tile-" + id, messages.text(caption), value).explained(help);
    }
}
