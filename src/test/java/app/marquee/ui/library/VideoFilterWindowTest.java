package app.marquee.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.video.VideoMarks;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.FakeDays;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Filters of videos by a custom field, length and views, and the move of those that pass. */
class VideoFilterWindowTest extends WindowTest {
    private final List<LibrarySection> made = new ArrayList<>();
    private LibraryWindow library = new LibraryWindow(new InlineRunner());

    @BeforeEach
    void open() {
        TaskRunner tasks = new InlineRunner();
        library = new LibraryWindow(tasks);
        library.account();
        library.services.videoService.videos.put(
                VideoFilter.in(LibraryFixture.id(1)),
                List.of(
                        VideosViewModelTest.lasting(1, "60"),
                        VideosViewModelTest.lasting(2, "90"),
                        VideosViewModelTest.lasting(3, "91")));
        WindowStage stage = new WindowStage(tasks, new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
    }

    /** Chooses the folder of three videos and opens the card. */
    private void openCard() {
        robot().clickOn("Courses");
        settle();
        Awaitility.await().until(() -> exists("video-table"));
        TableView<?> videos = find("video-table", TableView.class);
        Awaitility.await().until(() -> onFx(() -> videos.getItems().size() == 3));
        more();
    }

    private void more() {
        click("library-filter");
        settle();
    }

    private String count() {
        return onFx(() -> find("library-filter", Button.class).getText());
    }

    private int shown() {
        takeEffect();
        return onFx(() -> find("video-table", TableView.class).getItems().size());
    }

    private boolean isDisabled(String id) {
        return onFx(() -> find(id, TextField.class).isDisabled());
    }

    @Test
    void whatIsNotKnownIsLoadedOnDemand() {
        openCard();
        assertThat(isDisabled("library-filter-views-most")).isTrue();
        assertThat(find("library-filter-field", ComboBox.class).isDisabled()).isTrue();
        assertThat(find("library-filter-field-load", Hyperlink.class).getText())
                .isEqualTo("Load fields · 3 requests");
        type("library-filter-minutes-most", "0");
        assertThat(shown()).isZero();
        assertThat(find("library-filter-field-load", Hyperlink.class).getText())
                .as("of all that are listed, whatever the filters")
                .isEqualTo("Load fields · 3 requests");
        type("library-filter-minutes-most", "");

        VideoId first = VideosViewModelTest.video(1).id();
        library.services.videoService.marks =
                new VideoMarks(Set.of(), Set.of(), Map.of("course: Java", Set.of(first)));
        click("library-filter-field-load");
        assertThat(exists("library-filter-field-load")).isFalse();
        assertThat(shown()).isEqualTo(3);
        onFx(() -> find("library-filter-field", ComboBox.class).getSelectionModel().select(1));
        assertThat(shown()).isEqualTo(1);
        assertThat(count()).isEqualTo("Filter (1)");
    }

    @Test
    void savedViewsFilter() {
        library.reads.kept = List.of(FakeReads.video(VideosViewModelTest.video(1).id(), 30L));
        onFx(() -> made.getFirst().refresh());
        openCard();
        type("library-filter-views-most", "30");
        assertThat(shown()).isEqualTo(1);
    }

    @Test
    void theViewsOfBothPeriodsAreLoadedFromTheStart() {
        FakeDays days = new FakeDays(FakeShell.NOW);
        library.reads.days = days;
        onFx(() -> made.getFirst().refresh());
        Awaitility.await().until(() -> library.reads.keptLater.size() == 2);
        assertThat(days.read)
                .containsExactly(FakeReads.TODAY.minusDays(28), FakeReads.TODAY.minusDays(56));
    }

    @Test
    void whatIsNotANumberIsSaidBesideItsFieldAndFiltersNothing() {
        openCard();
        type("library-filter-minutes-least", "soon");
        assertThat(find("library-filter-minutes-least", TextField.class).getText())
                .isEqualTo("soon");
        assertThat(messages()).contains("Enter minutes, such as 1.5.");
        assertThat(shown()).isEqualTo(3);
        assertThat(count()).isEqualTo("Filter");
    }

    private List<String> messages() {
        return onFx(
                () ->
                        robot().lookup(".form-message").queryAllAs(Labeled.class).stream()
                                .map(Labeled::getText)
                                .toList());
    }

    @Test
    void aRangeStaysWhileTheCardIsClosedAndCanBeRemoved() {
        openCard();
        type("library-filter-minutes-most", "1.5");
        press(KeyCode.ESCAPE);
        assertThat(exists("library-filter-minutes-most")).isFalse();
        assertThat(shown()).isEqualTo(2);
        type("video-filter", "video 9");
        Awaitility.await().until(() -> exists("library-here"));
        click("library-here");
        Awaitility.await().until(() -> exists("video-table") && shown() == 0);
        type("video-filter", "");
        more();
        type("library-filter-minutes-most", "0.5");
        assertThat(shown()).isZero();
        assertThat(onFx(() -> placeholder())).isEqualTo("No videos match the filter.");
        type("library-filter-minutes-most", "");
        assertThat(shown()).isEqualTo(3);
    }

    private String placeholder() {
        return ((Labeled) find("video-table", TableView.class).getPlaceholder().lookup(".label"))
                .getText();
    }

    @Test
    void theVideosThatPassAreSelectedAndMovedTogether() {
        openCard();
        type("library-filter-minutes-least", "1.5");
        press(KeyCode.ESCAPE);
        assertThat(shown()).isEqualTo(2);
        onFx(() -> find("video-table", TableView.class).requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        onFx(() -> made.getLast().content().videos().actions().move().run());
        settle();
        onFx(() -> find("folder-move-list", ListView.class).getSelectionModel().select(0));
        settle();
        click("folder-move-choose");
        click("confirm-do");
        assertThat(library.services.gate.sent).hasSize(2);
        assertThat(library.services.gate.bodies()).containsOnly("{\"folder_id\":null}");
    }
}
