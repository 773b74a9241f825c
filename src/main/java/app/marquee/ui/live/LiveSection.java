package app.marquee.ui.live;

import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.analytics.Reports;
import app.marquee.service.search.ItemDirectory;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.report.ProvenanceFoot;
import app.marquee.ui.analytics.report.ProvenanceLabel;
import app.marquee.ui.control.Badge;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Popover;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.Exporting;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.PictureMaker;
import app.marquee.ui.shell.dialog.WantedItems;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionBadge;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.control.Button;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** Section Live, which charts the viewers of live streams over time. */
public final class LiveSection implements Section, Exporting {
    private static final double KNOWN_SHARE = 0.32;

    /** Width of the known streams over the report, in pixels at the usual text size. */
    private static final double KNOWN_WIDTH = 280;

    private final SectionContext context;
    private final Messages messages;
    private final Clock clock;
    private final LiveViewModel model;
    private final LiveBar bar;
    private final LiveChart chart;
    private final LiveTables tables;
    private final VideoFrames frames;
    private final KnownLives known;
    private final Button streams;
    private final Button add;
    private final TwoPanes panes;
    private final LiveSummary summary;
    private final LiveProvenance words;
    private final ProvenanceLabel truth;
    private final StatePane pane;
    private final ViewFrame view;
    private final ExportMenu export;
    private final Subscription following;

    public static SectionDefinition definition(ReportSources sources, VideoFrames.Source frames) {
        return SectionDefinition.of(
                        LiveSection.class,
                        SectionGroup.ANALYTICS,
                        "fth-radio",
                        context ->
                                new LiveSection(
                                        sources.reports(),
                                        sources.items(),
                                        sources.background(),
                                        frames,
                                        context,
                                        new FxSecondTicker()))
                .sharing(ReportSources.TEXTS)
                .opening(LiveId.class, Place.Live.class)
                .with(LiveCommands.all())
                .with(
                        SectionBadge.dot(
                                "badge",
                                Badge.Tone.SUCCESS,
                                new LiveBadge(sources.reports(), sources.items())));
    }

    LiveSection(
            Reports reports,
            ItemDirectory things,
            BackgroundBudget background,
            VideoFrames.Source pictures,
            SectionContext context,
            Ticker heartbeat) {
        this.context = context;
        this.messages = context.messages();
        this.clock = context.clock();
        ZoneId zone = reports.zone();
        this.model =
                new LiveViewModel(
                        new LiveReading(reports, things, clock),
                        background,
                        context.tasks(),
                        messages,
                        context.memory(),
                        heartbeat);
        this.words = new LiveProvenance(messages, clock, zone);
        this.chart = new LiveChart(messages, zone);
        this.tables = new LiveTables(context, zone);
        this.summary = new LiveSummary(messages, zone);
        this.frames = new VideoFrames(context.tasks(), pictures, messages);
        this.streams = Buttons.titled("live-streams", messages.text("live.known"), "fth-radio");
        this.add = Buttons.titled("live-add", messages.text("ids.byId"), "fth-hash");
        add.setOnAction(_ -> addById());
        this.known = new KnownLives(messages, clock, zone, model::show, model::toggle, frames);
        this.bar = new LiveBar(model, words, this::draw);
        this.truth = new ProvenanceLabel(() -> words.now(content()), this::lastingTruth);
        VBox content = new VBox(summary, chart.view(), tables);
        content.getStyleClass().addAll("report", "live");
        VBox.setVgrow(chart.view(), Priority.ALWAYS);
        this.pane =
                new StatePane(messages, clock, content)
                        .shaped(SkeletonShape.TITLED_CHART)
                        .retry(FailureSubject.LIVE, this::refresh);
        pane.replacing(add);
        this.panes =
                new TwoPanes(
                                "live",
                                pane,
                                TwoPanes.Position.LEFT,
                                KNOWN_SHARE,
                                context.memory().under("known"),
                                messages)
                        .wide(KNOWN_WIDTH)
                        .closable()
                        .side(known);
        streams.setOnAction(_ -> panes.open());
        VBox body =
                new VBox(
                        bar,
                        panes,
                        new ProvenanceFoot(
                                truth, this::popover, messages, () -> words.details(content())));
        VBox.setVgrow(panes, Priority.ALWAYS);
        this.export =
                new ExportMenu(
                        context,
                        new LiveFile(
                                context,
                                tables,
                                this::content,
                                this::lastingTruth,
                                new PictureChoice(
                                                "export-png",
                                                messages.text("export.view"),
                                                truth.lasting(PictureMaker.of(body), body),
                                                body)
                                        .with(() -> chart.vector(lastingTruth()))));
        this.view =
                new ViewFrame(messages, messages.text("title"), body)
                        .narrowing(streams)
                        .counting(model.list().streamsProperty().map(RowCount::of))
                        .actions(add, export);
        model.onBeat(this::beat);
        tables.onSelected(stream -> known.select(stream.id()));
        known.onSelected(
                stream -> {
                    tables.select(stream.id());
                    tell();
                });
        panes.openProperty().subscribe(chart::listed);
        panes.narrowProperty().subscribe(isNarrow -> offerKnown(!isNarrow));
        this.following =
                heartbeat
                        .whileShown(view)
                        .and(model.contentProperty().subscribe(_ -> arrived()))
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(model.list().streamsProperty().subscribe(this::show))
                        .and(model.list().loadingStatesProperty().subscribe(this::loadingStates))
                        .and(model.autoRefresh().onProperty().subscribe(_ -> beat()))
                        .and(model.autoRefresh().failureProperty().subscribe(_ -> beat()));
    }

    private void show(List<KnownLive> all) {
        known.show(all);
        offerStates();
        offerKnown(!panes.narrowProperty().get() || panes.openProperty().get());
        boolean isFirst = model.ids().isEmpty() && !all.isEmpty();
        if (isFirst && pane.isFocusWithin() && !panes.narrowProperty().get()) {
            panes.applyCss();
            panes.layout();
            known.takeFocus();
        }
        if (model.ids().isEmpty()) {
            waiting();
        }
    }

    private void offerStates() {
        int requests = model.ids().isEmpty() ? 0 : model.list().withoutState().size();
        known.offer(requests, model::loadStates);
    }

    /** Known streams are beside the report, or behind a button where there is no room for both. */
    private void offerKnown(boolean shown) {
        boolean any = !model.list().streamsProperty().get().isEmpty();
        panes.openProperty().set(any && shown);
        Visibility.show(streams, any && panes.narrowProperty().get());
    }

    private void arrived() {
        LiveContent content = content();
        if (content != null) {
            bar.streams(content.streams().size());
            bar.follow(content.isLive(clock.instant()));
            tables.show(content);
            tell();
            if (content.streams().isEmpty()) {
                waiting();
            }
        }
        truth.tell();
    }

    /**
     * The title and tiles of the selected stream, otherwise of the first, which is selected then.
     */
    private void tell() {
        LiveContent content = content();
        if (content == null || content.streams().isEmpty()) {
            summary.show(null, clock.instant());
            draw();
            return;
        }
        LiveId chosen = known.selected();
        LiveStream stream = chosen(content);
        draw();
        if (chosen == null) {
            known.select(stream.id());
        } else if (chosen.equals(stream.id())) {
            tables.select(chosen);
        }
        summary.show(stream, clock.instant());
    }

    private LiveStream chosen(LiveContent content) {
        LiveId chosen = known.selected();
        return content.streams().stream()
                .filter(one -> one.id().equals(chosen))
                .findFirst()
                .orElse(content.streams().getFirst());
    }

    private @Nullable LiveId leading(LiveContent content) {
        return content.streams().isEmpty() ? null : chosen(content).id();
    }

    private Popover popover() {
        return view.popover();
    }

    private void draw() {
        LiveContent content = content();
        if (content != null) {
            chart.show(content.streams(), bar.isAligned(), bar.isOfPeak(), leading(content));
        }
    }

    private void follow(LoadState phase) {
        LiveContent content = content();
        boolean any = content != null && !content.streams().isEmpty();
        if (!any && (phase instanceof LoadState.NotLoaded || phase instanceof LoadState.Loaded)) {
            waiting();
            return;
        }
        bar.offer(true);
        pane.show(
                phase,
                content != null && content.isEmpty()
                        ? new LiveWords(messages).nothing(content, model::removeEmpty)
                        : null);
        truth.tell();
    }

    /** While no stream is shown, the states are offered here instead of beside. */
    private void waiting() {
        StreamList list = model.list();
        pane.show(
                list.loadingStatesProperty().get()
                        ? new LoadState.Loading(0, clock.instant())
                        : new LoadState.NotLoaded(),
                new LiveWords(messages)
                        .waiting(
                                list.streamsProperty().get().size(),
                                list.withoutState().size(),
                                model::loadStates,
                                this::addById));
        bar.offer(false);
    }

    private void loadingStates(boolean underWay) {
        known.loading(underWay);
        if (model.ids().isEmpty()) {
            waiting();
        }
    }

    /** Updates what changes with time: the age of the last point and the time to the next load. */
    private void beat() {
        if (bar.tell()) {
            truth.tell();
        }
    }

    private String lastingTruth() {
        return words.lasting(content());
    }

    private @Nullable LiveContent content() {
        return model.contentProperty().get();
    }

    @Override
    public Optional<ExportMenu> exports() {
        return Optional.of(export);
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void shown() {
        truth.shown();
        model.shown();
        model.search();
    }

    @Override
    public void hidden() {
        model.hidden();
    }

    @Override
    public void refresh() {
        model.refresh();
    }

    @Override
    public void open(Id subject) {
        if (subject instanceof LiveId id) {
            model.add(List.of(id));
        }
    }

    @Override
    public void focusFilter() {
        if (model.list().streamsProperty().get().isEmpty()) {
            add.requestFocus();
        } else {
            panes.open();
            known.takeFocus();
        }
    }

    /** Opens the dialog that adds streams by their IDs, which are shown then. */
    void addById() {
        context.addById()
                .open(
                        messages.text("live.add"),
                        WantedItems.only(ItemKind.LIVE),
                        found ->
                                model.add(
                                        found.stream().map(id -> new LiveId(id.uuid())).toList()));
    }

    public void toggleFollow() {
        bar.toggleFollow();
    }

    void toggleOfPeak() {
        bar.toggleOfPeak();
    }

    void togglePoints() {
        tables.togglePoints();
    }

    public void toggleAlign() {
        bar.toggleAlign();
    }

    @Override
    public void close() {
        following.unsubscribe();
        frames.close();
        model.close();
    }
}
