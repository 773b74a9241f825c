package app.marquee.ui.library;

import app.marquee.model.video.VideoStatus;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.VideoStatusText;

import javafx.scene.control.CheckMenuItem;
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

/** Menus of the order and the filters of videos. FX thread only. */
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
    private VideoNarrowing narrowing = VideoNarrowing.NONE;

    VideoMenus(Messages messages) {
        this.messages = messages;
    }

    private static MenuButton button(String id, String text, String icon) {
        MenuButton button = new MenuButton(text, new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().add("flat");
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /** The menu of the order, which is that of the table. */
    MenuButton sort(TableView<VideoRow> table) {
        MenuButton sort = button("library-sort", messages.text("library.sort"), "fth-bar-chart");
        sort.getGraphic().setRotate(90);
        for (String order : IN_ORDER) {
            MenuItem item = new MenuItem(messages.text("library.sort." + order));
            item.setId("library-sort-" + order);
            item.setOnAction(_ -> sort(table, order));
            sort.getItems().add(item);
        }
        return sort;
    }

    static void sort(TableView<VideoRow> table, String order) {
        for (TableColumn<VideoRow, ?> column : table.getColumns()) {
            if (Objects.equals(ORDERS.get(order), column.getId())) {
                column.setSortType(
                        order.equals("title")
                                ? TableColumn.SortType.ASCENDING
                                : TableColumn.SortType.DESCENDING);
                table.getSortOrder().setAll(List.of(column));
            }
        }
    }

    /** The menu of the filters. */
    MenuButton filter(Consumer<VideoNarrowing> onChange) {
        MenuButton filter = button("library-filter", words(), "fth-filter");
        Consumer<VideoNarrowing> change =
                chosen -> {
                    narrowing = chosen;
                    filter.setText(words());
                    onChange.accept(chosen);
                };
        ToggleGroup statuses = new ToggleGroup();
        filter.getItems().add(status(null, statuses, change));
        VideoStatusText names = new VideoStatusText(messages);
        for (VideoStatus status : STATUSES) {
            RadioMenuItem item = status(status, statuses, change);
            item.setText(names.name(status));
            filter.getItems().add(item);
        }
        CheckMenuItem bare = new CheckMenuItem(messages.text("thumbnail.none"));
        bare.setId("library-filter-bare");
        bare.setOnAction(_ -> change.accept(narrowing.withBare(bare.isSelected())));
        filter.getItems().addAll(new SeparatorMenuItem(), bare);
        return filter;
    }

    private RadioMenuItem status(
            @Nullable VideoStatus status, ToggleGroup group, Consumer<VideoNarrowing> change) {
        RadioMenuItem item = new RadioMenuItem(messages.text("query.any"));
        item.setToggleGroup(group);
        item.setSelected(status == null);
        item.setOnAction(_ -> change.accept(narrowing.withStatus(status)));
        return item;
    }

    private String words() {
        int count = narrowing.count();
        String name = messages.text("filter.title");
        return count == 0 ? name : messages.text("pattern.detail", name, count);
    }
}
