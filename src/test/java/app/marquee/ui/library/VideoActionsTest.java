package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.id;
import static app.marquee.ui.library.VideosViewModelTest.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.video.Video;
import app.marquee.service.video.RecentTargets;
import app.marquee.task.HeldRunner;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Actions on the selected videos, and whether they are offered. */
class VideoActionsTest extends WindowTest {
    private static final List<Video> ONE = List.of(video(1));
    private static final List<Video> TWO = List.of(video(1), video(2));

    private final HeldRunner held = new HeldRunner();
    private final LibraryFixture library = new LibraryFixture(held);
    private final List<String> chosen = new ArrayList<>();
    private @Nullable VideoActions made;

    @BeforeEach
    void open() {
        Runnable none = () -> {};
        show(
                () -> {
                    VideoActions actions =
                            new VideoActions(
                                    library.messages,
                                    library.videoActions,
                                    new VideoActions.Deeds(
                                            none,
                                            none,
                                            () -> chosen.add("other folder"),
                                            folder -> chosen.add(folder.id()),
                                            none,
                                            none,
                                            none,
                                            () -> chosen.add("other playlist"),
                                            playlist -> chosen.add(playlist.id())),
                                    () -> true);
                    made = actions;
                    return new HBox(actions.buttons());
                });
    }

    private VideoActions actions() {
        return Objects.requireNonNull(made);
    }

    private void adapt(List<Video> some) {
        onFx(() -> actions().adapt(some));
        settle();
    }

    private static boolean isReady(Action action) {
        return action.availability() instanceof Availability.Ready;
    }

    private List<Boolean> ready() {
        return List.of(
                isReady(actions().rename()),
                isReady(actions().renameMany()),
                isReady(actions().move()),
                isReady(actions().trash()),
                isReady(actions().addToPlaylist()));
    }

    private List<String> offered() {
        return onFx(
                () ->
                        List.of(actions().buttons()).stream()
                                .filter(Node::isVisible)
                                .map(Node::getId)
                                .filter(id -> id != null)
                                .toList());
    }

    @Test
    void oneIsRenamedAloneAndSeveralTogether() {
        adapt(ONE);
        assertThat(ready()).containsExactly(true, true, true, true, true);
        assertThat(offered()).containsOnlyOnce("video-rename", "video-move", "video-trash");
        adapt(TWO);
        assertThat(ready()).containsExactly(false, true, true, true, true);
        assertThat(offered()).as("one button for both").containsOnlyOnce("video-rename");
    }

    @Test
    void nothingIsDoneWithoutASelection() {
        adapt(List.of());
        assertThat(ready()).containsOnly(false);
        assertThat(offered()).contains("video-rename");
    }

    @Test
    void whatIsUnderWayOrReadOnlyIsNotChangedAgain() {
        library.flow.send(library.videoActions.renaming(video(1), "Better").orElseThrow());
        adapt(TWO);
        assertThat(ready()).containsOnly(false);
        adapt(List.of(video(2)));
        assertThat(ready()).containsOnly(true);

        library.connection.set(LibraryFixture.summary(ConnectionKind.TEST, true));
        adapt(List.of(video(2)));
        assertThat(ready()).containsOnly(false);
    }

    @Test
    void onlyWhatTheConnectionCanDoIsOffered() {
        library.videoService.trashes = false;
        adapt(ONE);
        assertThat(ready()).containsExactly(true, true, true, false, true);
        assertThat(offered()).contains("video-move").doesNotContain("video-trash");

        library.videoService.lists = false;
        adapt(ONE);
        assertThat(ready()).containsExactly(false, false, false, false, true);
        assertThat(offered()).containsExactly("video-playlist");
    }

    @Test
    void onlyVideosThatAreElsewhereAreMoved() {
        Video there = video(2, Member.of(id(1)));
        library.videoActions.move(List.of(video(1), there), id(1));
        assertThat(library.flow.reviewProperty().get().lines())
                .singleElement()
                .satisfies(
                        line -> assertThat(line.subject().id()).isEqualTo(video(1).id().value()));
    }

    @Test
    void placesOfLateAreChosenInTheMenuAndAllOthersInTheirDialog() {
        adapt(ONE);
        click("video-playlist");
        assertThat(chosen).as("without any, the dialog opens").containsExactly("other playlist");
        KnownItem playlist =
                new KnownItem(ItemKind.PLAYLIST, "p", "News & <more>", ItemSource.LIST, null);
        onFx(() -> actions().offer(new RecentTargets(List.of(playlist), List.of())));
        click("video-playlist");
        robot().clickOn("#video-playlist-recent-0");
        assertThat(chosen).containsExactly("other playlist", "p");
        onFx(() -> actions().addToPlaylist().run());
        settle();
        press(KeyCode.ENTER);
        assertThat(chosen)
                .as("keys begin on the latest")
                .containsExactly("other playlist", "p", "p");
    }
}
