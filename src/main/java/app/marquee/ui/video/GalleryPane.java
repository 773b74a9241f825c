package app.marquee.ui.video;

import app.marquee.model.Member;
import app.marquee.model.video.Thumbnails;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Gallery of the thumbnails of one video: the custom one, then the generated ones; arrow keys move
 * between them, Enter opens one in full size. FX thread only.
 */
public final class GalleryPane extends VBox {
    private final Messages messages;
    private final GalleryViewModel model;
    private final PictureFeed feed;
    private final Deeds deeds;
    private final StatePane states;
    private final VBox shelves = new VBox();
    private final ToggleGroup chosen = new ToggleGroup();
    private final List<ThumbnailTile> tiles = new ArrayList<>();
    private final PictureActions actions;
    private Runnable onChosen = () -> {};
    private Predicate<VideoThumbnail> canUse = _ -> false;
    private Consumer<VideoThumbnail> onUse = _ -> {};

    /** Actions on the chosen thumbnail. */
    public record PictureActions(Action open, Action save) {}

    /** Actions on a thumbnail that run outside of the gallery. */
    public interface Deeds {
        /** Shows one of them large; the others are before and behind it. */
        void open(List<VideoThumbnail> all, VideoThumbnail first);

        void save(VideoThumbnail shot);
    }

    public GalleryPane(
            Messages messages, Clock clock, GalleryViewModel model, PictureFeed feed, Deeds deeds) {
        this.messages = messages.of("video");
        this.model = model;
        this.feed = feed;
        this.deeds = deeds;
        this.actions =
                new PictureActions(
                        new Action(this::open),
                        new Action(() -> selected().ifPresent(deeds::save)));
        getStyleClass().add("gallery");
        shelves.getStyleClass().add("gallery-shelves");
        ScrollPane scroll = new ScrollPane(shelves);
        scroll.setFitToWidth(true);
        scroll.setId("thumbs-gallery");
        scroll.setAccessibleText(this.messages.text("gallery"));
        scroll.getStyleClass().add("gallery-scroll");
        scroll.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        this.states =
                new StatePane(messages, clock, scroll).retry(FailureSubject.VIDEO, model::refresh);
        VBox content = new VBox(states);
        VBox.setVgrow(states, javafx.scene.layout.Priority.ALWAYS);
        VBox.setVgrow(content, javafx.scene.layout.Priority.ALWAYS);
        getChildren().add(content);
        chosen.selectedToggleProperty().subscribe(_ -> adapt());
        model.stateProperty().subscribe(this::show);
        model.usedProperty().subscribe(_ -> mark());
        states.follow(model.stateProperty(), this::nothing);
    }

    /**
     * @param listener runs when another image is chosen
     */
    void onChosen(Runnable listener) {
        onChosen = listener;
    }

    /**
     * Sets what a generated one is used by, from its tile.
     *
     * @param can whether it can be used now
     */
    void using(Predicate<VideoThumbnail> can, Consumer<VideoThumbnail> use) {
        canUse = can;
        onUse = use;
    }

    /** Offers the ones that can be used now. */
    void offer() {
        tiles.forEach(tile -> tile.offer(!tile.shot().custom() && canUse.test(tile.shot())));
    }

    public StatePane states() {
        return states;
    }

    public PictureActions actions() {
        return actions;
    }

    /** Buttons for the actions on the chosen thumbnail. */
    List<Button> tools() {
        return List.of(
                tool("thumb-open", "thumb-open", "fth-maximize-2", actions.open()),
                tool("thumb-save", "thumb-save", "fth-download", actions.save()));
    }

    private Button tool(String id, String key, String icon, Action action) {
        Button button = new Button(messages.text(key), new FontIcon(icon));
        button.setId(id);
        action.attach(button);
        return button;
    }

    private void mark() {
        tiles.forEach(tile -> tile.used(model.used()));
        adapt();
    }

    private void adapt() {
        boolean some = selected().flatMap(VideoThumbnail::address).isPresent();
        String reason = messages.text("needs.picture");
        Availability now = Availability.when(some, reason);
        actions.open().set(now);
        actions.save().set(now);
        onChosen.run();
    }

    /** The image that was chosen. */
    public Optional<VideoThumbnail> selected() {
        return chosen.getSelectedToggle() instanceof ThumbnailTile tile
                ? Optional.of(tile.shot())
                : Optional.empty();
    }

    private void open() {
        selected()
                .filter(shot -> shot.address().isPresent())
                .ifPresent(
                        shot -> deeds.open(tiles.stream().map(ThumbnailTile::shot).toList(), shot));
    }

    private void show(LoadState state) {
        boolean some = !(state instanceof LoadState.NotLoaded);
        if (!some) {
            clear();
        } else if (state instanceof LoadState.Loaded) {
            model.thumbnails().ifPresent(this::fill);
        }
    }

    private void clear() {
        feed.stop();
        tiles.clear();
        chosen.selectToggle(null);
        shelves.getChildren().clear();
        adapt();
    }

    private @Nullable EmptyStateText nothing() {
        return model.stateProperty().get() instanceof LoadState.NotLoaded
                ? EmptyStateText.of(
                        "fth-image",
                        messages.text("gallery.none.title"),
                        messages.text("gallery.none.text"))
                : null;
    }

    private void fill(Thumbnails thumbnails) {
        int keys = focused();
        tiles.clear();
        chosen.selectToggle(null);
        for (VideoThumbnail shot : VideoThumbnail.of(thumbnails)) {
            ThumbnailTile tile = new ThumbnailTile(messages, shot, () -> onUse.accept(shot));
            tile.setToggleGroup(chosen);
            tile.used(model.used());
            tile.setOnMouseClicked(
                    event -> {
                        if (event.getClickCount() == 2) {
                            open();
                        }
                    });
            tiles.add(tile);
        }
        shelves.getChildren()
                .setAll(
                        shelf(
                                "field.thumbnail",
                                VideoThumbnail::custom,
                                words(thumbnails.active(), "custom")),
                        shelf(
                                "shelf.generated",
                                shot -> !shot.custom(),
                                words(thumbnails.generated(), "generated")));
        tiles.stream().findFirst().ifPresent(tile -> tile.setSelected(true));
        if (keys >= 0 && !tiles.isEmpty()) {
            tiles.get(Math.min(keys, tiles.size() - 1)).requestFocus();
        }
        adapt();
        feed.bring(
                tiles.stream()
                        .flatMap(
                                tile ->
                                        tile.shot().address().stream()
                                                .map(
                                                        address ->
                                                                new PictureFeed.Wanted(
                                                                        tile.frame(), address)))
                        .toList());
    }

    /** The text of an empty group, which distinguishes unknown from none. */
    private String words(Member<?> member, String shelf) {
        return member.isAbsent() ? messages.text("unknown.text") : messages.text("none." + shelf);
    }

    private VBox shelf(String title, Predicate<VideoThumbnail> on, String otherwise) {
        Label heading = new Label(messages.text(title));
        heading.getStyleClass().add("form-label");
        List<ThumbnailTile> here = tiles.stream().filter(tile -> on.test(tile.shot())).toList();
        VBox shelf = new VBox(heading);
        shelf.getStyleClass().add("gallery-shelf");
        if (here.isEmpty()) {
            Label none = new Label(otherwise);
            none.setWrapText(true);
            none.getStyleClass().add("muted");
            none.setAccessibleRole(AccessibleRole.TEXT);
            shelf.getChildren().add(none);
        } else {
            shelf.getChildren().add(new ThumbnailShelf(here));
        }
        return shelf;
    }

    private void onKey(KeyEvent event) {
        int at = focused();
        if (at < 0) {
            return;
        }
        int to =
                switch (event.getCode()) {
                    case RIGHT, DOWN -> at + 1;
                    case LEFT, UP -> at - 1;
                    case HOME -> 0;
                    case END -> tiles.size() - 1;
                    default -> -1;
                };
        if (event.getCode() == KeyCode.ENTER) {
            tiles.get(at).setSelected(true);
            open();
            event.consume();
        } else if (to >= 0 && to < tiles.size()) {
            tiles.get(to).requestFocus();
            tiles.get(to).setSelected(true);
            event.consume();
        }
    }

    private int focused() {
        for (int i = 0; i < tiles.size(); i++) {
            if (tiles.get(i).isFocused()) {
                return i;
            }
        }
        return -1;
    }
}
