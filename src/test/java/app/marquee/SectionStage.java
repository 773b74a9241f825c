package app.marquee;

import app.marquee.service.analytics.Reports;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.service.search.ItemDirectory;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.browsers.BrowsersSection;
import app.marquee.ui.cities.CitiesSection;
import app.marquee.ui.cities.GoogleMaps;
import app.marquee.ui.live.LiveSection;
import app.marquee.ui.ranking.RankingSection;
import app.marquee.ui.referrers.ReferrersSection;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.testing.FakeDesk;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.video.FakeFrames;

import javafx.application.Platform;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A window with the analytics sections. Used on the FX thread. */
public final class SectionStage {
    private final ReportSources sources;
    private final List<SectionDefinition> sections;
    private final WindowStage stage;

    private SectionStage(
            Reports reads, ItemDirectory things, GoogleMaps google, WindowStage stage) {
        this.sources = ReportSources.of(reads, things, FakeMemory.withoutComparison());
        this.sections =
                List.of(
                        CitiesSection.definition(sources, google),
                        RankingSection.definition(sources, FakeFrames.NONE),
                        ReferrersSection.definition(sources),
                        BrowsersSection.definition(sources, FakeFrames.NONE),
                        LiveSection.definition(sources, FakeFrames.NONE));
        this.stage = stage;
    }

    private SectionStage(Reports reads, GoogleMaps google, WindowStage stage) {
        this(reads, new FakeThings(), google, stage);
    }

    private static GoogleMaps google() {
        return GoogleMaps.of(GoogleMapsKeyStore.ofThisRun());
    }

    /** After a restart: views remember what they did, and another period is chosen. */
    public SectionStage restarted(Reports reads) {
        return new SectionStage(reads, google(), stage);
    }

    public static SectionStage inline(Reports reads, GoogleMaps google) {
        return new SectionStage(
                reads, google, new WindowStage(new InlineRunner(), new JobRegistry()));
    }

    public static SectionStage inline(Reports reads) {
        return inline(reads, google());
    }

    public static SectionStage with(Reports reads, TaskRunner tasks) {
        return new SectionStage(reads, google(), new WindowStage(tasks, new JobRegistry()));
    }

    /** With jobs on threads, as in the application. */
    public static SectionStage threaded(Reports reads) {
        return threaded(reads, new FakeThings());
    }

    public static SectionStage threaded(Reports reads, ItemDirectory things) {
        JobRegistry jobs = new JobRegistry();
        TaskRunner tasks =
                new VirtualThreadRunner(
                        Platform::runLater,
                        jobs,
                        (job, failure, submitted) -> {
                            throw new AssertionError(job + ": " + failure, submitted);
                        });
        return new SectionStage(reads, things, google(), new WindowStage(tasks, jobs));
    }

    public ReportSources sources() {
        return sources;
    }

    public List<SectionDefinition> sections() {
        return sections;
    }

    public FakeDesk desk() {
        return stage.desk();
    }

    public MainWindow window(Locale locale, String first, SectionDefinition... more) {
        return stage.window(
                locale,
                Stream.concat(Stream.of(more), sections.stream())
                        .sorted(Comparator.comparing(each -> !each.id().equals(first)))
                        .toArray(SectionDefinition[]::new));
    }

    public MainWindow window(String first, SectionDefinition... more) {
        return window(Locale.ENGLISH, first, more);
    }
}
