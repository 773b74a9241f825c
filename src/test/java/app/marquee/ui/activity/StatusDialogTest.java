package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.funnel.NewFunnel;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.funnel.FunnelName;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashService;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** A creation whose response was lost, of which no load tells whether it was applied. */
class StatusDialogTest extends WindowTest {
    @TempDir Path home;
    private SessionFixture fixture;

    @BeforeEach
    void begin() {
        fixture = new SessionFixture(home);
    }

    @AfterEach
    void end() {
        fixture.close();
    }

    @Test
    void theUserLooksAndMarksIt() {
        Session session = fixture.session("acme");
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        ChangeLine funnel =
                session.changes()
                        .apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")))
                        .line();
        show(
                () ->
                        new WindowStage()
                                .window(
                                        Locale.ENGLISH,
                                        ActivitySection.definition(
                                                new SharedActivity(
                                                        session,
                                                        TrashService.of(session),
                                                        Optional::empty,
                                                        Platform::runLater))));
        Awaitility.await().until(() -> exists("activity-changes-table"));
        Awaitility.await().until(() -> onFx(() -> !changes().getItems().isEmpty()));
        byPalette("Check status");
        Awaitility.await().until(() -> exists("status-applied"));
        assertThat(robot().lookup(".dialog-card .label").queryAllAs(Label.class))
                .extracting(Label::getText)
                .anyMatch(text -> text.contains("Create funnel “Leads”"));
        assertThat(find("status-later", Button.class).isFocused()).isTrue();
        click("status-applied");
        Awaitility.await().until(() -> !exists("status-applied"));
        Awaitility.await()
                .until(
                        () ->
                                session.changes().find(funnel.id()).orElseThrow().state()
                                        == ChangeState.DONE);
    }

    private TableView<?> changes() {
        return find("activity-changes-table", TableView.class);
    }
}
