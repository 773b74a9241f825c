package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.id.ConnectionId;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.ConnectionSummary.TokenState;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;

import org.junit.jupiter.api.Test;

import java.time.ZoneOffset;
import java.util.Locale;

/** The marks of the connection are never cut: where there is no room their signs stay alone. */
class TopBarTest extends WindowTest {
    private void open() {
        WindowStage stage = new WindowStage();
        show(
                () -> {
                    stage.connection()
                            .set(
                                    new ConnectionSummary(
                                            new ConnectionId("own"),
                                            "Studio Aurora",
                                            ConnectionKind.PRODUCTION,
                                            true,
                                            TokenState.THIS_RUN,
                                            ZoneOffset.UTC,
                                            120));
                    return stage.window(
                            Locale.ENGLISH,
                            DummySection.definition(
                                    "library", SectionGroup.CONTENT, "fth-folder", _ -> {}));
                });
    }

    private void areShown(double width, ContentDisplay how) {
        onFx(() -> window().setWidth(width));
        settle();
        Labeled token = find("token-mark", Labeled.class);
        assertThat(onFx(token::getContentDisplay)).isEqualTo(how);
        assertThat(onFx(token::isTextTruncated)).isFalse();
        assertThat(token.getAccessibleText()).isNotBlank();
        Labeled pill = find("connection-menu", Labeled.class);
        assertThat(onFx(pill::isTextTruncated)).isFalse();
        Node kind = robot().lookup(".connection-kind").query();
        assertThat(onFx(kind::isVisible)).isEqualTo(how == ContentDisplay.LEFT);
    }

    @Test
    void theirWordsComeAndGoWithTheRoom() {
        open();
        areShown(1280, ContentDisplay.LEFT);
        areShown(480, ContentDisplay.GRAPHIC_ONLY);
        areShown(1280, ContentDisplay.LEFT);
    }

    @Test
    void theNameOfTheProgramGivesWayFirst() {
        open();
        assertThat(isNamed()).isTrue();
        onFx(() -> window().setWidth(860));
        settle();
        assertThat(isNamed()).isFalse();
        assertThat(find("token-mark", Labeled.class).getContentDisplay())
                .isEqualTo(ContentDisplay.LEFT);
        onFx(() -> window().setWidth(1280));
        settle();
        assertThat(isNamed()).isTrue();
    }

    private boolean isNamed() {
        return onFx(() -> robot().lookup(".app-name").queryLabeled().isVisible());
    }
}
