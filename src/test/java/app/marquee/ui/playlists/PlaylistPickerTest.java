package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemSource;
import app.marquee.task.JobRegistry;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.ui.library.VideosViewModelTest;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.FakeFrames;

import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;

/** The list of playlists to choose from says why it is empty. */
final class PlaylistPickerTest extends WindowTest {
    private final FakePlaylists service = FakePlaylists.two();
    private final List<PlaylistSection> sections = new ArrayList<>();

    private void open() {
        JobRegistry jobs = new JobRegistry();
        VirtualThreadRunner tasks =
                new VirtualThreadRunner(Platform::runLater, jobs, (job, failure, submitted) -> {});
        show(
                () ->
                        new WindowStage(tasks, jobs)
                                .window(
                                        Locale.ENGLISH,
                                        PlaylistSection.definition(
                                                context -> {
                                                    sections.add(
                                                            new PlaylistSection(
                                                                    service,
                                                                    new FakeLinks(),
                                                                    FakeFrames.NONE,
                                                                    context));
                                                    return sections.getLast();
                                                })));
        onFx(
                () -> {
                    sections.getLast()
                            .open(new Place.AddToPlaylist(List.of(VideosViewModelTest.video(1))));
                    return true;
                });
        await().until(() -> exists("playlist-into-list"));
    }

    private ListView<?> list() {
        return find("playlist-into-list", ListView.class);
    }

    private int rows() {
        return onFx(() -> list().getItems().size());
    }

    private String whyEmpty() {
        return onFx(() -> ((Label) list().getPlaceholder()).getText());
    }

    @Test
    void theListSaysThatItIsOnItsWayAndFillsWhenItIsHere() {
        service.rows.clear();
        service.listing = new CountDownLatch(1);
        open();
        assertThat(whyEmpty()).isEqualTo("Loading…");
        service.add(FakePlaylists.onboarding(), ItemSource.LIST);
        service.listing.countDown();
        await().until(() -> rows() == 1);
        robot().clickOn("#playlist-into-filter");
        robot().write("zzz");
        await().until(() -> rows() == 0);
        assertThat(whyEmpty()).isEqualTo("No playlists match the filter.");
    }

    @Test
    void aFailedListIsNotAnEmptyOne() {
        service.rows.clear();
        service.listFailure = new Failure.ServerError(new Answer(500, "Oops", "{}"));
        open();
        await().untilAsserted(() -> assertThat(whyEmpty()).isEqualTo("Server error"));
    }

    @Test
    void aPlatformWithoutAListIsNotAnEmptyOne() {
        service.rows.clear();
        service.listed = false;
        open();
        await().untilAsserted(() -> assertThat(whyEmpty()).isEqualTo("Playlists can’t be listed"));
    }

    @Test
    void noneAreThereIfTheListIsEmpty() {
        service.rows.clear();
        open();
        await().untilAsserted(() -> assertThat(whyEmpty()).isEqualTo("No playlists yet"));
    }
}
