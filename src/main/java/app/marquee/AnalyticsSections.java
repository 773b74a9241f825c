package app.marquee;

import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.Reports;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.service.search.ItemDirectory;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.browsers.BrowsersSection;
import app.marquee.ui.cities.CitiesSection;
import app.marquee.ui.cities.GoogleMaps;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.live.FxSecondTicker;
import app.marquee.ui.live.LiveSection;
import app.marquee.ui.ranking.RankingSection;
import app.marquee.ui.referrers.ReferrersSection;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;

import java.util.List;
import java.util.Set;

/**
 * Sections of one connection's analytics, which share one period until you quit and after a
 * restart. Cities have their own granularity, since the platform needs a region for daily data. FX
 * thread only.
 */
public final class AnalyticsSections {
    private static final String BUNDLE = "analytics";

    private final Reports reports;
    private final ItemDirectory things;
    private final PeriodViewModel period;
    private final PeriodViewModel ofCities;
    private final GoogleMaps google;

    /** With a key of Google's map for this run only. */
    public AnalyticsSections(Reports reports, ItemDirectory things, ViewMemory memory) {
        this(reports, things, memory, GoogleMaps.of(GoogleMapsKeyStore.ofThisRun()));
    }

    /**
     * @param memory keeps the period for the next start
     */
    public AnalyticsSections(
            Reports reports, ItemDirectory things, ViewMemory memory, GoogleMaps google) {
        this.google = google;
        this.reports = reports;
        this.things = things;
        this.period = new PeriodViewModel(reports::today, memory);
        this.ofCities = period.withOwnGranularity(memory.under("cities"));
    }

    public PeriodViewModel period() {
        return period;
    }

    /** In the order of the rail. */
    public List<SectionDefinition> definitions() {
        AnalyticsCommands commands = new AnalyticsCommands(period, ofCities);
        return List.of(
                new SectionDefinition(
                        "cities",
                        BUNDLE,
                        "cities.title",
                        SectionGroup.ANALYTICS,
                        "fth-map-pin",
                        Set.of(),
                        context -> new CitiesSection(reports, ofCities, google, context),
                        commands.cities()),
                new SectionDefinition(
                        "ranking",
                        BUNDLE,
                        "ranking.title",
                        SectionGroup.ANALYTICS,
                        "fth-bar-chart-2",
                        Set.of(),
                        context -> new RankingSection(reports, period, context),
                        commands.ranking()),
                new SectionDefinition(
                        "referrers",
                        BUNDLE,
                        "referrers.title",
                        SectionGroup.ANALYTICS,
                        "fth-share-2",
                        Set.of(),
                        context -> new ReferrersSection(reports, period, context),
                        commands.referrers()),
                new SectionDefinition(
                        "browsers",
                        BUNDLE,
                        "section.browsers",
                        SectionGroup.ANALYTICS,
                        "fth-globe",
                        Set.of(VideoId.class),
                        context -> new BrowsersSection(reports, things, period, context),
                        commands.browsers()),
                new SectionDefinition(
                        "live",
                        BUNDLE,
                        "live.title",
                        SectionGroup.ANALYTICS,
                        "fth-radio",
                        Set.of(LiveId.class),
                        context -> new LiveSection(reports, things, context, new FxSecondTicker()),
                        commands.live()));
    }
}
