package app.marquee.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StateCheck;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoFilter;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;

/** Custom field of all videos of a folder that is filled from one dialog. */
class FieldFillWindowTest extends WindowTest {
    private final LibraryWindow library = new LibraryWindow(new InlineRunner());
    private final List<LibrarySection> made = new ArrayList<>();
    private final WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());

    private void open() {
        open(5);
    }

    private void open(int videos) {
        library.account();
        library.services.videoService.videos.put(
                VideoFilter.in(LibraryFixture.id(1)), LibraryWindow.videos(1, videos));
        library.services.pages.known("course", "Java");
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        robot().clickOn("Courses");
        Awaitility.await().until(() -> exists("video-table"));
        settle();
        fill();
    }

    private void fill() {
        onFx(() -> made.getFirst().content().fillFolder());
        settle();
    }

    /** What the lines say of each video, from the top. */
    private List<String> column(String name) {
        Pattern said = Pattern.compile(name + "=(.*?)(?:, \\w+=|]$)");
        return onFx(
                () ->
                        ((TableView<?>) find("field-fill-table", TableView.class))
                                .getItems().stream()
                                        .flatMap(line -> said.matcher(line.toString()).results())
                                        .map(found -> found.group(1))
                                        .toList());
    }

    private String summary() {
        return onFx(() -> find("field-fill-summary", Label.class).getText());
    }

    private Button send() {
        return find("field-fill-send", Button.class);
    }

    @Test
    void theOldAndTheNewValueOfEachVideoAreShownBeforeTheyAreSent() {
        open();
        assertThat(onFx(() -> find("field-fill-key", TextField.class).isFocused())).isTrue();
        assertThat(summary()).isEqualTo("No value changes yet.");
        assertThat(send().isDisabled()).isTrue();
        assertThat(onFx(() -> find("field-fill-key-0", Labeled.class).getText()))
                .isEqualTo("course · 5 of 5");
        click("field-fill-key-0");
        assertThat(column("before")).containsOnly("Java").hasSize(5);
        assertThat(column("after")).containsOnly("null");
        robot().write("Kotlin");
        press(KeyCode.ENTER);
        settle();
        assertThat(column("after")).containsOnly("Kotlin").hasSize(5);
        assertThat(summary()).isEqualTo("5 of 5 will change");
        assertThat(onFx(send()::getText)).isEqualTo("Change 5 custom fields");
        assertThat(library.services.gate.sent).as("Enter leads to the button").isEmpty();
        assertThat(onFx(send()::isFocused)).isTrue();
        press(KeyCode.ENTER);
        Awaitility.await().until(() -> library.services.gate.sent.size() == 5);
        settle();
        assertThat(exists("field-fill-table")).isFalse();
        assertThat(library.services.gate.bodies()).allMatch(body -> body.contains("Kotlin"));
    }

    /** It is another view that follows what was sent. */
    @Test
    void nothingIsLoadedForADialogThatIsClosed() {
        open();
        type("field-fill-key", "course");
        type("field-fill-value", "Kotlin");
        int loaded = library.services.pages.loads;
        click("field-fill-send");
        Awaitility.await().until(() -> library.services.gate.sent.size() == 5);
        settle();
        assertThat(library.services.pages.loads).isEqualTo(loaded);
    }

    @Test
    void whatIsTypedCountsAsUnsavedUntilItIsSavedForLater() {
        open();
        assertThat(made.getFirst().unsavedEdits()).isEmpty();
        type("field-fill-key", "course");
        type("field-fill-value", "Kotlin");
        List<UnsavedEdit> unsaved = onFx(() -> made.getFirst().unsavedEdits());
        assertThat(unsaved)
                .extracting(UnsavedEdit::name)
                .containsExactly("Set custom field of 5 videos");
        List<String> ends = new ArrayList<>();
        onFx(
                () ->
                        unsaved.getFirst()
                                .keeping()
                                .orElseThrow()
                                .keep(() -> ends.add("kept"), () -> ends.add("failed")));
        settle();
        assertThat(ends).containsExactly("kept");
        assertThat(exists("field-fill-table")).isFalse();
        assertThat(library.services.gate.kept()).hasSize(5);
        assertThat(made.getFirst().unsavedEdits()).isEmpty();
    }

    @Test
    void theFieldsOfManyVideosAreLoadedOnlyWhenTheUserSaysSo() {
        open(61);
        int loaded = library.services.pages.loads;
        assertThat(summary())
                .startsWith("Loads the custom fields of 61 videos in at least ")
                .contains("one request each");
        assertThat(library.services.pages.loads).isEqualTo(loaded);
        assertThat(send().isDisabled()).isTrue();
        click("field-fill-load");
        settle();
        assertThat(library.services.pages.loads).isEqualTo(loaded + 61);
        assertThat(exists("field-fill-load")).isFalse();
        assertThat(summary()).isEqualTo("No value changes yet.");
    }

    @Test
    void itDoesNotOpenOverAnotherDialog() {
        open();
        fill();
        onFx(() -> find("field-fill-cancel", Button.class).fire());
        settle();
        assertThat(exists("field-fill-table")).isFalse();
    }

    @Test
    void onlyMissingValuesAreFilledWhereThatIsChosen() {
        open();
        robot().write("course");
        press(KeyCode.ENTER);
        robot().write("Kotlin");
        click("field-fill-gaps");
        assertThat(summary()).isEqualTo("No value changes yet.");
        assertThat(send().isDisabled()).isTrue();
        type("field-fill-key", "level");
        assertThat(column("before")).containsOnly("—");
        assertThat(summary()).isEqualTo("5 of 5 will change");
        type("field-fill-value", "");
        assertThat(summary()).as("an empty value removes no field").startsWith("No value");
        type("field-fill-value", "1");
        click("field-fill-keep");
        settle();
        assertThat(exists("field-fill-table")).isFalse();
        assertThat(library.services.gate.kept()).hasSize(5);
        assertThat(library.services.gate.sent).isEmpty();
    }

    @Test
    void aFieldThatCouldNotBeLoadedIsNamedAndLeftOut() {
        AtomicReference<VideoId> first = new AtomicReference<>();
        library.services.pages.failure = new Failure.NotFound(new Answer(404, null, "{}"));
        library.services.pages.failing =
                video -> first.compareAndSet(null, video) || video.equals(first.get());
        open();
        type("field-fill-key", "course");
        type("field-fill-value", "Kotlin");
        assertThat(column("note"))
                .contains("The fields of this video couldn’t be loaded.")
                .containsOnlyOnce("The fields of this video couldn’t be loaded.");
        assertThat(summary()).isEqualTo("4 of 5 will change");
    }

    @Test
    void aDialogThatIsClosedWhileItComparesSendsNothing() {
        open();
        type("field-fill-key", "course");
        type("field-fill-value", "Kotlin");
        onFx(
                () ->
                        made.getFirst()
                                .models()
                                .changes()
                                .checkPreviews(
                                        (lines, _) -> {
                                            find("field-fill-cancel", Button.class).fire();
                                            return lines.stream().map(StateCheck::unread).toList();
                                        }));
        click("field-fill-send");
        settle();
        assertThat(exists("field-fill-table")).isFalse();
        assertThat(library.services.gate.sent).isEmpty();
    }

    @Test
    void aValueThatChangedSinceItWasLoadedIsNotSent() {
        open();
        type("field-fill-key", "course");
        type("field-fill-value", "Kotlin");
        library.services.pages.fields.clear();
        library.services.pages.known("course", "Go");
        List<Boolean> changed = new ArrayList<>(List.of(true));
        onFx(
                () ->
                        made.getFirst()
                                .models()
                                .changes()
                                .checkPreviews(
                                        (lines, _) ->
                                                lines.stream()
                                                        .map(
                                                                line ->
                                                                        changed.remove(true)
                                                                                ? StateCheck.gone(
                                                                                        line)
                                                                                : StateCheck.unread(
                                                                                        line))
                                                        .toList()));
        click("field-fill-send");
        settle();
        assertThat(library.services.gate.sent).isEmpty();
        assertThat(summary()).isEqualTo("4 of 5 will change");
        assertThat(column("note"))
                .containsOnlyOnce("Changed elsewhere. Type the value again to replace it.");
        assertThat(column("before")).containsOnlyOnce("Go");
        type("field-fill-value", "Kotlin 2");
        assertThat(summary()).isEqualTo("5 of 5 will change");
    }

    @Test
    void nothingIsFilledWhereNothingMayBeChanged() {
        open();
        click("field-fill-cancel");
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        fill();
        type("field-fill-key", "course");
        type("field-fill-value", "Kotlin");
        assertThat(send().isDisabled()).isTrue();
        assertThat(summary()).contains("read-only");
    }
}
