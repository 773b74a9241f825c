package app.marquee.ui.shell.alert;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.AlertKind;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertLoading;
import app.marquee.service.alert.AlertReport;
import app.marquee.service.alert.AlertResult;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.TaskRunner;
import app.marquee.ui.testing.FakeAlerts;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Alerts are judged after news and as time passes, and announced once. */
class AlertCenterTest {
    private final FakeAlerts alerts = new FakeAlerts();
    private final List<String> announced = new ArrayList<>();
    private Instant now = FakeShell.NOW;
    private final AlertCenter center = alerts.center(() -> now);

    @BeforeEach
    void start() {
        center.start(window(new InlineRunner()));
    }

    private AlertCenter.Surroundings window(TaskRunner tasks) {
        return new AlertCenter.Surroundings(
                tasks,
                tasks,
                "Checking",
                (kind, _, facts) -> {
                    announced.add(kind + " " + facts.size());
                    return new AlertCenter.DesktopText(kind.name(), "text");
                });
    }

    private void later(Duration time) {
        now = now.plus(time);
        center.beat();
    }

    private static AlertResult fired(String... videos) {
        List<AlertFact> facts = new ArrayList<>();
        for (String video : videos) {
            facts.add(new AlertFact.ExpiringVideo(new VideoId(video), null, FakeShell.NOW));
        }
        return AlertResult.of(facts);
    }

    @Test
    void theyAreJudgedAfterResponsesButNotAfterEach() {
        center.beat();
        center.beat();
        assertThat(alerts.checks).containsExactly(AlertLoading.NOTHING);
        alerts.listener.run();
        later(Duration.ofSeconds(29));
        assertThat(alerts.checks).hasSize(1);
        later(Duration.ofSeconds(1));
        assertThat(alerts.checks).hasSize(2);
        later(Duration.ofMinutes(9));
        assertThat(alerts.checks).hasSize(2);
        later(Duration.ofMinutes(1));
        assertThat(alerts.checks).hasSize(3);
    }

    @Test
    void requestsAreSentOnlyWhereTheUserChoseSo() {
        center.beat();
        center.update(settings -> settings.withLoads(true));
        later(Duration.ofMinutes(59));
        later(Duration.ofMinutes(1));
        assertThat(alerts.checks)
                .containsExactly(
                        AlertLoading.NOTHING,
                        AlertLoading.REPORTS,
                        AlertLoading.NOTHING,
                        AlertLoading.REPORTS);
    }

    @Test
    void aFactIsAnnouncedOnceInTheWindowAndOnTheDesktop() {
        alerts.hasDesktop = true;
        alerts.results.put(AlertKind.TRASH, fired("a"));
        center.check();
        center.check();
        assertThat(announced).containsExactly("TRASH 1");
        assertThat(alerts.shown).containsExactly("TRASH | text");
        alerts.results.put(AlertKind.TRASH, fired("a", "b"));
        center.update(settings -> settings.withDesktop(false));
        assertThat(announced).containsExactly("TRASH 1", "TRASH 1");
        assertThat(alerts.shown).hasSize(1);
        assertThat(center.reportProperty().get().results())
                .containsEntry(AlertKind.TRASH, fired("a", "b"));
    }

    @Test
    void onlyTrashAndBudgetAreOnAtFirst() {
        assertThat(center.settings().on()).containsExactly(AlertKind.TRASH, AlertKind.BUDGET);
        alerts.results.put(AlertKind.BUTTON, fired("a"));
        center.check();
        assertThat(announced).isEmpty();
    }

    @Test
    void aDesktopThatCannotBeReachedIsKnown() {
        assertThat(center.reachesDesktopProperty().get()).isNull();
        center.askDesktop();
        assertThat(center.reachesDesktopProperty().get()).isFalse();
    }

    @Test
    void nothingIsJudgedWithoutAWindow() {
        center.stop();
        center.check();
        assertThat(alerts.checks).isEmpty();
    }

    @Test
    void newSettingsLoadAgainWithoutAnHourBetween() {
        center.update(settings -> settings.withLoads(true));
        center.update(settings -> settings.withDesktop(false));
        assertThat(alerts.checks).containsExactly(AlertLoading.REPORTS, AlertLoading.REPORTS);
    }

    /** The check may have read before it, so that it counts for the next one. */
    @Test
    void newsThatComesDuringACheckIsJudgedLater() {
        alerts.meanwhile = () -> alerts.listener.run();
        center.beat();
        alerts.meanwhile = () -> {};
        later(Duration.ofSeconds(29));
        assertThat(alerts.checks).hasSize(1);
        later(Duration.ofSeconds(1));
        assertThat(alerts.checks).hasSize(2);
        later(Duration.ofSeconds(30));
        assertThat(alerts.checks).as("nothing new").hasSize(2);
    }

    @Test
    void aCheckThatFailsIsFollowedByOthers() {
        alerts.meanwhile =
                () -> {
                    throw new FailureException(new Failure.LostAnswer("cut"));
                };
        center.check();
        alerts.meanwhile = () -> {};
        alerts.results.put(AlertKind.TRASH, fired("a"));
        center.check();
        assertThat(alerts.checks).hasSize(2);
        assertThat(announced).containsExactly("TRASH 1");
    }

    @Test
    void whatArrivesAfterItsWindowClosedIsAnnouncedInTheNext() {
        HeldRunner held = new HeldRunner();
        center.start(window(held));
        alerts.results.put(AlertKind.TRASH, fired("a"));
        center.check();
        center.stop();
        held.releaseAll();
        assertThat(announced).isEmpty();
        assertThat(center.reportProperty().get()).isEqualTo(AlertReport.NONE);

        start();
        center.check();
        assertThat(announced).containsExactly("TRASH 1");
    }
}
