package app.marquee.ui.browsers;

import app.marquee.analytics.Period;
import app.marquee.analytics.group.DeviceGrouping;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.search.ResolvedId;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.CurvePane;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.day.DayPanel;
import app.marquee.ui.analytics.filter.FilterScope;
import app.marquee.ui.analytics.group.GroupView;
import app.marquee.ui.analytics.group.GroupsReport;
import app.marquee.ui.analytics.group.GroupsSection;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.ReportViewModel;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.shell.dialog.WantedItems;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Section Browsers: of one video's viewers, and the devices of the top videos together. */
public final class BrowsersSection extends GroupsSection {
    /** Letters of a title in the name of a file, whose days come after it. */
    private static final int SUBJECT = 40;

    private static final String ICON = "fth-globe";

    private final PeriodViewModel period;
    private final Reports reports;
    private final Messages messages;
    private final SectionContext context;
    private final ChosenVideo video;
    private final VideoFrames frames;
    private final VideoPicker picker;
    private final ChoiceSwitch<GroupView> views;
    private final DeviceSplit devices;
    private final TopDevices top;
    private final GroupsReport<BrowserQuestion, BrowserRow> report;

    public static SectionDefinition definition(ReportSources sources, VideoFrames.Source frames) {
        return SectionDefinition.of(
                        BrowsersSection.class,
                        SectionGroup.ANALYTICS,
                        ICON,
                        context -> new BrowsersSection(sources, frames, context))
                .sharing(ReportSources.TEXTS)
                .opening(Place.BrowsersOf.class)
                .with(BrowsersCommands.all(sources.period()));
    }

    BrowsersSection(ReportSources sources, VideoFrames.Source pictures, SectionContext context) {
        this.period = sources.period();
        this.reports = sources.reports();
        this.messages = context.messages();
        this.context = context;
        this.video =
                new ChosenVideo(
                        sources.items(),
                        () -> VideoViews.saved(reports),
                        context.tasks(),
                        messages,
                        context.memory());
        this.frames = new VideoFrames(context.tasks(), pictures, messages);
        this.picker = new VideoPicker(video, messages, frames, this::addById);
        this.report =
                new GroupsReport<>(
                        new ReportSource<>(sources.reports(), ReportType.BROWSERS),
                        () -> question(period),
                        each ->
                                new BrowserQuestion(
                                        each.video(),
                                        each.period(),
                                        CurvePane.granularity(each.period())),
                        period,
                        context,
                        look(sources, context.tasks()));
        this.devices = new DeviceSplit("browsers-device-split", context);
        this.top = new TopDevices(reports, context);
        this.views = views(context);
        report.frame()
                .view()
                .subject(picker)
                .switching(views)
                .asking(picker::open)
                .actions(report.exports());
        report.explaining(
                new DayPanel.Opener(
                        sources, context, report.frame().view()::popover, List::of, true));
        report.frame().underSums(new VBox(devices, top));
        report.frame()
                .following(
                        video.chosenProperty()
                                .subscribe((_, _) -> report.questionChanged())
                                .and(report.model().contentProperty().subscribe(devices::show))
                                .and(period.stateProperty().subscribe(this::lookForTop))
                                .and(video.offeredProperty().subscribe(this::offered)));
    }

    /** Shows the view with this key. */
    void show(String key) {
        views.choose(key);
    }

    private ChoiceSwitch<GroupView> views(SectionContext context) {
        ChoiceSwitch<GroupView> views =
                new ChoiceSwitch<>("browsers-view", context.memory(), this::show);
        views.add(BrowsersSheet.families(messages), "families", messages.text("section.browsers"));
        views.add(devices(), "devices", messages.text("report.devices"));
        return views;
    }

    /** The table of devices says what their split says. */
    private void show(GroupView view) {
        report.model().view(view);
        devices.offer(!(view.grouping() instanceof DeviceGrouping));
    }

    /** By what the names of the browsers tell. */
    private GroupView devices() {
        return new GroupView(
                new DeviceGrouping(),
                messages.text("column.device"),
                messages.text("report.devices"),
                messages.text("column.browser"));
    }

    private GroupsReport.Look<BrowserQuestion> look(ReportSources sources, TaskRunner tasks) {
        return new GroupsReport.Look<>(
                FailureSubject.VIDEO,
                BrowsersSheet.families(messages),
                List.of(),
                BrowsersSheet.titles(messages, this::subject),
                words(tasks),
                GroupsReport.nothing(
                        ICON,
                        messages.text("browsers.empty.title"),
                        messages.text("browsers.empty.text"),
                        sources.period(),
                        messages),
                EmptyStateText.of(
                                ICON,
                                messages.text("browsers.waiting.title"),
                                messages.text("browsers.waiting.text"))
                        .withAction(messages.text("ids.byId"), this::addById)
                        .choosing(new KnownVideos(video, messages, frames)),
                sources.filters(),
                FilterScope.of(Set.of()),
                bar -> bar.note(picker.problem()),
                sources.marks(),
                this::about);
    }

    private GroupsReport.Words words(TaskRunner tasks) {
        return new GroupsReport.Words(
                "browsers",
                messages.text("browsers.filter"),
                new ReportViewModel.Jobs(
                        tasks,
                        messages.text("browsers.job"),
                        messages.text("browsers.job.refresh"),
                        messages.text("browsers.job.order"),
                        messages.text("browsers.job.compare"),
                        messages.text("browsers.job.save")));
    }

    private Optional<BrowserQuestion> question(PeriodViewModel period) {
        return video.id()
                .flatMap(
                        id ->
                                period.period()
                                        .map(
                                                days ->
                                                        new BrowserQuestion(
                                                                id, days, Granularity.TOTAL)));
    }

    /** The video of a report, which may not be the chosen one. */
    private List<String> about(BrowserQuestion question) {
        return List.of(messages.text("truth.video", name(question.video())));
    }

    /** The title of a report's video, shortened for a file name, or its ID. */
    private String subject(BrowserQuestion question) {
        String name = name(question.video());
        int length = Math.min(SUBJECT, name.codePointCount(0, name.length()));
        return name.substring(0, name.offsetByCodePoints(0, length)).strip();
    }

    /** The title of a video while it is the chosen one and has one, otherwise its ID. */
    private String name(VideoId id) {
        VideoChoice chosen = video.chosenProperty().get();
        return chosen != null && chosen.id().equals(id) ? chosen.words() : id.value();
    }

    @Override
    protected GroupsReport<?, ?> report() {
        return report;
    }

    @Override
    public void shown() {
        frames.renew();
        super.shown();
        lookForTop();
        video.search("");
        Optional<Period> days = period.period();
        video.recall(
                () -> days.flatMap(of -> TopVideos.of(reports, of, 1).stream().findFirst()),
                this::leavePicker);
    }

    /** Other videos are the top ones on other days. */
    private void lookForTop() {
        period.period().ifPresent(top::look);
    }

    private void offered(List<VideoChoice> before, List<VideoChoice> now) {
        if (before.isEmpty() && !now.isEmpty() && picker.isBlank()) {
            leavePicker();
        }
    }

    /** Passes the focus on to the content once the video is there. */
    private void leavePicker() {
        if (picker.isFocusWithin()) {
            report.frame().view().takeFocus();
        }
    }

    @Override
    public void open(Place place) {
        if (place instanceof Place.BrowsersOf(VideoId id)) {
            video.choose(new VideoChoice(id, null));
            leavePicker();
        }
    }

    /** Opens the dialog that adds videos by their IDs, of which the first is shown. */
    void addById() {
        addById("");
    }

    private void addById(String pasted) {
        context.addById()
                .open(
                        messages.text("ids.videos"),
                        WantedItems.of(ItemKind.VIDEO),
                        pasted,
                        this::add);
    }

    private void add(List<ResolvedId> found) {
        found.stream()
                .findFirst()
                .map(first -> new VideoChoice(new VideoId(first.uuid()), first.title()))
                .ifPresent(video::choose);
        leavePicker();
    }

    /** Puts the focus where the video is chosen. */
    public void focusVideo() {
        picker.focus();
    }

    @Override
    public void close() {
        picker.close();
        frames.close();
        super.close();
    }
}
