package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ChangeOutcome;
import app.marquee.model.Member;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.FakeFrames;
import app.marquee.ui.video.VideoFrames;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

final class PlaylistSectionTest extends WindowTest {
    @TempDir Path home;
    private final FakePlaylists service = FakePlaylists.two();
    private WindowStage stage = new WindowStage();

    private void open(TaskRunner tasks) {
        open(tasks, FakeFrames.NONE);
    }

    private void open(TaskRunner tasks, VideoFrames.Source frames) {
        stage = new WindowStage(tasks, new JobRegistry());
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                PlaylistSection.definition(
                                        context ->
                                                new PlaylistSection(
                                                        service,
                                                        new FakeLinks(),
                                                        frames,
                                                        context))));
    }

    private void openOnboarding() {
        open(new InlineRunner());
        robot().clickOn("Onboarding");
        settle();
    }

    private void openSettings() {
        openOnboarding();
        click("playlist-tab-settings");
    }

    private String text(String id) {
        return find(id, TextInputControl.class).getText();
    }

    private boolean isDisabled(String id) {
        return find(id, Node.class).isDisabled();
    }

    private int rows(String id) {
        return find(id, TableView.class).getItems().size();
    }

    @Test
    void renamesTheChosenPlaylistsByARule() {
        open(new InlineRunner());
        onFx(() -> find("playlist-list", TableView.class).getSelectionModel().selectAll());
        settle();
        click("playlist-batch-rename");
        onFx(() -> find("batch-rename-kind", ComboBox.class).getSelectionModel().select(1));
        settle();
        type("batch-rename-before", "2026: ");
        Node send = find("batch-rename-send", Node.class);
        Awaitility.await().until(() -> onFx(() -> !send.isDisabled()));
        click("batch-rename-send");
        assertThat(service.applied).hasSize(2);
        assertThat(service.lastBody()).contains("{\"name\":\"2026: ");
    }

    @Test
    void aPlaylistOpensOnItsVideosAndKeepsWhatIsTypedInItsSettings() {
        openOnboarding();
        assertThat(exists("playlist-videos")).isTrue();
        assertThat(exists("playlist-name")).isFalse();
        press(KeyCode.F2);
        assertThat(isFocused("playlist-name")).as("the name is on the other tab").isTrue();
        assertThat(exists("playlist-videos")).isFalse();
        type("playlist-name", "Typed");
        click("playlist-tab-videos");
        assertThat(exists("playlist-videos")).isTrue();
        assertThat(isDisabled("playlist-save")).as("it can be saved from here").isFalse();
        click("playlist-tab-settings");
        assertThat(text("playlist-name")).isEqualTo("Typed");
    }

    @Test
    void theNameOfThePlaylistIsWholeWithLargeText() {
        String name = "Congresso online: palestras";
        service.add(
                FakePlaylists.named(
                        FakePlaylists.LESSONS, name, AccessType.ANYONE_WITH_PASSWORD, 3),
                ItemSource.LIST);
        open(new InlineRunner());
        appearance(Appearance.DEFAULT.with(new TextSize(150)));
        onFx(() -> window().setWidth(1360));
        settle();
        robot().clickOn(name);
        settle();
        Label title = onFx(() -> (Label) robot().lookup(".playlist-title").query());
        assertThat(title.getText()).isEqualTo(name);
        assertThat(onFx(title::isTextTruncated)).isFalse();
    }

    @Test
    void noFrameIsShownWhereNoneIsKnown() {
        openOnboarding();
        assertThat(videoColumns()).isNotEmpty().doesNotContain("picture");
    }

    @Test
    void framesAreShownBesideTheVideos() {
        open(
                new InlineRunner(),
                FakeFrames.source(
                        FakeFrames.NONE.pictures(),
                        _ -> Optional.of("https://images.example/frame.jpg")));
        robot().clickOn("Onboarding");
        settle();
        assertThat(videoColumns()).startsWith("order", "picture", "title");
        click("playlist-tab-preview");
        assertThat(previewFrames()).isNotEmpty().allMatch(Node::isVisible);
        assertThat(previewFrames())
                .as("that of the first video is above all words")
                .filteredOn(frame -> frame.getStyleClass().contains("preview-cover"))
                .singleElement()
                .extracting(frame -> frame.getParent().getChildrenUnmodifiable().indexOf(frame))
                .isEqualTo(0);
    }

    @Test
    void theListHasTheDayOfTheLastUpdate() {
        openOnboarding();
        onFx(() -> window().setWidth(1360));
        settle();
        assertThat(
                        onFx(
                                () ->
                                        robot()
                                                .lookup("#playlist-list #updated")
                                                .queryAll()
                                                .stream()
                                                .filter(TableCell.class::isInstance)
                                                .map(cell -> ((TableCell<?, ?>) cell).getText())
                                                .toList()))
                .contains("Mar 1, 2026");
    }

    @Test
    void thePreviewHasNoFramesWhereNoneIsKnown() {
        openOnboarding();
        click("playlist-tab-preview");
        assertThat(previewFrames()).isNotEmpty().noneMatch(Node::isVisible);
    }

    @Test
    void theFrameOfAVideoToAddIsShownOnceASearchMadeItKnown() {
        Map<Id, String> urls = new ConcurrentHashMap<>();
        service.known.add(new PlaylistCandidate(FakePlaylists.VIDEO, "Welcome"));
        open(
                new InlineRunner(),
                FakeFrames.source(
                        FakeFrames.NONE.pictures(), id -> Optional.ofNullable(urls.get(id))));
        robot().clickOn("Onboarding");
        settle();
        click("playlist-add-videos");
        settle();
        assertThat(candidateFrames())
                .isNotEmpty()
                .allMatch(words -> words.contains("Not provided"));
        service.known.add(new PlaylistCandidate(FakePlaylists.THIRD, "More"));
        service.known.forEach(video -> urls.put(video.id(), "https://images.example/1.jpg"));
        type("playlist-video-search", "e");
        Awaitility.await()
                .untilAsserted(
                        () ->
                                assertThat(candidateFrames())
                                        .isNotEmpty()
                                        .noneMatch(words -> words.contains("Not provided")));
    }

    private List<String> candidateFrames() {
        return onFx(
                () ->
                        find("playlist-video-candidates", Node.class)
                                .lookupAll(".row-picture")
                                .stream()
                                .filter(frame -> frame.getParent().isVisible())
                                .map(Node::getAccessibleText)
                                .toList());
    }

    private Set<Node> previewFrames() {
        return onFx(() -> find("playlist-preview", Node.class).lookupAll(".row-picture"));
    }

    @Test
    void aHiddenColumnOfFramesStaysHidden() {
        open(
                new InlineRunner(),
                FakeFrames.source(
                        FakeFrames.NONE.pictures(),
                        _ -> Optional.of("https://images.example/frame.jpg")));
        robot().clickOn("Onboarding");
        settle();
        onFx(
                () ->
                        ((TableView<?>) find("playlist-videos", TableView.class))
                                .getVisibleLeafColumns().stream()
                                        .filter(column -> "picture".equals(column.getId()))
                                        .toList()
                                        .forEach(column -> column.setVisible(false)));
        press(KeyCode.F5);
        assertThat(videoColumns()).contains("title").doesNotContain("picture");
    }

    private void openLessons() {
        Node row =
                robot().lookup("#playlist-list .table-row-cell")
                        .match(
                                (Node node) ->
                                        node instanceof TableRow<?> one
                                                && one.getItem() instanceof SourcedPlaylist known
                                                && known.id().equals(FakePlaylists.LESSONS))
                        .query();
        robot().clickOn(row);
    }

    @Test
    void eachPlaylistOpensOnItsVideos() {
        openSettings();
        openLessons();
        settle();
        assertThat(onFx(() -> find("playlist-tab-videos", ToggleButton.class).isSelected()))
                .isTrue();
        assertThat(exists("playlist-name")).isFalse();
    }

    private List<String> videoColumns() {
        return onFx(
                () ->
                        ((TableView<?>) find("playlist-videos", TableView.class))
                                .getVisibleLeafColumns().stream()
                                        .map(TableColumn::getId)
                                        .map(String::valueOf)
                                        .toList());
    }

    @Test
    void addingVideosOpensTheVideos() {
        openSettings();
        stage(FakePlaylists.THIRD + "");
        assertThat(staged()).isEqualTo(1);
        assertThat(exists("playlist-name")).isFalse();
    }

    @Test
    void editsAndSavesWithTheMouse() {
        openSettings();
        assertThat(isDisabled("playlist-save")).isTrue();
        assertThat(exists("playlist-save")).as("nothing to save").isFalse();
        type("playlist-name", "Onboarding 2");
        assertThat(exists("playlist-save")).isTrue();
        assertThat(service.applied).isEmpty();
        assertThat(onFx(() -> find("playlist-save", Button.class).getText()))
                .isEqualTo("Save 1 change");
        click("playlist-save");
        assertThat(exists("confirm-do")).as("it isn't reviewed twice").isFalse();
        assertThat(service.lastBody()).isEqualTo("{\"name\":\"Onboarding 2\"}");
        assertThat(exists("changes-list")).isTrue();
        assertThat(isDisabled("playlist-save")).isTrue();
        click("changes-close");
        assertThat(exists("changes-list")).isFalse();
        type("playlist-name", "Onboarding 3");
        click("playlist-save");
        assertThat(exists("changes-list")).as("another change is told").isTrue();
    }

    @Test
    void editsAndSavesWithTheKeyboardAlone() {
        open(new InlineRunner());
        press(KeyCode.SHORTCUT, KeyCode.F);
        robot().write("onbo");
        press(KeyCode.ENTER);
        press(KeyCode.DOWN);
        press(KeyCode.F2);
        robot().write("By keys");
        settle();
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(service.lastBody()).isEqualTo("{\"name\":\"By keys\"}");
    }

    @Test
    void aMemberThatBreaksItsLimitKeepsTheFormFromBeingSaved() {
        openSettings();
        type("playlist-name", "");
        assertThat(isDisabled("playlist-save")).isTrue();
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(service.applied).isEmpty();
    }

    @Test
    void thePasswordIsAskedForOnlyWhenItIsNeededAndIsNowhereToBeRead() {
        openSettings();
        assertThat(exists("playlist-password")).isFalse();
        askForPassword();
        assertThat(isDisabled("confirm-do")).isTrue();
        robot().write("hunter2hunter2");
        settle();
        developerDetails();
        click("playlist-access-request-show");
        assertThat(labels()).isNotEmpty().noneMatch(text -> text.contains("hunter2"));
        click("confirm-do");
        assertThat(service.applied).hasSize(1);
        askForPassword();
        assertThat(text("playlist-password")).isEmpty();
    }

    private void askForPassword() {
        onFx(
                () ->
                        find("playlist-access", MenuButton.class).getItems().stream()
                                .filter(
                                        item ->
                                                "playlist-access-anyone-with-password"
                                                        .equals(item.getId()))
                                .forEach(MenuItem::fire));
        settle();
    }

    @Test
    void whatWasTypedIsThereAfterLookingAtAnotherPlaylist() {
        openSettings();
        type("playlist-description", "João");
        openLessons();
        settle();
        assertThat(text("playlist-description")).isEmpty();
        robot().clickOn("Onboarding");
        settle();
        assertThat(text("playlist-description")).isEqualTo("João");
    }

    private static PlaylistUpdate renaming(String name) {
        return new PlaylistUpdate(
                Member.of(name),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    @Test
    void undoIsReviewedBeforeItIsSent() {
        openSettings();
        type("playlist-name", "New");
        service.way =
                Optional.of(
                        service.update(
                                FakePlaylists.named(
                                        FakePlaylists.ONBOARDING, "New", AccessType.PUBLIC, 2),
                                renaming("Onboarding")));
        click("playlist-save");
        click("changes-undo");
        assertThat(service.applied).hasSize(1);
        click("confirm-do");
        assertThat(service.lastBody()).isEqualTo("{\"name\":\"Onboarding\"}");
        assertThat(text("playlist-name")).isEqualTo("Onboarding");
    }

    @Test
    void theRequestIsThatOfTheLastEdit() {
        openSettings();
        developerDetails();
        type("playlist-name", "First");
        click("playlist-request-show");
        onFx(() -> find("playlist-name", TextInputControl.class).setText("Second"));
        settle();
        assertThat(labels())
                .anyMatch(text -> text.contains("{\"name\":\"Second\"}"))
                .noneMatch(text -> text.contains("{\"name\":\"First\"}"));
    }

    @Test
    void editsAreSavedForLaterFromTheBar() {
        openSettings();
        type("playlist-name", "Later");
        click("playlist-keep");
        assertThat(service.applied).isEmpty();
        assertThat(service.kept).hasSize(1);
        assertThat(text("playlist-name")).isEqualTo("Onboarding");
        assertThat(exists("playlist-save")).as("nothing is left to save").isFalse();
    }

    @Test
    void manyVideosOnProductionAskForTheirNumber() {
        openOnboarding();
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, false)));
        stage(
                IntStream.range(0, 21)
                        .mapToObj("44444444-4444-4444-8444-4444444444%02d"::formatted)
                        .collect(Collectors.joining(" ")));
        assertThat(isDisabled("playlist-save")).isTrue();
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(service.applied).isEmpty();
        assertThat(isFocused("confirm-name")).isTrue();
        robot().write("21");
        settle();
        assertThat(onFx(() -> find("playlist-save", Button.class).getText()))
                .startsWith("Save 21 changes · ");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(service.applied).hasSize(1);
    }

    @Test
    void aReadOnlyConnectionSaysWhyNothingCanBeSent() {
        openSettings();
        type("playlist-name", "New");
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.TEST, true)));
        settle();
        assertThat(isDisabled("playlist-save")).isTrue();
        assertThat(isDisabled("playlist-delete")).isTrue();
        assertThat(find("playlist-save-status", Label.class).getText()).contains("read-only");
    }

    @Test
    void aPlaylistThatNoRequestMayNameIsShownWithTheReasonAndNotEdited() {
        service.add(
                FakePlaylists.named(new PlaylistId("pl-17"), "Odd", AccessType.PUBLIC, 2),
                ItemSource.LIST);
        open(new InlineRunner());
        robot().clickOn("Odd");
        settle();
        assertThat(find("playlist-note", Label.class).getText())
                .isEqualTo("This item can’t be changed because its ID “pl-17” isn’t valid.");
        assertThat(text("playlist-name")).isEqualTo("Odd");
        for (String id :
                List.of(
                        "playlist-name",
                        "playlist-save",
                        "playlist-add-videos",
                        "playlist-delete")) {
            assertThat(isDisabled(id)).as(id).isTrue();
        }
        assertThat(exists("error-retry")).isFalse();
        press(KeyCode.DELETE);
        assertThat(exists("confirm-do")).isFalse();
    }

    @Test
    void playlistsThatNoRequestMayNameAreLeftOutOfAnEditOfManyInWords() {
        service.add(
                FakePlaylists.named(new PlaylistId("42"), "Odd", AccessType.PUBLIC, 2),
                ItemSource.LIST);
        open(new InlineRunner());
        click("playlist-bulk");
        onFx(
                () -> {
                    find("playlist-list", TableView.class).getSelectionModel().selectAll();
                    find("playlist-bulk-member", ComboBox.class).getSelectionModel().select(0);
                });
        settle();
        onFx(() -> find("playlist-bulk-access", ComboBox.class).getSelectionModel().select(0));
        settle();
        assertThat(find("playlist-bulk-note", Label.class).getText())
                .startsWith("1 request")
                .endsWith("1 item isn’t included because its ID isn’t valid.");
        click("playlist-bulk-review");
        assertThat(find("review-warning", Label.class).getText())
                .isEqualTo(
                        "1 playlist already has this value and is skipped."
                                + " 1 item isn’t included because its ID isn’t valid.");
    }

    @Test
    void aPendingChangeOfManyCanStillBeAppliedFromThere() {
        open(new InlineRunner());
        onFx(() -> find("playlist-list", TableView.class).getSelectionModel().selectAll());
        settle();
        onFx(() -> find("playlist-bulk-member", ComboBox.class).getSelectionModel().select(2));
        settle();
        type("playlist-bulk-creator", "Equipe");
        click("playlist-bulk-review");
        click("confirm-keep");
        assertThat(service.kept).hasSize(2);
        settle();
        assertThat(find("playlist-bulk-note", Label.class).getText())
                .contains("This change is already pending for 2 playlists.");
        assertThat(isDisabled("playlist-bulk-review")).isFalse();
        click("playlist-bulk-review");
        click("confirm-do");
        assertThat(service.applied).hasSize(2);
    }

    @Test
    void deletesAfterAQuestionThatTheSafeButtonEnds() {
        openOnboarding();
        click("playlist-delete");
        assertThat(find("dialog", Node.class).lookupAll(".label"))
                .as("its name is in the title alone")
                .noneMatch(node -> ((Label) node).getText().equals("Onboarding"));
        assertThat(find("review-warning", Label.class).getText()).endsWith("You can’t undo this.");
        assertThat(labels()).as("once").doesNotContain("You can’t undo this.");
        click("confirm-safe");
        assertThat(service.applied).isEmpty();
        click("playlist-delete");
        assertThat(labels()).as("only on demand").noneMatch(text -> text.startsWith("DELETE "));
        developerDetails();
        click("review-request");
        assertThat(labels()).anyMatch(text -> text.startsWith("DELETE "));
        click("confirm-do");
        assertThat(service.applied).hasSize(1);
        assertThat(rows("playlist-list")).isEqualTo(1);
    }

    @Test
    void onProductionTheNameHasToBeTyped() {
        openOnboarding();
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, false)));
        settle();
        click("playlist-delete");
        assertThat(isDisabled("confirm-do")).isTrue();
        type("confirm-name", "Onboarding");
        click("confirm-do");
        assertThat(service.applied).hasSize(1);
    }

    @Test
    void aDeletionThatIsNotFoundAsksAgainWithTheOtherPath() {
        openOnboarding();
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        click("playlist-delete");
        click("confirm-do");
        assertThat(service.applied).hasSize(1);
        click("confirm-do");
        assertThat(service.applied.getLast().line().request().url().getPath())
                .startsWith("/v1/playlists/");
    }

    @Test
    void aDeletionThatFailedDoesNotAskAgain() {
        openOnboarding();
        service.outcomes.add(
                change ->
                        FakePlaylists.failed(
                                change, new Failure.Forbidden(new Answer(403, "No", "{}"))));
        click("playlist-delete");
        click("confirm-do");
        assertThat(exists("confirm-do")).isFalse();
        assertThat(exists("error-banner")).isTrue();
    }

    @Test
    void addsPastedVideosInTheOrderOfTheRows() {
        openOnboarding();
        stage(FakePlaylists.THIRD + " " + FakePlaylists.VIDEO);
        assertThat(staged()).isEqualTo(2);
        onFx(
                () -> {
                    TableView<?> table = find("playlist-videos", TableView.class);
                    table.requestFocus();
                    table.getSelectionModel().clearAndSelect(3);
                });
        press(KeyCode.ALT, KeyCode.UP);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(service.lastBody())
                .isEqualTo(
                        "[{\"video_id\":\"%s\"},{\"video_id\":\"%s\"}]"
                                .formatted(FakePlaylists.VIDEO, FakePlaylists.THIRD));
    }

    @Test
    void afterRowsMovedShiftSelectsFromTheRowThatWasMoved() {
        openOnboarding();
        stage(FakePlaylists.THIRD + " " + FakePlaylists.OTHER + " " + FakePlaylists.VIDEO);
        TableView<?> table = find("playlist-videos", TableView.class);
        robot().clickOn(stagedRow(4));
        settle();
        press(KeyCode.ALT, KeyCode.UP);
        press(KeyCode.ALT, KeyCode.UP);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        assertThat(onFx(() -> List.copyOf(table.getSelectionModel().getSelectedIndices())))
                .containsExactly(2, 3);
    }

    @Test
    void noToolOfTheStagedRowsIsCut() {
        openOnboarding();
        stage(FakePlaylists.THIRD + " " + FakePlaylists.OTHER);
        stage(FakePlaylists.THIRD + "");
        Parent staged = find("playlist-staged-videos", Parent.class);
        assertThat(onFx(() -> cut(staged)))
                .as("all but the ids of videos without a title")
                .allMatch(
                        text ->
                                text.equals(FakePlaylists.THIRD.value())
                                        || text.equals(FakePlaylists.OTHER.value()));
        click("playlist-staged-once");
        assertThat(staged()).isEqualTo(2);
        assertThat(labels())
                .as("what can't be undone")
                .anyMatch(text -> text.startsWith("You can’t undo this."));
    }

    /** Videos to be added are rows of the one table: at the end, or at the place they go to. */
    @Test
    void videosToAddStandAtTheirPlaces() {
        openOnboarding();
        stage(FakePlaylists.THIRD.value());
        assertThat(column("order")).containsExactly("1", "2", "Auto");
        assertThat(pending()).containsExactly(false, false, true);
        assertThat(grips()).as("a single row has nowhere to go").isZero();
        stage(FakePlaylists.OTHER.value());
        assertThat(column("order")).containsExactly("1", "2", "Auto", "Auto");
        assertThat(grips()).isEqualTo(2);
        assertThat(cutCells("order")).as("a place is whole beside its handle").isZero();
        click("playlist-discard");
        assertThat(column("order")).containsExactly("1", "2");
        assertThat(exists("playlist-staged-videos")).isFalse();
    }

    private long cutCells(String id) {
        return videoRows().stream()
                .map(row -> (IndexedCell<?>) cell(row, id))
                .filter(IndexedCell::isTextTruncated)
                .count();
    }

    /** The tooltip of what is cut is its whole text. */
    @Test
    void aFormerTextTakesOneLine() {
        service.readable.put(
                FakePlaylists.ONBOARDING, FakePlaylists.described("One\n".repeat(200)));
        openSettings();
        type("playlist-description", "Other");
        settle();
        Label was =
                robot().lookup(".form-message").<Label>queryAll().stream()
                        .filter(label -> label.getText().startsWith("Was “One One"))
                        .findFirst()
                        .orElseThrow();
        assertThat(was.isTextTruncated()).isTrue();
        assertThat(was.isWrapText()).isFalse();
        assertThat(was.getText()).endsWith("One”");
    }

    private List<String> column(String id) {
        return videoRows().stream()
                .map(row -> (IndexedCell<?>) cell(row, id))
                .map(IndexedCell::getText)
                .toList();
    }

    private static Node cell(TableRow<?> row, String column) {
        return row.getChildrenUnmodifiable().stream()
                .filter(TableCell.class::isInstance)
                .filter(one -> column.equals(((TableCell<?, ?>) one).getTableColumn().getId()))
                .findFirst()
                .orElseThrow();
    }

    private List<Boolean> pending() {
        return videoRows().stream()
                .map(
                        row ->
                                row.getPseudoClassStates()
                                        .contains(PseudoClass.getPseudoClass("pending")))
                .toList();
    }

    private long grips() {
        return videoRows().stream().filter(row -> row.lookup(".grip") != null).count();
    }

    private List<TableRow<?>> videoRows() {
        return onFx(
                () ->
                        robot().lookup("#playlist-videos .table-row-cell").queryAll().stream()
                                .<TableRow<?>>map(row -> (TableRow<?>) row)
                                .filter(row -> !row.isEmpty() && row.isVisible())
                                .sorted(Comparator.comparingInt(row -> row.getIndex()))
                                .toList());
    }

    private int staged() {
        return onFx(
                () ->
                        (int)
                                ((TableView<?>) find("playlist-videos", TableView.class))
                                        .getItems().stream()
                                                .filter(StagedVideo.class::isInstance)
                                                .count());
    }

    private void stage(String ids) {
        click("playlist-add-videos");
        click("playlist-video-ids");
        type("add-known", ids);
        click("add-known-confirm");
    }

    /** The texts in sight. */
    private List<String> labels() {
        return onFx(
                () ->
                        robot()
                                .lookup(node -> node instanceof Label label && label.isVisible())
                                .queryAllAs(Label.class)
                                .stream()
                                .map(Label::getText)
                                .toList());
    }

    private Node stagedRow(int index) {
        return robot().lookup("#playlist-videos .table-row-cell")
                .match((Node node) -> node instanceof TableRow<?> row && row.getIndex() == index)
                .query();
    }

    /** The texts that are not shown whole. */
    private static List<String> cut(Node node) {
        List<String> cut = new ArrayList<>();
        if (!node.isVisible()) {
            return cut;
        }
        if (node instanceof Labeled labeled && labeled.isTextTruncated()) {
            cut.add(labeled.getText());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> cut.addAll(cut(child)));
        }
        return cut;
    }

    @Test
    void aFileIsTakenAndItsRowsGoToAPositionByKeysAlone() throws IOException {
        Path file = home.resolve("videos.csv");
        Files.writeString(
                file,
                "video_id,title\n%s,Closing words\n%s,More\n"
                        .formatted(FakePlaylists.THIRD, FakePlaylists.OTHER));
        openOnboarding();
        stage.desk().willChoose(file);
        press(KeyCode.SHORTCUT, KeyCode.K);
        robot().write("Add videos to playlist");
        settle();
        press(KeyCode.ENTER);
        onFx(() -> find("playlist-video-ids", Button.class).requestFocus());
        press(KeyCode.SPACE);
        onFx(() -> find("known-file", Button.class).requestFocus());
        press(KeyCode.SPACE);
        onFx(() -> find("add-known-confirm", Button.class).requestFocus());
        press(KeyCode.SPACE);
        assertThat(staged()).isEqualTo(2);
        onFx(
                () -> {
                    TableView<?> table = find("playlist-videos", TableView.class);
                    table.requestFocus();
                    table.getSelectionModel().selectRange(2, 4);
                });
        press(KeyCode.ALT, KeyCode.P);
        robot().write("5");
        press(KeyCode.ENTER);
        onFx(() -> find("playlist-videos", TableView.class).requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(service.lastBody())
                .isEqualTo(
                        "[{\"video_id\":\"%s\",\"order\":4},{\"video_id\":\"%s\",\"order\":5}]"
                                .formatted(FakePlaylists.THIRD, FakePlaylists.OTHER));
    }

    /** One of two fails in the middle: the other is done, and each says how it stands. */
    @Test
    void aMemberOfManyPlaylistsIsChangedByKeysAlone() {
        open(new InlineRunner());
        byPalette("Edit playlists");
        onFx(
                () -> {
                    find("playlist-bulk-member", ComboBox.class).getSelectionModel().select(2);
                    find("playlist-list", TableView.class).requestFocus();
                });
        press(KeyCode.SHORTCUT, KeyCode.A);
        assertThat(isDisabled("playlist-bulk-review")).isTrue();
        onFx(() -> find("playlist-bulk-creator", TextInputControl.class).requestFocus());
        robot().write("Ana");
        settle();
        onFx(() -> find("playlist-bulk-review", Button.class).requestFocus());
        press(KeyCode.SPACE);
        assertThat(service.applied).isEmpty();
        Label note = find("playlist-bulk-note", Label.class);
        Button review = find("playlist-bulk-review", Button.class);
        Button rename = find("playlist-batch-rename", Button.class);
        Node creator = find("playlist-bulk-creator", TextInputControl.class);
        List<String> meanwhile = new ArrayList<>();
        List<Boolean> isOffered = new ArrayList<>();
        service.outcomes.add(
                change -> {
                    meanwhile.add(note.getText());
                    isOffered.add(review.getParent().isVisible());
                    isOffered.add(!creator.isDisabled());
                    isOffered.add(rename.isVisible());
                    return new ChangeOutcome.Failed(
                            change.line(), new Failure.Invalid(new Answer(400, "No", "{}")));
                });
        press(KeyCode.ENTER);
        settle();
        assertThat(meanwhile).containsExactly("Changes to these playlists are being applied.");
        assertThat(isOffered).as("nothing to review or type meanwhile").containsOnly(false);
        assertThat(isDisabled("playlist-bulk-review")).as("one failed").isFalse();
        assertThat(service.applied)
                .extracting(change -> change.line().request().body())
                .containsExactly("{\"creator_name\":\"Ana\"}", "{\"creator_name\":\"Ana\"}");
        assertThat(find("changes-list", Node.class).isVisible()).isTrue();
        assertThat(exists("changes-why")).isTrue();
    }

    @Test
    void theFirstPlaylistIsOpen() {
        open(new InlineRunner());
        assertThat(onFx(() -> find("playlist-list", TableView.class).getSelectionModel()))
                .extracting(selection -> selection.getSelectedIndices())
                .isEqualTo(List.of(0));
        assertThat(exists("playlist-tab-videos")).isTrue();
    }

    /** Several are edited in the place of the open one, which is back when only one is selected. */
    @Test
    void severalSelectedPlaylistsAreEditedInThePane() {
        openOnboarding();
        assertThat(exists("playlist-bulk-pane")).isFalse();
        onFx(() -> find("playlist-list", TableView.class).getSelectionModel().selectAll());
        settle();
        assertThat(exists("playlist-bulk-pane")).isTrue();
        assertThat(exists("playlist-tab-videos")).isFalse();
        assertThat(labels()).contains("Edit 2 playlists");
        assertThat(find("playlist-bulk-now", Label.class).getText()).startsWith("Now: ");
        click("playlist-bulk-cancel");
        assertThat(exists("playlist-bulk-pane")).isFalse();
        assertThat(exists("playlist-tab-videos")).isTrue();
    }

    @Test
    void whatWasChangedInManyIsTakenBackByCtrlZ() {
        open(new InlineRunner());
        click("playlist-bulk");
        onFx(
                () -> {
                    TableView<?> table = find("playlist-list", TableView.class);
                    table.getSelectionModel().selectAll();
                    find("playlist-bulk-member", ComboBox.class).getSelectionModel().select(0);
                });
        settle();
        onFx(() -> find("playlist-bulk-access", ComboBox.class).getSelectionModel().select(1));
        settle();
        click("playlist-bulk-review");
        click("confirm-do");
        assertThat(service.applied).hasSize(1);
        service.way =
                Optional.of(
                        service.update(
                                FakePlaylists.named(
                                        FakePlaylists.ONBOARDING, "New", AccessType.PUBLIC, 2),
                                renaming("Onboarding")));
        click("changes-undo");
        assertThat(exists("confirm-do")).as("the way back is shown").isTrue();
        assertThat(service.applied).hasSize(1);
    }

    @Test
    void whatIsShownToAllAgainIsTakenBackWithCare() {
        service.way =
                Optional.of(
                        service.update(
                                FakePlaylists.named(
                                        FakePlaylists.ONBOARDING, "New", AccessType.PRIVATE, 2),
                                opening()));
        open(new InlineRunner());
        click("playlist-bulk");
        onFx(
                () -> {
                    find("playlist-list", TableView.class).getSelectionModel().selectAll();
                    find("playlist-bulk-member", ComboBox.class).getSelectionModel().select(0);
                });
        settle();
        onFx(() -> find("playlist-bulk-access", ComboBox.class).getSelectionModel().select(1));
        settle();
        click("playlist-bulk-review");
        click("confirm-do");
        click("changes-undo");
        assertThat(isFocused("confirm-safe")).isTrue();
    }

    private static PlaylistUpdate opening() {
        return new PlaylistUpdate(
                Member.absent(),
                Member.absent(),
                Member.of(AccessType.PUBLIC),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    @Test
    void whatAPlaylistHasAlreadyIsNotSentAgain() {
        BulkEditViewModel bulk = new BulkEditViewModel();
        bulk.editor().access().choiceProperty().set(AccessType.PRIVATE);
        BulkValue value = bulk.value().orElseThrow();
        assertThat(BulkEdits.others(List.copyOf(service.rows.values()), value))
                .extracting(SourcedPlaylist::id)
                .containsExactly(FakePlaylists.ONBOARDING);
    }

    @Test
    void aClickAddsAVideoToThoseChosenOrLeavesItOut() {
        openOnboarding();
        service.known.add(new PlaylistCandidate(FakePlaylists.VIDEO, "Welcome again"));
        service.known.add(new PlaylistCandidate(FakePlaylists.THIRD, "Closing words"));
        click("playlist-add-videos");
        robot().clickOn("Welcome again");
        robot().clickOn("Closing words");
        assertThat(onFx(() -> find("playlist-video-stage", Button.class).getText()))
                .isEqualTo("Add 2 videos");
        press(KeyCode.SPACE);
        assertThat(onFx(() -> find("playlist-video-stage", Button.class).getText()))
                .isEqualTo("Add 1 video");
    }

    @Test
    void aPositionIsTypedInItsCell() {
        openOnboarding();
        service.known.add(new PlaylistCandidate(FakePlaylists.THIRD, "Closing words"));
        click("playlist-add-videos");
        robot().clickOn("Closing words");
        click("playlist-video-stage");
        onFx(
                () -> {
                    TableView<?> table = find("playlist-videos", TableView.class);
                    table.requestFocus();
                    table.getSelectionModel().clearAndSelect(2);
                });
        press(KeyCode.F2);
        robot().write("7");
        press(KeyCode.ENTER);
        click("playlist-save");
        assertThat(service.lastBody())
                .isEqualTo("[{\"video_id\":\"%s\",\"order\":6}]".formatted(FakePlaylists.THIRD));
    }

    private List<String> shownColumns() {
        TableView<?> table = find("playlist-list", TableView.class);
        return onFx(() -> table.getVisibleLeafColumns().stream().map(TableColumn::getId).toList());
    }

    @Test
    void withoutAListIdsArePasted() {
        service.rows.clear();
        service.readable.clear();
        service.listed = false;
        open(new InlineRunner());
        assertThat(exists("playlist-create")).as("not available on this platform").isFalse();
        assertThat(robot().lookup("No playlist selected").tryQuery())
                .as("there is none to select")
                .isEmpty();
        assertThat(exists("playlist-add-ids")).as("the empty view has it").isFalse();
        click("empty-action");
        assertThat(onFx(() -> find("add-known-confirm", Button.class).getText()))
                .isEqualTo("Add IDs");
        type("add-known", "https://app.example.com/playlist/" + FakePlaylists.PASTED);
        click("add-known-confirm");
        assertThat(rows("playlist-list")).isEqualTo(1);
        assertThat(exists("playlist-add-ids")).isTrue();
        assertThat(shownColumns()).contains("confirmed").doesNotContain("access");
        click("playlist-tab-settings");
        type("playlist-name", "Named");
        click("playlist-save");
        assertThat(service.lastBody()).isEqualTo("{\"name\":\"Named\"}");
    }

    @Test
    void createsWhereTheServiceLists() {
        open(new InlineRunner());
        click("playlist-create");
        assertThat(find("playlist-create-confirm", Button.class).isDisabled()).isTrue();
        assertThat(exists("playlist-create-needs")).as("it is said why").isTrue();
        type("playlist-create-name", "Fresh");
        type("playlist-create-creator", "Maria");
        assertThat(exists("playlist-create-needs")).isFalse();
        click("playlist-create-confirm");
        assertThat(service.lastBody())
                .isEqualTo(
                        "{\"name\":\"Fresh\",\"access_type\":\"private\",\"creator_name\":\"Maria\"}");
        assertThat(exists("playlist-create-confirm")).isFalse();
    }

    @Test
    void theOldContentStaysWhileItIsRefreshed() {
        HeldRunner held = new HeldRunner();
        open(held);
        onFx(held::releaseAll);
        settle();
        press(KeyCode.F5);
        assertThat(held.waiting()).contains("Refreshing playlists");
        assertThat(rows("playlist-list")).isEqualTo(2);
    }

    /** Every answer comes by a hop of its own, as in the program. */
    private void answer(HeldRunner held) {
        while (!held.waiting().isEmpty()) {
            onFx(held::release);
            settle();
        }
    }

    @Test
    void aFailedListKeepsARetry() {
        service.rows.clear();
        service.listFailure = new Failure.ServerError(new Answer(500, "Oops", "{}"));
        HeldRunner held = new HeldRunner();
        open(held);
        answer(held);
        assertThat(exists("error-banner")).isTrue();
        service.listFailure = null;
        service.add(FakePlaylists.onboarding(), ItemSource.LIST);
        click("error-retry");
        answer(held);
        assertThat(exists("error-banner")).isFalse();
        assertThat(rows("playlist-list")).isEqualTo(1);
    }

    /** On a platform that lists none they are all there is, also while it can't be reached. */
    @Test
    void whatTheUserNamedIsThereWhenTheListCantBeLoaded() {
        service.rows.clear();
        service.add(List.of(FakePlaylists.PASTED));
        service.listFailure = new Failure.ServerError(new Answer(500, "Oops", "{}"));
        open(new InlineRunner());
        assertThat(exists("error-banner")).isTrue();
        assertThat(rows("playlist-list")).isEqualTo(1);
        service.listFailure = null;
        service.listed = false;
        click("error-retry");
        assertThat(exists("error-banner")).isFalse();
        assertThat(rows("playlist-list")).isEqualTo(1);
    }

    /** One failure is said once, and names all that it kept from being refreshed. */
    @Test
    void aFailureOfListAndPlaylistIsOneBar() {
        openOnboarding();
        Failure failure = new Failure.ServerError(new Answer(500, "Oops", "{}"));
        service.listFailure = failure;
        service.readFailure = failure;
        press(KeyCode.F5);
        assertThat(robot().lookup(".error-banner").queryAll()).hasSize(1);
        assertThat(robot().lookup(".error-title").queryLabeled().getText())
                .startsWith("Couldn’t refresh playlists: the server returned 500");
        service.listFailure = null;
        service.readFailure = null;
        click("error-retry");
        assertThat(exists("error-banner")).isFalse();
    }

    @Test
    void theHeaderIsTheSameInEveryState() {
        HeldRunner held = new HeldRunner();
        open(held);
        List<String> loading = header();
        assertThat(loading).contains("playlist-add-ids", "playlist-create", "view-more");
        assertThat(onFx(() -> find("playlist-create", Button.class).getAccessibleHelp()))
                .isEqualTo("Load the playlists first");
        assertThat(robot().lookup("No playlist selected").tryQuery())
                .as("there is none yet")
                .isEmpty();
        assertThat(robot().lookup(".skeleton").queryAll()).hasSize(2);
        answer(held);
        assertThat(header()).isEqualTo(loading);
        assertThat(isDisabled("playlist-create")).isFalse();
    }

    @Test
    void aListThatFailedOffersNothingToSelect() {
        service.rows.clear();
        service.listFailure = new Failure.ServerError(new Answer(500, "Oops", "{}"));
        HeldRunner held = new HeldRunner();
        open(held);
        List<String> loading = header();
        answer(held);
        assertThat(exists("error-banner")).isTrue();
        assertThat(robot().lookup("No playlist selected").tryQuery()).isEmpty();
        assertThat(header()).isEqualTo(loading);
    }

    /** The controls of the header in sight, from left to right. */
    private List<String> header() {
        return onFx(
                () ->
                        robot()
                                .lookup(
                                        node ->
                                                node instanceof ButtonBase
                                                        && node.getId() != null
                                                        && isInHeader(node))
                                .queryAll()
                                .stream()
                                .filter(Node::isVisible)
                                .sorted(
                                        Comparator.comparingDouble(
                                                node -> node.localToScene(0, 0).getX()))
                                .map(Node::getId)
                                .toList());
    }

    private static boolean isInHeader(Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent)
                .anyMatch(one -> one.getStyleClass().contains("view-header"));
    }

    /** Over the list, the open playlist leaves the header with filter and commands in sight. */
    @Test
    void thePaneOverTheListLiesBelowTheHeader() {
        openOnboarding();
        onFx(() -> find("playlist-list", Node.class).getScene().getWindow().setWidth(1_150));
        settle();
        robot().clickOn("Onboarding");
        settle();
        assertThat(exists("list-back")).as("over the list").isTrue();
        Node header = robot().lookup(".view-header").query();
        Node pane = robot().lookup(".side-pane").query();
        assertThat(onFx(() -> pane.localToScene(pane.getLayoutBounds()).getMinY()))
                .isGreaterThanOrEqualTo(
                        onFx(() -> header.localToScene(header.getLayoutBounds()).getMaxY()));
    }
}
