package app.marquee.ui.library;

import app.marquee.model.video.VideoStatus;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.VideoStatusText;
import app.marquee.ui.control.form.ChoiceWords;

import javafx.beans.InvalidationListener;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Choice of the order and menu of the filters of videos. FX thread only. */
final class VideoMenus {
    /** Columns by their orders: the largest comes first, but titles begin with A. */
    private static final Map<String, String> ORDERS =
            Map.of(
                    "newest", "created",
                    "longest", "length",
                    "largest", "size",
                    "viewed", "views",
                    "title", "title");

    private static final List<String> IN_ORDER =
            List.of("newest", "longest", "largest", "viewed", "title");

    private static final List<VideoStatus> STATUSES =
            List.of(
                    VideoStatus.CONVERTED,
                    VideoStatus.CONVERTING,
                    VideoStatus.DRAFT,
                    VideoStatus.FAILED);

    private final Messages messages;
    private Runnable onChange = () -> {};
    private VideoNarrowing narrowing = VideoNarrowing.NONE;

    VideoMenus(Messages messages) {
        this.messages = messages;
    }

    private static MenuButton button(String id, String text, String icon) {
        MenuButton button = new MenuButton(text, new FontIcon(icon));
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /** The choice of the order, which is that of the table. */
    ComboBox<@Nullable String> sort(TableView<VideoRow> table) {
        ComboBox<@Nullable String> sort = new ComboBox<>();
        sort.setId("library-sort");
        sort.setAccessibleText(messages.text("library.sort"));
        sort.setMinWidth(Region.USE_PREF_SIZE);
        sort.getItems().setAll(IN_ORDER);
        sort.setConverter(
                new ChoiceWords<>(
                        messages.text("library.sort"),
                        order -> messages.text("library.sort." + order)));
        table.getSortOrder().addListener((InvalidationListener) _ -> sort.setValue(order(table)));
        sort.setValue(order(table));
        sort.setOnAction(
                _ -> {
                    String order = sort.getValue();
                    if (order != null && !isSorted(table, order)) {
                        sort(table, order);
                    }
                });
        return sort;
    }

    /** The order; null while it is another one. */
    private static @Nullable String order(TableView<VideoRow> table) {
        return IN_ORDER.stream().filter(order -> isSorted(table, order)).findFirst().orElse(null);
    }

    private static boolean isSorted(TableView<VideoRow> table, String order) {
        return table.getSortOrder().size() == 1
                && table.getSortOrder().getFirst().getId().equals(ORDERS.get(order))
                && table.getSortOrder().getFirst().getSortType() == direction(order);
    }

    private static TableColumn.SortType direction(String order) {
        return order.equals("title")
                ? TableColumn.SortType.ASCENDING
                : TableColumn.SortType.DESCENDING;
    }

    static void sort(TableView<VideoRow> table, String order) {
        for (TableColumn<VideoRow, ?> column : table.getColumns()) {
            if (Objects.equals(ORDERS.get(order), column.getId())) {
                column.setSortType(direction(order));
                table.getSortOrder().setAll(List.of(column));
            }
        }
    }

    /**
     * The menu of the filters.
     *
     * @param onMore shows those that need a form
     */
    MenuButton filter(Consumer<VideoNarrowing> onChange, Runnable onMore) {
        MenuButton filter = button("library-filter", words(), "fth-sliders");
        this.onChange =
                () -> {
                    filter.setText(words());
                    onChange.accept(narrowing);
                };
        ToggleGroup statuses = new ToggleGroup();
        filter.getItems().add(status(null, statuses));
        VideoStatusText names = new VideoStatusText(messages);
        for (VideoStatus status : STATUSES) {
            RadioMenuItem item = status(status, statuses);
            item.setText(names.name(status));
            filter.getItems().add(item);
        }
        CheckMenuItem bare = new CheckMenuItem(messages.text("thumbnail.none"));
        bare.setId("library-filter-bare");
        bare.setOnAction(_ -> narrow(now -> now.withBare(bare.isSelected())));
        CheckMenuItem loose = new CheckMenuItem(messages.text("videos.loose"));
        loose.setId("library-filter-loose");
        loose.setOnAction(_ -> narrow(now -> now.withLoose(loose.isSelected())));
        MenuItem more = new MenuItem(messages.text("filters.more"));
        more.setId("library-filter-more");
        more.setOnAction(_ -> onMore.run());
        filter.getItems()
                .addAll(new SeparatorMenuItem(), bare, loose, new SeparatorMenuItem(), more);
        return filter;
    }

    /** Changes the filters. */
    void narrow(UnaryOperator<VideoNarrowing> changed) {
        narrowing = changed.apply(narrowing);
        onChange.run();
    }

    private RadioMenuItem status(@Nullable VideoStatus status, ToggleGroup group) {
        RadioMenuItem item = new RadioMenuItem(messages.text("field.status.any"));
        item.setToggleGroup(group);
        item.setSelected(status == null);
        item.setOnAction(_ -> narrow(now -> now.withStatus(status)));
        return item;
    }

    private String words() {
        int count = narrowing.count();
        String name = messages.text("filter.title");
        return count == 0 ? name : messages.text("pattern.detail", name, count);
    }
}
