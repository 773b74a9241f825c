package app.marquee.ui.settings;

import app.marquee.model.operation.Operation;
import app.marquee.model.operation.PathTemplate;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.FormField;

import javafx.collections.MapChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Pane of the custom paths, one per line, validated while typing. */
final class PathsPane extends VBox {
    private final PathsForm form;
    private final Messages messages;
    private final VBox lines = new VBox();
    private final Map<Operation, Line> shown = new EnumMap<>(Operation.class);
    private final MenuButton more;

    /** Line of an operation with a custom path. */
    private record Line(Node node, TextField path) {}

    PathsPane(PathsForm form, Messages messages) {
        this.form = form;
        this.messages = messages;
        getStyleClass().add("settings-paths");
        lines.getStyleClass().add("settings-paths");
        Label about = new Label(messages.text("paths"));
        about.setWrapText(true);
        about.getStyleClass().add("muted");
        more = new MenuButton(messages.text("paths.more"));
        more.setId("connection-path-more");
        getChildren().addAll(about, lines, more);
        form.typed().forEach(this::show);
        form.typed().addListener(this::changed);
        offer();
    }

    private void changed(MapChangeListener.Change<? extends Operation, ? extends String> change) {
        if (change.wasAdded()) {
            show(change.getKey(), change.getValueAdded());
        } else {
            Line gone = shown.remove(change.getKey());
            if (gone != null) {
                lines.getChildren().remove(gone.node());
            }
        }
        offer();
    }

    private void show(Operation operation, String path) {
        Line line = shown.get(operation);
        if (line == null) {
            line = line(operation);
            shown.put(operation, line);
            lines.getChildren().add(line.node());
        }
        if (!line.path().getText().equals(path)) {
            line.path().setText(path);
        }
    }

    private Line line(Operation operation) {
        String id = operation.name().toLowerCase(Locale.ROOT).replace('_', '-');
        TextField path = new TextField();
        path.setId("connection-path-" + id);
        Button remove = new Button("", new FontIcon("fth-x"));
        remove.setId("connection-path-" + id + "-remove");
        remove.getStyleClass().addAll("flat", "small");
        String words = messages.text("paths.remove", name(operation));
        remove.setAccessibleText(words);
        remove.setTooltip(new Tooltip(words));
        remove.setOnAction(_ -> form.typed().remove(operation));
        HBox row = new HBox(path, remove);
        row.getStyleClass().add("settings-path");
        HBox.setHgrow(path, Priority.ALWAYS);
        FormField field = new FormField(name(operation), path, row);
        path.textProperty()
                .subscribe(
                        text -> {
                            if (shown.containsKey(operation)) {
                                form.typed().put(operation, text);
                            }
                            field.errorProperty().set(problem(operation, text));
                        });
        return new Line(field, path);
    }

    private String problem(Operation operation, String path) {
        return PathTemplate.problem(operation, path)
                .map(
                        found ->
                                messages.text(
                                        "paths."
                                                + found.name()
                                                        .toLowerCase(Locale.ROOT)
                                                        .replace('_', '-'),
                                        PathTemplate.LONGEST))
                .orElse("");
    }

    /** Offers the operations that may get a path of their own. */
    void offerMore() {
        more.requestFocus();
        more.show();
    }

    /** Begins with the contract's path, which is edited from there. */
    private void begin(Operation operation) {
        form.typed().putIfAbsent(operation, operation.path());
        Line line = shown.get(operation);
        if (line != null) {
            line.path().requestFocus();
            // Later: a field that gets the focus selects all of its text.
            FxThread.later(line.path()::end);
        }
    }

    /** In groups: a menu of all of them would be higher than many screens, and not open there. */
    private void offer() {
        Map<OperationGroup, List<Operation>> groups =
                Arrays.stream(Operation.values())
                        .filter(operation -> !form.typed().containsKey(operation))
                        .sorted(
                                Comparator.comparing(Operation::path)
                                        .thenComparing(Operation::method))
                        .collect(
                                Collectors.groupingBy(
                                        OperationGroup::of,
                                        () -> new EnumMap<>(OperationGroup.class),
                                        Collectors.toList()));
        more.getItems().clear();
        groups.forEach((group, operations) -> more.getItems().add(menu(group, operations)));
    }

    private Menu menu(OperationGroup group, List<Operation> operations) {
        Menu menu = new Menu(messages.text(group.titleKey()));
        menu.getItems().setAll(operations.stream().map(this::item).toList());
        return menu;
    }

    private MenuItem item(Operation operation) {
        MenuItem item = new MenuItem(name(operation));
        // The text names a path with an underscore in it.
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> begin(operation));
        return item;
    }

    /** With its own name where another one has the same path. */
    private static String name(Operation operation) {
        String asked = operation.method() + " " + operation.path();
        boolean shared =
                Arrays.stream(Operation.values())
                        .filter(other -> other != operation)
                        .filter(other -> other.path().equals(operation.path()))
                        .anyMatch(other -> other.method().equals(operation.method()));
        return shared
                ? asked + " · " + operation.name().toLowerCase(Locale.ROOT).replace('_', ' ')
                : asked;
    }

    /** Group of operations by their path prefix, in menu order. */
    enum OperationGroup {
        VIDEOS,
        PLAYLISTS,
        FOLDERS,
        FUNNELS,
        THUMBNAILS,
        REFERRALS,
        ANALYTICS;

        /** The key of its name. */
        String titleKey() {
            return this == VIDEOS ? "field.videos" : "section." + name().toLowerCase(Locale.ROOT);
        }

        static OperationGroup of(Operation operation) {
            int end = operation.path().indexOf('/', 1);
            String first = operation.path().substring(1, end < 0 ? operation.path().length() : end);
            return switch (first) {
                case "videos" -> VIDEOS;
                case "playlist", "playlists" -> PLAYLISTS;
                case "folders" -> FOLDERS;
                case "funnel", "funnels" -> FUNNELS;
                case "thumbs" -> THUMBNAILS;
                case "member-referrals" -> REFERRALS;
                case "analytics", "browser", "city", "ranking", "referrer" -> ANALYTICS;
                default -> throw new IllegalArgumentException("No group for " + operation.path());
            };
        }
    }
}
