package app.marquee.ui.library;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.task.LoadState;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.control.Lazy;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.library.card.BrowsersCard;
import app.marquee.ui.library.card.PerformanceCard;
import app.marquee.ui.library.card.SourcesCard;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.FieldActions;
import app.marquee.ui.video.VideoPage;
import app.marquee.ui.video.VideoPageViewModel;
import app.marquee.ui.video.matrix.FieldFill;
import app.marquee.ui.video.matrix.FieldMatrixPage;
import app.marquee.ui.video.matrix.GridActions;

import javafx.scene.Node;
import javafx.scene.layout.Pane;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Pages that replace tree and table for a while: a single video, or the custom fields of many. Each
 * is created when first opened. FX thread only.
 */
final class LibraryPages {
    private final Pane place;
    private final Lazy<VideoPage> page;
    private final Lazy<FieldMatrixPage> matrix;
    private final Lazy<FieldFill> fill;
    private final Runnable onUnsaved;
    private Consumer<Optional<Video>> onTitle = _ -> {};
    private @Nullable VideoId retitled;
    private boolean followsTitle;

    /**
     * @param place whose only child is the page that is shown
     * @param ways from a video, such as back to tree and table
     */
    LibraryPages(
            LibraryModels models,
            LibrarySection.Services services,
            ReportSources reports,
            SectionContext on,
            Pane place,
            VideoPage.Ways ways) {
        this.place = place;
        this.page =
                new Lazy<>(
                        () ->
                                new VideoPage(
                                        on,
                                        new VideoPage.Parts(
                                                services.pages(),
                                                services.fields(),
                                                services.thumbnails(),
                                                models.tiles(),
                                                models.changes(),
                                                new PerformanceCard(reports, on),
                                                new SourcesCard(reports, on),
                                                new BrowsersCard(reports, on)),
                                        ways));
        FieldMatrixPage.Parts fields =
                new FieldMatrixPage.Parts(
                        services.pages(), services.fields(), models.pictures(), models.changes());
        this.matrix = new Lazy<>(() -> new FieldMatrixPage(on, fields, ways::back));
        this.fill = new Lazy<>(() -> new FieldFill(on, fields));
        this.onUnsaved = () -> on.notices().warn(on.messages().text("matrix.unsaved"));
    }

    /** Shows a video by itself. */
    void show(VideoId video) {
        place.getChildren().setAll(page.get());
        page.get().show(video);
    }

    /** Sets the editor of a title; the video is empty where the platform doesn't provide it. */
    void onTitle(Consumer<Optional<Video>> edit) {
        onTitle = edit;
    }

    /** Shows a video by itself and edits its title as soon as it is loaded. */
    void showTitle(VideoId video) {
        retitled = video;
        show(video);
        VideoPageViewModel shown = page.get().model();
        if (!followsTitle) {
            followsTitle = true;
            shown.factsStateProperty().subscribe(state -> editTitle(shown, state));
        }
    }

    private void editTitle(VideoPageViewModel shown, LoadState state) {
        VideoId wanted = retitled;
        if (wanted != null && state instanceof LoadState.Loaded) {
            retitled = null;
            onTitle.accept(shown.facts().filter(video -> video.id().equals(wanted)));
        }
    }

    /** Compares the custom fields of many videos; a comparison with unsaved edits stays. */
    void compare(List<Video> some) {
        FieldMatrixPage page = matrix.get();
        place.getChildren().setAll(page);
        if (page.hasEdits()) {
            page.takeFocus();
            onUnsaved.run();
        } else {
            page.show(some);
        }
    }

    /** Gives a custom field of many videos the same value. */
    void fill(List<Video> some) {
        fill.get().open(some);
    }

    /** The way to save edits of custom fields that are neither sent nor saved; empty for none. */
    Optional<UnsavedEdit.Keeping> unsavedFields() {
        return matrix.isMade() && matrix.get().hasEdits()
                ? Optional.of(matrix.get()::keep)
                : Optional.empty();
    }

    /** The actions on the custom fields of many videos, while they are shown. */
    Optional<GridActions> gridActions() {
        return shown() instanceof FieldMatrixPage many
                ? Optional.of(many.actions())
                : Optional.empty();
    }

    boolean isShown() {
        return shown() instanceof VideoPage || shown() instanceof FieldMatrixPage;
    }

    private Node shown() {
        return place.getChildren().getFirst();
    }

    Optional<ExportMenu> exports() {
        return shown() instanceof FieldMatrixPage many ? many.exports() : Optional.empty();
    }

    Optional<FieldActions> fieldActions() {
        return video().flatMap(VideoPage::fieldActions);
    }

    /** The page of a video, while it is shown. */
    Optional<VideoPage> video() {
        return shown() instanceof VideoPage one ? Optional.of(one) : Optional.empty();
    }

    void focusFilter() {
        if (shown() instanceof FieldMatrixPage many) {
            many.filter().requestFocus();
        }
    }

    /** The state pane of the shown page; null when there is none. */
    @Nullable StatePane states() {
        return switch (shown()) {
            case FieldMatrixPage many -> many.states();
            case VideoPage one -> one.states();
            default -> null;
        };
    }

    /** Refreshes the shown page. */
    void refresh() {
        switch (shown()) {
            case FieldMatrixPage many -> many.refresh();
            case VideoPage one -> one.refresh();
            default -> {}
        }
    }

    /** Updates the activity log after a change became pending or was settled. */
    void readJournal() {
        page.ifMade(made -> made.model().readJournal());
    }

    void close() {
        page.ifMade(VideoPage::close);
    }
}
