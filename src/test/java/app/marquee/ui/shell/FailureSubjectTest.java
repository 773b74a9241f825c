package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Which versions these are is a command away, and so is a file for whoever helps. */
class FailureSubjectTest extends WindowTest {
    private static final Pattern DEPENDENCY =
            Pattern.compile(
                    "<dependency>\\s*<groupId>[^<]+</groupId>\\s*<artifactId>([^<]+)</artifactId>"
                            + "(?:(?!</dependency>).)*?</dependency>",
                    Pattern.DOTALL);

    private final WindowStage stage = new WindowStage();

    @BeforeEach
    void open() {
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                DummySection.definition(
                                        "videos", SectionGroup.CONTENT, "fth-film", _ -> {})));
    }

    private void command(String id) {
        press(KeyCode.SHORTCUT, KeyCode.K);
        robot().write(id.equals("about") ? "About Marquee" : "Save diagnostics");
        settle();
        press(KeyCode.ENTER);
    }

    private List<String> shown(String selector) {
        return onFx(
                () ->
                        robot().lookup(selector).queryAll().stream()
                                .filter(Label.class::isInstance)
                                .map(node -> ((Labeled) node).getText())
                                .toList());
    }

    @Tag("painted")
    @Test
    void versionsAreShown() {
        command("about");
        picture("about");
        assertThat(shown("#about-versions .label"))
                .containsExactly("Marquee", "1.2.3", "Java", "25");
        assertThat(find("about-notices", TextArea.class).getText()).contains("Natural Earth");
        click("dialog-close");
        assertThat(exists("about-notices")).isFalse();
    }

    @Test
    void diagnosticsAreSavedWhereThePersonSays() {
        Path file = Path.of("/tmp/diagnostics.zip");
        stage.desk().willChoose(file);
        command("diagnostics");
        assertThat(stage.saved()).containsExactly(file);
        assertThat(shown("#notice > .label"))
                .singleElement()
                .asString()
                .startsWith("Diagnostics saved: diagnostics.zip.");
    }

    @Test
    void diagnosticsThatCannotBeSavedAreSaidInTheBanner() {
        stage.desk().willChoose(Path.of("/full/diagnostics.zip"));
        onFx(() -> stage.refuseToSave(new Failure.Storage("/full", "Disk full")));
        command("diagnostics");
        assertThat(stage.saved()).isEmpty();
        assertThat(find("error-banner", Node.class)).isNotNull();
        assertThat(exists("error-retry")).isTrue();
    }

    /** Whose work is in the program is named in it. */
    @Test
    void everyLibraryOfTheBuildIsNamed() throws IOException {
        command("about");
        String notices = find("about-notices", TextArea.class).getText();
        List<String> libraries =
                DEPENDENCY
                        .matcher(Files.readString(Path.of("pom.xml")))
                        .results()
                        .filter(FailureSubjectTest::isInTheProgram)
                        .map(found -> found.group(1))
                        .toList();
        assertThat(libraries).contains("javafx-controls", "sqlite-jdbc");
        assertThat(libraries).allSatisfy(library -> assertThat(notices).contains(library));
    }

    private static boolean isInTheProgram(MatchResult found) {
        return !found.group().contains("<scope>test</scope>")
                && !found.group().contains("<scope>import</scope>")
                && !found.group().contains("<type>pom</type>");
    }
}
