package app.marquee.ui.shell.dialog;

import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.text.SourceWords;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.control.table.RowsHeight;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Dialog that adds items by the IDs found in pasted, dropped or loaded text, with a preview of the
 * result. FX thread only.
 */
public final class AddByIdDialog {
    /** An ID. */
    private static final double TITLE = 260;

    private static final double KIND = 80;
    private static final double NOTE = 200;
    private static final double SOURCE = 140;

    private final Messages messages;
    private final Dialogs dialogs;
    private final TaskRunner tasks;
    private final DesktopServices desk;
    private final IdResolver resolver;
    private final FrameSource.Factory pictures;

    /**
     * @param messages of any bundle; only their language matters
     */
    public AddByIdDialog(
            Messages messages,
            Dialogs dialogs,
            TaskRunner tasks,
            DesktopServices desk,
            IdResolver resolver,
            FrameSource.Factory pictures) {
        this.messages = messages;
        this.dialogs = dialogs;
        this.tasks = tasks;
        this.desk = desk;
        this.resolver = resolver;
        this.pictures = pictures;
    }

    /**
     * @param onAdd takes the IDs once the dialog is closed
     */
    public void open(String title, WantedItems wanted, Consumer<List<ResolvedId>> onAdd) {
        open(title, wanted, "", onAdd);
    }

    /**
     * @param pasted what is looked through from the start
     * @param onAdd takes the IDs once the dialog is closed
     */
    public void open(
            String title, WantedItems wanted, String pasted, Consumer<List<ResolvedId>> onAdd) {
        KnownIdsInput input =
                new KnownIdsInput(messages, tasks, resolver, wanted).withFiles("known-file", desk);
        FrameSource frames = pictures.make(tasks, messages);
        DataTable<ResolvedId> table = table(input.model(), frames);
        if (wanted.kind() == null) {
            input.tools().getChildren().add(kinds(input.model(), table));
        }
        input.tools().getChildren().add(copy(input.model()));
        input.getChildren().add(table);
        input.getStyleClass().add("wide-content");
        Button cancel = Buttons.titled("add-known-close", messages.text("cancel"));
        Dialogs.OpenDialog dialog = dialogs.show(title, input, List.of(cancel, input.addButton()));
        cancel.setOnAction(_ -> dialog.close());
        dialog.onClosed(
                () -> {
                    input.close();
                    frames.close();
                });
        input.onAdd(
                found -> {
                    if (input.model().left().isEmpty()) {
                        dialog.close();
                    }
                    cancel.setText(messages.text("close"));
                    onAdd.accept(found);
                });
        input.field().setText(pasted);
        input.field().requestFocus();
    }

    private DataTable<ResolvedId> table(AddByIdViewModel model, FrameSource frames) {
        DataTable<ResolvedId> table = new DataTable<>("known-preview", messages, tasks);
        PictureColumn<ResolvedId> picture = frames.videos(AddByIdDialog::video);
        table.table().getColumns().add(picture);
        table.columns(
                        Column.<ResolvedId>text(
                                        "title",
                                        messages.text("field.item"),
                                        row -> row.title() == null ? row.uuid() : row.title())
                                .width(TITLE)
                                .takesRoom(),
                        Column.<ResolvedId>text(
                                        "kind",
                                        messages.text("field.type"),
                                        row -> row.kind().map(this::words).orElse(null))
                                .width(KIND),
                        Column.<ResolvedId>text(
                                        "note",
                                        messages.text("field.status"),
                                        row -> status(model.status(row), row.times()))
                                .width(NOTE),
                        Column.<ResolvedId>text(
                                        "source", messages.text("field.source"), this::source)
                                .width(SOURCE),
                        Column.<ResolvedId>text("id", messages.text("field.id"), ResolvedId::uuid)
                                .hidden())
                .named(messages.text("ids.preview"))
                .keyedBy(ResolvedId::pasted);
        table.emptyTextProperty().set(messages.text("ids.none"));
        RowsHeight.limit(table);
        model.rowsProperty()
                .subscribe(
                        rows -> {
                            table.rows(rows);
                            frames.show(
                                    picture,
                                    rows.stream()
                                            .flatMap(row -> Stream.ofNullable(video(row)))
                                            .toList());
                        });
        return table;
    }

    private static @Nullable Id video(ResolvedId row) {
        return row.kind().filter(ItemKind.VIDEO::equals).isPresent()
                ? new VideoId(row.uuid())
                : null;
    }

    private ComboBox<ItemKind> kinds(AddByIdViewModel model, DataTable<ResolvedId> table) {
        ComboBox<ItemKind> kinds = new ComboBox<>();
        kinds.setId("known-kind");
        kinds.getItems().setAll(ItemKind.listed());
        kinds.setPromptText(messages.text("ids.setKind"));
        kinds.setAccessibleText(messages.text("ids.setKind"));
        kinds.setConverter(new ChoiceWords<>(this::words));
        kinds.valueProperty()
                .subscribe(
                        chosen -> {
                            if (chosen != null) {
                                model.kind(table.selected(), chosen);
                            }
                        });
        model.rowsProperty().subscribe(rows -> kinds.setDisable(rows.isEmpty()));
        return kinds;
    }

    /** Copies what can't be added, so that none of it is lost. */
    private Button copy(AddByIdViewModel model) {
        Button copy = Buttons.titled("known-copy", "", "fth-copy");
        copy.setOnAction(
                _ ->
                        desk.copy(
                                model.left().stream()
                                        .map(
                                                row ->
                                                        String.join(
                                                                "\t",
                                                                row.pasted(),
                                                                status(
                                                                        model.status(row),
                                                                        row.times()),
                                                                source(row)))
                                        .collect(Collectors.joining("\n"))));
        model.rowsProperty()
                .subscribe(
                        _ -> {
                            int left = model.left().size();
                            copy.setText(messages.plural("ids.copy", left));
                            Visibility.show(copy, left > 0);
                        });
        return copy;
    }

    private String source(ResolvedId row) {
        return new SourceWords(messages).of(row.source(), row.file());
    }

    private String words(ItemKind kind) {
        return messages.text("item." + kind.name().toLowerCase(Locale.ROOT));
    }

    private String status(WantedItems.Status status, int times) {
        String words = messages.text("ids.status." + status.name());
        return times == 1 ? words : words + " · " + messages.plural("ids.times", times);
    }
}
