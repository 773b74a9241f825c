package app.marquee.ui.settings;

import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionsReading;
import app.marquee.model.connection.ConnectionsReading.Unusable;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;
import app.marquee.ui.shell.dialog.Dialogs;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Card that previews a file of connections before they are added. */
final class ImportCard extends VBox {
    private static final double TALLEST = 320;
    private static final double SMALLEST = 80;
    private static final int MOST_TOLD = 20;

    private final Messages messages;
    private final Set<String> names;
    private final Map<Connection, CheckBox> boxes = new LinkedHashMap<>();
    private final Button take = new Button();
    private final Button cancel = new Button();

    private ImportCard(ConnectionsReading.Found found, Set<String> names, Messages messages) {
        this.messages = messages;
        this.names = names;
        getStyleClass().add("confirm-card");
        VBox rows = new VBox();
        rows.getStyleClass().add("import-rows");
        found.connections().forEach(one -> rows.getChildren().add(row(one)));
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.prefViewportHeightProperty().bind(Bindings.min(rows.heightProperty(), TALLEST));
        scroll.setMinHeight(SMALLEST);
        unusable(found.unusable()).forEach(rows.getChildren()::add);
        if (!found.connections().isEmpty()) {
            getChildren().add(wrapped(messages.text("import.text")));
        }
        getChildren().add(scroll);
        take.setId("connection-import-take");
        take.setText(messages.text("import.take"));
        take.setDefaultButton(true);
        cancel.setId("connection-import-cancel");
        cancel.setText(messages.text("cancel"));
        cancel.setCancelButton(true);
    }

    /**
     * @param names of the connections that are there already
     */
    static void show(
            Dialogs dialogs,
            Messages messages,
            ConnectionsReading.Found found,
            Set<String> names,
            Consumer<List<Connection>> taken) {
        ImportCard card = new ImportCard(found, names, messages);
        Dialogs.OpenDialog dialog =
                dialogs.show(
                        found.connections().isEmpty()
                                ? messages.text("import.nothing")
                                : title(found, messages),
                        card,
                        List.of(card.cancel, card.take));
        card.cancel.setOnAction(_ -> dialog.close());
        card.take.setOnAction(
                _ -> {
                    dialog.close();
                    taken.accept(card.chosen());
                });
        card.enable();
    }

    private static String title(ConnectionsReading.Found found, Messages messages) {
        int usable = found.connections().size();
        return found.unusable().isEmpty()
                ? messages.plural("import.title", usable)
                : messages.text("import.title.part", usable, usable + found.unusable().size());
    }

    private String url(String field, Object url) {
        return messages.text("pattern.labeled", messages.text(field), url.toString());
    }

    private List<Connection> chosen() {
        return boxes.entrySet().stream()
                .filter(row -> row.getValue().isSelected())
                .map(Map.Entry::getKey)
                .toList();
    }

    private void enable() {
        take.setDisable(chosen().isEmpty());
    }

    private VBox row(Connection one) {
        boolean known = names.contains(one.name());
        CheckBox box =
                new CheckBox(
                        messages.text(
                                "pattern.detail",
                                one.name(),
                                messages.text(
                                        "kind." + one.kind().name().toLowerCase(Locale.ROOT))));
        box.setId("connection-import-" + boxes.size());
        box.setMnemonicParsing(false);
        box.setWrapText(true);
        box.setMinHeight(Region.USE_PREF_SIZE);
        box.setSelected(!known);
        box.selectedProperty().subscribe(this::enable);
        boxes.put(one, box);
        VBox about =
                new VBox(
                        wrapped(
                                url("field.base-url", one.baseUrl())
                                        + "\n"
                                        + url("field.data-url", one.dataUrl())));
        about.getStyleClass().add("import-about");
        differences(one, messages).forEach(line -> about.getChildren().add(wrapped(line)));
        Authority authority = one.terms().network().authority();
        if (authority != null) {
            about.getChildren().add(wrapped(messages.text("import.authority", authority.name())));
        }
        if (known) {
            about.getChildren().add(wrapped(messages.text("import.known")));
        }
        return new VBox(box, about);
    }

    /** What it sends elsewhere than usual: a path or a host may be that of another request. */
    static List<String> differences(Connection one, Messages messages) {
        List<String> lines = new ArrayList<>();
        new TreeMap<>(one.routes().paths())
                .forEach(
                        (operation, path) ->
                                lines.add(messages.text("import.path", request(operation), path)));
        new TreeMap<>(one.routes().hosts())
                .forEach(
                        (operation, host) ->
                                lines.add(
                                        messages.text(
                                                "import.host",
                                                request(operation),
                                                messages.text(
                                                        host == HostRole.DATA
                                                                ? "field.data-url"
                                                                : "field.base-url"))));
        if (!one.terms().network().systemProxy()) {
            lines.add(messages.text("import.proxy"));
        }
        return lines;
    }

    private static String request(Operation operation) {
        return operation.method() + " " + operation.path();
    }

    /** Which ones are not offered, and why. */
    private List<Label> unusable(List<Unusable> all) {
        List<Label> lines = new ArrayList<>();
        if (!all.isEmpty()) {
            Label head = wrapped(messages.text("import.unusable"));
            head.getStyleClass().add("form-label");
            lines.add(head);
        }
        all.stream().limit(MOST_TOLD).forEach(one -> lines.add(wrapped(words(one))));
        if (all.size() > MOST_TOLD) {
            lines.add(wrapped(messages.text("more", all.size() - MOST_TOLD)));
        }
        return lines;
    }

    private String words(Unusable one) {
        return messages.text(
                one.name().isBlank() ? "import.unusable.unnamed" : "import.unusable.named",
                one.place(),
                one.name(),
                messages.text("import.unusable." + one.why().name().toLowerCase(Locale.ROOT)));
    }

    private static Label wrapped(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
