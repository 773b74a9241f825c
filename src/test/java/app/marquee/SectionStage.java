package app.marquee;

import app.marquee.service.analytics.Reports;
import app.marquee.service.search.ItemDirectory;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.cities.GoogleMaps;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.testing.FakeDesk;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowStage;

import javafx.application.Platform;

import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;

/** A window with the analytics sections. Used on the FX thread. */
public final class SectionStage {
    private final AnalyticsSections sections;
    private final WindowStage stage;

    private SectionStage(Reports reads, ItemDirectory things, TaskRunner tasks, JobRegistry jobs) {
        this(new AnalyticsSections(reads, things, new FakeMemory()), tasks, jobs);
    }

    private SectionStage(AnalyticsSections sections, TaskRunner tasks, JobRegistry jobs) {
        this(sections, new WindowStage(tasks, jobs));
    }

    private SectionStage(AnalyticsSections sections, WindowStage stage) {
        this.sections = sections;
        this.stage = stage;
    }

    /** After a restart: views remember what they did, and another period is chosen. */
    public SectionStage restarted(Reports reads) {
        return new SectionStage(
                new AnalyticsSections(reads, new FakeThings(), new FakeMemory()), stage);
    }

    public static SectionStage inline(Reports reads, GoogleMaps google) {
        return new SectionStage(
                new AnalyticsSections(reads, new FakeThings(), new FakeMemory(), google),
                new InlineRunner(),
                new JobRegistry());
    }

    public static SectionStage inline(Reports reads) {
        return new SectionStage(reads, new FakeThings(), new InlineRunner(), new JobRegistry());
    }

    public static SectionStage with(Reports reads, TaskRunner tasks) {
        return new SectionStage(reads, new FakeThings(), tasks, new JobRegistry());
    }

    /** With jobs on threads, as in the application. */
    public static SectionStage threaded(Reports reads) {
        return threaded(reads, new FakeThings());
    }

    public static SectionStage threaded(Reports reads, ItemDirectory things) {
        JobRegistry jobs = new JobRegistry();
        return new SectionStage(
                reads,
                things,
                new VirtualThreadRunner(
                        Platform::runLater,
                        jobs,
                        (job, failure, submitted) -> {
                            throw new AssertionError(job + ": " + failure, submitted);
                        }),
                jobs);
    }

    public AnalyticsSections sections() {
        return sections;
    }

    public FakeDesk desk() {
        return stage.desk();
    }

    public MainWindow window(Locale locale, String first, SectionDefinition... more) {
        return stage.window(
                locale,
                Stream.concat(Stream.of(more), sections.definitions().stream())
                        .sorted(Comparator.comparing(each -> !each.id().equals(first)))
                        .toArray(SectionDefinition[]::new));
    }

    public MainWindow window(String first, SectionDefinition... more) {
        return window(Locale.ENGLISH, first, more);
    }
}
