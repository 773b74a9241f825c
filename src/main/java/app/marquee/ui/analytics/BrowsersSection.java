package app.marquee.ui.analytics;

import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.PlaceSort;
import app.marquee.analytics.group.BrowserGrouping;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.GroupRow;
import app.marquee.model.BrowserRow;
import app.marquee.model.Id;
import app.marquee.model.VideoId;
import app.marquee.service.AnalyticsReads;
import app.marquee.service.KnownThings;
import app.marquee.service.Report;
import app.marquee.ui.control.About;
import app.marquee.ui.control.EmptyWords;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.shell.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/** The section Browsers: in which browsers one video was watched. */
public final class BrowsersSection extends ReportSection {
    private final Messages messages;
    private final PeriodViewModel period;
    private final QuietMoment pacing = new QuietMoment();
    private final QuietMoment typing = new QuietMoment();
    private final ChosenVideo video;
    private final VideoPicker picker;
    private final GroupsViewModel<BrowserQuestion> model;
    private final FigureStrip sums = new FigureStrip("browsers-sums");
    private final GroupTable table;
    private final CurvePane<GroupLine, Group> curve;
    private final TruthWords truthWords;
    private final Truth truth;
    private final ReportFrame frame;
    private final GroupFigures figures;

    BrowsersSection(
            AnalyticsReads reads,
            KnownThings things,
            PeriodViewModel period,
            SectionContext context) {
        this.messages = context.messages();
        this.period = period;
        this.video = new ChosenVideo(things, context.tasks(), messages, context.memory());
        this.picker = new VideoPicker(video, messages, typing);
        this.model =
                new GroupsViewModel<>(
                        new Source(reads, period, video),
                        context.tasks(),
                        new NarrowedReport.Jobs(
                                messages.text("browsers.job"),
                                messages.text("browsers.job.order"),
                                messages.text("browsers.job.compare")),
                        period,
                        pacing,
                        new GroupNarrowing(
                                new GroupNames(messages, reads.zone()),
                                new BrowserGrouping(),
                                "",
                                PlaceSort.USUAL));
        this.table =
                new GroupTable(
                        new GroupTable.Look("browsers", messages.text("column.browser"), List.of()),
                        model,
                        context);
        this.truthWords = new TruthWords(messages, context.clock(), reads::settlingDays);
        this.truth = new Truth(truthWords, this::truth);
        this.figures =
                new GroupFigures(
                        "browsers",
                        messages.text("browsers.families"),
                        messages.text("browsers.versions"),
                        messages,
                        truthWords);
        this.curve =
                new CurvePane<>(
                        "browsers-curve",
                        context,
                        GroupLine::group,
                        line -> model.names().of(line.group()));
        table.onSelected(curve::select);
        this.frame =
                new ReportFrame(
                        context,
                        model,
                        pacing,
                        new ReportFrame.Look(
                                messages.text("browsers.title"),
                                About.VIDEO,
                                new PeriodBar(period, messages).withGranularity().withComparison(),
                                new FilterField(
                                        "browsers-filter",
                                        messages.text("browsers.filter"),
                                        model::filter),
                                truth::now),
                        sums,
                        curve.below(table),
                        picker);
        frame.view()
                .actions(
                        new ExportMenu(
                                context,
                                new GroupsFile(
                                        context,
                                        new GroupsFile.Titles(
                                                messages.text("browsers.title"),
                                                messages.text("column.browser"),
                                                messages.text("export.version"),
                                                false),
                                        model,
                                        truth::lasting,
                                        frame.body())));
        frame.following(
                model.contentProperty()
                        .subscribe(this::arrived)
                        .and(model.linesProperty().subscribe(this::show))
                        .and(model.phaseProperty().subscribe(this::follow))
                        .and(video.chosenProperty().subscribe((_, _) -> questionChanged()))
                        .and(period.stateProperty().subscribe(_ -> frame.tell())));
    }

    /** Asks for the video, period and granularity that are chosen. */
    private record Source(AnalyticsReads reads, PeriodViewModel period, ChosenVideo video)
            implements GroupSource<BrowserQuestion> {
        @Override
        public Optional<BrowserQuestion> question() {
            return video.id()
                    .flatMap(
                            id ->
                                    period.periodByGranularity()
                                            .map(
                                                    days ->
                                                            new BrowserQuestion(
                                                                    id,
                                                                    days,
                                                                    period.state().granularity())));
        }

        @Override
        public GroupAnswer read(BrowserQuestion question, LongConsumer rows) {
            Optional<GroupAnswer> before = kept(question);
            Report<BrowserRow> report =
                    reads.browsers(
                            question.video(), question.period(), question.granularity(), rows);
            reads.keepBrowsers(question.video(), report);
            return GroupAnswer.of(report, GroupRow::of).since(before);
        }

        @Override
        public Optional<GroupAnswer> kept(BrowserQuestion question) {
            return reads.keptBrowsers(question.video(), question.period(), question.granularity())
                    .map(report -> GroupAnswer.of(report, GroupRow::of));
        }

        @Override
        public Compared<GroupAnswer> other(
                BrowserQuestion question, Versus versus, LongConsumer rows) {
            return GroupSource.compared(
                    new ComparedReads(reads).browsers(question, versus, rows), GroupRow::of);
        }
    }

    private void questionChanged() {
        model.questionChanged();
        frame.tell();
    }

    private void show(GroupLines lines) {
        table.show(lines);
        GroupContent content = model.contentProperty().get();
        if (content != null) {
            curve.show(
                    CurvePane.Question.of(content.narrowing().sort(), content.answer().origin()),
                    lines.lines());
        }
    }

    private void arrived(@Nullable GroupContent content) {
        if (content != null) {
            sums.show(figures.of(content));
            frame.tell();
        }
    }

    private void follow(Phase phase) {
        GroupContent content = model.contentProperty().get();
        if (phase instanceof Phase.Idle && content == null) {
            frame.pane()
                    .waiting(
                            EmptyWords.of(
                                            "fth-globe",
                                            messages.text("browsers.waiting.title"),
                                            messages.text("browsers.waiting.text"))
                                    .withAction(
                                            messages.text("browsers.waiting.action"),
                                            picker::focus));
            return;
        }
        boolean isEmpty = content != null && content.answer().rows().isEmpty();
        frame.show(
                phase,
                content == null ? null : content.answer().origin().askedAt(),
                isEmpty ? nothing() : null);
    }

    private EmptyWords nothing() {
        return EmptyWords.of(
                        "fth-globe",
                        messages.text("browsers.empty.title"),
                        messages.text("browsers.empty.text"))
                .withAction(
                        messages.text("empty.longer"),
                        () -> period.choose(PeriodPreset.LAST_90_DAYS));
    }

    private String truth(TruthWords words) {
        GroupContent content = model.contentProperty().get();
        return content == null
                ? ""
                : words.of(content, model.isOfAnotherQuestion(), about(content));
    }

    /** The video of an answer that is not for the one that is chosen. */
    private List<String> about(GroupContent content) {
        return content.question() instanceof BrowserQuestion question
                ? List.of(messages.text("truth.video", question.video().value()))
                : List.of();
    }

    @Override
    ReportFrame frame() {
        return frame;
    }

    @Override
    public void shown() {
        super.shown();
        video.search("");
    }

    @Override
    public void open(Id subject) {
        if (subject instanceof VideoId id) {
            video.choose(new VideoChoice(id, null));
        }
    }

    /** Puts the focus where the video is chosen. */
    void focusVideo() {
        picker.focus();
    }

    @Override
    public void close() {
        typing.stop();
        picker.close();
        super.close();
    }
}
