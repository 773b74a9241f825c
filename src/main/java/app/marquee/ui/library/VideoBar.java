package app.marquee.ui.library;

import app.marquee.service.video.VideoMarks;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.DataTable;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Collection;
import java.util.function.Consumer;

/**
 * Bar above the videos: breadcrumb and count, filters, order, and the switch between table and
 * grid. FX thread only.
 */
final class VideoBar {
    /** The width of all its texts, in sizes of its smallest font. */
    private static final double ROOM = 48;

    private final Messages messages;
    private final DataTable<VideoRow> table;
    private final OverflowBar bar;
    private final OverflowBar.Slot right;
    private final Label count = new Label();
    private final BooleanProperty inspecting = new SimpleBooleanProperty();
    private final Button filters;
    private final ChoiceSwitch<Boolean> views;
    private final ReadOnlyObjectWrapper<VideoNarrowing> narrowing =
            new ReadOnlyObjectWrapper<>(VideoNarrowing.NONE);
    private VideoMarks marks = VideoMarks.NONE;
    private Runnable onFilter = () -> {};
    private Consumer<Collection<String>> onFields = _ -> {};

    /**
     * @param onView shows the grid, or else the table
     */
    VideoBar(
            Messages messages,
            ViewMemory memory,
            DataTable<VideoRow> table,
            FolderTrail trail,
            Consumer<Boolean> onView) {
        this.messages = messages;
        this.table = table;
        this.bar = new OverflowBar("video-more", messages);
        this.views = new ChoiceSwitch<>("library-view", memory, onView);
        view(views.add(false, "table", ""), "fth-list", "library.view.table");
        view(views.add(true, "grid", ""), "fth-grid", "library.view.grid");
        count.getStyleClass().add("caption");
        count.setMinWidth(Region.USE_PREF_SIZE);
        inspecting.set("true".equals(memory.recall("inspector")));
        inspecting.subscribe(on -> memory.keep("inspector", Boolean.toString(on)));
        bar.slot().addKept(trail, count);
        this.filters = Buttons.titled("library-filter", words(), "fth-sliders");
        filters.setMinWidth(Region.USE_PREF_SIZE);
        filters.setOnAction(_ -> onFilter.run());
        this.right = bar.rightSlot();
        right.add(filters, new VideoOrder(messages).choice(table.table()), views);
        bar.getStyleClass().add("video-head");
        BooleanBinding isNarrow =
                Bindings.createBooleanBinding(
                        () -> bar.getWidth() < ROOM * count.getFont().getSize(),
                        bar.widthProperty(),
                        count.fontProperty());
        trail.briefProperty().bind(isNarrow);
        shorten(filters, isNarrow);
        table.table().itemsProperty().subscribe(this::count);
    }

    Region view() {
        return bar;
    }

    /** Adds the card of the filters, which opens over the view. */
    void filtering(VideoFilterCard card, Popover cards) {
        card.attach(change -> narrow(change.apply(narrowing.get())), this::marks);
        onFields = card::fields;
        onFilter =
                () -> {
                    card.begin();
                    cards.toggle(filters, card);
                };
    }

    /** Shows only the icon of a button where the bar is narrow, as with large text. */
    private static void shorten(Button button, BooleanBinding isNarrow) {
        button.tooltipProperty().bind(button.textProperty().map(Tooltip::new));
        button.accessibleTextProperty().bind(button.textProperty());
        button.contentDisplayProperty()
                .bind(
                        isNarrow.map(
                                narrow ->
                                        narrow
                                                ? ContentDisplay.GRAPHIC_ONLY
                                                : ContentDisplay.LEFT));
    }

    private void view(ToggleButton button, String icon, String text) {
        button.setGraphic(new FontIcon(icon));
        button.setAccessibleText(messages.text(text));
        button.setTooltip(new Tooltip(messages.text(text)));
    }

    /** Shows the videos as tiles or as a table. */
    void showAs(boolean tiles) {
        views.choose(tiles ? "grid" : "table");
    }

    /** Whether the inspector is shown. */
    BooleanProperty inspecting() {
        return inspecting;
    }

    /** Shows or hides the inspector. */
    void inspect() {
        inspecting.set(!inspecting.get());
    }

    private void narrow(VideoNarrowing chosen) {
        narrowing.set(chosen);
        filters.setText(words());
        table.narrow(chosen.count() == 0 ? null : chosen.test(marks));
    }

    private String words() {
        int count = narrowing.get().count();
        String name = messages.text("filter.title");
        return count == 0 ? name : messages.text("pattern.detail", name, count);
    }

    /** The filters besides the typed words. */
    ReadOnlyObjectProperty<VideoNarrowing> narrowingProperty() {
        return narrowing.getReadOnlyProperty();
    }

    /** Takes what is known of videos without a request. */
    void marks(VideoMarks known) {
        if (!known.equals(marks)) {
            marks = known;
            onFields.accept(known.fields().keySet());
            narrow(narrowing.get());
        }
    }

    private void count() {
        int shown = table.shownRows().size();
        int all = table.rows().size();
        count.setText(
                shown == all
                        ? messages.formats().integer(all)
                        : messages.text(
                                "pattern.of",
                                messages.formats().integer(shown),
                                messages.formats().integer(all)));
        Visibility.show(count, all > 0);
    }
}
