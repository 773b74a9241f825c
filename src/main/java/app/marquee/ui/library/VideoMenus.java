package app.marquee.ui.library;

import app.marquee.model.video.VideoStatus;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.VideoStatusText;

import javafx.beans.InvalidationListener;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
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

import java.util.ArrayList;
import java.util.Collection;
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

    /** Most custom fields that a menu offers. */
    private static final int MOST = 30;

    private final Messages messages;
    private final Menu fields = new Menu();
    private Consumer<@Nullable String> onField = _ -> {};
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
        table.getSortOrder().addListener((InvalidationListener) _ -> sort.setText(order(table)));
        sort.setText(order(table));
        return sort;
    }

    /** The name of the order, or what the menu does while none of it is shown. */
    private String order(TableView<VideoRow> table) {
        return IN_ORDER.stream()
                .filter(order -> isSorted(table, order))
                .map(order -> messages.text("library.sort." + order))
                .findFirst()
                .orElse(messages.text("library.sort"));
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

    /** The menu of the filters. */
    MenuButton filter(Consumer<VideoNarrowing> onChange) {
        MenuButton filter = button("library-filter", words(), "fth-sliders");
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
        CheckMenuItem loose = new CheckMenuItem(messages.text("videos.loose"));
        loose.setId("library-filter-loose");
        loose.setOnAction(_ -> change.accept(narrowing.withLoose(loose.isSelected())));
        fields.setText(messages.text("videos.byField"));
        fields.setId("library-filter-field");
        onField = field -> change.accept(narrowing.withField(field));
        filter.getItems().addAll(new SeparatorMenuItem(), bare, loose, fields);
        fields(List.of());
        return filter;
    }

    /** Offers these custom fields with their values. */
    void fields(Collection<String> known) {
        ToggleGroup group = new ToggleGroup();
        List<MenuItem> items = new ArrayList<>();
        items.add(field(null, messages.text("videos.anyField"), group));
        known.stream()
                .sorted(String.CASE_INSENSITIVE_ORDER)
                .limit(MOST)
                .forEach(name -> items.add(field(name, name, group)));
        fields.getItems().setAll(items);
        fields.setDisable(known.isEmpty());
    }

    private RadioMenuItem field(@Nullable String field, String words, ToggleGroup group) {
        RadioMenuItem item = new RadioMenuItem(words.replace('\n', ' '));
        item.setMnemonicParsing(false);
        item.setToggleGroup(group);
        item.setSelected(Objects.equals(field, narrowing.field()));
        item.setOnAction(_ -> onField.accept(field));
        return item;
    }

    private RadioMenuItem status(
            @Nullable VideoStatus status, ToggleGroup group, Consumer<VideoNarrowing> change) {
        RadioMenuItem item = new RadioMenuItem(messages.text("field.status.any"));
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
