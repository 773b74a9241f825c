package app.marquee.ui.playlists;

import app.marquee.model.id.ImageId;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.service.playlist.LinkService;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.FocusScroller;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.playlists.BulkValue.Kind;
import app.marquee.ui.playlists.edit.AccessField;
import app.marquee.ui.playlists.edit.LinkCheck;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.InvalidationListener;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Dialog for setting one field of many playlists. FX thread only. */
final class BulkEditDialog {
    private static final double TABLE_HEIGHT = 220;

    /** Least height of the table, so that some rows stay visible above the fields. */
    private static final double TABLE_LEAST = 160;

    private static final double NAME = 300;
    private static final double NOW = 150;

    private final SectionContext context;
    private final Messages messages;
    private final BulkEdits edits;
    private final BulkEditViewModel model = new BulkEditViewModel();
    private final SubscriptionGroup life = new SubscriptionGroup();
    private final BulkFields fields;
    private final DataTable<SourcedPlaylist> table;
    private final ComboBox<@Nullable Kind> member = new ComboBox<>();
    private final StackPane value = new StackPane();
    private final Label note = new Label();
    private final Button rename = new Button();
    private final Button review = new Button();
    private final Consumer<List<SourcedPlaylist>> onRename;

    /**
     * @param onRename renames the chosen playlists by a rule
     */
    BulkEditDialog(
            SectionContext context,
            BulkEdits edits,
            LinkService links,
            Consumer<List<SourcedPlaylist>> onRename) {
        this.onRename = onRename;
        this.context = context;
        this.messages = context.messages();
        this.edits = edits;
        this.table = new DataTable<>("playlist-bulk-table", messages, context.tasks());
        this.fields =
                new BulkFields(
                        messages, model, new LinkCheck(links, context.tasks(), messages), life);
    }

    void open(List<SourcedPlaylist> rows) {
        buildTable(rows);
        FilterField filter =
                new FilterField("playlist-bulk-filter", messages.text("filter"), table::filter);
        filter.setMaxWidth(Double.MAX_VALUE);
        BulkFields.choices(member, "playlist-bulk-member", List.of(Kind.values()), this::words);
        member.setValue(model.kind());
        note.setId("playlist-bulk-note");
        note.setWrapText(true);
        note.setMinHeight(Label.USE_PREF_SIZE);
        note.getStyleClass().add("caption");
        review.setId("playlist-bulk-review");
        review.getStyleClass().add("accent");
        rename.setId("playlist-batch-rename");
        rename.setText(messages.text("rename.many"));
        Button cancel = new Button(messages.text("cancel"));
        cancel.setId("playlist-bulk-cancel");
        VBox content =
                new VBox(
                        filter,
                        table,
                        new FormField(messages.text("field.field"), member),
                        scrolling(value),
                        note);
        content.getStyleClass().add("create-playlist");
        Dialogs.OpenDialog dialog =
                context.dialogs()
                        .show(
                                messages.text("bulk.title"),
                                content,
                                List.of(cancel, rename, review));
        dialog.onClosed(
                () -> {
                    life.close();
                    model.close();
                });
        cancel.setOnAction(_ -> dialog.close());
        rename.setOnAction(
                _ -> {
                    List<SourcedPlaylist> chosen = BulkEdits.changeable(table.selected());
                    dialog.close();
                    onRename.accept(chosen);
                });
        review.setOnAction(_ -> propose(dialog));
        follow();
        filter.requestFocus();
    }

    /** Makes the fields scroll where there is too little space. */
    private static ScrollPane scrolling(Region fields) {
        ScrollPane scroll = new ScrollPane(fields);
        scroll.setFitToWidth(true);
        scroll.setMinHeight(0);
        scroll.prefViewportHeightProperty().bind(fields.heightProperty());
        new FocusScroller(scroll, fields).followFocus();
        return scroll;
    }

    private void buildTable(List<SourcedPlaylist> rows) {
        table.columns(
                        Column.<SourcedPlaylist>text(
                                        "name", messages.text("field.name"), PlaylistTable::name)
                                .width(NAME),
                        Column.<SourcedPlaylist>text("now", messages.text("current"), this::now)
                                .width(NOW)
                                .takesRoom())
                .named(messages.text("section.playlists"))
                .keyedBy(SourcedPlaylist::id);
        table.setPrefHeight(TABLE_HEIGHT);
        table.setMinHeight(TABLE_LEAST);
        table.rows(rows);
    }

    private String words(Kind kind) {
        return messages.text("field." + kind.wire());
    }

    /** The current value of the chosen field, as far as it is known. */
    private @Nullable String now(SourcedPlaylist row) {
        return switch (model.kind()) {
            case ACCESS ->
                    row.playlist()
                            .accessType()
                            .map(one -> AccessField.words(messages, one))
                            .orNull();
            case HIDE_VIEWS ->
                    row.playlist()
                            .hideViews()
                            .map(hidden -> messages.text(hidden ? "views.hidden" : "views.shown"))
                            .orNull();
            case CREATOR -> row.playlist().creatorName().orNull();
            case DESCRIPTION -> row.playlist().description().orNull();
            case BUTTON -> row.playlist().externalButton().map(BulkEditDialog::words).orNull();
            case IMAGE -> row.playlist().imageId().map(ImageId::value).orNull();
        };
    }

    private static String words(ExternalButton button) {
        return Stream.of(button.text(), button.url())
                .filter(Objects::nonNull)
                .collect(Collectors.joining(" · "));
    }

    private void follow() {
        life.follow(member.valueProperty(), this::choose);
        table.selection().addListener((InvalidationListener) _ -> show());
        life.follow(model.editor().draftProperty(), _ -> show());
    }

    private void choose(@Nullable Kind kind) {
        if (kind != null) {
            model.kindProperty().set(kind);
            value.getChildren().setAll(fields.of(kind));
            table.table().refresh();
            show();
        }
    }

    private void show() {
        List<SourcedPlaylist> rows = table.selected();
        int sent = model.value().map(one -> BulkEdits.others(rows, one).size()).orElse(0);
        review.setText(messages.plural("changes.review", sent));
        boolean readOnly = context.connection().getValue().readOnly();
        review.setDisable(sent == 0 || readOnly);
        rename.setDisable(BulkEdits.changeable(rows).isEmpty() || readOnly);
        long leftOut = BulkEdits.leftOut(rows);
        note.setText(
                rows.isEmpty()
                        ? messages.text("bulk.choose")
                        : messages.plural("bulk.chosen", rows.size())
                                + (leftOut == 0 ? "" : " " + IdRule.leftOut(messages, leftOut)));
    }

    private void propose(Dialogs.OpenDialog dialog) {
        model.value()
                .ifPresent(
                        one -> {
                            List<SourcedPlaylist> rows = table.selected();
                            String name = words(model.kind());
                            dialog.close();
                            edits.propose(rows, one, name);
                        });
    }
}
