package app.marquee.ui.live;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartMark;
import app.marquee.analytics.live.LiveCurve;
import app.marquee.analytics.live.LiveFigures;
import app.marquee.analytics.series.Series;
import app.marquee.export.FileContent;
import app.marquee.export.SvgFile;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.Id;
import app.marquee.model.id.LiveId;
import app.marquee.model.operation.Operation;
import app.marquee.service.analytics.Reports;
import app.marquee.service.search.ItemDirectory;
import app.marquee.task.LoadState;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.TimeWords;
import app.marquee.ui.analytics.report.ProvenanceLabel;
import app.marquee.ui.chart.ChartVector;
import app.marquee.ui.chart.SeriesChart;
import app.marquee.ui.control.Badge;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.Exporting;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.PictureMaker;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.Section;
import app.marquee.ui.shell.section.SectionBadge;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Section Live, which charts the viewers of live streams over time. */
public final class LiveSection implements Section, Exporting {
    /** Percent of a peak at the peak. */
    private static final double WHOLE = 100;

    private static final double KNOWN_SHARE = 0.27;

    /** Most streams that are looked at for the rail. */
    private static final int MOST_KNOWN = 50;

    /** Width of the known streams over the report, in pixels at the usual text size. */
    private static final double KNOWN_WIDTH = 280;

    private final Messages messages;
    private final Clock clock;
    private final ZoneId zone;
    private final LiveViewModel model;
    private final LiveBar bar;
    private final SeriesChart chart;
    private final LiveTables tables;
    private final VideoFrames frames;
    private final KnownLives known;
    private final Button streams;
    private final TwoPanes panes;
    private final LiveSummary summary;
    private final ProvenanceLabel truth;
    private final StatePane pane;
    private final FailureText failures;
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
                                () ->
                                        LiveReading.live(
                                                sources.reports(), sources.items(), MOST_KNOWN)));
    }

    LiveSection(
            Reports reports,
            ItemDirectory things,
            VideoFrames.Source pictures,
            SectionContext context,
            Ticker heartbeat) {
        this.messages = context.messages();
        this.clock = context.clock();
        this.zone = reports.zone();
        this.model =
                new LiveViewModel(
                        new LiveReading(reports, things, clock),
                        context.tasks(),
                        messages,
                        context.memory(),
                        heartbeat);
        this.failures = new FailureText(messages);
        this.chart = new SeriesChart("live-chart", messages, messages.text("metric.viewers"));
        this.tables = new LiveTables(context, zone);
        this.summary = new LiveSummary(messages, zone);
        this.frames = new VideoFrames(context.tasks(), pictures, messages);
        this.streams = Buttons.titled("live-streams", messages.text("live.known"), "fth-radio");
        this.known = new KnownLives(messages, clock, zone, model::toggle, frames);
        this.bar =
                new LiveBar(
                        model,
                        messages,
                        context.memory(),
                        () -> context.navigation().open(new Place.Settings()),
                        this::draw);
        this.truth = new ProvenanceLabel(this::truth, this::lastingTruth);
        VBox content = new VBox(summary, chart, tables);
        content.getStyleClass().addAll("report", "live");
        VBox.setVgrow(chart, Priority.ALWAYS);
        this.pane =
                new StatePane(messages, clock, content)
                        .ofPlane()
                        .retry(FailureSubject.LIVE, this::refresh);
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
        VBox body = new VBox(bar, panes, truth);
        VBox.setVgrow(panes, Priority.ALWAYS);
        this.export =
                new ExportMenu(
                        context,
                        new LiveFile(
                                context,
                                tables,
                                model.contentProperty()::get,
                                this::lastingTruth,
                                new PictureChoice(
                                                "export-png",
                                                messages.text("export.view"),
                                                truth.lasting(PictureMaker.of(body), body),
                                                body)
                                        .with(this::vector)));
        this.view =
                new ViewFrame(messages, messages.text("title"), body)
                        .narrowing(streams, bar.ids(), bar.adding())
                        .asking(() -> model.knownProperty().get().isEmpty() ? bar.ids() : null)
                        .actions(export)
                        .more(tables.columns());
        model.onBeat(this::beat);
        tables.onSelected(stream -> known.select(stream.id()));
        known.onSelected(
                stream -> {
                    tables.select(stream.id());
                    tell();
                });
        panes.narrowProperty().subscribe(isNarrow -> offerKnown(!isNarrow));
        this.following =
                whileShown(heartbeat)
                        .and(model.contentProperty().subscribe(_ -> arrived()))
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(model.knownProperty().subscribe(this::show))
                        .and(model.loadingStatesProperty().subscribe(known::loading))
                        .and(model.followingProperty().subscribe(_ -> beat()))
                        .and(model.troubleProperty().subscribe(_ -> beat()));
    }

    private void show(List<KnownLive> all) {
        known.show(all);
        known.offer(model.withoutState().size(), model::loadStates);
        offerKnown(!panes.narrowProperty().get() || panes.openProperty().get());
        boolean isFirst = model.ids().isEmpty() && !all.isEmpty();
        if (isFirst && bar.isAsking() && !panes.narrowProperty().get()) {
            panes.applyCss();
            panes.layout();
            known.takeFocus();
        }
        if (model.phaseProperty().get() instanceof LoadState.NotLoaded) {
            waiting();
        }
    }

    /** Known streams are beside the report, or behind a button where there is no room for both. */
    private void offerKnown(boolean shown) {
        boolean any = !model.knownProperty().get().isEmpty();
        panes.openProperty().set(any && shown);
        Visibility.show(streams, any && panes.narrowProperty().get());
    }

    /** What beats is held by the toolkit, and would hold the section of a closed window. */
    private Subscription whileShown(Ticker heartbeat) {
        return view.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .orElse(false)
                .subscribe(
                        shown -> {
                            if (!shown) {
                                heartbeat.stop();
                            }
                        });
    }

    private void arrived() {
        LiveContent content = model.contentProperty().get();
        if (content != null) {
            bar.streams(content.streams().size());
            draw();
            tables.show(content);
            tell();
            if (content.streams().isEmpty()) {
                waiting();
            }
        }
        truth.update(false);
    }

    /**
     * The title and tiles of the selected stream, otherwise of the first, which is selected then.
     */
    private void tell() {
        LiveContent content = model.contentProperty().get();
        if (content == null || content.streams().isEmpty()) {
            summary.show(null, clock.instant());
            return;
        }
        LiveId chosen = known.selected();
        LiveStream stream =
                content.streams().stream()
                        .filter(one -> one.id().equals(chosen))
                        .findFirst()
                        .orElse(content.streams().getFirst());
        if (chosen == null) {
            known.select(stream.id());
        } else if (chosen.equals(stream.id())) {
            tables.select(chosen);
        }
        summary.show(stream, clock.instant());
    }

    private void draw() {
        LiveContent content = model.contentProperty().get();
        if (content != null) {
            List<Series> series = content.streams().stream().map(this::series).toList();
            chart.show(
                    new ChartContent(
                                    series,
                                    bar.isAligned()
                                            ? ChartContent.Axis.LENGTHS
                                            : ChartContent.Axis.MOMENTS,
                                    zone)
                            .markedWith(peaks(content.streams()))
                            .in(
                                    bar.isOfPeak()
                                            ? ChartContent.Unit.SHARE
                                            : ChartContent.Unit.COUNT));
        }
    }

    private Series series(LiveStream stream) {
        Series series =
                bar.isAligned()
                        ? stream.curve().alignedSeries(stream.name())
                        : stream.curve().series(stream.name());
        return bar.isOfPeak() ? LiveCurve.ofPeak(series) : series;
    }

    /**
     * A peak is named where it is the only one, or where the axis has another unit; others are
     * numbers, each at its line.
     */
    private List<ChartMark> peaks(List<LiveStream> streams) {
        UnaryOperator<String> named =
                streams.size() == 1 || bar.isOfPeak()
                        ? number -> messages.text("live.peak", number)
                        : number -> number;
        return streams.stream().flatMap(stream -> peak(stream, named)).toList();
    }

    private Stream<ChartMark> peak(LiveStream stream, UnaryOperator<String> named) {
        LiveFigures figures = stream.figures();
        Long peak = figures.peak();
        Instant at = figures.peakAt();
        Instant first = figures.first();
        if (peak == null || at == null || first == null || peak == 0) {
            return Stream.empty();
        }
        double start = bar.isAligned() ? first.getEpochSecond() : 0;
        return Stream.of(
                ChartMark.peak(
                        at.getEpochSecond() - start,
                        bar.isOfPeak() ? WHOLE : peak,
                        named.apply(messages.formats().integer(peak))));
    }

    private void follow(LoadState phase) {
        LiveContent content = model.contentProperty().get();
        boolean any = content != null && !content.streams().isEmpty();
        if (!any && (phase instanceof LoadState.NotLoaded || phase instanceof LoadState.Loaded)) {
            waiting();
            return;
        }
        pane.show(
                phase,
                content != null && content.isEmpty()
                        ? new LiveWords(messages).nothing(content, model::removeEmpty)
                        : null);
        truth.update(false);
    }

    private void waiting() {
        boolean any = !model.knownProperty().get().isEmpty();
        pane.show(
                new LoadState.NotLoaded(),
                EmptyStateText.of(
                                "fth-radio",
                                messages.text(
                                        any ? "live.waiting.title" : "live.waiting.none.title"),
                                messages.text(any ? "live.waiting.text" : "live.waiting.none.text"))
                        .withAction(messages.text("live.waiting.action"), bar.ids()::requestFocus));
    }

    /** What goes on by itself: the age of the last point, and the time until the next read. */
    private void beat() {
        Failure trouble = model.troubleProperty().get();
        if (!model.followingProperty().get() || model.ids().isEmpty()) {
            bar.tell("", "", false);
            return;
        }
        truth.tell();
        String next = messages.formats().wait(model.untilNext());
        if (trouble == null) {
            bar.tell(
                    model.isUnderWay()
                            ? messages.text("live.following.now", age())
                            : messages.text("live.following", next, age()),
                    messages.text("live.following.lasting", lastPoint()),
                    false);
        } else {
            String wrong = failures.of(trouble, FailureSubject.LIVE).title();
            bar.tell(
                    messages.text("live.trouble", wrong, next, age()),
                    messages.text("live.trouble.lasting", wrong, lastPoint()),
                    true);
        }
    }

    /** How old the last point is. */
    private String age() {
        LiveContent content = model.contentProperty().get();
        Instant last = content == null ? null : content.lastPoint();
        if (last == null) {
            return messages.text("live.no-point");
        }
        Duration age = Duration.between(last, clock.instant());
        return age.toMinutes() < 2
                ? messages.text(
                        "live.last-point.fresh",
                        messages.formats().wait(age.isNegative() ? Duration.ZERO : age))
                : messages.text("live.last-point", messages.formats().age(age));
    }

    private String truth() {
        return truth(TimeWords.withAges(messages, clock), age());
    }

    /** For files, which are read later. */
    private String lastingTruth() {
        return truth(TimeWords.lasting(messages), lastPoint());
    }

    /** When the last point is. */
    private String lastPoint() {
        LiveContent content = model.contentProperty().get();
        Instant last = content == null ? null : content.lastPoint();
        return last == null
                ? messages.text("live.no-point")
                : TimeWords.lasting(messages).lastPoint(last, zone);
    }

    private String truth(TimeWords times, String lastPoint) {
        LiveContent content = model.contentProperty().get();
        Instant askedAt = content == null ? null : content.askedAt();
        return content == null || askedAt == null
                ? ""
                : new LiveProvenance(messages, times, zone)
                        .of(content, Operation.GET_VIEWERS_HISTORIC, askedAt, lastPoint);
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

    private FileContent vector() {
        ChartVector vector = chart.vector(lastingTruth());
        return new SvgFile(vector.page(), vector.title(), vector::draw);
    }

    @Override
    public void focusFilter() {
        bar.ids().requestFocus();
    }

    public void toggleFollow() {
        bar.toggleFollow();
    }

    public void toggleAlign() {
        bar.toggleAlign();
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return pane.fetchedAtProperty();
    }

    @Override
    public void close() {
        following.unsubscribe();
        frames.close();
        model.close();
    }
}
