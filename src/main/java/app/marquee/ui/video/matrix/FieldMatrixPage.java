package app.marquee.ui.video.matrix;

import app.marquee.export.ExportNote;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.service.video.CustomFieldService;
import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.service.video.VideoPageService;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.export.TableSource;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.RowPictures;

import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Page that compares many videos by the keys of their custom fields, so that gaps and variant
 * spellings stand out, and lets cells be edited. FX thread only.
 */
public final class FieldMatrixPage extends BorderPane {
    private static final int NAMED = 6;

    private final SectionContext on;
    private final Messages messages;
    private final FieldMatrixViewModel model;
    private final RowPictures pictures;
    private final Map<VideoId, String> images = new HashMap<>();
    private final FieldGridPane grid;
    private final GridBar bar;
    private final StatePane states;
    private final FilterField filter;
    private final CheckBox gaps = new CheckBox();
    private final Button read;
    private final Button cancel;
    private final ProgressBar progress = new ProgressBar(0);
    private final SimpleObjectProperty<@Nullable RowCount> count =
            new SimpleObjectProperty<>(RowCount.NONE);
    private final Label summary = new Label();
    private final Label spellings = new Label();
    private final ViewFrame frame;
    private @Nullable ExportMenu export;
    private @Nullable FieldMatrix shown;

    /** Services of the page. */
    public record Parts(
            VideoPageService pages,
            CustomFieldService fields,
            RowPictures pictures,
            ChangeController changes) {}

    /**
     * @param back leaves the page
     */
    public FieldMatrixPage(SectionContext on, Parts parts, Runnable back) {
        this.on = on;
        this.messages = on.messages().of("video");
        this.model = new FieldMatrixViewModel(parts.pages(), on.tasks(), on.clock(), messages);
        this.pictures = parts.pictures();
        this.grid =
                new FieldGridPane(
                        on,
                        parts.changes(),
                        new FieldGridViewModel(parts.fields(), on, parts.changes(), model));
        this.bar = new GridBar(on, grid);
        this.states = new StatePane(messages, on.clock(), grid);
        this.filter =
                new FilterField(
                        "field-matrix-filter", messages.text("matrix.filter"), this::filter);
        this.read = button("field-matrix-read", "matrix.read", "fth-refresh-cw", model::read);
        this.cancel = button("field-matrix-cancel", "cancel", "fth-x", model::cancel);
        Button leave = Buttons.back("field-matrix-back", messages);
        leave.setOnAction(_ -> back.run());
        grid.onChange(bar::show);
        VBox content = new VBox(tools(), notes(), states, bar, parts.changes().strip());
        content.getStyleClass().add("matrix-page");
        VBox.setVgrow(states, Priority.ALWAYS);
        this.frame =
                new ViewFrame(messages, messages.text("matrix"), content)
                        .leaving(leave)
                        .counting(count)
                        .actions(read);
        setCenter(frame);
        model.doneProperty().subscribe(_ -> showProgress());
        model.stateProperty().subscribe(this::show);
        bar.show();
    }

    /** The actions on its cells. */
    public GridActions actions() {
        return grid.actions();
    }

    /** Whether it has edits that are neither sent nor saved for later. */
    public boolean hasEdits() {
        return grid.hasEdits();
    }

    /** Saves its edits for later, and runs one of the two. */
    public void keep(Runnable kept, Runnable failed) {
        grid.keep(kept, failed);
    }

    /** Focuses the cells, or what leads to them. */
    public void takeFocus() {
        grid.table().ifPresentOrElse(shown -> shown.table().requestFocus(), read::requestFocus);
    }

    private Button button(String id, String text, String icon, Runnable action) {
        Button button = new Button(messages.text(text), new FontIcon(icon));
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private OverflowBar tools() {
        gaps.setId("field-matrix-gaps");
        gaps.setText(messages.text("matrix.gaps"));
        gaps.setMinWidth(USE_PREF_SIZE);
        gaps.selectedProperty().subscribe(_ -> fill());
        progress.setId("field-matrix-progress");
        WriteButton add =
                WriteButton.opening(
                        "field-matrix-add", messages.text("matrix.key.add"), "fth-plus");
        WriteButton unify =
                WriteButton.opening(
                        "field-matrix-unify", messages.text("matrix.unify"), "fth-copy");
        grid.actions().addKey().attach(add);
        grid.actions().unify().attach(unify);
        OverflowBar tools = new OverflowBar("field-matrix-more", messages);
        OverflowBar.Slot left = tools.slot();
        left.addFields(filter);
        left.add(gaps);
        left.addKept(progress, cancel);
        tools.rightSlot().add(unify, add);
        tools.getStyleClass().add("gallery-tools");
        return tools;
    }

    private VBox notes() {
        summary.setId("field-matrix-summary");
        spellings.setId("field-matrix-spellings");
        spellings.visibleProperty().bind(spellings.textProperty().isNotEmpty());
        spellings.managedProperty().bind(spellings.visibleProperty());
        for (Label label : List.of(summary, spellings)) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        }
        VBox notes = new VBox(summary, spellings);
        notes.getStyleClass().add("matrix-notes");
        return notes;
    }

    /** Shows these videos; their fields are loaded when the user starts it. */
    public void show(List<Video> videos) {
        images.clear();
        for (Video video : videos) {
            String image = video.thumbnail().orNull();
            if (image != null) {
                images.put(video.id(), image);
            }
        }
        model.show(
                videos.stream()
                        .map(
                                video ->
                                        new FieldMatrixViewModel.Video(
                                                video.id(), video.title().orNull()))
                        .toList());
        show(model.stateProperty().get());
        read.requestFocus();
    }

    /** Refreshes the fields. */
    public void refresh() {
        model.read();
    }

    public FilterField filter() {
        return filter;
    }

    public StatePane states() {
        return states;
    }

    private void filter(String typed) {
        grid.table().ifPresent(table -> table.filter(typed));
    }

    private void show(LoadState state) {
        boolean reads = state instanceof LoadState.Loading;
        for (Region one : List.of(progress, cancel)) {
            Visibility.show(one, reads);
        }
        read.setDisable(reads || model.wanted() == 0);
        Visibility.show(read, !(state instanceof LoadState.Loaded) || hasFailures());
        showProgress();
        FieldMatrixViewModel.Compared compared = model.compared();
        boolean isFirst = grid.table().isEmpty();
        if (state instanceof LoadState.NotLoaded) {
            clear();
        } else if (compared != null && state instanceof LoadState.Loaded) {
            shown(compared);
        }
        states.show(state, state instanceof LoadState.NotLoaded ? cost() : null);
        if (isFirst && state instanceof LoadState.Loaded && isFocusWithin()) {
            takeFocus();
        }
    }

    /** Once all are loaded, only a refresh loads them again, as everywhere. */
    private boolean hasFailures() {
        FieldMatrixViewModel.Compared compared = model.compared();
        return compared == null
                || compared.matrix().rows().size() < compared.wanted()
                || compared.matrix().rows().stream().anyMatch(row -> row.failure() != null);
    }

    private void showProgress() {
        int done = model.doneProperty().get();
        progress.setProgress(model.wanted() == 0 ? 0 : (double) done / model.wanted());
        if (model.stateProperty().get() instanceof LoadState.Loading) {
            summary.setText(messages.text("matrix.reading", done, model.wanted()));
        }
    }

    private void clear() {
        shown = null;
        grid.clearTable();
        count.set(RowCount.NONE);
        summary.setText("");
        spellings.setText("");
    }

    /** Shows the cost of loading before it starts. */
    private EmptyStateText cost() {
        String cost =
                messages.plural(
                        "matrix.cost",
                        model.wanted(),
                        messages.formats().wait(model.duration()),
                        FieldMatrixViewModel.MOST);
        return EmptyStateText.of("fth-grid", messages.text("fields.compare"), cost)
                .withAction(messages.text("matrix.read"), model::read);
    }

    /** The export menu of the matrix, once there is one. */
    public Optional<ExportMenu> exports() {
        return Optional.ofNullable(export);
    }

    private void shown(FieldMatrixViewModel.Compared done) {
        FieldMatrix matrix = done.matrix();
        shown = matrix;
        grid.show(matrix, frame(), made -> prepare(made, done));
        summary.setText(summary(done));
        spellings.setText(spellings(matrix));
        Failure stopped = done.stopped();
        if (stopped != null) {
            on.notices().failed(messages.text("job.matrix"), stopped, FailureSubject.VIDEO);
        }
    }

    /** The column of the images; null when none is known. */
    private @Nullable PictureColumn<FieldsOfVideo> frame() {
        return images.isEmpty() ? null : pictures.column(row -> images.get(row.video()));
    }

    private void prepare(DataTable<FieldsOfVideo> made, FieldMatrixViewModel.Compared done) {
        TableSheet sheets = new TableSheet(on).whole();
        List<ExportNote> asked = sheets.asked(Operation.GET_CUSTOM_FIELDS, null, done.askedAt());
        ExportMenu menu =
                new ExportMenu(on, new TableSource(messages.text("matrix"), made, sheets, asked));
        frame.actions(menu, read);
        export = menu;
        fill(made, done.matrix());
        made.filter(filter.getText());
        made.countProperty()
                .subscribe(
                        rows ->
                                count.set(
                                        rows == null
                                                ? RowCount.NONE
                                                : new RowCount(rows.shown(), done.wanted())));
    }

    private void fill() {
        FieldMatrix matrix = shown;
        if (matrix != null) {
            grid.table().ifPresent(made -> fill(made, matrix));
        }
    }

    private void fill(DataTable<FieldsOfVideo> made, FieldMatrix matrix) {
        made.rows(gaps.isSelected() ? matrix.gaps() : matrix.rows());
    }

    private String summary(FieldMatrixViewModel.Compared done) {
        FieldMatrix matrix = done.matrix();
        String all = messages.text("matrix.summary", matrix.keys().size(), matrix.gaps().size());
        long failed = matrix.rows().stream().filter(row -> row.failure() != null).count();
        if (failed > 0) {
            all = messages.text("pattern.dot", all, messages.text("matrix.failed", failed));
        }
        int more = matrix.keys().size() - FieldMatrixTable.MOST_KEYS;
        return more > 0 ? all + " " + messages.plural("matrix.more", more) : all;
    }

    private String spellings(FieldMatrix matrix) {
        List<FieldMatrix.Key> variants = matrix.variants();
        if (variants.isEmpty()) {
            return "";
        }
        String named =
                variants.stream()
                        .limit(NAMED)
                        .map(
                                key ->
                                        messages.text(
                                                "matrix.spelling",
                                                key.key(),
                                                key.videos(),
                                                key.of()))
                        .collect(Collectors.joining(" · "));
        return messages.plural("matrix.spellings", variants.size(), named);
    }
}
