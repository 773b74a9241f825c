package app.marquee.ui.trash;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.ApiRequest;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Picture;
import app.marquee.service.change.PendingChangeReader;
import app.marquee.service.trash.TrashService;
import app.marquee.service.video.PictureService;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.text.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.shell.section.SectionBadge;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.SessionWindowTest;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.video.RowPictures;

import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

/** The section Trash, over a service that says what the test tells it. */
class TrashSectionTest extends SessionWindowTest {
    private static final String FRESH = "a1111111-1111-4222-8333-444455556666";
    private static final String URGENT = "b1111111-1111-4222-8333-444455556666";
    private static final String EXPIRED = "c1111111-1111-4222-8333-444455556666";

    private final Asked pictures = new Asked();

    /** Remembers the addresses that are asked for. */
    private static final class Asked implements PictureService {
        private final List<URI> addresses = new CopyOnWriteArrayList<>();

        @Override
        public Picture picture(URI address) {
            addresses.add(address);
            return new Picture.Missing(Picture.Why.REFUSED);
        }

        @Override
        public void save(Picture.Loaded picture, Path target) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void forget(URI address) {
            throw new UnsupportedOperationException();
        }
    }

    private WindowStage open() {
        return open(Locale.ENGLISH);
    }

    private WindowStage open(Locale locale) {
        return open(locale, new WindowStage(new InlineRunner(), new JobRegistry()));
    }

    private WindowStage open(Locale locale, WindowStage stage) {
        show(
                () ->
                        stage.window(
                                locale,
                                TrashSection.definition(
                                        session(),
                                        TrashService.of(session()),
                                        new RowPictures.Source(pictures, Platform::runLater))));
        settle();
        return stage;
    }

    private static String row(String id, int daysAgo) {
        return row(id, Duration.ofDays(daysAgo));
    }

    private static String row(String id, Duration ago) {
        return "{\"id\":\"%s\",\"title\":\"T\",\"status\":\"DELETING\",\"updated_at\":\"%s\"}"
                .formatted(id, FakeShell.NOW.minus(ago));
    }

    private static String page(String... rows) {
        return "{\"videos\":[%s],\"pages\":1,\"total\":%d}"
                .formatted(String.join(",", rows), rows.length);
    }

    @Test
    void theRailCountsWhatExpiresSoonOnceItIsKnown() {
        RowPictures.Source images = new RowPictures.Source(pictures, Platform::runLater);
        SectionBadge badge =
                TrashSection.definition(session(), TrashService.of(session()), images)
                        .badge()
                        .orElseThrow();
        assertThat(badge.source().count()).as("unknown").isZero();
        assertThat(fixture().transport().sent()).isEmpty();
        assertThat(badge.isDot()).isFalse();
        assertThat(Messages.of("trash", Locale.ENGLISH).plural(badge.words(), 2))
                .isEqualTo("2 videos expire within 3 days");
    }

    private List<ApiRequest> recoveries() {
        return sent(Operation.RECOVER_VIDEOS);
    }

    private List<TrashRow> rows() {
        return onFx(
                () ->
                        ((TableView<?>) find("trash-table", TableView.class))
                                .getItems().stream()
                                        .filter(TrashRow.class::isInstance)
                                        .map(TrashRow.class::cast)
                                        .toList());
    }

    private List<String> headers() {
        return onFx(
                () ->
                        ((TableView<?>) find("trash-table", TableView.class))
                                .getItems().stream()
                                        .filter(TrashGroup.class::isInstance)
                                        .map(TrashGroup.class::cast)
                                        .map(group -> group.title() + ": " + group.rows().size())
                                        .toList());
    }

    private boolean isShown(String column) {
        return onFx(
                () ->
                        ((TableView<?>) find("trash-table", TableView.class))
                                .getVisibleLeafColumns().stream()
                                        .anyMatch(each -> column.equals(each.getId())));
    }

    private TrashRow.State state(String id) {
        return rows().stream()
                .filter(row -> row.id().value().equals(id))
                .map(TrashRow::state)
                .findFirst()
                .orElseThrow();
    }

    /** Puts the focus into the table without the mouse, as Tab does. */
    private void intoTable() {
        onFx(() -> find("trash-table", TableView.class).requestFocus());
        settle();
    }

    @Test
    void whatIsKnownOfAVideoHasAColumnAndWhatIsntHasNone() {
        wire().answer(
                        200,
                        page(
                                row(FRESH, 1).replace("}", ",\"size\":9000}"),
                                row(URGENT, 28).replace("}", ",\"size\":5000000}")));
        open();
        assertThat(isShown("size")).isTrue();
        assertThat(isShown("folder")).isFalse();
        assertThat(isShown("views")).isFalse();
    }

    @Test
    void rowsWithAWeekLeftAreMarkedBeforeTheyAreRed() {
        wire().answer(200, page(row(FRESH, 24), row(URGENT, 28), row(EXPIRED, 31)));
        open();
        assertThat(marked("soon")).containsExactly(FRESH);
        assertThat(marked("urgent")).containsExactly(URGENT);
    }

    @Test
    void onlyRowsWithFewerThanThreeDaysLeftAreRed() {
        wire().answer(200, page(row(FRESH, 27), row(URGENT, 28), row(EXPIRED, 31)));
        open();
        assertThat(marked("urgent")).containsExactly(URGENT);
    }

    @Test
    void theWordsOfTheLastDayAreNotCut() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, Duration.ofHours(715))));
        open();
        assertThat(
                        onFx(
                                () ->
                                        find("trash-table", TableView.class)
                                                .lookupAll(".days-parts > .label")
                                                .stream()
                                                .map(Label.class::cast)
                                                .map(
                                                        label ->
                                                                label.lookup(".text")
                                                                                instanceof
                                                                                Text shown
                                                                        ? shown.getText()
                                                                        : "")
                                                .toList()))
                .contains("Less than a day");
    }

    /** Its bar is short on the last day, and there is none only once the days are over. */
    @Test
    void theBarIsThereOnTheLastDay() {
        wire().answer(
                        200,
                        page(row(FRESH, 2), row(URGENT, Duration.ofHours(715)), row(EXPIRED, 31)));
        open();
        assertThat(bars())
                .containsEntry("Less than a day", true)
                .containsEntry("~28 days", true)
                .doesNotContainEntry("Expired", true);
    }

    /** Whether each row has a bar, by the words beside it. */
    private Map<String, Boolean> bars() {
        return onFx(
                () ->
                        find("trash-table", TableView.class).lookupAll(".days-parts").stream()
                                .collect(
                                        Collectors.toMap(
                                                parts -> ((Label) parts.lookup(".label")).getText(),
                                                parts -> parts.lookup(".days-bar").isVisible(),
                                                (left, _) -> left)));
    }

    /** The videos whose rows wear a pseudo class. */
    private List<String> marked(String name) {
        settle();
        PseudoClass wanted = PseudoClass.getPseudoClass(name);
        return onFx(
                () ->
                        find("trash-table", TableView.class).lookupAll(".table-row-cell").stream()
                                .filter(row -> row.getPseudoClassStates().contains(wanted))
                                .map(row -> ((TableRow<?>) row).getItem())
                                .filter(TrashRow.class::isInstance)
                                .map(item -> ((TrashRow) item).id().value())
                                .distinct()
                                .toList());
    }

    /** As in every section, a bar is right below the header. */
    @Test
    void aFailedRefreshIsToldAboveTheNote() {
        wire().answer(200, page(row(FRESH, 2)));
        open();
        wire().fail(new Failure.ServerError(new Answer(500, null, "{}")));
        press(KeyCode.F5);
        settle();
        assertThat(top(find("error-banner", Node.class)))
                .isLessThan(top(find("trash-note", Node.class)));
    }

    private double top(Node node) {
        return onFx(() -> node.localToScene(node.getLayoutBounds()).getMinY());
    }

    @Test
    void rowsAreGroupedByDaysLeftAndAGroupCollapses() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28), row(EXPIRED, 31)));
        open();
        assertThat(headers()).containsExactly("Under 3 days: 1", "15–30 days: 1", "Expired: 1");
        intoTable();
        press(KeyCode.HOME);
        press(KeyCode.LEFT);
        settle();
        assertThat(rows()).extracting(row -> row.id().value()).containsExactly(FRESH, EXPIRED);
        assertThat(headers()).hasSize(3);
        press(KeyCode.RIGHT);
        settle();
        assertThat(rows()).hasSize(3);
    }

    @Test
    void aHeaderBeginsWhereTheTableDoesAndTitlesInTheirColumn() {
        wire().answer(200, page(row(URGENT, 28)));
        open();
        Node table = find("trash-table", Node.class);
        assertThat(left(TrashGroup.class) - left(table)).isLessThan(40);
        assertThat(titleCell(TrashGroup.class).getClip())
                .as("cuts what stands left of it")
                .isNull();
        assertThat(left(TrashRow.class) - left(table)).isGreaterThan(60);
    }

    private double left(Class<? extends TrashLine> line) {
        return left(titleCell(line).lookup(".trash-title"));
    }

    private Node titleCell(Class<? extends TrashLine> line) {
        return robot().lookup(".trash-title-cell")
                .match((TableCell<?, ?> each) -> line.isInstance(each.getItem()))
                .query();
    }

    private double left(Node node) {
        return onFx(() -> node.localToScreen(node.getLayoutBounds()).getMinX());
    }

    @Test
    void aHeaderStandsForItsGroupEvenWhileCollapsed() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28)));
        open();
        intoTable();
        press(KeyCode.HOME);
        press(KeyCode.LEFT);
        wire().answer(200, "").answer(200, page(row(FRESH, 2)));
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        press(KeyCode.ENTER);
        settle();
        assertThat(recoveries())
                .singleElement()
                .satisfies(request -> assertThat(request.toString()).contains(URGENT))
                .satisfies(request -> assertThat(request.toString()).doesNotContain(FRESH));
    }

    @Test
    void aKeyRecoversTheGroupOfTheSelectedVideo() {
        String other = FRESH.replace('a', 'd');
        wire().answer(200, page(row(FRESH, 2), row(other, 3), row(URGENT, 28)));
        open();
        intoTable();
        press(KeyCode.END);
        wire().answer(200, "").answer(200, page(row(URGENT, 28)));
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.ENTER);
        press(KeyCode.ENTER);
        settle();
        assertThat(state(FRESH)).isEqualTo(TrashRow.State.RECOVERED);
        assertThat(state(other)).isEqualTo(TrashRow.State.RECOVERED);
        assertThat(state(URGENT)).isEqualTo(TrashRow.State.TRASHED);
    }

    @Test
    void theButtonOfAHeaderRecoversItsGroup() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28), row(EXPIRED, 31)));
        open();
        List<Button> shown = recoverButtons();
        assertThat(shown)
                .as("none for expired ones, nor without the mouse")
                .extracting(Button::getText)
                .containsExactly("Recover 1…", "Recover 1…");
        onFx(shown.getFirst()::fire);
        settle();
        wire().answer(200, "").answer(200, page(row(FRESH, 2), row(EXPIRED, 31)));
        press(KeyCode.ENTER);
        settle();
        assertThat(state(URGENT)).isEqualTo(TrashRow.State.RECOVERED);
        assertThat(state(FRESH)).isEqualTo(TrashRow.State.TRASHED);
    }

    @Test
    void columnsThatSayTheSameInAllRowsHideAndComeBack() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28)));
        open();
        assertThat(isShown("state")).isFalse();
        assertThat(isShown("basis")).isFalse();
        assertThat(isShown("deleted")).isTrue();
        wire().answer(200, "").answer(200, page(row(FRESH, 2)));
        onFx(() -> find("trash-recover-urgent", Button.class).requestFocus());
        press(KeyCode.SPACE);
        press(KeyCode.ENTER);
        settle();
        assertThat(isShown("state")).isTrue();
    }

    @Test
    void theImageOfARowComesFromItsRecordWithoutARequest() {
        String video =
                row(FRESH, 2).replace("{", "{\"thumbnail\":\"https://cdn.example/one.jpg\",");
        wire().answer(200, page(video, row(URGENT, 28)));
        open();
        assertThat(pictures.addresses).containsOnly(URI.create("https://cdn.example/one.jpg"));
        assertThat(sent(Operation.GET_THUMBS)).isEmpty();
    }

    @Test
    void theMostUrgentComesFirstAndAllUrgentGoTogetherConfirmedByARead() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28), row(EXPIRED, 31)));
        open();
        assertThat(rows())
                .extracting(row -> row.id().value())
                .containsExactly(URGENT, FRESH, EXPIRED);
        assertThat(state(EXPIRED)).isEqualTo(TrashRow.State.EXPIRED);
        wire().answer(200, "").answer(200, page(row(FRESH, 2), row(EXPIRED, 31)));
        onFx(() -> find("trash-recover-urgent", Button.class).requestFocus());
        press(KeyCode.SPACE);
        assertThat(recoveries()).isEmpty();
        press(KeyCode.ENTER);
        settle();
        assertThat(recoveries())
                .singleElement()
                .satisfies(request -> assertThat(request.toString()).doesNotContain(FRESH));
        assertThat(state(URGENT)).isEqualTo(TrashRow.State.RECOVERED);
        assertThat(robot().lookup(".view-count").queryLabeled().getText())
                .as("a recovered video isn't in the trash")
                .isEqualTo("2");
        assertThat(headers()).last().isEqualTo("Recovered: 1");
    }

    @Test
    void anUndoneRecoveryIsInTheTrashAgain() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28)));
        open();
        wire().answer(200, "").answer(200, page(row(FRESH, 2)));
        onFx(() -> find("trash-recover-urgent", Button.class).requestFocus());
        press(KeyCode.SPACE);
        press(KeyCode.ENTER);
        settle();
        wire().answer(200, "").answer(200, page(row(FRESH, 2), row(URGENT, 28)));
        onFx(() -> robot().lookup("Undo…").queryButton().fire());
        settle();
        if (exists("confirm-do")) {
            press(KeyCode.ENTER);
            settle();
        }
        assertThat(sent(Operation.TRASH_VIDEOS)).hasSize(1);
        assertThat(state(URGENT)).isEqualTo(TrashRow.State.TRASHED);
    }

    /** Those of headers and the one of the row under the mouse, whatever the size of the text. */
    @ParameterizedTest
    @ValueSource(ints = {100, 200})
    void buttonsToRecoverEndAtOneEdge(int percent) {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28)));
        open();
        onFx(
                () -> {
                    window().setWidth(1360);
                    TextScale.set(window().getScene(), percent / 100.0);
                });
        settle();
        Node cell =
                robot().lookup(".trash-title-cell")
                        .match(
                                (TableCell<?, ?> each) ->
                                        !each.isEmpty() && each.getItem() instanceof TrashRow)
                        .query();
        robot().moveTo(cell.lookup(".label"));
        settle();
        List<Button> shown = recoverButtons();
        assertThat(shown).hasSize(3);
        double edge = right(find("trash-table", Node.class));
        assertThat(shown)
                .extracting(button -> Math.rint(edge - right(button)))
                .as("distances from the right edge")
                .allMatch(distance -> distance >= 0 && distance < 60)
                .containsOnly(Math.rint(edge - right(shown.getFirst())));
    }

    /** The button of its row sends what was only saved; one of its group would be the same. */
    @Test
    void theOnlyVideoOfAGroupHasOneButton() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 29)));
        WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());
        stage.waiting(PendingChangeReader.of(session(), TrashService.of(session())));
        open(Locale.ENGLISH, stage);
        assertThat(recoverButtons()).extracting(Button::getText).hasSize(2);
        click("trash-recover-urgent");
        click("confirm-keep");
        settle();
        assertThat(recoverButtons())
                .extracting(Button::getText)
                .containsExactly("Recover 1 video…", "Recover 1…");
    }

    private double right(Node node) {
        return onFx(() -> node.localToScreen(node.getLayoutBounds()).getMaxX());
    }

    private List<Button> recoverButtons() {
        return robot().lookup(".trash-recover-here").queryAllAs(Button.class).stream()
                .filter(Node::isVisible)
                .sorted(Comparator.comparingDouble(button -> button.localToScene(0, 0).getY()))
                .toList();
    }

    @Test
    void theVideosOfASelectedGroupLookSelected() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28)));
        open();
        intoTable();
        press(KeyCode.HOME);
        assertThat(marked("chosen")).containsExactly(URGENT);
        press(KeyCode.DOWN);
        assertThat(marked("chosen")).isEmpty();
    }

    @Test
    void onlyAStatusOtherThanInTrashIsWritten() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28)));
        open();
        wire().answer(200, "").answer(200, page(row(FRESH, 2)));
        onFx(() -> find("trash-recover-urgent", Button.class).requestFocus());
        press(KeyCode.SPACE);
        press(KeyCode.ENTER);
        settle();
        assertThat(marked("out")).containsExactly(URGENT);
        assertThat(robot().from(find("trash-table", Node.class)).lookup("Recovered").tryQuery())
                .isPresent();
        assertThat(robot().from(find("trash-table", Node.class)).lookup("In trash").tryQuery())
                .isEmpty();
    }

    @Test
    void byKeysAloneALostAnswerIsAskedForAndTheRestStaysToBeSentAgain() {
        wire().answer(200, page(row(FRESH, 2), row(URGENT, 28)));
        open();
        intoTable();
        press(KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.A);
        wire().fail(new Failure.LostAnswer("cut"))
                .answer(200, page(row(FRESH, 2), row(URGENT, 28)));
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(recoveries()).isEmpty();
        assertThat(robot().lookup(".review-video").queryAll())
                .as("each video once, with its frame")
                .hasSize(2);
        assertThat(robot().lookup(".review-line > .label").queryAll())
                .as("the request and nothing else")
                .hasSize(1);
        press(KeyCode.ENTER);
        settle();
        assertThat(recoveries()).hasSize(1);
        assertThat(rows()).extracting(TrashRow::state).containsOnly(TrashRow.State.NOT_APPLIED);
        wire().answer(200, "").answer(200, page());
        intoTable();
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        press(KeyCode.ENTER);
        settle();
        assertThat(recoveries()).hasSize(2);
        assertThat(rows()).extracting(TrashRow::state).containsOnly(TrashRow.State.RECOVERED);
    }

    @Test
    void whatHasExpiredIsNotSent() {
        wire().answer(200, page(row(EXPIRED, 31)));
        open();
        intoTable();
        press(KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(exists("confirm-do")).isFalse();
        assertThat(find("trash-recover", Button.class).isDisabled()).isTrue();
        assertThat(exists("trash-recover-urgent")).as("nothing expires soon").isFalse();
    }

    @Test
    void aVideoThatNoRequestMayNameIsRefusedWithItsId() {
        wire().answer(200, page(row("v-9", 2)));
        open();
        assertThat(robot().lookup(".trash-recover-here").queryAllAs(Node.class))
                .as("nothing of the group can be recovered")
                .noneMatch(Node::isVisible);
        intoTable();
        press(KeyCode.DOWN);
        assertThat(find("trash-recover", Button.class).isDisabled()).isTrue();
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(exists("confirm-do")).isFalse();
        assertThat(
                        robot().lookup(
                                        "This item can’t be changed because its ID “v-9” isn’t"
                                                + " valid.")
                                .tryQuery())
                .isPresent();
    }

    @Test
    void aReadOnlyConnectionSendsNothing() {
        wire().answer(200, page(row(URGENT, 28)));
        WindowStage stage = open();
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        intoTable();
        press(KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(exists("confirm-do")).isFalse();
        assertThat(find("trash-recover-urgent", Button.class).isDisabled()).isTrue();
        assertThat(find("trash-paste", Button.class).isDisabled()).isTrue();
    }

    /** Not even where nothing is listed: no ID could be recovered. */
    @Test
    void pastingIsNotOfferedOnAReadOnlyConnection() {
        wire().fail(new Failure.NotFound(new Answer(404, null, "{}")));
        WindowStage stage = open();
        assertThat(robot().lookup(".empty-view .button").queryAll()).hasSize(1);
        assertThat(exists("trash-note")).as("the same is said in the middle").isFalse();
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        settle();
        assertThat(robot().lookup(".empty-view .button").queryAll()).isEmpty();
        assertThat(robot().lookup("The trash can’t be listed").tryQuery()).isPresent();
        assertThat(
                        robot().lookup(".label").queryAllAs(Label.class).stream()
                                .map(Label::getText)
                                .filter(text -> text != null && text.contains("read-only")))
                .hasSize(1)
                .noneMatch(text -> text.contains("Paste IDs"));
        assertThat(find("trash-paste", Button.class).getTooltip().getText())
                .startsWith("This connection is read-only");
    }

    @Test
    void withoutAnyReadPastedIdsGoAndALostAnswerStaysUnknown() {
        wire().fail(new Failure.NotFound(new Answer(404, null, "{}")));
        open();
        assertThat(exists("trash-paste")).as("the empty view has it").isFalse();
        click("empty-action");
        wire().fail(new Failure.NotFound(new Answer(404, null, "{}")));
        type("add-known", FRESH);
        click("add-known-confirm");
        settle();
        assertThat(rows()).extracting(TrashRow::state).containsExactly(TrashRow.State.PASTED);
        assertThat(find("trash-note", Label.class).getText())
                .contains("recovery can’t be verified");
        wire().fail(new Failure.LostAnswer("cut"));
        wire().fail(new Failure.NotFound(new Answer(404, null, "{}")));
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        press(KeyCode.ENTER);
        settle();
        assertThat(recoveries()).hasSize(1);
        assertThat(rows()).extracting(TrashRow::state).containsExactly(TrashRow.State.UNKNOWN);
    }

    @Test
    void daysCountedFromAnEstimateAreAnUpperLimit() {
        wire().answer(200, page(row(FRESH, 2)));
        open();
        assertThat(robot().lookup("~28 days").tryQuery()).isPresent();
    }

    @Test
    void oneIdOfSomethingElseIsSkippedInWords() {
        wire().answer(200, page());
        open();
        assertThat(exists("trash-paste")).as("the empty view has it").isFalse();
        click("empty-action");
        wire().answer(200, page());
        type("add-known", "https://host/playlists/" + FRESH + " " + URGENT);
        assertThat(find("known-state", Label.class).getText())
                .isEqualTo("2 IDs found · 1 of another type");
        click("add-known-confirm");
        settle();
        assertThat(rows()).extracting(row -> row.id().value()).containsExactly(URGENT);
    }
}
