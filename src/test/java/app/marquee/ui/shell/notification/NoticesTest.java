package app.marquee.ui.shell.notification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;
import app.marquee.text.FailureSubject;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** What is said is said once, goes by Esc, and can be looked up afterwards. */
class NoticesTest extends WindowTest {
    private final WindowStage stage = new WindowStage();
    private final List<DummySection> made = new ArrayList<>();
    private final List<String> acted = new ArrayList<>();
    private @Nullable MainWindow window;
    private long exchanges;

    private void open() {
        show(
                () -> {
                    MainWindow made = stage.window(Locale.ENGLISH, definition());
                    window = made;
                    return made;
                });
    }

    private MainWindow main() {
        return Objects.requireNonNull(window);
    }

    private SectionDefinition definition() {
        return DummySection.definition("videos", SectionGroup.CONTENT, "fth-film", made::add);
    }

    private Notices notices() {
        return main().notices();
    }

    private List<String> shown(String selector) {
        return onFx(
                () ->
                        robot().lookup(selector).queryAll().stream()
                                .filter(Label.class::isInstance)
                                .map(node -> ((Labeled) node).getText())
                                .toList());
    }

    private List<String> inCorner() {
        return shown("#notice > .label");
    }

    private List<String> history() {
        return shown("#notices-panel .notice-row .label");
    }

    @Test
    void whatBecameOfAChangeIsNotFoldedAway() {
        open();
        Answer answer = new Answer(500, "Out of order", "{}");
        List<String> opened = new ArrayList<>();
        onFx(
                () ->
                        notices()
                                .failed(
                                        "Rename folder",
                                        new Failure.ServerError(answer),
                                        FailureSubject.FOLDER,
                                        "Open Activity",
                                        () -> opened.add("activity")));
        settle();
        assertThat(shown(".error-title"))
                .containsExactly(
                        "Rename folder: Server error · The change may still have gone through.");
        assertThat(onFx(() -> find("error-banner", Region.class).getHeight())).isEqualTo(40);
        click("error-step");
        assertThat(opened).containsExactly("activity");
        onFx(
                () ->
                        notices()
                                .failed(
                                        "Rename folder",
                                        new Failure.Invalid(answer),
                                        FailureSubject.FOLDER));
        settle();
        assertThat(shown(".error-title"))
                .containsExactly(
                        "Rename folder: Request rejected · Server message: “Out of order”");
    }

    @Test
    void aChangeThatMayHaveBeenAppliedIsUnknownUntilItIsSettled() {
        open();
        onFx(
                () ->
                        notices()
                                .failed(
                                        "Rename folder",
                                        new Failure.Cancelled(true),
                                        FailureSubject.FOLDER,
                                        "Open Activity",
                                        () -> {}));
        settle();
        assertThat(shown(".error-title"))
                .containsExactly(
                        "Rename folder: Stopped before the server responded"
                                + " · The change may still have gone through.");
        assertThat(find("notices-button", Button.class).getText())
                .as("the pill counts changes")
                .isEmpty();
        click("notices-button");
        assertThat(history().getFirst())
                .isEqualTo("Rename folder: Status unknown · Stopped before the server responded");
        assertThat(signs("unknown")).isEqualTo(1);
        settled("Rename folder", true);
        assertThat(history().getFirst()).isEqualTo("Rename folder: Not applied (verified)");
        assertThat(history()).hasSize(2);
        assertThat(signs("unknown")).isZero();
        assertThat(signs("failure")).isEqualTo(1);
        assertThat(find("notices-button", Button.class).getText()).isEmpty();
        assertThat(inCorner()).as("the view says it").isEmpty();
    }

    private int signs(String kind) {
        return onFx(() -> robot().lookup(".notice-row > .notice-" + kind).queryAll().size());
    }

    private void settled(String what, boolean isInSight) {
        onFx(() -> notices().settled(what, what + ": Not applied (verified)", false, isInSight));
        settle();
    }

    @Test
    void theListIsCleared() {
        open();
        onFx(() -> notices().warn("Nothing to undo"));
        settle();
        click("notices-button");
        assertThat(history()).hasSize(2);
        click("notices-clear");
        assertThat(history()).isEmpty();
        assertThat(exists("notices-none")).isTrue();
        assertThat(exists("notices-clear")).isFalse();
    }

    @Test
    void aWarningGoesWithItsSectionAndTheBellKeepsIt() {
        show(
                () -> {
                    MainWindow shown =
                            stage.window(
                                    Locale.ENGLISH,
                                    definition(),
                                    DummySection.definition(
                                            "activity",
                                            SectionGroup.APPLICATION,
                                            "fth-clock",
                                            made::add));
                    window = shown;
                    return shown;
                });
        onFx(() -> notices().warn("Nothing to undo"));
        settle();
        assertThat(inCorner()).containsExactly("Nothing to undo");
        onFx(() -> main().open("activity"));
        settle();
        assertThat(inCorner()).isEmpty();
        assertThat(find("notices-button", Button.class).getText()).isEqualTo("1");
        click("notices-button");
        assertThat(history()).first().isEqualTo("Nothing to undo");
    }

    @Test
    void oneWarningIsShownAndLeadsToTheOthers() {
        open();
        onFx(
                () -> {
                    notices().warn("First");
                    assertThat(exists("notice-more")).isFalse();
                    notices().warn("Second");
                });
        settle();
        assertThat(inCorner()).containsExactly("Second");
        assertThat(find("notice-more", Button.class).getText()).isEqualTo("1 more");
        click("notice-more");
        assertThat(history()).contains("First", "Second");
        assertThat(inCorner()).as("the list has them").isEmpty();
    }

    @Test
    void aLongNameIsShortenedInTheMiddle() {
        open();
        String long1 = "Onboarding for all new colleagues of the team in Lisbon, part 14 of 40";
        onFx(() -> notices().warn("Recover “" + long1 + "”"));
        settle();
        assertThat(inCorner()).containsExactly("Recover “Onboarding for all new co…part 14 of 40”");
    }

    @Test
    void theSameIsCountedInsteadOfSaidTwice() {
        open();
        onFx(
                () -> {
                    notices().warn("Nothing to undo");
                    notices().done("Copied");
                    notices().warn("Nothing to undo");
                    notices().warn("Nothing to undo");
                });
        settle();
        assertThat(shown(".notice-area .notice > .label")).containsExactly("Copied");
        assertThat(shown(".notice-rows .notice > .label"))
                .containsExactly("Nothing to undo (3 times)");
        click("notices-button");
        assertThat(history())
                .containsExactly(
                        "Nothing to undo (3 times)", "9:00\u202fAM", "Copied", "9:00\u202fAM");
    }

    /** The answer to the same question says the same at each refresh. */
    @Test
    void anAnswerThatRepeatsAMemberIsWarnedOfOnceUntilOneIsInOrder() {
        open();
        answered("/0/a~1b");
        answered("/0/a~1b");
        assertThat(shown(".notice-rows .notice > .label"))
                .containsExactly(
                        "The server returned the same field more than once."
                                + " The data shown may be wrong.");
        answered(null);
        assertThat(shown(".notice-rows .notice > .label")).hasSize(1);
        answered("/0/a~1b");
        assertThat(shown(".notice-rows .notice > .label"))
                .containsExactly(
                        "The server returned the same field more than once."
                                + " The data shown may be wrong. (2 times)");
    }

    private void answered(@Nullable String repeated) {
        onFx(
                () ->
                        stage.network()
                                .seen(
                                        new Exchange(
                                                ++exchanges,
                                                new ConnectionId("c"),
                                                Operation.LIST_FUNNELS,
                                                FakeShell.NOW,
                                                "GET",
                                                URI.create("https://host/funnels/get_all"),
                                                List.of(),
                                                null,
                                                1,
                                                200,
                                                List.of(),
                                                "",
                                                0,
                                                repeated,
                                                Duration.ZERO,
                                                null)));
        settle();
    }

    @Test
    void whatAnAnswerRepeatsIsLookedUpInActivity() {
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                definition(),
                                DummySection.definition(
                                        "activity",
                                        SectionGroup.APPLICATION,
                                        "fth-clock",
                                        made::add)));
        answered("/name");
        Button open = onFx(() -> robot().lookup(".notice-rows .notice .button").queryButton());
        assertThat(open.getText()).isEqualTo("Open Activity");
        onFx(open::fire);
        settle();
        assertThat(made).hasSize(2);
    }

    @Test
    void whyNothingHappenedGoesByItself() {
        open();
        onFx(
                () -> {
                    notices().warn("Two of twelve were known");
                    notices().hint("Select a row first");
                });
        settle();
        assertThat(shown(".notice-rows .notice > .label"))
                .containsExactly("Two of twelve were known");
        assertThat(shown(".notice-area .notice > .label")).containsExactly("Select a row first");
        assertThat(find("notices-button", Button.class).getText()).as("warnings").isEqualTo("1");
        await().untilAsserted(
                        () -> assertThat(inCorner()).containsExactly("Two of twelve were known"));
    }

    /** What lies at the foot of a section can be seen and pressed while a warning stays. */
    @Test
    void aWarningCoversNothingOfTheSection() {
        open();
        Node view = onFx(() -> made.getFirst().view());
        double before = bottom(view);
        onFx(() -> notices().done("Copied"));
        settle();
        assertThat(bottom(view)).as("what passes moves nothing").isEqualTo(before);
        onFx(() -> notices().warn("Two of twelve were known"));
        settle();
        Region row = onFx(() -> robot().lookup(".notice-rows .notice").query());
        assertThat(row.getHeight()).as("one line").isLessThanOrEqualTo(40);
        Node passing = onFx(() -> robot().lookup(".notice-area .notice").query());
        assertThat(bottom(view)).isLessThanOrEqualTo(top(row)).isLessThan(before);
        assertThat(bottom(passing)).as("nor of the warning").isLessThanOrEqualTo(top(row));
        press(KeyCode.ESCAPE);
        assertThat(bottom(view)).isEqualTo(before);
    }

    private double bottom(Node node) {
        return onFx(() -> node.localToScene(node.getLayoutBounds()).getMaxY());
    }

    private double top(Node node) {
        return onFx(() -> node.localToScene(node.getLayoutBounds()).getMinY());
    }

    @Test
    void escTakesTheNewestAway() {
        open();
        onFx(
                () -> {
                    notices().warn("First");
                    notices().warn("Second");
                });
        settle();
        press(KeyCode.ESCAPE);
        assertThat(inCorner()).containsExactly("First");
        press(KeyCode.ESCAPE);
        assertThat(inCorner()).isEmpty();
    }

    @Test
    void escTakesTheOneAwayThatHasTheFocus() {
        open();
        onFx(
                () -> {
                    notices().warn("First", "Show", () -> acted.add("show"));
                    notices().done("Second");
                });
        settle();
        onFx(() -> find("notice-action", Node.class).requestFocus());
        press(KeyCode.ESCAPE);
        assertThat(inCorner()).containsExactly("Second");
        assertThat(acted).isEmpty();
    }

    @Test
    void whatCanBeDoneIsDoneOnceHereOrThere() {
        open();
        onFx(
                () -> {
                    notices()
                            .done(
                                    "Folder renamed",
                                    new Notices.Step("Undo", () -> acted.add("first")));
                    notices()
                            .done(
                                    "Folder moved",
                                    new Notices.Step("Undo", () -> acted.add("second")));
                });
        settle();
        press(KeyCode.ESCAPE);
        click("notices-button");
        assertThat(robot().lookup("#notice-history-action").queryAll()).hasSize(2);
        onFx(
                () ->
                        robot().lookup("#notice-history-action")
                                .<Button>queryAll()
                                .iterator()
                                .next()
                                .fire());
        assertThat(acted).containsExactly("second");
        assertThat(robot().lookup("#notice-history-action").queryAll()).hasSize(1);
        onFx(() -> find("notice-action", Button.class).fire());
        assertThat(acted).containsExactly("second", "first");
        assertThat(robot().lookup("#notice-history-action").queryAll()).isEmpty();
    }

    @Test
    void aConfirmationTakesThePlaceOfTheOneBefore() {
        open();
        onFx(
                () -> {
                    notices()
                            .done(
                                    "Folder renamed",
                                    new Notices.Step("Undo", () -> acted.add("undo")));
                    notices().done("1 change saved");
                    notices().done("19 changes saved");
                });
        settle();
        assertThat(inCorner()).containsExactly("Folder renamed", "19 changes saved");
    }

    @Test
    void theBellCountsNoChange() {
        open();
        onFx(
                () -> {
                    for (String name : List.of("First", "Second")) {
                        notices()
                                .failed(
                                        name,
                                        new Failure.ServerError(new Answer(500, null, "")),
                                        FailureSubject.PLAYLIST,
                                        "Open Activity",
                                        () -> {});
                    }
                    notices().warn("Nothing to undo");
                });
        settle();
        assertThat(find("notices-button", Button.class).getText()).isEqualTo("1");
        settled("First", true);
        assertThat(find("notices-button", Button.class).getText()).isEqualTo("1");
        assertThat(exists("error-banner")).isFalse();
        settled("Third", false);
        assertThat(find("notices-button", Button.class).getText())
                .as("an outcome of which nothing was said before")
                .isEqualTo("1");
    }

    /** Another notification arrived after the one that was seen. */
    @Test
    void aKnownOutcomeLeavesTheCountWhereItsFailureWasSeen() {
        open();
        onFx(
                () ->
                        notices()
                                .failed(
                                        "First",
                                        new Failure.ServerError(new Answer(500, null, "")),
                                        FailureSubject.PLAYLIST));
        settle();
        click("notices-button");
        onFx(() -> notices().warn("Two of twelve were known"));
        settle();
        assertThat(find("notices-button", Button.class).getText()).as("in sight").isEmpty();
        click("notices-button");
        onFx(() -> notices().warn("Nothing to undo"));
        settle();
        settled("First", true);
        assertThat(find("notices-button", Button.class).getText()).isEqualTo("1");
    }

    @Test
    void theBellCountsWhatWasNotLookedAt() {
        open();
        assertThat(find("notices-button", Button.class).getText()).isEmpty();
        onFx(
                () -> {
                    notices().done("Copied");
                    notices().warn("Two of twelve were known");
                    notices()
                            .failed(
                                    "Save",
                                    new Failure.Unauthorized(new Answer(401, null, "")),
                                    FailureSubject.PLAYLIST);
                });
        settle();
        assertThat(find("notices-button", Button.class).getText()).isEqualTo("2");
        click("notices-button");
        assertThat(find("notices-button", Button.class).getText()).isEmpty();
        assertThat(history()).first().asString().startsWith("Save: ");
        click("notices-button");
        assertThat(exists("notices-panel")).as("pressed again it goes").isFalse();
    }

    /** Also over a change of the language; what could be done about it is gone with its section. */
    @Test
    void theHistoryIsOfOneConnection() {
        open();
        onFx(
                () ->
                        notices()
                                .done(
                                        "Folder renamed",
                                        new Notices.Step("Undo", () -> acted.add("undo"))));
        onFx(() -> main().relocalize(Locale.of("pt", "BR")));
        settle();
        click("notices-button");
        assertThat(history()).first().isEqualTo("Folder renamed");
        assertThat(exists("notice-history-action")).isFalse();
        onFx(
                () -> {
                    stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true));
                    main().open(stage.workspace(definition()), "videos");
                });
        settle();
        click("notices-button");
        assertThat(history()).isEmpty();
        assertThat(exists("notices-none")).isTrue();
    }

    @Tag("painted")
    @Test
    void aConnectionThatCouldNotBeOpenedIsSaidInItsPlaceWithRetry() {
        show(
                () -> {
                    MainWindow made = stage.window(Locale.ENGLISH, definition());
                    made.close();
                    window = made;
                    return made;
                });
        onFx(
                () ->
                        main().couldNotOpen(
                                        "Acme Video",
                                        new Failure.Storage("/home/catalogue.db", "Disk full"),
                                        () -> acted.add("retry")));
        settle();
        picture("nothing-open");
        assertThat(shown(".error-title"))
                .containsExactly("Couldn’t open “Acme Video”: Couldn’t access a file");
        click("error-retry");
        assertThat(acted).containsExactly("retry");
        assertThat(robot().lookup("#open-other").queryAll()).hasSize(2);
        click("open-other");
        assertThat(stage.opened()).hasSize(1);
        onFx(() -> main().open(stage.workspace(definition()), "videos"));
        settle();
        assertThat(exists("error-banner")).isFalse();
        onFx(
                () ->
                        main().couldNotOpen(
                                        "Acme Video",
                                        new Failure.Storage("/home/catalogue.db", "Disk full"),
                                        () -> acted.add("again")));
        settle();
        assertThat(exists("nav-videos")).as("what is open stays").isTrue();
        click("error-retry");
        assertThat(acted).containsExactly("retry", "again");
    }
}
