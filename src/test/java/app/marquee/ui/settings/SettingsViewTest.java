package app.marquee.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.operation.Operation;
import app.marquee.model.settings.DeveloperDetails;
import app.marquee.model.settings.Language;
import app.marquee.service.connection.ConnectionDraft;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The gestures of the settings, by mouse and by keyboard. */
class SettingsViewTest extends SettingsWindow {
    private String text(String id) {
        return find(id, TextField.class).getText();
    }

    /** All words below a control. */
    private String words(String id) {
        return onFx(
                () ->
                        find(id, Node.class).lookupAll(".label").stream()
                                .filter(Node::isVisible)
                                .map(label -> ((Labeled) label).getText())
                                .collect(Collectors.joining("\n")));
    }

    /** What passes by at the foot of the window. */
    private String said() {
        return onFx(
                () ->
                        robot().lookup(".notice .label").queryAllAs(Label.class).stream()
                                .map(Label::getText)
                                .collect(Collectors.joining("\n")));
    }

    /** What is said beneath the field. */
    private String message(String id) {
        return onFx(
                () -> {
                    Node field = find(id, Node.class);
                    while (!field.getStyleClass().contains("form-field")) {
                        field = field.getParent();
                    }
                    return field.lookupAll(".form-message").stream()
                            .map(label -> ((Label) label).getText())
                            .collect(Collectors.joining());
                });
    }

    private Connection added(String name, ConnectionKind kind) {
        return fixture().connections().add(SettingsFixture.draft(name, kind));
    }

    private void write(String text) {
        robot().write(text);
        settle();
    }

    @Test
    void oneTextWithUrlsAndTokenFillsTheForm() {
        open(Locale.ENGLISH);
        click("connection-new");
        TextField data = find("connection-data-url", TextField.class);
        onFx(
                () -> {
                    ClipboardContent pasted = new ClipboardContent();
                    pasted.putString(
                            "curl 'https://api.acme.test/v1/ranking' "
                                    + "-H 'Authorization: "
                                    + SettingsFixture.TOKEN
                                    + "'");
                    Clipboard.getSystemClipboard().setContent(pasted);
                    data.paste();
                    return null;
                });
        settle();
        assertThat(data.getText()).isEmpty();
        assertThat(find("connection-base-url", TextField.class).getText())
                .isEqualTo("https://api.acme.test/v1");
        assertThat(find("connection-token", TextField.class).getText())
                .isEqualTo(SettingsFixture.TOKEN);
        assertThat(message("connection-name")).contains("cURL command");
    }

    /** It can't be saved for later: a connection is no change on the platform. */
    @Test
    void aConnectionThatWasEditedCountsAsUnsavedByItsName() {
        open(Locale.ENGLISH);
        onFx(() -> find("connect-account", Node.class).requestFocus());
        press(KeyCode.SPACE);
        assertThat(unsaved()).isEmpty();
        write("Acme");
        assertThat(unsaved()).containsExactly("Connection: Acme");
        press(KeyCode.SHORTCUT, KeyCode.A);
        press(KeyCode.BACK_SPACE);
        press(KeyCode.TAB);
        press(KeyCode.TAB);
        write("https://api.acme.test");
        assertThat(unsaved()).as("without a name").containsExactly("Connection");
    }

    @Test
    void addsAConnectionByKeyboardAlone() {
        open(Locale.ENGLISH);
        onFx(() -> find("connect-account", Node.class).requestFocus());
        press(KeyCode.SPACE);
        write("Acme");
        press(KeyCode.TAB);
        press(KeyCode.TAB);
        write("https://api.acme.test");
        press(KeyCode.TAB);
        press(KeyCode.TAB);
        write(SettingsFixture.TOKEN);
        press(KeyCode.ENTER);
        Connection kept = fixture().connections().all().getLast();
        assertThat(kept.name()).isEqualTo("Acme");
        assertThat(kept.kind()).isEqualTo(ConnectionKind.PRODUCTION);
        assertThat(kept.readOnly()).isTrue();
        assertThat(kept.baseUrl()).hasToString("https://api.acme.test");
        assertThat(fixture().connections().tokenToTry(kept.id(), ConnectionDraft.of(kept)))
                .contains(new Secret(SettingsFixture.TOKEN));
        assertThat(exists("connect-account")).isFalse();
        assertThat(text("connection-token")).isEmpty();
        click("connection-open");
        assertThat(fixture().calls()).endsWith("open " + kept.id().value());
    }

    @Test
    void savingStaysInSightWhileThereIsSomethingToSave() {
        open(Locale.ENGLISH);
        onFx(() -> window().setHeight(480));
        assertThat(exists("connection-save")).isFalse();
        onFx(() -> find("connection-new", Button.class).fire());
        onFx(() -> find("connection-name", TextField.class).setText("Acme"));
        onFx(() -> robot().lookup(".settings-scroll").queryAs(ScrollPane.class).setVvalue(0));
        settle();
        Node save = find("connection-save", Node.class);
        assertThat(onFx(() -> save.localToScene(0, 0).getY())).isBetween(0.0, 480.0);
        click("connection-discard");
        assertThat(exists("connection-save")).isFalse();
        assertThat(exists("connection-name")).as("that of the sandbox is a fact").isFalse();
        onFx(() -> find("connection-budget", TextField.class).setText("61"));
        settle();
        assertThat(exists("connection-save")).isTrue();
    }

    @Test
    void saysWhatIsWrongBesideTheField() {
        open(Locale.ENGLISH);
        click("connection-new");
        assertThat(message("connection-name")).startsWith("You can paste both URLs");
        click("connection-save");
        assertThat(message("connection-name")).isEqualTo("This field is required.");
        assertThat(message("connection-base-url")).isEqualTo("This field is required.");
        assertThat(find("connection-name", TextField.class).isFocused()).isTrue();
        type("connection-base-url", "http://api.acme.test");
        assertThat(message("connection-base-url")).startsWith("Use https");
        assertThat(message("connection-data-url")).doesNotContain("https;");
        type("connection-budget", "0");
        assertThat(message("connection-budget")).startsWith("Enter a whole number");
        assertThat(fixture().connections().all()).hasSize(1);
    }

    @Test
    void theReadsThatATestMadeAreNamedWhole() {
        fixture()
                .transport()
                .answer(200, "[{\"id\":\"a\"}]")
                .fail(new Failure.Unauthorized(new Answer(401, "Token expired", "")));
        open(Locale.forLanguageTag("pt-BR"));
        click("connection-test");
        assertThat(
                        onFx(
                                () ->
                                        find("connection-test-reads", Node.class)
                                                .lookupAll(".label")
                                                .stream()
                                                .map(Label.class::cast)
                                                .filter(Labeled::isTextTruncated)
                                                .map(Label::getText)
                                                .toList()))
                .isEmpty();
    }

    @Test
    void tellsExactlyWhatATestBrought() {
        fixture()
                .transport()
                .answer(200, "[{\"id\":\"a\"},{\"id\":\"b\"}]")
                .fail(
                        new Failure.Unauthorized(
                                new Answer(
                                        401, "Token expired", "{\"errMsg\":\"Token expired\"}")));
        open(Locale.ENGLISH);
        assertThat(exists("connection-test-result")).isFalse();
        click("connection-test");
        assertThat(words("connection-test-result"))
                .contains("Connected: 2 funnels")
                .contains("Request: GET http://127.0.0.1:40001/funnels/get_all")
                .contains("Status 200, JSON array")
                .contains("9 of 11 requests work")
                .contains("Load ranking")
                .contains("Not tested: there are no funnels")
                .contains("Not tested: no live stream is known yet");
        click("connection-test");
        assertThat(words("connection-test-result"))
                .contains("API token rejected")
                .contains("Server message: Token expired")
                .doesNotContain("Load ranking");
        assertThat(exists("connection-test-raw-pane")).isFalse();
        developerDetails();
        assertThat(find("connection-test-raw-pane", Labeled.class).getText())
                .isEqualTo("Server response");
    }

    @Test
    void theAddressesOfTheSandboxAreItsOwn() {
        open(Locale.ENGLISH);
        for (String id :
                List.of(
                        "connection-name",
                        "connection-kind",
                        "connection-base-url",
                        "connection-data-url",
                        "connection-token")) {
            assertThat(exists(id)).as(id).isFalse();
        }
        assertThat(find("connection-delete", Node.class).isDisabled()).isTrue();
        assertThat(exists("connection-open")).as("it is open").isFalse();
        assertThat(find("connection-budget", Node.class).isDisabled()).isFalse();
        assertThat(find("connection-read-only", Node.class).isDisabled()).isFalse();
    }

    @Test
    void theKindOfTheSandboxIsStillSaidAfterAnotherConnection() {
        added("Acme", ConnectionKind.TEST);
        open(Locale.ENGLISH);
        onFx(() -> find("connection-list", ListView.class).requestFocus());
        press(KeyCode.DOWN);
        assertThat(shownKind()).isEqualTo("Test");
        press(KeyCode.UP);
        assertThat(robot().lookup(".form-fact").queryAllAs(Labeled.class))
                .extracting(fact -> onFx(fact::getText))
                .contains("Sandbox");
        press(KeyCode.DOWN);
        assertThat(shownKind()).isEqualTo("Test");
    }

    private String shownKind() {
        return onFx(
                () ->
                        find("connection-kind", ComboBox.class).lookupAll(".list-cell").stream()
                                .map(cell -> ((Labeled) cell).getText())
                                .filter(Objects::nonNull)
                                .collect(Collectors.joining()));
    }

    @Test
    void theListOfConnectionsIsAsHighAsItsRows() {
        added("Acme", ConnectionKind.TEST);
        open(Locale.ENGLISH);
        assertThat(onFx(() -> find("connection-list", ListView.class).getHeight()))
                .isBetween(102.0, 114.0);
    }

    @Test
    void asksBeforeWhatWasTypedIsLost() {
        added("Acme", ConnectionKind.TEST);
        open(Locale.ENGLISH);
        type("connection-budget", "30");
        ListView<?> list = find("connection-list", ListView.class);
        onFx(() -> list.getSelectionModel().select(1));
        settle();
        assertThat(exists("confirm-safe")).isTrue();
        click("confirm-safe");
        assertThat(text("connection-budget")).isEqualTo("30");
        assertThat(list.getSelectionModel().getSelectedIndex()).isZero();
        onFx(() -> list.getSelectionModel().select(1));
        settle();
        click("confirm-do");
        assertThat(text("connection-name")).isEqualTo("Acme");
        assertThat(list.getSelectionModel().getSelectedIndex()).isEqualTo(1);
    }

    @Test
    void choosesAConnectionWithTheArrowKeys() {
        added("Acme", ConnectionKind.TEST);
        added("Beta", ConnectionKind.PRODUCTION);
        open(Locale.ENGLISH);
        onFx(() -> find("connection-list", ListView.class).requestFocus());
        press(KeyCode.DOWN);
        assertThat(text("connection-name")).isEqualTo("Acme");
        press(KeyCode.DOWN);
        assertThat(text("connection-name")).isEqualTo("Beta");
        assertThat(find("connection-open", Node.class).isDisabled()).isFalse();
    }

    @Test
    void deletesOnlyWhatWasConfirmed() {
        Connection acme = added("Acme", ConnectionKind.PRODUCTION);
        open(Locale.ENGLISH);
        onFx(() -> find("connection-list", ListView.class).getSelectionModel().select(1));
        settle();
        click("connection-delete");
        assertThat(find("confirm-do", Labeled.class).getText()).isEqualTo("Delete “Acme”");
        click("confirm-safe");
        assertThat(fixture().connections().find(acme.id())).isPresent();
        click("connection-delete");
        click("confirm-do");
        assertThat(fixture().connections().find(acme.id())).isEmpty();
        assertThat(exists("connection-name")).isFalse();
        assertThat(exists("connect-account")).isTrue();
    }

    /** As in every other list: Delete asks, Enter opens, and what cannot be done says why. */
    @Test
    void theKeysOfTheListDeleteAndOpen() {
        Connection acme = added("Acme", ConnectionKind.PRODUCTION);
        open(Locale.ENGLISH);
        onFx(() -> find("connection-list", ListView.class).requestFocus());
        press(KeyCode.DELETE);
        assertThat(exists("confirm-do")).isFalse();
        assertThat(said()).contains("This connection is removed when you quit.");
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        assertThat(fixture().calls()).endsWith("open " + acme.id().value());
        press(KeyCode.DELETE);
        click("confirm-do");
        assertThat(fixture().connections().find(acme.id())).isEmpty();
    }

    @Test
    void theListHasAMenuOfItsRows() {
        added("Acme", ConnectionKind.TEST);
        open(Locale.ENGLISH);
        ListView<?> list = find("connection-list", ListView.class);
        onFx(list::requestFocus);
        press(KeyCode.SHIFT, KeyCode.F10);
        assertThat(rowMenu("connection-delete").isDisable()).isTrue();
        assertThat(rowMenu("connection-delete").getText().replace('\n', ' '))
                .contains("This connection is removed when you quit.");
        press(KeyCode.ESCAPE);
        press(KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.F10);
        assertThat(rowMenu("connection-open").isDisable()).isFalse();
        assertThat(rowMenu("connection-delete").isDisable()).isFalse();
        onFx(() -> rowMenu("connection-delete").fire());
        settle();
        assertThat(exists("confirm-do")).isTrue();
        press(KeyCode.ESCAPE);
    }

    private List<String> paletteDetails() {
        return onFx(
                () ->
                        robot().lookup(".palette-detail").queryAllAs(Label.class).stream()
                                .map(Label::getText)
                                .toList());
    }

    @Test
    void whatIsInTheAdvancedPartIsDoneFromOutsideToo() {
        added("Acme", ConnectionKind.TEST);
        open(Locale.ENGLISH);
        assertThat(find("connection-advanced", TitledPane.class).isExpanded()).isFalse();
        tryByPalette("Remove certificate");
        Awaitility.await()
                .untilAsserted(
                        () ->
                                assertThat(paletteDetails())
                                        .contains(
                                                "This connection has no extra certificate"
                                                        + " authority"));
        press(KeyCode.ESCAPE);
        press(KeyCode.ESCAPE);
        byPalette("Add custom path");
        assertThat(find("connection-advanced", TitledPane.class).isExpanded()).isTrue();
        assertThat(find("connection-path-more", MenuButton.class).isShowing()).isTrue();
        onFx(() -> find("connection-path-more", MenuButton.class).hide());
        byPalette("Choose certificate");
        assertThat(find("connection-authority", Node.class).isFocused()).isTrue();
    }

    @Test
    void whoTestsStaysWhereTheyAre() {
        List<Boolean> disabled = new ArrayList<>();
        fixture()
                .transport()
                .answer(200, "[]")
                .whileSending(
                        _ ->
                                disabled.add(
                                        onFx(
                                                () ->
                                                        find("connection-test", Node.class)
                                                                .isDisabled())));
        open(Locale.ENGLISH);
        click("connection-test");
        assertThat(disabled)
                .as("a control that is disabled loses the focus")
                .isNotEmpty()
                .containsOnly(false);
        assertThat(find("connection-test", Node.class).isFocused()).isTrue();
    }

    @Test
    void themeAndLanguageAreChosenAtOnce() {
        open(Locale.ENGLISH);
        onFx(() -> find("settings-theme", ComboBox.class).getSelectionModel().selectLast());
        onFx(() -> find("settings-language", ComboBox.class).getSelectionModel().selectLast());
        assertThat(fixture().calls()).containsExactly("theme HIGH_CONTRAST", "language es");
    }

    /**
     * Who rather keeps what is on the screen sees the language that there is, and may choose anew.
     */
    @Test
    void aLanguageThatWasNotTakenIsNotShown() {
        open(Locale.ENGLISH);
        onFx(() -> find("settings-language", ComboBox.class).getSelectionModel().selectLast());
        onFx(fixture()::stay);
        assertThat(find("settings-language", ComboBox.class).getValue()).isEqualTo(Language.SYSTEM);
        onFx(() -> find("settings-language", ComboBox.class).getSelectionModel().selectLast());
        assertThat(fixture().calls()).containsExactly("language es", "language es");
    }

    @Test
    void bringsWhatHasTheFocusIntoSight() {
        open(Locale.ENGLISH);
        onFx(() -> find("settings-developer", Node.class).requestFocus());
        settle();
        click("settings-developer");
        onFx(() -> find("connection-new", Node.class).requestFocus());
        settle();
        click("connection-new");
        assertThat(text("connection-name")).isEmpty();
    }

    @Test
    void switchesFaultsOfTheSandboxAndResetsIt() {
        open(Locale.ENGLISH);
        assertThat(exists("sandbox-faults")).as("for developers").isFalse();
        developerDetails();
        onFx(() -> find("sandbox-preset-none", Node.class).requestFocus());
        settle();
        click("sandbox-preset-flaky");
        assertThat(text("sandbox-faults")).isEqualTo("*:500@0.3");
        type("sandbox-faults", "?town");
        press(KeyCode.ENTER);
        assertThat(message("sandbox-faults")).startsWith("Invalid fault:");
        assertThat(fixture().faults()).isEqualTo("*:500@0.3");
        click("sandbox-preset-none");
        assertThat(fixture().faults()).isEmpty();
        onFx(() -> section().view().sandbox().reset());
        assertThat(fixture().calls()).doesNotContain("reset");
        click("confirm-do");
        assertThat(fixture().calls()).endsWith("reset");
    }

    @Test
    void anotherPathIsAddedCheckedAndTakenBack() {
        Connection acme = added("Acme", ConnectionKind.TEST);
        open(Locale.ENGLISH);
        onFx(() -> find("connection-list", ListView.class).getSelectionModel().select(1));
        settle();
        onFx(() -> find("connection-advanced", TitledPane.class).setExpanded(true));
        onFx(() -> otherPath("Analytics").fire());
        settle();
        Operation first = Operation.GET_VIEWERS_HISTORIC;
        String field = "connection-path-get-viewers-historic";
        assertThat(find(field, TextField.class).isFocused()).isTrue();
        assertThat(text(field)).isEqualTo(first.path());
        assertThat(message(field)).isEmpty();
        onFx(() -> find(field, TextField.class).appendText("?"));
        assertThat(message(field)).startsWith("Use letters, digits");
        press(KeyCode.ENTER);
        assertThat(kept(acme).routes().paths()).isEmpty();
        onFx(() -> find(field, TextField.class).setText("/live/{live_id}/now"));
        assertThat(message(field)).isEmpty();
        press(KeyCode.ENTER);
        assertThat(kept(acme).routes().paths())
                .containsExactly(Map.entry(first, "/live/{live_id}/now"));
        onFx(() -> find(field + "-remove", Node.class).requestFocus());
        press(KeyCode.SPACE);
        assertThat(exists(field)).isFalse();
        onFx(() -> find("connection-save", Node.class).requestFocus());
        press(KeyCode.SPACE);
        assertThat(kept(acme).routes().paths()).isEmpty();
    }

    private Connection kept(Connection connection) {
        return fixture().connections().find(connection.id()).orElseThrow();
    }

    /** The list of parts is beside the page, and leaves where the page needs the room. */
    @Test
    void aPartIsReachedFromTheListWhichFollowsThePage() {
        open(Locale.ENGLISH);
        assertThat(part("appearance").isSelected()).isTrue();
        click("settings-part-advanced");
        assertThat(part("advanced").isSelected()).isTrue();
        ScrollPane page = onFx(() -> (ScrollPane) robot().lookup(".settings-scroll").query());
        assertThat(onFx(page::getVvalue)).isPositive();
        onFx(() -> page.setVvalue(0));
        assertThat(part("appearance").isSelected()).isTrue();
        onFx(() -> page.setVvalue(0.12));
        assertThat(part("connections").isSelected()).as("most of it is in sight").isTrue();
        onFx(() -> page.setVvalue(1));
        assertThat(part("advanced").isSelected()).isTrue();
        onFx(() -> window().setWidth(1000));
        settle();
        assertThat(exists("settings-part-appearance")).isFalse();
    }

    private ToggleButton part(String id) {
        return find("settings-part-" + id, ToggleButton.class);
    }

    @Test
    void developerDetailsAreSwitchedOnAndOff() {
        open(Locale.ENGLISH);
        assertThat(details()).isEqualTo(DeveloperDetails.OFF);
        onFx(() -> find("settings-developer", CheckBox.class).fire());
        assertThat(details()).isEqualTo(DeveloperDetails.ON);
        onFx(() -> find("settings-developer", CheckBox.class).fire());
        assertThat(details()).isEqualTo(DeveloperDetails.OFF);
    }

    private DeveloperDetails details() {
        return fixture().look().developerDetails();
    }
}
