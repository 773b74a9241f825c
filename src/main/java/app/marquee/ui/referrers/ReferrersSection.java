package app.marquee.ui.referrers;

import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.UtmParts;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.ReferrerRuleBook;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.group.GroupsFile;
import app.marquee.ui.analytics.group.GroupsReport;
import app.marquee.ui.analytics.group.GroupsSection;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.ReportViewModel;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;

import javafx.scene.control.Button;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Section Referrers, which shows the sources of a period's viewers. */
public final class ReferrersSection extends GroupsSection {
    private final SectionContext context;
    private final Messages messages;
    private final ReferrerRuleBook rules;
    private final GroupsReport<ReferrerQuestion, ReferrerRow> report;

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
                        period,
                        context,
                        look(period, context.tasks()));
        report.frame().view().actions(rulesButton(), report.exports());
        report.frame()
                .following(
                        rules.rulesProperty()
                                .subscribe((_, _) -> report.model().group(rules.grouping())));
    }

    private GroupsReport.Look<ReferrerQuestion> look(PeriodViewModel period, TaskRunner tasks) {
        return new GroupsReport.Look<>(
                FailureSubject.ANALYTICS,
                rules.grouping(),
                columns(),
                new GroupsFile.Titles<>(
                        messages.text("title"),
                        messages.text("column.referrer"),
                        messages.text("field.url"),
                        true,
                        _ -> "",
                        _ -> List.of()),
                words(tasks),
                GroupsReport.nothing(
                        "fth-share-2",
                        messages.text("referrers.empty.title"),
                        messages.text("referrers.empty.text"),
                        period,
                        messages),
                null,
                _ -> ruled());
    }

    private GroupsReport.Words words(TaskRunner tasks) {
        return new GroupsReport.Words(
                "referrers",
                messages.text("referrers.filter"),
                messages.text("referrers.groups"),
                messages.text("referrers.leaves"),
                new ReportViewModel.Jobs(
                        tasks,
                        messages.text("referrers.job"),
                        messages.text("referrers.job.order"),
                        messages.text("referrers.job.compare"),
                        messages.text("referrers.job.save")));
    }

    private static Optional<ReferrerQuestion> question(PeriodViewModel period) {
        return period.periodByGranularity()
                .map(days -> new ReferrerQuestion(days, period.state().granularity()));
    }

    void openRules() {
        new ReferrerRulesDialog(context, rules, report.model().contentProperty()::get).open();
    }

    private Button rulesButton() {
        Button button = new Button(messages.text("referrers.rules"), new FontIcon("fth-tag"));
        button.setId("referrers-rules");
        button.setOnAction(_ -> openRules());
        return button;
    }

    /** The campaign in one column, and each of its members in one of its own. */
    private List<Column<GroupLine>> columns() {
        List<Column<GroupLine>> columns = new ArrayList<>();
        columns.add(
                Column.<GroupLine>text(
                                "campaign",
                                messages.text("column.campaign"),
                                line -> utm(line).map(this::inWords).orElse(""))
                        .width(220));
        Arrays.stream(UtmParts.Part.values()).map(this::column).forEach(columns::add);
        return columns;
    }

    private Column<GroupLine> column(UtmParts.Part part) {
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

    private String inWords(UtmParts utm) {
        return String.join(" / ", utm.values().values());
    }

    /** The number of naming rules that apply. */
    private List<String> ruled() {
        int count = rules.rules().size();
        return count == 0 ? List.of() : List.of(messages.plural("truth.rules", count));
    }

    @Override
    protected GroupsReport<?, ?> report() {
        return report;
    }
}
