package app.marquee.ui.referrers;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.group.UtmParts;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.CurvePane;
import app.marquee.ui.analytics.ReferrerRuleBook;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.day.DayPanel;
import app.marquee.ui.analytics.filter.FilterScope;
import app.marquee.ui.analytics.filter.FiltersViewModel;
import app.marquee.ui.analytics.group.GroupView;
import app.marquee.ui.analytics.group.GroupsReport;
import app.marquee.ui.analytics.group.GroupsSection;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.ReportViewModel;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Section Referrers, which shows the sources of a period's viewers. */
public final class ReferrersSection extends GroupsSection {
    private final SectionContext context;
    private final Messages messages;
    private final ReferrerRuleBook rules;
    private final GroupsReport<ReferrerQuestion, ReferrerRow> report;
    private final ChoiceSwitch<ReferrerDimension> views;
    private ReferrerDimension dimension = ReferrerDimension.CHANNELS;

    public static SectionDefinition definition(ReportSources sources) {
        return SectionDefinition.of(
                        ReferrersSection.class,
                        SectionGroup.ANALYTICS,
                        "fth-share-2",
                        context -> new ReferrersSection(sources, context))
                .sharing(ReportSources.TEXTS)
                .opening(Place.Referrers.class)
                .with(ReferrersCommands.all(sources.period()));
    }

    ReferrersSection(ReportSources sources, SectionContext context) {
        PeriodViewModel period = sources.period();
        this.context = context;
        this.messages = context.messages();
        this.rules = sources.rules();
        this.report =
                new GroupsReport<>(
                        new ReportSource<>(sources.reports(), ReportType.REFERRERS),
                        () -> question(period),
                        each ->
                                new ReferrerQuestion(
                                        each.period(), CurvePane.granularity(each.period())),
                        period,
                        context,
                        look(sources, context.tasks()));
        report.explaining(
                new DayPanel.Opener(
                        sources, context, report.frame().view()::popover, period::loadedDays));
        this.views = views();
        report.frame().view().switching(views).actions(report.exports());
        report.frame().following(rules.rulesProperty().subscribe((_, _) -> group(dimension)));
        FiltersViewModel filters = sources.filters().chosen();
        report.frame()
                .following(
                        filters.filtersProperty()
                                .subscribe(this::filter)
                                .and(
                                        rules.rulesProperty()
                                                .subscribe((_, _) -> filter(filters.filters()))));
    }

    private ChoiceSwitch<ReferrerDimension> views() {
        ChoiceSwitch<ReferrerDimension> views =
                new ChoiceSwitch<>("referrers-view", context.memory(), this::group);
        for (ReferrerDimension each : ReferrerDimension.values()) {
            views.add(each, each.key(), messages.text("referrers." + each.key()));
        }
        return views;
    }

    void show(ReferrerDimension by) {
        views.choose(by.key());
    }

    private void filter(ReportFilters chosen) {
        report.model()
                .sources(
                        new SourceFilter(
                                rules.grouping(ReferrerDimension.CHANNELS),
                                chosen.of(FilterKind.SOURCE)));
    }

    private void group(ReferrerDimension by) {
        dimension = by;
        report.model().view(grouped(by));
    }

    private GroupView grouped(ReferrerDimension by) {
        return ReferrersSheet.view(by, rules.grouping(by), messages);
    }

    private GroupsReport.Look<ReferrerQuestion> look(ReportSources sources, TaskRunner tasks) {
        return new GroupsReport.Look<>(
                FailureSubject.ANALYTICS,
                grouped(dimension),
                columns(),
                ReferrersSheet.titles(messages),
                words(tasks),
                GroupsReport.nothing(
                        "fth-share-2",
                        messages.text("referrers.empty.title"),
                        messages.text("referrers.empty.text"),
                        sources.period(),
                        messages),
                null,
                sources.filters(),
                FilterScope.of(EnumSet.of(FilterKind.SOURCE)),
                _ -> {},
                sources.marks(),
                _ -> notes());
    }

    private GroupsReport.Words words(TaskRunner tasks) {
        return new GroupsReport.Words(
                "referrers",
                messages.text("referrers.filter"),
                new ReportViewModel.Jobs(
                        tasks,
                        messages.text("referrers.job"),
                        messages.text("referrers.job.refresh"),
                        messages.text("referrers.job.order"),
                        messages.text("referrers.job.compare"),
                        messages.text("referrers.job.save")));
    }

    private static Optional<ReferrerQuestion> question(PeriodViewModel period) {
        return period.period().map(days -> new ReferrerQuestion(days, Granularity.TOTAL));
    }

    void openRules() {
        rulesDialog().open();
    }

    void importRules() {
        rulesDialog().openWithFile();
    }

    void exportRules() {
        ReferrerRuleFiles.export(context, rules.form(), rules.rules());
    }

    boolean hasRules() {
        return !rules.rules().isEmpty();
    }

    private ReferrerRulesDialog rulesDialog() {
        return new ReferrerRulesDialog(context, rules, report.model().contentProperty()::get);
    }

    /** The members of a campaign, each in a column of its own. */
    private static List<Column<GroupLine>> columns() {
        return Arrays.stream(UtmParts.Part.values()).map(ReferrersSection::column).toList();
    }

    private static Column<GroupLine> column(UtmParts.Part part) {
        String id = "utm-" + part.name().toLowerCase(Locale.ROOT);
        return Column.<GroupLine>text(
                        id,
                        id.replace('-', '_'),
                        line -> utm(line).flatMap(utm -> value(utm, part)).orElse(""))
                .width(140)
                .hidden();
    }

    private static Optional<String> value(UtmParts utm, UtmParts.Part part) {
        return Optional.ofNullable(utm.of(part));
    }

    private static Optional<UtmParts> utm(GroupLine line) {
        return line.group().kind() == GroupKind.ADDRESS
                ? Optional.of(UtmParts.of(line.group().name())).filter(utm -> !utm.isEmpty())
                : Optional.empty();
    }

    /** The number of naming rules that apply, and what the channels can't tell apart. */
    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        int count = rules.rules().size();
        if (count > 0) {
            notes.add(messages.plural("truth.rules", count));
        }
        if (dimension == ReferrerDimension.CHANNELS) {
            notes.add(messages.text("truth.assistants"));
        }
        return notes;
    }

    @Override
    protected GroupsReport<?, ?> report() {
        return report;
    }
}
