package app.marquee.ui.analytics.group;

import static app.marquee.ui.analytics.FakeReads.referrer;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.group.ReferrerGrouping;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.ReportViewModel;
import app.marquee.ui.export.SheetNotes;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Referrers in groups: what is open, what a bar and a share stand for, and what is counted. */
class GroupsViewModelTest {
    private final Messages messages =
            Messages.of(List.of("referrers", "analytics"), Locale.ENGLISH);
    private final FakeReads reads = new FakeReads();
    private final ReportSources sources =
            ReportSources.of(reads, new FakeThings(), FakeMemory.withoutComparison());

    private GroupView view(ReferrerDimension by) {
        return new GroupView(
                new ReferrerGrouping(by, KnownSites.bundled(), Set.of(), List.of()),
                "Group",
                "groups",
                null);
    }

    private GroupsViewModel<ReferrerQuestion, ReferrerRow> model(ReferrerDimension by) {
        return model(by, Granularity.TOTAL);
    }

    private GroupsViewModel<ReferrerQuestion, ReferrerRow> model(
            ReferrerDimension by, Granularity granularity) {
        GroupsViewModel<ReferrerQuestion, ReferrerRow> model =
                new GroupsViewModel<>(
                        new ReportSource<>(reads, ReportType.REFERRERS),
                        () ->
                                Optional.of(
                                        new ReferrerQuestion(
                                                Period.of(FakeReads.TODAY), granularity)),
                        new GroupNarrowing<>(
                                new GroupNames(messages, FakeShell.ZONE),
                                view(by),
                                SourceFilter.ALL,
                                "",
                                PlaceSort.USUAL),
                        new ReportViewModel.Jobs(
                                new InlineRunner(), "load", "refresh", "order", "compare", "save"),
                        sources.period(),
                        Runnable::run);
        model.shown();
        return model;
    }

    private static List<String> names(GroupsViewModel<?, ?> model) {
        return model.linesProperty().get().lines().stream()
                .map(line -> "  ".repeat(line.depth()) + model.names().of(line.group()))
                .toList();
    }

    private static GroupKey key(GroupsViewModel<?, ?> model, int line) {
        return model.linesProperty().get().lines().get(line).key();
    }

    private static Group group(GroupsViewModel<?, ?> model, String name) {
        return model.linesProperty().get().lines().stream()
                .map(GroupLine::group)
                .filter(group -> model.names().of(group).equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void sites() {
        reads.referrers =
                List.of(
                        referrer("https://www.google.com/a", null, 50L),
                        referrer("https://www.google.com/b", null, 20L),
                        referrer("https://blog.example/", null, null),
                        referrer("https://other.example/", null, 9L),
                        referrer(null, null, 90L));
    }

    @Test
    void aGroupThatWasClosedStaysClosedWhileTheUserTypesOn() {
        sites();
        var model = model(ReferrerDimension.CHANNELS);
        model.filter("goo");
        assertThat(names(model)).hasSize(4).last().asString().startsWith("    https://");
        model.expand(key(model, 0), false);
        assertThat(names(model)).hasSize(1);
        model.filter("goog");
        assertThat(names(model)).hasSize(1);
        model.expandAll();
        assertThat(names(model)).as("channel, site and two pages").hasSize(4);
        model.collapseAll();
        model.filter("");
        assertThat(names(model)).allMatch(name -> !name.startsWith(" "));
    }

    @Test
    void aShareAndABarNeedEveryValue() {
        sites();
        var model = model(ReferrerDimension.SITES);
        GroupLines lines = model.linesProperty().get();
        Group google = group(model, "Google");
        Group blog = group(model, "blog.example");
        assertThat(lines.share(google)).isEqualTo(70 / 169.0);
        assertThat(lines.bar(google)).isEqualTo(70 / 90.0);
        assertThat(lines.share(blog)).isNull();
        assertThat(lines.bar(blog)).isNegative();
    }

    /** Views without a campaign would dwarf the bars of the campaigns. */
    @Test
    void whatHasNoCampaignHasNoBar() {
        reads.referrers =
                List.of(
                        referrer("https://a.example/?utm_campaign=spring", null, 5L),
                        referrer("https://a.example/?utm_campaign=autumn", null, 10L),
                        referrer("https://a.example/", null, 1_000L));
        var model = model(ReferrerDimension.CAMPAIGNS);
        GroupLines lines = model.linesProperty().get();
        assertThat(lines.bar(group(model, "autumn"))).isEqualTo(1);
        assertThat(lines.bar(group(model, "spring"))).isEqualTo(0.5);
        assertThat(lines.lines())
                .extracting(line -> lines.bar(line.group()))
                .filteredOn(bar -> bar < 0)
                .hasSize(1);
    }

    private List<Figure> figures(GroupsViewModel<ReferrerQuestion, ReferrerRow> model) {
        return new GroupFigures("referrers", messages, _ -> {})
                .of(Objects.requireNonNull(model.contentProperty().get()));
    }

    private static Figure figure(List<Figure> figures, String end) {
        return figures.stream().filter(one -> one.id().endsWith(end)).findFirst().orElseThrow();
    }

    @Test
    void aFilterSaysHowManyGroupsItLeaves() {
        sites();
        var model = model(ReferrerDimension.SITES);
        assertThat(figures(model))
                .extracting(Figure::id)
                .as("the table has them")
                .containsExactly("referrers-sum-views", "referrers-sum-plays");
        model.filter("google");
        Figure found = figure(figures(model), "-sum-groups");
        assertThat(found.value()).isEqualTo("1 of 3");
    }

    @Test
    void theChosenValueIsTheOneThatOrders() {
        sites();
        var model = model(ReferrerDimension.SITES);
        model.sort(new PlaceSort(CounterMetric.PLAYS, true));
        assertThat(Objects.requireNonNull(figure(figures(model), "-sum-plays").choice()).chosen())
                .isTrue();
        assertThat(Objects.requireNonNull(figure(figures(model), "-sum-views").choice()).chosen())
                .isFalse();
    }

    @Test
    void theSumOfWhatWasFoundIsComparedWithTheSameBefore() {
        sites();
        reads.referrersOf.put(
                Period.of(FakeReads.TODAY.minusYears(1)),
                List.of(
                        referrer("https://www.google.com/a", null, 60L),
                        referrer("https://other.example/", null, 1L)));
        sources.period().choose(Period.of(FakeReads.TODAY));
        sources.period().compare(Comparison.LAST_YEAR);
        var model = model(ReferrerDimension.SITES);
        model.filter("google");
        Figure views = figure(figures(model), "-sum-views");
        assertThat(Objects.requireNonNull(views.trend()).said()).contains("16.7%");
    }

    /** An hour with an offset is one of the account's zone; one without is meant there already. */
    @Test
    void hoursAreThoseOfTheAccount() {
        reads.referrers =
                List.of(
                        referrer("https://a.example/", FakeReads.TODAY + "T03:00:00Z", 5L),
                        referrer("https://a.example/", FakeReads.TODAY + "T05:00:00", 1L));
        var model = model(ReferrerDimension.SITES, Granularity.HOUR);
        model.expandAll();
        int offset =
                FakeShell.ZONE.getRules().getOffset(FakeReads.TODAY.atTime(3, 0)).getTotalSeconds();
        String first =
                messages.formats()
                        .dateTime(
                                FakeReads.TODAY.atTime(3, 0).toInstant(ZoneOffset.UTC),
                                FakeShell.ZONE);
        String second =
                messages.formats()
                        .dateTime(
                                FakeReads.TODAY
                                        .atTime(5, 0)
                                        .toInstant(ZoneOffset.ofTotalSeconds(offset)),
                                FakeShell.ZONE);
        assertThat(names(model)).map(String::strip).contains(first, second);
    }

    @Test
    void aFileCountsWhatTheFilterLeftOutAndNamesIt() throws InterruptedException {
        sites();
        var model = model(ReferrerDimension.SITES);
        model.filter("google");
        SheetNotes notes = SheetNotes.of(messages, "acme", FakeShell.ZONE, FakeShell.NOW);
        Sheet<?> sheet =
                new GroupsSheet<ReferrerQuestion, ReferrerRow>(
                                messages.of(List.of("referrers", "analytics", "export")),
                                new ReportSheets(messages, () -> notes),
                                new GroupsSheet.Titles<>(
                                        "Referrers", "URL", "url", false, _ -> "", _ -> List.of()))
                        .of(Objects.requireNonNull(model.contentProperty().get()), "");
        assertThat(sheet.rows()).hasSize(2);
        assertThat(sheet.leftOut()).isEqualTo(3);
        assertThat(sheet.facts()).extracting(ExportNote::value).contains("google");
    }

    @Test
    void onlyRowsOfTheChosenSourcesAreShown() {
        sites();
        var model = model(ReferrerDimension.SITES);
        var by = view(ReferrerDimension.CHANNELS).grouping();
        model.sources(
                new SourceFilter(
                        by,
                        ReportFilters.NONE.with(
                                SourceFilter.of(by.steps("https://blog.example/").get(1)))));
        assertThat(names(model)).containsExactly("blog.example");
        model.sources(SourceFilter.ALL);
        assertThat(names(model)).contains("Google");
    }
}
