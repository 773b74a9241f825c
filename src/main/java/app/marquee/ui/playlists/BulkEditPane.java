package app.marquee.ui.playlists;

import app.marquee.model.id.ImageId;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.service.playlist.LinkService;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.form.FocusScroller;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.playlists.BulkValue.Kind;
import app.marquee.ui.playlists.edit.AccessWords;
import app.marquee.ui.playlists.edit.LinkCheck;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.SectionContext;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Pane that sets one field of the selected playlists, in the place of the open one. FX thread only.
 */
final class BulkEditPane extends BorderPane {
    /** Different values that are shown before the others are counted. */
    private static final int VALUES = 3;

    private final SectionContext context;
    private final Messages messages;
    private final BulkEdits edits;
    private final BulkEditViewModel model = new BulkEditViewModel();
    private final SubscriptionGroup life = new SubscriptionGroup();
    private final BulkFields fields;
    private final ComboBox<@Nullable Kind> member = new ComboBox<>();
    private final StackPane value = new StackPane();
    private final Label heading = new Label();
    private final Label now = new Label();
    private final Label note = new Label();
    private final WriteButton rename;
    private final WriteButton review;
    private final HBox buttons;
    private final FieldLock lock;
    private List<SourcedPlaylist> rows = List.of();

    /** Ways from the pane to others. */
    interface Ways {
        /** Renames the playlists by a rule. */
        void rename(List<SourcedPlaylist> chosen);

        /** Leaves the pane. */
        void close();
    }

    BulkEditPane(SectionContext context, BulkEdits edits, LinkService links, Ways ways) {
        this.context = context;
        this.messages = context.messages();
        this.edits = edits;
        this.fields =
                new BulkFields(
                        messages, model, new LinkCheck(links, context.tasks(), messages), life);
        BulkFields.choices(member, "playlist-bulk-member", List.of(Kind.values()), this::words);
        member.setValue(model.kind());
        heading.getStyleClass().add("playlist-title");
        for (Label label : List.of(heading, now, note)) {
            label.setWrapText(true);
            Wrapping.guard(label);
            label.setMinHeight(USE_PREF_SIZE);
        }
        now.setId("playlist-bulk-now");
        now.getStyleClass().add("muted");
        note.setId("playlist-bulk-note");
        note.getStyleClass().add("caption");
        this.rename = WriteButton.opening("playlist-batch-rename", messages.text("rename.many"));
        rename.setOnAction(_ -> ways.rename(BulkEdits.changeable(rows)));
        this.review = WriteButton.opening("playlist-bulk-review", "");
        review.setOnAction(_ -> propose());
        Button cancel = Buttons.titled("playlist-bulk-cancel", messages.text("cancel"));
        cancel.setOnAction(_ -> ways.close());
        FormField field = new FormField(messages.text("field.field"), member);
        this.lock = new FieldLock(this, field, value);
        VBox column = new VBox(head(), field, now, value, note);
        value.setAlignment(Pos.TOP_LEFT);
        column.getStyleClass().addAll("playlist-content", "playlist-bulk");
        this.buttons = new HBox(cancel, review);
        buttons.getStyleClass().addAll("save-bar", "save-buttons");
        setCenter(scrolling(column));
        setBottom(buttons);
        setId("playlist-bulk-pane");
        getStyleClass().add("playlist-detail");
        life.follow(member.valueProperty(), this::choose);
        life.follow(model.editor().draftProperty(), _ -> show());
        life.follow(context.connection(), _ -> show());
        life.follow(edits.pendingProperty(), _ -> show());
    }

    /** What is edited, and beside it the edit that has a dialog of its own. */
    private HBox head() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        rename.setMinWidth(USE_PREF_SIZE);
        HBox head = new HBox(heading, space, rename);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    /** What it takes to send them; empty for nothing. */
    private String cost(int requests) {
        int perMinute = context.connection().getValue().perMinute();
        return requests == 0
                ? ""
                : WriteButton.cost(messages.of("change"), requests, perMinute) + "\n";
    }

    /** Makes the fields scroll where there is too little space. */
    private static ScrollPane scrolling(VBox fields) {
        ScrollPane scroll = new ScrollPane(fields);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("playlist-scroll");
        new FocusScroller(scroll, fields).followFocus();
        return scroll;
    }

    /** Shows these playlists. */
    void show(List<SourcedPlaylist> chosen) {
        rows = List.copyOf(chosen);
        show();
    }

    /** Focuses the choice of the field. */
    void takeFocus() {
        member.requestFocus();
    }

    /** Discards the input, above all the password. */
    void close() {
        life.close();
        model.close();
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
                            .map(one -> AccessWords.words(messages, one))
                            .orNull();
            case HIDE_VIEWS ->
                    row.playlist()
                            .hideViews()
                            .map(hidden -> messages.text(hidden ? "views.hidden" : "views.shown"))
                            .orNull();
            case CREATOR -> row.playlist().creatorName().orNull();
            case DESCRIPTION -> row.playlist().description().orNull();
            case BUTTON -> row.playlist().externalButton().map(BulkEditPane::words).orNull();
            case IMAGE -> row.playlist().imageId().map(ImageId::value).orNull();
        };
    }

    private static String words(ExternalButton button) {
        return Stream.of(button.text(), button.url())
                .filter(Objects::nonNull)
                .collect(Collectors.joining(" · "));
    }

    private void choose(@Nullable Kind kind) {
        if (kind != null) {
            model.kindProperty().set(kind);
            value.getChildren().setAll(fields.of(kind));
            show();
        }
    }

    /** Shows what the changes under way leave to do. */
    void show() {
        int sent = model.value().map(one -> BulkEdits.others(rows, one).size()).orElse(0);
        boolean isApplying = edits.isApplying(rows);
        boolean readOnly = context.connection().getValue().readOnly();
        heading.setText(messages.plural("bulk.many", rows.size()));
        now.setText(messages.text("bulk.now", present()));
        Visibility.show(now, !isApplying);
        lock.set(isApplying);
        rename.setVisible(!isApplying);
        // What is applied is stopped in the strip below.
        Visibility.show(buttons, !isApplying);
        review.name(messages.pluralOr("review", "changes.review", sent));
        review.setDisable(sent == 0 || readOnly);
        rename.setDisable(BulkEdits.changeable(rows).isEmpty() || readOnly);
        long leftOut = BulkEdits.leftOut(rows);
        note.setText(
                isApplying
                        ? messages.text("bulk.applying")
                        : (readOnly ? "" : cost(sent) + pending())
                                + messages.text(readOnly ? "blocked.readOnly" : "bulk.skipped")
                                + (leftOut == 0 ? "" : " " + IdRule.leftOut(messages, leftOut)));
    }

    private String pending() {
        int pending = model.value().map(one -> edits.pending(rows, one)).orElse(0);
        int sent = model.value().map(one -> BulkEdits.others(rows, one).size()).orElse(0);
        return pending == 0
                ? ""
                : messages.plural(pending == sent ? "bulk.pending.all" : "bulk.pending", pending)
                        + "\n";
    }

    /** The current values of the chosen field with their numbers, the commonest first. */
    private String present() {
        Map<String, Long> counts =
                rows.stream()
                        .map(row -> Objects.requireNonNullElse(now(row), messages.text("unknown")))
                        .collect(
                                Collectors.groupingBy(
                                        Function.identity(),
                                        LinkedHashMap::new,
                                        Collectors.counting()));
        String first =
                counts.entrySet().stream()
                        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                        .limit(VALUES)
                        .map(
                                each ->
                                        messages.text(
                                                "pattern.detail", each.getKey(), each.getValue()))
                        .collect(Collectors.joining(" · "));
        return counts.size() > VALUES ? first + " · …" : first;
    }

    private void propose() {
        model.value().ifPresent(one -> edits.propose(rows, one, words(model.kind())));
    }
}
