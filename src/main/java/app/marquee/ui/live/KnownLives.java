package app.marquee.ui.live;

import app.marquee.analytics.live.LiveState;
import app.marquee.model.id.LiveId;
import app.marquee.ui.control.Formats;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * List of the known live streams with their states, of which the checked ones are watched. A click,
 * the space bar or Enter checks one. FX thread only.
 */
final class KnownLives extends VBox {
    private final Messages messages;
    private final Formats formats;
    private final InstantSource clock;
    private final ZoneId zone;
    private final ToIntFunction<LiveId> line;
    private final Consumer<KnownLive> toggle;
    private final VideoFrames frames;
    private final ListView<KnownLive> list = new ListView<>();
    private boolean hasFrames;

    /**
     * @param zone of the account
     * @param line the number of a checked stream among the lines of the chart, from 0; else -1
     * @param toggle checks a stream, or takes the check away
     */
    KnownLives(
            Messages messages,
            InstantSource clock,
            ZoneId zone,
            ToIntFunction<LiveId> line,
            Consumer<KnownLive> toggle,
            VideoFrames frames) {
        this.messages = messages;
        this.formats = messages.formats();
        this.clock = clock;
        this.zone = zone;
        this.line = line;
        this.toggle = toggle;
        this.frames = frames;
        Label heading = new Label(messages.text("live.known"));
        heading.getStyleClass().add("heading");
        heading.setLabelFor(list);
        list.setId("live-known");
        list.setAccessibleText(messages.text("live.known"));
        list.setCellFactory(_ -> new Cell());
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        VBox.setVgrow(list, Priority.ALWAYS);
        getStyleClass().add("known-lives");
        getChildren().addAll(heading, list);
    }

    /** Shows these; a selected one stays so. */
    void show(List<KnownLive> streams) {
        LiveId chosen = selected();
        list.getItems().setAll(streams);
        frames.renew();
        frames.whetherAny(streams.stream().map(KnownLive::id).toList(), this::showFrames);
        if (chosen != null) {
            select(chosen);
        }
    }

    /** Receives the stream whose row is selected. */
    void onSelected(Consumer<KnownLive> selected) {
        list.getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        stream -> {
                            if (stream != null) {
                                selected.accept(stream);
                            }
                        });
    }

    /** The stream of the selected row; null for none. */
    @Nullable LiveId selected() {
        KnownLive stream = list.getSelectionModel().getSelectedItem();
        return stream == null ? null : stream.id();
    }

    void select(LiveId id) {
        list.getItems().stream()
                .filter(stream -> stream.id().equals(id))
                .findFirst()
                .ifPresent(list.getSelectionModel()::select);
    }

    /** An unchecked stream isn't selected any more, since its values are no longer shown. */
    private void click(KnownLive stream) {
        if (line.applyAsInt(stream.id()) >= 0) {
            list.getSelectionModel().clearSelection();
        }
        toggle.accept(stream);
    }

    /** Without frames where none is known. */
    private void showFrames(boolean known) {
        if (known != hasFrames) {
            hasFrames = known;
            list.refresh();
        }
    }

    private void press(KeyEvent event) {
        KnownLive chosen = list.getSelectionModel().getSelectedItem();
        boolean isToggle = event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER;
        if (isToggle && chosen != null) {
            toggle.accept(chosen);
            event.consume();
        }
    }

    private String state(KnownLive stream) {
        Instant last = stream.last();
        LiveState state = stream.state(clock.instant());
        LiveRemark remark = stream.remark();
        if (last == null) {
            return remark == null || !stream.wasAsked()
                    ? messages.text("live.state.none")
                    : new LiveWords(messages).of(remark);
        }
        return switch (state) {
            case LIVE -> {
                Long viewers = stream.viewers();
                yield viewers == null
                        ? messages.text("item.live")
                        : messages.plural("live.state.viewers", viewers);
            }
            case ENDED -> messages.text("live.state.ended", formats.dateTime(last, zone));
            case UNKNOWN -> messages.text("live.state.older", formats.dateTime(last, zone));
        };
    }

    /** Cell with a check, the frame and the name of a stream, and its state. */
    private final class Cell extends ListCell<KnownLive> {
        private final CheckBox check = new CheckBox();
        private final Label name = new Label();
        private final Label state = new Label();
        private final Region color = new Region();
        private final Region frame = frames.frame(null);
        private final VBox marks = new VBox(check, color);
        private final VBox texts = new VBox(name, state);
        private final HBox row = new HBox(marks, frame, texts);

        Cell() {
            check.setMouseTransparent(true);
            check.setFocusTraversable(false);
            state.getStyleClass().add("caption");
            marks.getStyleClass().add("known-live-marks");
            HBox.setHgrow(texts, Priority.ALWAYS);
            row.getStyleClass().add("known-live");
            row.setMinWidth(0);
            row.setPrefWidth(1);
            setOnMouseClicked(
                    _ -> {
                        KnownLive stream = getItem();
                        if (stream != null) {
                            click(stream);
                        }
                    });
        }

        @Override
        protected void updateItem(KnownLive stream, boolean empty) {
            super.updateItem(stream, empty);
            frames.show(frame, empty || stream == null ? null : stream.id());
            if (empty || stream == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            Visibility.show(frame, hasFrames);
            int number = line.applyAsInt(stream.id());
            boolean isWatched = number >= 0;
            color.getStyleClass().setAll("live-swatch", "live-swatch-" + (number + 1));
            Visibility.show(color, isWatched);
            check.setSelected(isWatched);
            name.setText(stream.name());
            state.setText(state(stream));
            boolean isLive = stream.state(clock.instant()) == LiveState.LIVE;
            state.getStyleClass().remove("live-now");
            if (isLive) {
                state.getStyleClass().add("live-now");
            }
            setGraphic(row);
            setAccessibleText(
                    String.join(
                            ". ",
                            stream.name(),
                            state.getText(),
                            messages.text(isWatched ? "live.shown" : "live.hidden")));
        }
    }
}
