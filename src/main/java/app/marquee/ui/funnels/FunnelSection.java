package app.marquee.ui.funnels;

import app.marquee.change.ChangeApplier;
import app.marquee.change.ExternalChangeLog;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.funnel.FunnelService;
import app.marquee.service.session.Session;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.BackgroundLoader;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ElsewhereNote;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.RefreshFailures;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Funnels section: the list with the videos of one funnel to the right, or the matrix of all in the
 * full width. FX thread only.
 */
public final class FunnelSection implements Section {
    private static final double LIST_SHARE = 0.42;

    private final Messages messages;
    private final ChangeController changes;
    private final FunnelsViewModel model;
    private final Action creation;
    private final FunnelListPane list;
    private final FunnelVideosPane videos;
    private final VideoFrames frames;
    private final BorderPane pane = new BorderPane();
    private final ChoiceSwitch<Node> modes = new ChoiceSwitch<>("funnel-mode", pane::setCenter);
    private final ToggleButton videosMode;
    private final ToggleButton matrixMode;
    private final FunnelMatrixPane matrix;
    private final ElsewhereNote elsewhere;
    private final BackgroundLoader loader;
    private final ViewFrame frame;
    private boolean shown;

    FunnelSection(
            FunnelService service,
            ChangeApplier gate,
            ExternalChangeLog differences,
            VideoFrames.Source pictures,
            BackgroundBudget background,
            SectionContext on) {
        this.messages = on.messages();
        this.changes = new ChangeController(gate, on);
        this.loader = new BackgroundLoader(background, on.tasks()).in(pane);
        this.model = new FunnelsViewModel(service, loader, changes.flow(), on);
        FunnelCreation creating = new FunnelCreation(on, model, changes);
        this.list = new FunnelListPane(on, model, changes.markers(), creating::open);
        this.creation = new Action(creating::open);
        FunnelRemovals removals = new FunnelRemovals(on, service, changes.flow(), model::refresh);
        this.frames = new VideoFrames(on.tasks(), pictures, messages, FunnelVideosPane.FRAME);
        this.videos = new FunnelVideosPane(on, model, frames, removals);
        TwoPanes panes =
                new TwoPanes(
                                "funnel",
                                list,
                                TwoPanes.Position.RIGHT,
                                LIST_SHARE,
                                on.memory(),
                                messages)
                        .side(videos)
                        .openedFrom(list.rows());
        model.list().stateProperty().subscribe(_ -> panes.offer(!model.isEmpty()));
        this.videosMode = modes.add(panes, "videos", messages.text("field.videos"));
        videosMode.setGraphic(new FontIcon("fth-film"));
        this.matrix = new FunnelMatrixPane(on, model, frames);
        this.matrixMode = modes.add(matrix, "matrix", messages.text("matrix"));
        matrixMode.setGraphic(new FontIcon("fth-grid"));
        list.openingFirst(() -> videosMode.isSelected() && !panes.narrowProperty().get());
        list.onChosen(
                funnel -> {
                    // A list that was loaded again selects the same funnel once more.
                    if (!model.isChosen(funnel)) {
                        showVideos();
                    }
                    panes.fill();
                    model.choose(funnel);
                });
        videosMode.selectedProperty().subscribe(isShown -> Visibility.show(list.filter(), isShown));
        this.elsewhere =
                new ElsewhereNote(
                        "funnels-elsewhere",
                        on,
                        differences,
                        Set.of(ItemKind.FUNNEL),
                        changes.words());
        this.frame = frame(on, panes.aloneProperty().and(videosMode.selectedProperty()));
    }

    /**
     * @param background requests that nobody asked for
     */
    public static SectionDefinition definition(
            Session session, VideoFrames.Source pictures, BackgroundBudget background) {
        return SectionDefinition.of(
                        FunnelSection.class,
                        SectionGroup.CONTENT,
                        "fth-filter",
                        context ->
                                new FunnelSection(
                                        FunnelService.of(session),
                                        session.changes(),
                                        session.differences(),
                                        pictures,
                                        background,
                                        context))
                .opening(FunnelId.class)
                .with(FunnelCommands.all());
    }

    private RefreshFailures failures() {
        RefreshFailures failures = new RefreshFailures(messages);
        list.failingIn(failures);
        videos.failingIn(failures);
        return failures;
    }

    private ViewFrame frame(SectionContext on, ObservableValue<Boolean> covered) {
        VBox.setVgrow(pane, Priority.ALWAYS);
        WriteButton create =
                WriteButton.opening("funnel-create", messages.text("create.action"), "fth-plus");
        creation.attach(create);
        on.connection()
                .subscribe(
                        now -> {
                            boolean can = !now.readOnly();
                            creation.set(Availability.when(can, "blocked.readOnly"));
                            Visibility.show(create, can);
                        });
        matrixMode.selectedProperty().subscribe(_ -> offerExport());
        matrix.exportableProperty().subscribe(_ -> offerExport());
        return new ViewFrame(
                        messages,
                        messages.text("section.funnels"),
                        new VBox(
                                elsewhere,
                                failures(),
                                new ViewsLine("funnel-views", on, model, covered),
                                pane,
                                changes.strip()))
                .counting(list.count())
                .switching(modes)
                .narrowing(list.filter())
                .actions(matrix.export(), create);
    }

    private void offerExport() {
        Visibility.show(
                matrix.export(), matrixMode.isSelected() && matrix.exportableProperty().get());
    }

    Action creation() {
        return creation;
    }

    /** Removes the selected videos; empty while the matrix is shown. */
    Optional<Action> removal() {
        return videosMode.isSelected() ? Optional.of(videos.removal()) : Optional.empty();
    }

    void showVideos() {
        videosMode.setSelected(true);
    }

    void showMatrix() {
        matrixMode.setSelected(true);
    }

    @Override
    public Region view() {
        return frame;
    }

    @Override
    public void shown() {
        loader.shown();
        frames.renew();
        if (shown) {
            model.views().refresh();
        } else {
            shown = true;
            model.refreshList();
        }
    }

    @Override
    public void hidden() {
        loader.hidden();
    }

    @Override
    public void refresh() {
        frames.renew();
        model.refresh();
        if (matrixMode.isSelected() && model.matrix().value() != null) {
            model.readMatrix();
        }
    }

    @Override
    public void open(Id subject) {
        if (subject instanceof FunnelId funnel) {
            model.select(funnel);
        }
    }

    @Override
    public void focusFilter() {
        list.filter().requestFocus();
    }

    @Override
    public List<UnsavedEdit> unsavedEdits() {
        return changes.unsaved();
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return list.states().fetchedAtProperty();
    }

    @Override
    public void close() {
        // Its jobs end with their context.
        loader.close();
        changes.close();
        elsewhere.close();
        frames.close();
    }
}
