package app.marquee.ui.funnels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.operation.Operation;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.SessionWindowTest;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.video.FakeFrames;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import org.assertj.core.api.InstanceOfAssertFactories;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The section Funnels by its keys, over a service that says what the test tells it. */
class FunnelSectionTest extends SessionWindowTest {
    private static final String F1 = "f1111111-1111-4222-8333-444455556666";
    private static final String A = "a1111111-1111-4222-8333-444455556666";
    private static final String B = "b1111111-1111-4222-8333-444455556666";
    private static final String LIST = "[{\"id\":\"%s\",\"name\":\"One\"}]".formatted(F1);
    private static final String WITH =
            "{\"id\":\"%s\",\"name\":\"One\",\"videos\":[{\"id\":\"%s\",\"title\":\"Aula\"}]}"
                    .formatted(F1, A);
    private static final String WITHOUT = "{\"id\":\"%s\",\"videos\":[]}".formatted(F1);

    @TempDir private Path folder;

    /** Without a ranking. */
    private WindowStage open() {
        wire().alwaysFail(
                        Operation.GET_RANKING, new Failure.Forbidden(new Answer(403, null, "{}")));
        return openWithViews();
    }

    private WindowStage openWithViews() {
        WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                FunnelSection.definition(
                                        session(),
                                        FakeFrames.NONE,
                                        BackgroundBudget.of(() -> 60_000))));
        settle();
        return stage;
    }

    private TableView<?> table(String id) {
        return find(id, TableView.class);
    }

    private void choose(String table) {
        onFx(
                () -> {
                    TableView<?> view = table(table);
                    view.getSelectionModel().select(0);
                    view.requestFocus();
                });
        settle();
    }

    @Test
    void theFirstFunnelIsOpen() {
        wire().answer(200, LIST).answer(200, WITH);
        open();
        Awaitility.await().until(() -> exists("funnel-videos"));
        assertThat(onFx(() -> table("funnel-list").getSelectionModel().getSelectedIndex()))
                .isZero();
        assertThat(onFx(() -> table("funnel-videos").getItems())).isNotEmpty();
    }

    @Test
    void oneBarTellsThatNeitherListNorFunnelWereRefreshed() {
        wire().answer(200, LIST).answer(200, WITH);
        open();
        Awaitility.await().until(() -> exists("funnel-videos"));
        Failure failure = new Failure.ServerError(new Answer(500, "Oops", "{}"));
        wire().fail(failure).fail(failure);
        press(KeyCode.F5);
        assertThat(onFx(() -> robot().lookup(".error-title").queryAllAs(Label.class)))
                .extracting(Label::getText)
                .singleElement()
                .asString()
                .startsWith("Couldn’t refresh funnels: ");
    }

    @Test
    void theShownFunnelKeepsItsCountWhenTheListDoesNotTellIt() {
        wire().answer(200, LIST).answer(200, WITH);
        open();
        Awaitility.await().until(() -> exists("funnel-videos"));
        wire().answer(200, LIST).fail(new Failure.ServerError(new Answer(500, "Oops", "{}")));
        press(KeyCode.F5);
        assertThat(onFx(() -> table("funnel-list").getItems()))
                .extracting(funnel -> ((Funnel) funnel).videos().orNull())
                .first()
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSize(1);
    }

    @Test
    void funnelsAreListedByName() {
        wire().answer(
                        200,
                        "[{\"id\":\"%s\",\"name\":\"Two\"},{\"id\":\"%s\",\"name\":\"One\"}]"
                                .formatted(A, F1))
                .answer(200, WITH);
        open();
        Awaitility.await().until(() -> exists("funnel-videos"));
        assertThat(onFx(() -> table("funnel-list").getItems()))
                .extracting(funnel -> ((Funnel) funnel).name())
                .containsExactly("One", "Two");
    }

    @Test
    void theMatrixTakesTheWholeWidthAndItsVideosHaveFrames() {
        wire().answer(200, LIST).answer(200, WITH);
        open();
        choose("funnel-list");
        assertThat(onFx(() -> table("funnel-videos").getColumns().getFirst().getId()))
                .isEqualTo("picture");
        assertThat(onFx(() -> find("funnel-figure-videos", Node.class).getAccessibleText()))
                .startsWith("Videos: 1.");
        click("funnel-mode-matrix");
        assertThat(exists("funnel-list")).isFalse();
        wire().answer(200, LIST).answer(200, WITH).answer(200, "[]");
        click("funnel-matrix-read");
        Awaitility.await().until(() -> exists("funnel-matrix"));
        TableColumn<?, ?> frames = onFx(() -> table("funnel-matrix").getColumns().getFirst());
        assertThat(frames.getId()).isEqualTo("picture");
        assertThat(exists("funnel-matrix-read")).as("all are loaded").isFalse();
        assertThat(onFx(frames::isVisible)).as("no frame is known").isFalse();
        click("funnel-mode-videos");
        assertThat(exists("funnel-list")).isTrue();
    }

    @Test
    void aFunnelInPlaceOfTheListHasNothingAboutTheListAboveIt() {
        wire().answer(200, LIST).answer(200, WITH);
        open();
        Awaitility.await().until(() -> exists("funnel-videos"));
        assertThat(exists("funnel-views-load")).isTrue();
        onFx(() -> find("funnel-list", Node.class).getScene().getWindow().setWidth(780));
        settle();
        robot().clickOn("One");
        settle();
        assertThat(exists("funnel-back")).as("in place of the list").isTrue();
        assertThat(exists("funnel-views-load")).isFalse();
        click("funnel-back");
        assertThat(exists("funnel-views-load")).isTrue();
    }

    @Test
    void onAReadOnlyConnectionNoButtonOffersANewFunnel() {
        wire().answer(200, "[]");
        WindowStage stage = open();
        assertThat(exists("funnel-create")).isTrue();
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        assertThat(exists("funnel-create")).isFalse();
    }

    @Test
    void lengthsAreShownWhereTheyAreKnown() {
        wire().answer(200, LIST).answer(200, WITH.replace("\"Aula\"", "\"Aula\",\"length\":75"));
        open();
        Awaitility.await().until(() -> exists("funnel-videos"));
        settle();
        assertThat(videoColumns()).contains("length").doesNotContain("views");
    }

    @Test
    void viewsThatFailedAreLoadedByOneButton() {
        wire().answer(200, LIST).answer(200, WITH);
        open();
        Awaitility.await().until(() -> exists("funnel-videos"));
        settle();
        Button load = find("funnel-views-load", Button.class);
        assertThat(onFx(load::getText)).isEqualTo("Load views · 1 request");
        assertThat(videoColumns()).doesNotContain("views");
        assertThat(exists("funnel-figure-views")).isFalse();
        assertThat(robot().lookup(".notice").tryQuery()).as("nobody asked").isEmpty();
        rank();
        click("funnel-views-load");
        settle();
        assertThat(exists("funnel-views-load")).isFalse();
        assertThat(videoColumns()).contains("views");
    }

    private void rank() {
        wire().always(
                        Operation.GET_RANKING,
                        200,
                        "[{\"video_id\":\"%s\",\"views\":1200}]".formatted(A));
    }

    /** One request brings the views into the list, the funnel and the matrix. */
    @Test
    void viewsThatArentSavedAreLoadedQuietly() throws IOException {
        wire().answer(200, LIST).answer(200, WITH);
        rank();
        WindowStage stage = openWithViews();
        Awaitility.await().until(() -> exists("funnel-figure-views"));
        settle();
        assertThat(sent(Operation.GET_RANKING)).hasSize(1);
        assertThat(exists("funnel-views-load")).isFalse();
        assertThat(onFx(() -> find("funnel-figure-views", Node.class).getAccessibleText()))
                .startsWith("Views · ")
                .endsWith(": 1,200.");
        assertThat(videoColumns()).contains("views");
        assertThat(cells("funnel-list", "views")).containsExactly("1,200");

        click("funnel-mode-matrix");
        wire().answer(200, LIST).answer(200, WITH).answer(200, "[]");
        click("funnel-matrix-read");
        Awaitility.await().until(() -> exists("funnel-matrix"));
        settle();
        assertThat(onFx(() -> find("funnel-mode-matrix", ToggleButton.class).isSelected()))
                .as("the list that learned the videos opens no funnel")
                .isTrue();
        assertThat(cells("funnel-matrix", "views")).containsExactly("1,200");
        Path file = folder.resolve("matrix.csv");
        stage.desk().willChoose(file);
        exportCsv();
        assertThat(Files.readAllLines(file))
                .anyMatch(line -> line.startsWith("\"Title\",\"ID\",\"Views\",\"Length\""))
                .anyMatch(line -> line.startsWith("\"Aula\",\"" + A + "\",1200,"));
    }

    private void exportCsv() {
        onFx(
                () ->
                        find("export-menu", MenuButton.class).getItems().stream()
                                .filter(item -> "export-csv-plain".equals(item.getId()))
                                .findFirst()
                                .orElseThrow()
                                .fire());
        settle();
    }

    private List<String> cells(String table, String column) {
        return onFx(
                () ->
                        table(table).lookupAll(".table-row-cell > #" + column).stream()
                                .map(cell -> ((TableCell<?, ?>) cell).getText())
                                .filter(Objects::nonNull)
                                .toList());
    }

    private List<String> videoColumns() {
        return onFx(
                () ->
                        table("funnel-videos").getVisibleLeafColumns().stream()
                                .map(TableColumn::getId)
                                .toList());
    }

    @Test
    void deleteRemovesAfterEveryFunnelWasReadAndTellsWhatAReadShows() {
        wire().answer(200, LIST).answer(200, WITH);
        open();
        choose("funnel-list");
        choose("funnel-videos");
        wire().answer(200, LIST).answer(200, WITH);
        press(KeyCode.DELETE);
        settle();
        assertThat(sent(Operation.REMOVE_FUNNEL_VIDEOS)).isEmpty();
        assertThat(find("confirm-safe", Button.class).isFocused()).isTrue();
        assertThat(find("confirm-do", Button.class).getText()).isEqualTo("Remove 1 video");
        wire().answer(200, "").answer(200, LIST).answer(200, WITHOUT);
        wire().answer(200, LIST).answer(200, WITHOUT);
        click("confirm-do");
        settle();
        assertThat(sent(Operation.REMOVE_FUNNEL_VIDEOS)).hasSize(1);
        assertThat(find("funnel-report", Label.class).getText()).contains("One: “Aula” removed");

        click("funnel-report-close");
        wire().answer(200, LIST).answer(200, WITH).answer(200, LIST).answer(200, WITH);
        press(KeyCode.F5);
        choose("funnel-list");
        choose("funnel-videos");
        press(KeyCode.DELETE);
        settle();
        assertThat(exists("confirm-do")).as("the next removal can begin").isTrue();
    }

    @Test
    void funnelsThatCannotBeLoadedBeforeARemovalAreLoadedAgain() {
        wire().answer(200, LIST).answer(200, WITH);
        open();
        choose("funnel-list");
        choose("funnel-videos");
        wire().answer(200, "\"nothing of a list\"");
        press(KeyCode.DELETE);
        settle();
        assertThat(find("error-banner", Node.class).getAccessibleText())
                .startsWith("Couldn’t load funnels: ")
                .as("nothing was sent")
                .doesNotContain("gone through");
        wire().answer(200, LIST).answer(200, WITH);
        click("error-retry");
        settle();
        assertThat(exists("confirm-do")).isTrue();
        assertThat(sent(Operation.REMOVE_FUNNEL_VIDEOS)).isEmpty();
    }

    @Test
    void videosThatNoRequestMayNameAreNotRemovedAndTheReasonIsSaid() {
        wire().answer(200, LIST).answer(200, WITH.replace(A, "v-9"));
        open();
        choose("funnel-list");
        choose("funnel-videos");
        press(KeyCode.DELETE);
        assertThat(
                        robot().lookup(
                                        "This item can’t be changed because its ID “v-9” isn’t"
                                                + " valid.")
                                .tryQuery())
                .isPresent();
        assertThat(exists("confirm-do")).isFalse();
    }

    @Test
    void aNameIsCheckedWhileTypingAndForeverIsSaidBefore() {
        wire().answer(200, "{\"funnels\":[]}");
        open();
        click("funnel-create");
        assertThat(find("funnel-create-forever", Label.class).getText())
                .contains("can’t rename or delete");
        type("funnel-name", "ab");
        Label length = robot().lookup(".form-counter").query();
        assertThat(onFx(() -> length.getParent().isVisible())).isTrue();
        assertThat(onFx(length::getText)).isEqualTo("2 / 50");
        assertThat(find("funnel-create-confirm", Button.class).isDisabled()).isTrue();
        wire().answer(201, "{\"id\":\"%s\",\"name\":\"abc\"}".formatted(F1));
        wire().answer(200, LIST).answer(200, WITH);
        type("funnel-name", "abc");
        assertThat(exists("funnel-create-request")).as("only on demand").isFalse();
        assertThat(exists("funnel-create-request-show")).as("for developers").isFalse();
        developerDetails();
        click("funnel-create-request-show");
        assertThat(find("funnel-create-request", Label.class).getText()).contains("\"abc\"");
        click("funnel-create-confirm");
        settle();
        assertThat(sent(Operation.CREATE_FUNNEL)).hasSize(1);
        assertThat(table("funnel-list").getItems().size()).isOne();
    }

    @Test
    void aListThatFailsSaysSoAndIsReadAgain() {
        wire().answer(200, "\"nothing of a list\"");
        open();
        assertThat(exists("error-retry")).isTrue();
        wire().answer(200, LIST);
        click("error-retry");
        settle();
        assertThat(table("funnel-list").getItems().size()).isOne();
    }

    @Test
    void aFunnelIsMadeByKeysAloneAfterARefusalAndWhatWaitsIsNamedAboveTheList() {
        wire().answer(200, "{\"funnels\":[]}");
        open();
        wire().fail(new Failure.Invalid(new Answer(400, "Name taken", "{}")));
        byPalette("New funnel");
        robot().write("abc");
        press(KeyCode.ENTER);
        assertThat(exists("changes-list")).isTrue();
        wire().answer(201, "{\"id\":\"%s\",\"name\":\"abc\"}".formatted(F1));
        wire().answer(200, LIST).answer(200, WITH);
        byPalette("New funnel");
        robot().write("abc");
        press(KeyCode.ENTER);
        assertThat(sent(Operation.CREATE_FUNNEL)).hasSize(2);
        assertThat(table("funnel-list").getItems().size()).isOne();

        assertThat(exists("funnel-waiting")).isFalse();
        byPalette("New funnel");
        assertThat(find("confirm-keep", Button.class).isDisabled())
                .as("nothing to save yet")
                .isTrue();
        robot().write("later");
        settle();
        click("confirm-keep");
        assertThat(sent(Operation.CREATE_FUNNEL)).hasSize(2);
        assertThat(find("funnel-waiting", Button.class).getText())
                .isEqualTo("Pending: Create funnel “later”");
    }

    @Test
    void theFunnelsOfTheMatrixAreInTheOrderOfTheirNames() {
        String list =
                "[{\"id\":\"%s\",\"name\":\"Último\"},{\"id\":\"%s\",\"name\":\"Alpha\"}]"
                        .formatted(F1, A);
        String one = "{\"id\":\"%s\",\"name\":\"Último\",\"videos\":[\"%s\"]}".formatted(F1, A);
        String other = "{\"id\":\"%s\",\"name\":\"Alpha\",\"videos\":[\"%s\"]}".formatted(A, B);
        wire().answer(200, list);
        open();
        onFx(() -> find("funnel-mode-matrix", ToggleButton.class).fire());
        settle();
        wire().answer(200, list).answer(200, one).answer(200, other).answer(200, "[]");
        click("funnel-matrix-read");
        Awaitility.await().until(() -> exists("funnel-matrix"));
        assertThat(
                        onFx(
                                () ->
                                        table("funnel-matrix").getColumns().stream()
                                                .filter(each -> each.getId().startsWith("funnel-"))
                                                .map(TableColumn::getText)
                                                .toList()))
                .containsExactly("Alpha", "Último");
    }

    @Test
    void whatStandsInForATitleInTheMatrixIsInNoFile() throws IOException {
        String two =
                "{\"id\":\"%s\",\"name\":\"One\",\"videos\":[{\"id\":\"%s\",\"title\":\"Aula\"},\"%s\"]}"
                        .formatted(F1, A, B);
        wire().answer(200, LIST);
        WindowStage stage = open();
        onFx(() -> find("funnel-mode-matrix", ToggleButton.class).fire());
        settle();
        wire().answer(200, LIST).answer(200, two);
        wire().answer(200, "[]");
        click("funnel-matrix-read");
        Awaitility.await().until(() -> exists("funnel-matrix"));
        settle();
        assertThat(shownTitles()).containsExactlyInAnyOrder("Aula", "Video b1111111…");

        Path file = folder.resolve("matrix.csv");
        stage.desk().willChoose(file);
        exportCsv();
        assertThat(Files.readAllLines(file))
                .anyMatch(line -> line.startsWith("\"Aula\",\"" + A))
                .anyMatch(line -> line.startsWith("unknown,\"" + B))
                .noneMatch(line -> line.contains("Video b1111111"));

        type("funnel-matrix-filter", "b1111111");
        await().untilAsserted(() -> assertThat(shownTitles()).containsExactly("Video b1111111…"));
    }

    private List<String> shownTitles() {
        return cells("funnel-matrix", "title");
    }
}
