package app.marquee.ui.browsers;

import app.marquee.analytics.group.BrowserGrouping;
import app.marquee.analytics.group.GroupRow;
import app.marquee.export.ExportNote;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.service.analytics.Report;
import app.marquee.service.search.ItemDirectory;
import app.marquee.ui.analytics.group.GroupAnswer;
import app.marquee.ui.analytics.group.GroupContent;
import app.marquee.ui.analytics.group.GroupSource;
import app.marquee.ui.analytics.group.GroupsFile;
import app.marquee.ui.analytics.group.GroupsReport;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.BrowserQuestion;
import app.marquee.ui.analytics.report.ComparedReads;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.FilteredReportViewModel;
import app.marquee.ui.analytics.report.ReportFrame;
import app.marquee.ui.analytics.report.ReportSection;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.shell.section.SectionContext;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Section Browsers, which shows the browsers of one video's viewers. */
public final class BrowsersSection extends ReportSection {
    /** Letters of a title in the name of a file, whose days come after it. */
    private static final int SUBJECT = 40;

    private static final String ICON = "fth-globe";

    private final Messages messages;
    private final ChosenVideo video;
    private final VideoPicker picker;
    private final GroupsReport<BrowserQuestion> report;

    public BrowsersSection(
            AnalyticsReads reads,
            ItemDirectory things,
            PeriodViewModel period,
            SectionContext context) {
        this.messages = context.messages();
        this.video = new ChosenVideo(things, context.tasks(), messages, context.memory());
        this.picker = new VideoPicker(video, messages);
        this.report =
                new GroupsReport<>(
                        reads,
                        period,
                        context,
                        new Source(reads, period, video),
                        look(period),
                        picker);
        report.frame().view().asking(picker::open).actions(report.exports(context));
        report.frame()
                .following(video.chosenProperty().subscribe((_, _) -> report.questionChanged()));
    }

    private GroupsReport.Look look(PeriodViewModel period) {
        return new GroupsReport.Look(
                FailureSubject.VIDEO,
                new BrowserGrouping(),
                List.of(),
                new GroupsFile.Titles(
                        messages.text("section.browsers"),
                        messages.text("column.browser"),
                        messages.text("export.version"),
                        false,
                        this::subject,
                        this::identity),
                words(),
                GroupsReport.nothing(
                        ICON,
                        messages.text("browsers.empty.title"),
                        messages.text("browsers.empty.text"),
                        period,
                        messages),
                EmptyStateText.of(
                                ICON,
                                messages.text("browsers.waiting.title"),
                                messages.text("browsers.waiting.text"))
                        .withAction(messages.text("browsers.waiting.action"), picker::focus),
                this::about);
    }

    private GroupsReport.Words words() {
        return new GroupsReport.Words(
                "browsers",
                messages.text("browsers.filter"),
                messages.text("section.browsers"),
                messages.text("browsers.versions"),
                new FilteredReportViewModel.Jobs(
                        messages.text("browsers.job"),
                        messages.text("browsers.job.order"),
                        messages.text("browsers.job.compare")));
    }

    /** Source for the chosen video, period and granularity. */
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
        public Optional<LocalDate> earlierOn(BrowserQuestion question, Instant shown) {
            return reads.earlierBrowsersOn(
                    question.video(), question.period(), question.granularity(), shown);
        }

        @Override
        public Optional<BrowserQuestion> ofOtherDays(BrowserQuestion question) {
            return reads.otherBrowserDays(
                            question.video(), question.period(), question.granularity())
                    .map(
                            days ->
                                    new BrowserQuestion(
                                            question.video(), days, question.granularity()));
        }

        @Override
        public ComparisonResult<GroupAnswer> other(
                BrowserQuestion question,
                ComparisonTarget versus,
                Instant shown,
                LongConsumer rows) {
            return GroupSource.compared(
                    new ComparedReads(reads).browsers(question, versus, shown, rows), GroupRow::of);
        }
    }

    /** The video of a report that is not for the chosen one. */
    private List<String> about(GroupContent content) {
        return content.question() instanceof BrowserQuestion question
                ? List.of(messages.text("truth.video", name(question.video())))
                : List.of();
    }

    /** The title of a report's video, shortened for a file name, or its ID. */
    private String subject(GroupContent content) {
        if (!(content.question() instanceof BrowserQuestion question)) {
            return "";
        }
        String name = name(question.video());
        int length = Math.min(SUBJECT, name.codePointCount(0, name.length()));
        return name.substring(0, name.offsetByCodePoints(0, length)).strip();
    }

    /** The ID of a report's video, for its file. */
    private List<ExportNote> identity(GroupContent content) {
        return content.question() instanceof BrowserQuestion question
                ? List.of(new ExportNote(messages.text("field.video_id"), question.video().value()))
                : List.of();
    }

    /** The title of a video while it is the chosen one and has one, otherwise its ID. */
    private String name(VideoId id) {
        VideoChoice chosen = video.chosenProperty().get();
        return chosen != null && chosen.id().equals(id) ? chosen.words() : id.value();
    }

    @Override
    public ReportFrame frame() {
        return report.frame();
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
            if (picker.isFocusWithin()) {
                // The video field, which had the focus, is complete.
                focusFilter();
            }
        }
    }

    /** Puts the focus where the video is chosen. */
    public void focusVideo() {
        picker.focus();
    }

    @Override
    public void close() {
        picker.close();
        super.close();
    }
}
