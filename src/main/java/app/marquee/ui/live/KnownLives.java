package app.marquee.ui.live;

import app.marquee.analytics.live.LiveState;
import app.marquee.model.id.LiveId;
import app.marquee.text.Messages;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.ShownText;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.video.VideoFrames;

import javafx.event.Event;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;

/**
 * List of the known live streams with their states, of which the checked ones are watched. A click
 * on a row or Enter shows its stream, a click on its check or the space bar adds it to those that
 * are compared. FX thread only.
 */
final class KnownLives extends VBox {
    private final Messages messages;
    private final LiveWords words;
    private final InstantSource clock;
    private final ZoneId zone;
    private final Consumer<KnownLive> open;
    private final Consumer<KnownLive> toggle;
    private final VideoFrames frames;
    private final Button load = new Button();
    private final ListView<KnownLive> list = new ListView<>();
    private final Debouncer moved = Debouncer.ofChoices(list);
    private boolean hasFrames;

    /**
     * @param zone of the account
     * @param open shows a stream
     * @param toggle checks a stream, or takes the check away
     */
    KnownLives(
            Messages messages,
            InstantSource clock,
            ZoneId zone,
            Consumer<KnownLive> open,
            Consumer<KnownLive> toggle,
            VideoFrames frames) {
        this.messages = messages;
        this.words = new LiveWords(messages);
        this.clock = clock;
        this.zone = zone;
        this.open = open;
        this.toggle = toggle;
        this.frames = frames;
        Label heading = new Label(messages.text("live.known"));
        heading.getStyleClass().add("heading");
        heading.setLabelFor(list);
        load.setId("live-load-states");
        load.getStyleClass().add("flat");
        load.setMinWidth(USE_PREF_SIZE);
        Visibility.show(load, false);
        VBox head = new VBox(heading, load);
        head.getStyleClass().add("known-lives-head");
        list.setId("live-known");
        list.setAccessibleText(messages.text("live.known"));
        list.setCellFactory(_ -> new Cell());
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        VBox.setVgrow(list, Priority.ALWAYS);
        getStyleClass().add("known-lives");
        getChildren().addAll(head, list);
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

    /**
     * Offers to load the states that aren't known.
     *
     * @param requests how many that takes; 0 for none
     */
    void offer(int requests, Runnable loading) {
        load.setText(messages.plural("live.states.load", requests));
        load.setOnAction(_ -> loading.run());
        Visibility.show(load, requests > 0);
    }

    /** Whether states are being loaded. */
    void loading(boolean underWay) {
        load.setDisable(underWay);
    }

    /** Puts the focus into the list. */
    void takeFocus() {
        list.requestFocus();
    }

    /** Receives the stream whose row is selected. */
    void onSelected(Consumer<KnownLive> selected) {
        list.getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        stream -> {
                            if (stream != null) {
                                selected.accept(stream);
                                moved.soon(this::openSelected);
                            }
                        });
    }

    /** The arrow keys show a stream, too, but never change what is compared. */
    private void openSelected() {
        KnownLive chosen = list.getSelectionModel().getSelectedItem();
        boolean isComparing =
                list.getItems().stream().filter(KnownLive::isWatched).skip(1).findAny().isPresent();
        if (chosen != null && !isComparing) {
            open.accept(chosen);
        }
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
    private void check(KnownLive stream) {
        if (stream.isWatched()) {
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
        boolean isCheck = event.getCode() == KeyCode.SPACE;
        if (chosen != null && (isCheck || event.getCode() == KeyCode.ENTER)) {
            event.consume();
            if (isCheck) {
                check(chosen);
            } else {
                open.accept(chosen);
            }
        }
    }

    /** Cell with a check, the frame and the name of a stream, and its state. */
    private final class Cell extends ListCell<KnownLive> {
        private final CheckBox check = new CheckBox();
        private final Label name = new Label();
        private final Label state = new Label();
        private final Region color = new Region();
        private final Region frame = frames.frame(null);
        private final HBox named = new HBox(color, name);
        private final VBox texts = new VBox(named, state);
        private final HBox row = new HBox(check, frame, texts);

        Cell() {
            check.setFocusTraversable(false);
            check.addEventHandler(MouseEvent.MOUSE_CLICKED, Event::consume);
            check.setOnAction(_ -> act(KnownLives.this::check));
            state.getStyleClass().add("caption");
            named.getStyleClass().add("live-named");
            name.setMinWidth(0);
            HBox.setHgrow(texts, Priority.ALWAYS);
            row.getStyleClass().add("known-live");
            row.setMinWidth(0);
            row.setPrefWidth(1);
            setOnMouseClicked(_ -> act(open));
        }

        private void act(Consumer<KnownLive> action) {
            KnownLive stream = getItem();
            if (stream != null) {
                action.accept(stream);
            }
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
            boolean isWatched = stream.isWatched();
            color.getStyleClass().setAll("live-swatch", "live-swatch-" + (stream.line() + 1));
            Visibility.show(color, isWatched);
            check.setSelected(isWatched);
            name.setText(ShownText.line(stream.name()));
            state.setText(
                    isWatched && !stream.wasAsked()
                            ? messages.text("state.loading")
                            : words.state(stream, clock.instant(), zone));
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
