package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.Exchange;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.FolderId;
import app.marquee.model.operation.Operation;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashService;
import app.marquee.store.keychain.Tokens;
import app.marquee.ui.analytics.Hands;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a person does with what was asked and changed. */
class ActivityViewTest extends WindowTest {
    private static final int CHANGES = 0;
    private static final int REQUESTS = 1;

    @TempDir Path home;
    private final WindowStage stage = new WindowStage();
    private static final String TIME = "9:00\u202fAM";
    private SessionFixture fixture;
    private Session session;

    @BeforeEach
    void begin() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
    }

    @AfterEach
    void end() {
        fixture.close();
    }

    /** The changes are in front. */
    private void window(Locale locale) {
        developerDetails();
        show(
                () ->
                        stage.window(
                                locale,
                                ActivitySection.definition(
                                        new SharedActivity(
                                                session,
                                                TrashService.of(session),
                                                Optional::empty,
                                                Platform::runLater))));
    }

    private void open(Locale locale) {
        window(locale);
        tab(REQUESTS);
    }

    private void made(Exchange... exchanges) {
        for (Exchange exchange : exchanges) {
            session.exchanges().ended(exchange);
        }
        layOut();
    }

    /** A split pane and a tab take their content in with the next layout, whenever that comes. */
    private void layOut() {
        settle();
        onFx(
                () -> {
                    window().getScene().getRoot().applyCss();
                    window().getScene().getRoot().layout();
                });
        settle();
    }

    private void everything() {
        made(
                SampleExchanges.ranking(1),
                SampleExchanges.refused(2),
                SampleExchanges.lost(3),
                SampleExchanges.rename(4));
    }

    private TableView<?> table(String id) {
        return find(id, TableView.class);
    }

    /** Selects a request below the heading of the only day. */
    private void select(int request) {
        select("activity-table", request + 1);
    }

    private void select(String id, int row) {
        TableView<?> table = table(id);
        onFx(() -> table.getSelectionModel().clearAndSelect(row));
        layOut();
    }

    private String area(String id) {
        return find(id, TextArea.class).getText();
    }

    private void tab(int number) {
        String id = List.of("activity-changes", "activity-requests").get(number);
        onFx(() -> find(id, ToggleButton.class).fire());
        layOut();
    }

    private void both(String name) {
        pictures(name, Theme.LIGHT, Theme.DARK);
    }

    @Test
    void rowsAppearAsRequestsAreMade() {
        open(Locale.ENGLISH);
        assertThat(exists("activity-table")).isFalse();
        everything();
        assertThat(table("activity-table").getItems()).hasSize(5);
        made(SampleExchanges.ranking(5));
        assertThat(table("activity-table").getItems()).hasSize(6);
        assertThat(((ExchangeRow) table("activity-table").getItems().get(1)).exchange().number())
                .as("the newest is on top")
                .isEqualTo(5);
    }

    @Test
    void requestsOfOneMinuteAreToldApart() {
        open(Locale.ENGLISH);
        everything();
        assertThat(
                        onFx(
                                () ->
                                        robot().lookup(".table-cell").queryAll().stream()
                                                .filter(Labeled.class::isInstance)
                                                .map(cell -> ((Labeled) cell).getText())
                                                .toList()))
                .contains("Today")
                .anyMatch(text -> text != null && text.matches("\\d+:\\d\\d:\\d\\d.*"));
    }

    @Test
    void showsOneInFullWithoutSecretsAndCopiesItAsCurl() {
        open(Locale.ENGLISH);
        everything();
        assertThat(find("activity-curl", Node.class).isDisabled()).isTrue();
        select(0);
        assertThat(area("activity-request"))
                .startsWith("PUT https://api.acme.test/playlist/")
                .contains("Authorization: ••••••")
                .contains("\"password\":\"••••••\"");
        assertThat(area("activity-response")).startsWith("HTTP 200");
        click("activity-curl");
        assertThat(stage.desk().paste())
                .startsWith("curl -X PUT")
                .contains("\"Authorization: $TOKEN\"");
        click("activity-copy");
        assertThat(stage.desk().paste()).contains("PUT https://").contains("HTTP 200");
    }

    /** The toolkit cuts lines of mixed direction at the frame where it breaks them. */
    @Test
    void aResponseOfMixedDirectionIsNotBroken() {
        open(Locale.ENGLISH);
        made(
                SampleExchanges.ranking(1),
                SampleExchanges.exchange(
                        2,
                        Operation.GET_RANKING,
                        "/ranking",
                        null,
                        200,
                        "[{\"title\":\"مقدمة\"}]",
                        null));
        select(1);
        assertThat(find("activity-response", TextArea.class).isWrapText()).isTrue();
        select(0);
        assertThat(find("activity-response", TextArea.class).isWrapText()).isFalse();
    }

    @Test
    void whatIsReadStaysWhileNewOnesCome() {
        open(Locale.ENGLISH);
        everything();
        select(3);
        TextArea request = find("activity-request", TextArea.class);
        onFx(() -> request.selectRange(0, 3));
        made(SampleExchanges.rename(5));
        assertThat(area("activity-request")).startsWith("GET https://api.acme.test/ranking");
        assertThat(request.getSelectedText()).isEqualTo("GET");
        assertThat(find("activity-curl", Node.class).isDisabled()).isFalse();
    }

    @Test
    void narrowsByEveryWord() {
        open(Locale.ENGLISH);
        everything();
        press(KeyCode.SHORTCUT, KeyCode.F);
        robot().write("ranking").push(KeyCode.ENTER);
        settle();
        assertThat(table("activity-table").getItems()).hasSize(2);
        robot().write(" xyz").push(KeyCode.ENTER);
        settle();
        assertThat(table("activity-table").getItems()).isEmpty();
        assertThat(((Labeled) table("activity-table").getPlaceholder()).getText())
                .isEqualTo("No requests match the filter.");
    }

    @Test
    void clearsTheRequests() {
        open(Locale.ENGLISH);
        everything();
        select(0);
        click("activity-clear");
        assertThat(exists("activity-table")).isFalse();
        made(SampleExchanges.ranking(5));
        assertThat(table("activity-table").getItems()).hasSize(2);
        assertThat(area("activity-request")).isEmpty();
    }

    @Tag("painted")
    @Test
    void showsTheJournalBehindItsTab() {
        fixture.transport().answer(201, "{}");
        session.changes().apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")));
        window(Locale.ENGLISH);
        layOut();
        assertThat(listed()).hasSize(1);
        both("4-changes");
    }

    @Test
    void whatIsSentElsewhereIsSeenWhileTheListIsInFront() {
        open(Locale.ENGLISH);
        tab(CHANGES);
        fixture.transport().answer(201, "{}");
        session.changes().apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")));
        Awaitility.await()
                .until(
                        () ->
                                onFx(
                                        () ->
                                                listed().stream()
                                                        .flatMap(row -> row.lines().stream())
                                                        .map(ChangeLine::state)
                                                        .toList()
                                                        .equals(List.of(ChangeState.DONE))));
    }

    @Tag("painted")
    @Test
    void aChangeThatWaitsIsReviewedAndSentByKeyboardAlone() {
        FolderId folder = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");
        ChangeLine waiting =
                session.changes()
                        .lists()
                        .keep(
                                List.of(
                                        FolderEdit.TYPE.stage(
                                                session.staging(),
                                                Folder.known(folder),
                                                FolderUpdate.rename("Aulas"))))
                        .getFirst();
        fixture.transport()
                .answer(200, "{\"folders\":[{\"id\":\"" + folder + "\",\"name\":\"A\"}]}")
                .answer(200, "{}");
        stage.waiting(PendingChangeReader.of(session, TrashService.of(session)));
        open(Locale.ENGLISH);
        Awaitility.await()
                .until(() -> find("pending-pill", Labeled.class).getText().equals("1 pending"));
        tab(CHANGES);
        TableView<?> table = table("activity-changes-table");
        assertThat(exists("changes-request")).as("nothing is selected").isFalse();
        onFx(
                () -> {
                    table.requestFocus();
                    table.getSelectionModel().clearAndSelect(1);
                });
        Awaitility.await().until(() -> area("changes-request").startsWith("PUT https://"));
        assertThat(area("changes-response")).isEqualTo("Not sent yet");
        assertThat(isOff("changes-undo")).isTrue();
        focus("changes-apply");
        press(KeyCode.SPACE);
        Awaitility.await().until(() -> exists("confirm-do"));
        assertThat(exists("confirm-keep")).as("it is kept already").isFalse();
        both("5-review");
        focus("confirm-do");
        press(KeyCode.ENTER);
        Awaitility.await()
                .until(
                        () ->
                                session.changes().find(waiting.id()).orElseThrow().state()
                                        == ChangeState.DONE);
        Awaitility.await().until(() -> !isOff("changes-undo"));
        Awaitility.await().until(() -> !exists("pending-pill"));
    }

    @Test
    void whatWasGivenUpOrDoneIsSentOrTakenBackOnlyWhereItIsChosen() {
        FolderId folder = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");
        List<ChangeLine> kept =
                session.changes()
                        .lists()
                        .keep(List.of(renaming(folder, "Aulas"), renaming(folder, "Aulas 2")));
        session.changes().lists().giveUp(List.of(kept.getFirst().id()));
        fixture.transport().answer(201, "{}");
        session.changes().apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")));
        window(Locale.ENGLISH);
        layOut();
        Awaitility.await().until(() -> onFx(() -> listed().size()) == 3);
        assertThat(isOff("changes-undo")).isTrue();
        assertThat(label("changes-undo")).isEqualTo("Undo…");
        assertThat(label("changes-apply")).isEqualTo("Review 1…");
        fixture.transport()
                .answer(200, "{\"folders\":[{\"id\":\"" + folder + "\",\"name\":\"A\"}]}");
        click("changes-apply");
        Awaitility.await().until(() -> exists("confirm-do"));
        assertThat(find("confirm-do", Labeled.class).getText()).isEqualTo("Apply 1 change");
        press(KeyCode.ESCAPE);
        ComboBox<?> states = find("changes-state", ComboBox.class);
        int done = states.getItems().indexOf(Optional.of(ListedState.DONE));
        onFx(() -> states.getSelectionModel().select(done));
        settle();
        assertThat(isOff("changes-undo")).isFalse();
        assertThat(label("changes-undo")).isEqualTo("Undo 1 applied…");
        assertThat(isOff("changes-apply")).as("none in sight is pending").isTrue();
        assertThat(label("changes-apply")).isEqualTo("Review and apply…");
    }

    private String label(String id) {
        return onFx(() -> find(id, Labeled.class).getText());
    }

    /** A row that is selected to read it leaves the pending changes of the others. */
    @Test
    void allPendingOnesAreReviewedWhereNoneIsSelected() {
        fixture.transport().answer(201, "{}");
        session.changes().apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")));
        renameThree();
        window(Locale.ENGLISH);
        layOut();
        Awaitility.await().until(() -> onFx(() -> listed().size()) == 3);
        assertThat(label("changes-apply")).isEqualTo("Review 4…");
        select("activity-changes-table", 1);
        assertThat(label("changes-apply")).isEqualTo("Review 1…");
        select("activity-changes-table", 3);
        assertThat(label("changes-undo")).isEqualTo("Undo 1 applied…");
        assertThat(label("changes-cancel")).isEqualTo("Discard");
        assertThat(label("changes-apply")).isEqualTo("Review 4…");
        assertThat(isOff("changes-apply")).isFalse();
    }

    @Test
    void theButtonThatSendsNamesAsManyAsAreSelected() {
        renameThree();
        window(Locale.ENGLISH);
        layOut();
        Awaitility.await().until(() -> onFx(() -> listed().size()) == 2);
        assertThat(sends()).isEqualTo("Apply 4 changes");
        select("activity-changes-table", 2);
        assertThat(sends()).isEqualTo("Apply 3 changes");
        select("activity-changes-table", 1);
        assertThat(sends()).isEqualTo("Apply 1 change");
    }

    /** The button that sends in the review of the selected changes. */
    private String sends() {
        fixture.transport()
                .answer(
                        200,
                        "{\"folders\":[{\"id\":\"0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22\",\"name\":\"A\"}]}");
        click("changes-apply");
        Awaitility.await().until(() -> exists("confirm-do"));
        String text = label("confirm-do");
        press(KeyCode.ESCAPE);
        Awaitility.await().until(() -> !exists("confirm-do"));
        return text;
    }

    @Test
    void aGroupIsSummedUpBelowTheTable() {
        renameThree();
        window(Locale.ENGLISH);
        layOut();
        Awaitility.await().until(() -> onFx(() -> listed().size()) == 2);
        select("activity-changes-table", 2);
        Awaitility.await().until(() -> exists("changes-request"));
        assertThat(area("changes-request").split("\n\n", -1)).hasSize(3);
        assertThat(area("changes-response")).isEqualTo("3 pending\nNot sent yet");
        assertThat(words()).contains("Rename 3 folders · 3 pending");
        click("changes-curl");
        assertThat(stage.desk().paste().split("curl -X PUT", -1)).hasSize(4);
        click("changes-request-show");
        assertThat(exists("changes-request")).isFalse();
    }

    @Test
    void withoutAnyChangeThereIsNothingToFilterOrDo() {
        window(Locale.ENGLISH);
        Awaitility.await().until(() -> !exists("changes-apply"));
        assertThat(exists("activity-filter")).isFalse();
        assertThat(exists("changes-state")).isFalse();
        everything();
        tab(REQUESTS);
        assertThat(exists("activity-filter")).isTrue();
        assertThat(exists("activity-clear")).isTrue();
    }

    @Test
    void givingUpWithoutASelectionAsksFirstAndASelectionIsMeantAsItIs() {
        FolderId folder = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");
        session.changes()
                .lists()
                .keep(
                        List.of(
                                renaming(folder, "Aulas"),
                                renaming(folder, "Aulas 2"),
                                renaming(folder, "Aulas 3")));
        open(Locale.ENGLISH);
        tab(CHANGES);
        Awaitility.await().until(() -> onFx(() -> listed().size()) == 3);
        click("changes-cancel");
        assertThat(find("confirm-do", Labeled.class).getText()).isEqualTo("Discard 3 changes");
        press(KeyCode.ENTER);
        assertThat(exists("confirm-do")).isFalse();
        assertThat(session.changes().inState(ChangeState.STAGED)).hasSize(3);
        onFx(() -> table("activity-changes-table").getSelectionModel().select(1));
        settle();
        click("changes-cancel");
        Awaitility.await().until(() -> session.changes().inState(ChangeState.STAGED).size() == 2);
        onFx(() -> table("activity-changes-table").getSelectionModel().clearSelection());
        settle();
        click("changes-cancel");
        click("confirm-do");
        Awaitility.await().until(() -> session.changes().inState(ChangeState.STAGED).isEmpty());
    }

    @Test
    void commandsAreAvailableAsTheirButtonsAreInTheTabInFront() {
        session.changes()
                .lists()
                .keep(
                        List.of(
                                renaming(
                                        new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22"),
                                        "Aulas")));
        open(Locale.ENGLISH);
        Awaitility.await()
                .until(() -> onFx(() -> !table("activity-changes-table").getItems().isEmpty()));
        assertThat(refusal("changes-apply")).isEqualTo("Not available for these changes");
        tab(CHANGES);
        assertThat(refusal("changes-apply")).isEmpty();
        assertThat(refusal("changes-undo")).isEqualTo("Not available for these changes");
        assertThat(refusal("changes-stop")).isEqualTo("No changes are being applied here");
    }

    private void renameThree() {
        FolderId folder = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");
        session.changes()
                .lists()
                .keep(
                        StagedChange.together(
                                List.of(
                                        renaming(folder, "Aulas"),
                                        renaming(folder, "Lições"),
                                        renaming(folder, "Aulas 3"))));
        session.changes().lists().keep(List.of(renaming(folder, "Aulas 4")));
    }

    private List<String> sentences() {
        return onFx(() -> listed().stream().map(this::sentence).toList());
    }

    private String sentence(ChangeRow row) {
        TableColumn<?, ?> column =
                table("activity-changes-table").getColumns().stream()
                        .filter(each -> "what".equals(each.getId()))
                        .findFirst()
                        .orElseThrow();
        return robot().lookup(".table-cell").queryAllAs(Node.class).stream()
                .map(node -> (TableCell<?, ?>) node)
                .filter(cell -> column.equals(cell.getTableColumn()))
                .filter(cell -> row.equals(cell.getItem()))
                .map(TableCell::getText)
                .findFirst()
                .orElse("");
    }

    @Test
    void whatChangedAndItsStatusStayWithLargeText() {
        renameThree();
        window(Locale.ENGLISH);
        appearance(Appearance.DEFAULT.with(new TextSize(200)));
        onFx(() -> window().setWidth(1360));
        layOut();
        assertThat(
                        onFx(
                                () ->
                                        table("activity-changes-table")
                                                .getVisibleLeafColumns()
                                                .stream()
                                                .map(TableColumn::getId)
                                                .toList()))
                .contains("state", "what", "change");
    }

    @Tag("painted")
    @Test
    void changesThatWereConfirmedTogetherAreOneGroup() {
        renameThree();
        window(Locale.ENGLISH);
        layOut();
        Awaitility.await().until(() -> onFx(() -> listed().size()) == 2);
        layOut();
        assertThat(sentences())
                .containsExactly("Rename “0b8f2f3a…” to “Aulas 4”", "Rename 3 folders");
        assertThat(onFx(() -> ((Labeled) robot().lookup(".view-count").query()).getText()))
                .as("changes, as they are counted in the pending pill")
                .isEqualTo("4");
        TableView<?> table = table("activity-changes-table");
        onFx(
                () -> {
                    table.requestFocus();
                    table.getSelectionModel().clearAndSelect(2);
                });
        press(KeyCode.ENTER);
        layOut();
        assertThat(sentences())
                .contains("Rename 3 folders", "Rename “0b8f2f3a…” to “Lições”")
                .hasSize(5);
        assertThat(onFx(() -> robot().lookup("#changes-toggle").<Node>query().getAccessibleText()))
                .as("the button says what it does now")
                .isEqualTo("Hide 3 changes");
        both("6-group");
        onFx(() -> table.getSelectionModel().clearAndSelect(2));
        settle();
        click("changes-cancel");
        Awaitility.await().until(() -> session.changes().inState(ChangeState.STAGED).size() == 1);
        press(KeyCode.SHORTCUT, KeyCode.F);
        robot().write("lico").push(KeyCode.ENTER);
        Awaitility.await().until(() -> onFx(() -> listed().size()) == 1);
    }

    @Test
    void sortingPartsNoGroup() {
        renameThree();
        window(Locale.ENGLISH);
        layOut();
        Awaitility.await().until(() -> onFx(() -> listed().size()) == 2);
        TableView<?> table = table("activity-changes-table");
        onFx(
                () -> {
                    table.requestFocus();
                    table.getSelectionModel().clearAndSelect(2);
                });
        press(KeyCode.ENTER);
        for (TableColumn.SortType direction : TableColumn.SortType.values()) {
            sort(table, "what", direction);
            List<Integer> places =
                    IntStream.range(0, 6)
                            .filter(row -> ((ChangeRow) table.getItems().get(row)).isInside())
                            .boxed()
                            .toList();
            int header = places.getFirst() - 1;
            assertThat(((ChangeRow) table.getItems().get(header)).isHeader()).isTrue();
            assertThat(places).containsExactly(header + 1, header + 2, header + 3);
        }
    }

    private <S> void sort(TableView<S> table, String id, TableColumn.SortType direction) {
        onFx(
                () -> {
                    TableColumn<S, ?> column =
                            table.getColumns().stream()
                                    .filter(each -> id.equals(each.getId()))
                                    .findFirst()
                                    .orElseThrow();
                    column.setSortType(direction);
                    table.getSortOrder().setAll(List.of(column));
                });
        settle();
    }

    /** The days lie under a heading, and each of them says when it was in words. */
    @Test
    void changesLieUnderTheHeadingOfTheirDay() {
        FolderId folder = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");
        Hands clock = new Hands();
        clock.move(Duration.ofDays(-1));
        fixture.close();
        fixture = new SessionFixture(home.resolve("days"), new Tokens(), clock);
        session = fixture.session("acme");
        session.changes().lists().keep(List.of(renaming(folder, "Aulas")));
        clock.move(Duration.ofDays(1));
        session.changes().lists().keep(List.of(renaming(folder, "Aulas 2")));
        session.changes().lists().keep(List.of(renaming(folder, "Aulas 3")));
        window(Locale.ENGLISH);
        layOut();
        Awaitility.await().until(() -> onFx(() -> listed().size()) == 3);
        TableView<?> table = table("activity-changes-table");
        assertThat(times()).containsExactly("Today", TIME, TIME, "Yesterday", TIME);
        onFx(() -> table.getSelectionModel().clearAndSelect(0));
        settle();
        click("changes-cancel");
        Awaitility.await("a heading stands for all changes of its day")
                .until(() -> session.changes().inState(ChangeState.STAGED).size() == 1);
        sort(table, "when", TableColumn.SortType.ASCENDING);
        layOut();
        assertThat(times()).containsExactly("Yesterday", TIME, "Today", TIME, TIME);
    }

    private List<String> times() {
        return robot().lookup(".day-time").queryAllAs(Node.class).stream()
                .map(node -> (TableCell<?, ?>) node)
                .filter(cell -> cell.getText() != null)
                .sorted(Comparator.comparingInt(TableCell<?, ?>::getIndex))
                .<String>map(TableCell<?, ?>::getText)
                .toList();
    }

    /** The rows of changes without the headings of their days. */
    private List<ChangeRow> listed() {
        return table("activity-changes-table").getItems().stream()
                .map(ChangeRow.class::cast)
                .filter(row -> row.day() == null)
                .toList();
    }

    private StagedChange renaming(FolderId folder, String name) {
        return FolderEdit.TYPE.stage(
                session.staging(), Folder.known(folder), FolderUpdate.rename(name));
    }

    /** Whether a button in sight is grey. */
    private boolean isOff(String id) {
        return onFx(() -> find(id, Node.class).isDisabled());
    }

    private void focus(String id) {
        Node node = find(id, Node.class);
        onFx(node::requestFocus);
    }

    @Test
    void aJournalThatCannotBeReadSaysSo() {
        open(Locale.ENGLISH);
        tab(CHANGES);
        fixture.close();
        press(KeyCode.F5);
        assertThat(exists("error-banner")).isTrue();
        assertThat(exists("error-retry")).isTrue();
    }

    private String words() {
        return onFx(
                () ->
                        robot().lookup(Labeled.class::isInstance).queryAllAs(Labeled.class).stream()
                                .map(Labeled::getText)
                                .filter(Objects::nonNull)
                                .collect(Collectors.joining("\n")));
    }

    @Tag("painted")
    @Test
    void inPortugueseEachStateHasItsWords() {
        open(Locale.of("pt", "BR"));
        assertThat(words()).contains("Nenhuma requisição ainda").doesNotContain("Caminho");
        both("1-empty");
        everything();
        assertThat(words())
                .contains("Caminho", "Conexão perdida", "Concluída", "Selecione uma")
                .doesNotContain("Nenhuma requisição ainda");
        both("2-requests");
        select(1);
        assertThat(words()).doesNotContain("Selecione uma");
        assertThat(area("activity-request")).startsWith("GET https://api.acme.test/city?");
        assertThat(area("activity-response")).startsWith("Conexão perdida\n");
        both("3-detail");
    }

    @Test
    void withoutDeveloperDetailsOnlyChangesAreShown() {
        open(Locale.ENGLISH);
        everything();
        assertThat(exists("activity-table")).isTrue();
        appearance(Appearance.DEFAULT.with(Theme.LIGHT));
        assertThat(exists("activity-table")).isFalse();
        assertThat(exists("activity-changes")).isFalse();
        assertThat(exists("activity-requests")).isFalse();
        assertThat(exists("activity-clear")).isFalse();
        developerDetails();
        assertThat(exists("activity-table")).as("changes stay in front").isFalse();
        tab(REQUESTS);
        assertThat(exists("activity-table")).isTrue();
    }
}
