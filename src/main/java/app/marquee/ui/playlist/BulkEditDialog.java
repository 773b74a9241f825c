package app.marquee.ui.playlist;

import app.marquee.model.AccessType;
import app.marquee.model.Limits;
import app.marquee.service.PlaylistKnown;
import app.marquee.ui.control.Column;
import app.marquee.ui.control.DataTable;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.FormField;
import app.marquee.ui.control.LimitedTextField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.Dialogs;
import app.marquee.ui.shell.SectionContext;

import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Chooses playlists, a member and its value. On the FX thread. */
final class BulkEditDialog {
    private static final double TABLE_HEIGHT = 240;
    private static final double NAME = 300;
    private static final double NOW = 150;

    private final SectionContext context;
    private final Messages messages;
    private final BulkEdits edits;
    private final DataTable<PlaylistKnown> table;
    private final ComboBox<BulkValue.Kind> member = new ComboBox<>();
    private final ComboBox<AccessType> access = new ComboBox<>();
    private final ComboBox<Boolean> views = new ComboBox<>();
    private final LimitedTextField creator;
    private final LimitedTextField description;
    private final StackPane value = new StackPane();
    private final Label note = new Label();
    private final Button review = new Button();

    BulkEditDialog(SectionContext context, BulkEdits edits) {
        this.context = context;
        this.messages = context.messages();
        this.edits = edits;
        this.table = new DataTable<>("playlist-bulk-table", messages, context.tasks());
        this.creator =
                LimitedTextField.line(
                                messages,
                                "playlist-bulk-creator",
                                messages.text("member.creator_name"),
                                Limits.CREATOR_NAME)
                        .required();
        this.description =
                LimitedTextField.line(
                        messages,
                        "playlist-bulk-description",
                        messages.text("member.description"),
                        Limits.PLAYLIST_DESCRIPTION);
    }

    void open(List<PlaylistKnown> rows) {
        buildTable(rows);
        FilterField filter =
                new FilterField("playlist-bulk-filter", messages.text("filter"), table::filter);
        filter.setMaxWidth(Double.MAX_VALUE);
        choices(member, "playlist-bulk-member", List.of(BulkValue.Kind.values()), this::words);
        choices(
                access,
                "playlist-bulk-access",
                List.of(AccessType.PRIVATE, AccessType.PUBLIC),
                one -> AccessField.words(messages, one));
        choices(
                views,
                "playlist-bulk-views",
                List.of(true, false),
                hidden -> messages.text(hidden ? "views.hidden" : "views.shown"));
        member.setValue(BulkValue.Kind.ACCESS);
        note.setId("playlist-bulk-note");
        note.setWrapText(true);
        note.setMinHeight(Label.USE_PREF_SIZE);
        note.getStyleClass().add("caption");
        review.setId("playlist-bulk-review");
        review.getStyleClass().add("accent");
        Button cancel = new Button(messages.common().text("cancel"));
        cancel.setId("playlist-bulk-cancel");
        VBox content =
                new VBox(
                        filter,
                        table,
                        new FormField(messages.text("bulk.member"), member),
                        value,
                        note);
        content.getStyleClass().add("create-playlist");
        RoomStyle.addTo(content);
        Dialogs.OpenDialog dialog =
                context.dialogs()
                        .show(messages.text("bulk.title"), content, List.of(cancel, review));
        cancel.setOnAction(_ -> dialog.close());
        review.setOnAction(_ -> propose(dialog));
        follow();
        filter.requestFocus();
    }

    private void buildTable(List<PlaylistKnown> rows) {
        table.columns(
                        Column.<PlaylistKnown>text(
                                        "name",
                                        messages.text("column.name"),
                                        row -> DeleteQuestion.name(row.playlist()))
                                .width(NAME),
                        Column.<PlaylistKnown>text("now", messages.text("bulk.now"), this::now)
                                .width(NOW))
                .named(messages.text("title"))
                .keyedBy(PlaylistKnown::id);
        table.setPrefHeight(TABLE_HEIGHT);
        table.rows(rows);
    }

    private static <T> void choices(
            ComboBox<T> box, String id, List<T> all, Function<T, String> words) {
        box.setId(id);
        box.getItems().setAll(all);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(@Nullable T one) {
                        return one == null ? "" : words.apply(one);
                    }

                    @Override
                    public @Nullable T fromString(String typed) {
                        return null;
                    }
                });
    }

    private String words(BulkValue.Kind kind) {
        return messages.text("member." + kind.wire().toLowerCase(Locale.ROOT));
    }

    /** What the chosen member is now, as far as it is known. */
    private @Nullable String now(PlaylistKnown row) {
        return switch (member.getValue()) {
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
        };
    }

    private void follow() {
        member.valueProperty()
                .subscribe(
                        kind -> {
                            value.getChildren().setAll(field(kind));
                            table.table().refresh();
                            show();
                        });
        table.selection().addListener((InvalidationListener) _ -> show());
        access.valueProperty().subscribe(this::show);
        views.valueProperty().subscribe(this::show);
        creator.textProperty().subscribe(this::show);
        description.textProperty().subscribe(this::show);
    }

    private Node field(BulkValue.Kind kind) {
        return switch (kind) {
            case ACCESS -> new FormField(messages.text("member.access_type"), access);
            case HIDE_VIEWS -> new FormField(messages.text("member.hide_views"), views);
            case CREATOR -> creator;
            case DESCRIPTION -> description;
        };
    }

    private Optional<BulkValue> chosen() {
        Optional<BulkValue> typed =
                switch (member.getValue()) {
                    case ACCESS ->
                            Optional.ofNullable(access.getValue()).map(BulkValue.Access::new);
                    case HIDE_VIEWS ->
                            Optional.ofNullable(views.getValue()).map(BulkValue.HideViews::new);
                    case CREATOR ->
                            Optional.of(new BulkValue.Creator(creator.textProperty().get()));
                    case DESCRIPTION ->
                            Optional.of(
                                    new BulkValue.Description(description.textProperty().get()));
                };
        return typed.filter(BulkValue::isAllowed);
    }

    private void show() {
        List<PlaylistKnown> rows = table.selected();
        int sent = chosen().map(one -> BulkEdits.others(rows, one).size()).orElse(0);
        review.setText(messages.plural("bulk.review", sent));
        review.setDisable(sent == 0 || context.connection().getValue().readOnly());
        note.setText(
                rows.isEmpty()
                        ? messages.text("bulk.choose")
                        : messages.plural("bulk.chosen", rows.size()));
    }

    private void propose(Dialogs.OpenDialog dialog) {
        chosen().ifPresent(
                        one -> {
                            List<PlaylistKnown> rows = table.selected();
                            dialog.close();
                            edits.propose(rows, one, words(member.getValue()));
                        });
    }
}
