package app.marquee.ui.library;

import app.marquee.service.video.VideoMarks;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.Messages;
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
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Collection;
import java.util.function.Consumer;

/**
 * Bar above the videos: breadcrumb and count, filters, order, the switch between table and grid,
 * and the inspector. FX thread only.
 */
final class VideoBar {
    /** The width of all its texts, in sizes of its smallest font. */
    private static final double ROOM = 48;

    private final Messages messages;
    private final DataTable<VideoRow> table;
    private final OverflowBar bar;
    private final OverflowBar.Slot right;
    private final Label count = new Label();
    private final ToggleButton inspect = new ToggleButton();
    private final VideoMenus menus;
    private final MenuButton filters;
    private final ChoiceSwitch<Boolean> views;
    private final ReadOnlyObjectWrapper<VideoNarrowing> narrowing =
            new ReadOnlyObjectWrapper<>(VideoNarrowing.NONE);
    private VideoMarks marks = VideoMarks.NONE;
    private Runnable onMore = () -> {};
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
        this.menus = new VideoMenus(messages);
        this.bar = new OverflowBar("video-more", messages);
        this.views = new ChoiceSwitch<>("library-view", memory, onView);
        view(views.add(false, "table", ""), "fth-list", "library.view.table");
        view(views.add(true, "grid", ""), "fth-grid", "library.view.grid");
        count.getStyleClass().add("caption");
        count.setMinWidth(Region.USE_PREF_SIZE);
        buildInspect(memory);
        bar.slot().addKept(trail, count);
        this.filters = menus.filter(this::narrow, () -> onMore.run());
        this.right = bar.rightSlot();
        right.add(filters, menus.sort(table.table()), views, inspect);
        bar.addToMenu(table.columnChoice());
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

    /** Adds the card of the filters that have no room in the menu, which opens over the view. */
    void more(VideoFilterCard card, Popover cards) {
        card.attach(menus::narrow, this::marks);
        onFields = card::fields;
        onMore =
                () -> {
                    card.begin();
                    cards.toggle(filters, card);
                };
    }

    private void buildInspect(ViewMemory memory) {
        inspect.setId("library-inspector");
        inspect.setGraphic(new FontIcon("fth-sidebar"));
        // The inspector is at the right.
        inspect.getGraphic().setRotate(180);
        inspect.getStyleClass().addAll("button-icon", "flat");
        inspect.setAccessibleText(messages.text("library.inspector"));
        inspect.setTooltip(new Tooltip(messages.text("library.inspector")));
        inspect.setMinWidth(Region.USE_PREF_SIZE);
        inspect.setSelected("true".equals(memory.recall("inspector")));
        inspect.selectedProperty().subscribe(on -> memory.keep("inspector", Boolean.toString(on)));
    }

    /** Shows only the icon of a menu where the bar is narrow, as with large text. */
    private static void shorten(MenuButton menu, BooleanBinding isNarrow) {
        menu.tooltipProperty().bind(menu.textProperty().map(Tooltip::new));
        menu.accessibleTextProperty().bind(menu.textProperty());
        menu.contentDisplayProperty()
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
        return inspect.selectedProperty();
    }

    /** Shows or hides the inspector. */
    void inspect() {
        inspect.setSelected(!inspect.isSelected());
    }

    private void narrow(VideoNarrowing chosen) {
        narrowing.set(chosen);
        table.narrow(chosen.count() == 0 ? null : chosen.test(marks));
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
