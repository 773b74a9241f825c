package app.marquee;

import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.service.live.LiveReads;
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

    private final AnalyticsReads reads;
    private final ItemDirectory things;
    private final LiveReads lives;
    private final PeriodViewModel period;
    private final PeriodViewModel ofCities;
    private final GoogleMaps google;

    /** With a key of Google's map for this run only. */
    public AnalyticsSections(
            AnalyticsReads reads, LiveReads lives, ItemDirectory things, ViewMemory memory) {
        this(reads, lives, things, memory, GoogleMaps.of(GoogleMapsKeyStore.ofThisRun()));
    }

    /**
     * @param memory keeps the period for the next start
     */
    public AnalyticsSections(
            AnalyticsReads reads,
            LiveReads lives,
            ItemDirectory things,
            ViewMemory memory,
            GoogleMaps google) {
        this.google = google;
        this.reads = reads;
        this.lives = lives;
        this.things = things;
        this.period = new PeriodViewModel(reads::today, memory);
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
                        context -> new CitiesSection(reads, ofCities, google, context),
                        commands.cities()),
                new SectionDefinition(
                        "ranking",
                        BUNDLE,
                        "ranking.title",
                        SectionGroup.ANALYTICS,
                        "fth-bar-chart-2",
                        Set.of(),
                        context -> new RankingSection(reads, period, context),
                        commands.ranking()),
                new SectionDefinition(
                        "referrers",
                        BUNDLE,
                        "referrers.title",
                        SectionGroup.ANALYTICS,
                        "fth-share-2",
                        Set.of(),
                        context -> new ReferrersSection(reads, period, context),
                        commands.referrers()),
                new SectionDefinition(
                        "browsers",
                        BUNDLE,
                        "section.browsers",
                        SectionGroup.ANALYTICS,
                        "fth-globe",
                        Set.of(VideoId.class),
                        context -> new BrowsersSection(reads, things, period, context),
                        commands.browsers()),
                new SectionDefinition(
                        "live",
                        BUNDLE,
                        "live.title",
                        SectionGroup.ANALYTICS,
                        "fth-radio",
                        Set.of(LiveId.class),
                        context -> new LiveSection(lives, things, context, new FxSecondTicker()),
                        commands.live()));
    }
}
