package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ListedChange;
import app.marquee.model.id.ChangeId;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Dialog that asks which additions of a file to import that is older than the damage to the
 * journal. None is chosen at first. FX thread only.
 */
final class OlderFileDialog implements ChangeImport.Question {
    private static final double TALLEST = 320;
    private static final double SMALLEST = 40;

    private final SectionContext on;
    private final Messages messages;
    private final ChangeWords words;

    OlderFileDialog(SectionContext on, ChangeWords words) {
        this.on = on;
        this.messages = on.messages();
        this.words = words;
    }

    @Override
    public void ask(ChangeImport.Older file, Consumer<Set<ChangeId>> left) {
        Map<ChangeId, CheckBox> boxes = new LinkedHashMap<>();
        file.additions().forEach(line -> boxes.put(line.id(), box(line, boxes)));
        VBox rows = new VBox();
        rows.getStyleClass().add("older-file-rows");
        rows.getChildren().addAll(boxes.values());
        VBox card = new VBox(text(reason(file)), scroll(rows));
        card.getStyleClass().add("review-card");
        if (file.list().changes().stream().anyMatch(change -> needsAny(change, boxes))) {
            card.getChildren().add(text(messages.text("older.needs")));
        }
        Button cancel = ReviewDialog.button("older-file-cancel", messages.text("cancel"));
        Button take = ReviewDialog.button("older-file-import", messages.text("desk.open.title"));
        take.getStyleClass().add("accent");
        boxes.values()
                .forEach(
                        box ->
                                box.selectedProperty()
                                        .subscribe(() -> take.setDisable(isEmpty(file, boxes))));
        take.setDisable(isEmpty(file, boxes));
        Dialogs.OpenDialog dialog =
                on.dialogs()
                        .show(
                                messages.plural("older.title", boxes.size()),
                                card,
                                List.of(cancel, take));
        cancel.setOnAction(_ -> dialog.close());
        take.setOnAction(
                _ -> {
                    dialog.close();
                    left.accept(left(boxes));
                });
        cancel.requestFocus();
    }

    private String reason(ChangeImport.Older file) {
        String when =
                messages.formats().dateTime(file.damagedAt(), on.connection().getValue().zone());
        return messages.text(file.list().madeAt() == null ? "older.unknown" : "older.text", when);
    }

    /** The box of a change, which can be ticked while what it needs is. */
    private CheckBox box(ChangeLine line, Map<ChangeId, CheckBox> earlier) {
        CheckBox box = new CheckBox(words.of(line));
        box.setId("older-file-change-" + earlier.size());
        box.setMnemonicParsing(false);
        box.setWrapText(true);
        box.setMinHeight(Region.USE_PREF_SIZE);
        List<CheckBox> creations =
                line.needs().stream()
                        .map(item -> earlier.get(item.change()))
                        .filter(Objects::nonNull)
                        .toList();
        if (!creations.isEmpty()) {
            box.disableProperty()
                    .bind(
                            Bindings.createBooleanBinding(
                                    () -> !creations.stream().allMatch(CheckBox::isSelected),
                                    creations.stream()
                                            .map(CheckBox::selectedProperty)
                                            .toArray(Observable[]::new)));
            box.disableProperty().subscribe(off -> untick(box, off));
        }
        return box;
    }

    private static void untick(CheckBox box, boolean off) {
        if (off) {
            box.setSelected(false);
        }
    }

    private static boolean needsAny(ListedChange change, Map<ChangeId, CheckBox> boxes) {
        return !boxes.containsKey(change.id())
                && change.needs().stream().anyMatch(item -> boxes.containsKey(item.change()));
    }

    private static boolean isEmpty(ChangeImport.Older file, Map<ChangeId, CheckBox> boxes) {
        return file.list().without(left(boxes)).changes().isEmpty();
    }

    private static Set<ChangeId> left(Map<ChangeId, CheckBox> boxes) {
        return boxes.entrySet().stream()
                .filter(row -> !row.getValue().isSelected())
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    private static ScrollPane scroll(VBox rows) {
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.prefViewportHeightProperty().bind(Bindings.min(rows.heightProperty(), TALLEST));
        scroll.setMinHeight(SMALLEST);
        return scroll;
    }

    private static Label text(String words) {
        Label text = new Label(words);
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        return text;
    }
}
