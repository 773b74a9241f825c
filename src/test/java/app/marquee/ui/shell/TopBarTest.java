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
import java.util.List;
import java.util.Locale;

/** The marks of the connection are never cut: where there is no room their signs stay alone. */
class TopBarTest extends WindowTest {
    private final WindowStage stage = new WindowStage();

    private void open() {
        show(
                () -> {
                    stage.connection().set(connection("Studio Aurora", true));
                    return stage.window(
                            Locale.ENGLISH,
                            DummySection.definition(
                                    "library", SectionGroup.CONTENT, "fth-folder", _ -> {}));
                });
    }

    private static ConnectionSummary connection(String name, boolean isReadOnly) {
        return new ConnectionSummary(
                new ConnectionId("own"),
                name,
                ConnectionKind.PRODUCTION,
                isReadOnly,
                TokenState.THIS_RUN,
                ZoneOffset.UTC,
                120);
    }

    private void isLocked(String name, boolean locked) {
        onFx(() -> stage.connection().set(connection(name, locked)));
        settle();
        assertThat(
                        robot().lookup(".connection-mark .ikonli-font-icon")
                                .match(Node::isVisible)
                                .queryAll())
                .as("lock of %s", name)
                .hasSize(locked ? 1 : 0);
        Labeled pill = find("connection-menu", Labeled.class);
        assertThat(pill.getAccessibleText().contains("Read-only")).isEqualTo(locked);
        assertThat(pill.getTooltip().getText().contains("\n")).isEqualTo(locked);
    }

    /** Where the name is that of the type, the lock stands alone. */
    @Test
    void aReadOnlyConnectionHasALock() {
        open();
        for (String name : List.of("Studio Aurora", "Production")) {
            isLocked(name, true);
            isLocked(name, false);
            isLocked(name, true);
        }
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

    /** Whatever comes and goes beside it. */
    @Test
    void theSearchStaysInTheMiddle() {
        open();
        onFx(() -> window().setWidth(1500));
        settle();
        assertThat(middle()).isBetween(749.0, 751.0);
        onFx(() -> stage.connection().set(connection("Aurora", false)));
        settle();
        assertThat(middle()).isBetween(749.0, 751.0);
    }

    private double middle() {
        return onFx(
                () -> {
                    Node search = robot().lookup(".palette-field").query();
                    return search.localToScene(search.getBoundsInLocal()).getCenterX();
                });
    }

    private boolean isNamed() {
        return onFx(() -> robot().lookup(".app-name").queryLabeled().isVisible());
    }
}
