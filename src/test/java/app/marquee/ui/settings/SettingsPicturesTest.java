package app.marquee.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.settings.Theme;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.text.Text;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.Locale;
import java.util.stream.Collectors;

/** Pictures of the settings, to be looked at; fails when words of a button are cut off. */
@Tag("painted")
class SettingsPicturesTest extends SettingsWindow {
    private static final Locale PORTUGUESE = Locale.of("pt", "BR");

    private void both(String name) {
        pictures(name, Theme.LIGHT, Theme.DARK);
        assertThat(cut()).isEmpty();
    }

    /** The buttons whose text does not fit. */
    private String cut() {
        return onFx(
                () ->
                        robot().lookup(".settings-page .button").queryAllAs(Labeled.class).stream()
                                .filter(button -> button.isVisible() && button.getScene() != null)
                                .filter(
                                        button ->
                                                button.lookupAll(".text").stream()
                                                        .map(Text.class::cast)
                                                        .noneMatch(
                                                                text ->
                                                                        text.getText()
                                                                                .equals(
                                                                                        button
                                                                                                .getText())))
                                .map(Labeled::getText)
                                .collect(Collectors.joining(", ")));
    }

    private void bottom() {
        onFx(() -> robot().lookup(".settings-scroll").queryAs(ScrollPane.class).setVvalue(1));
    }

    @Test
    void onlyTheSandbox() {
        open(Locale.ENGLISH);
        both("1-sandbox");
        bottom();
        both("2-bottom");
        onFx(() -> find("connection-new", Node.class).requestFocus());
        settle();
        click("connection-new");
        click("connection-save");
        type("connection-base-url", "http://api.acme.test");
        both("3-wrong");
    }

    @Test
    void severalConnections() {
        fixture().connections().add(SettingsFixture.draft("Acme Video", ConnectionKind.PRODUCTION));
        fixture()
                .connections()
                .add(
                        SettingsFixture.draft(
                                "Uma conexão com um nome tão longo que não cabe na lista 🎬",
                                ConnectionKind.TEST));
        fixture()
                .transport()
                .answer(200, "[{\"id\":\"a\"}]")
                .fail(
                        new Failure.Unauthorized(
                                new Answer(
                                        401, "Token expired", "{\"errMsg\":\"Token expired\"}")));
        open(PORTUGUESE);
        onFx(() -> find("connection-list", ListView.class).getSelectionModel().select(2));
        settle();
        click("connection-test");
        both("4-tested");
        click("connection-test");
        both("5-refused");
        onFx(() -> find("connection-advanced", TitledPane.class).setExpanded(true));
        onFx(() -> otherPath("Análises").fire());
        settle();
        onFx(() -> find("connection-path-get-viewers-historic", TextField.class).appendText("?"));
        both("6-advanced");
    }
}
