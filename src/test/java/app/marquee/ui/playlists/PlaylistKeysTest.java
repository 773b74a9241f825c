package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;
import app.marquee.ui.video.FakeFrames;

import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.util.Locale;

/** Playlists are made, filled and deleted by keys alone, each with a fault in the middle. */
final class PlaylistKeysTest extends WindowTest {
    private static final Failure REFUSED = new Failure.Invalid(new Answer(400, "No", "{}"));

    private final FakePlaylists service = FakePlaylists.two();

    @Test
    void madeFilledAndDeleted() {
        show(
                () ->
                        new WindowStage()
                                .window(
                                        Locale.ENGLISH,
                                        PlaylistSection.definition(
                                                context ->
                                                        new PlaylistSection(
                                                                service,
                                                                new FakeLinks(),
                                                                FakeFrames.NONE,
                                                                context))));
        service.outcomes.add(change -> FakePlaylists.failed(change, REFUSED));
        byPalette("New playlist");
        robot().write("Fresh");
        tabTo("playlist-create-creator");
        robot().write("Maria");
        tabTo("playlist-create-confirm");
        press(KeyCode.SPACE);
        assertThat(exists("playlist-create-confirm")).isFalse();
        byPalette("New playlist");
        assertThat(find("playlist-create-name", TextField.class).getText())
                .as("what was refused is there to be sent again")
                .isEqualTo("Fresh");
        tabTo("playlist-create-confirm");
        press(KeyCode.SPACE);
        assertThat(service.applied).hasSize(2);
        assertThat(exists("playlist-create-confirm")).isFalse();

        press(KeyCode.SHORTCUT, KeyCode.F);
        press(KeyCode.DOWN);
        assertThat(isFocused("playlist-list")).isTrue();
        byPalette("Add videos to playlist");
        fill();

        tabTo("playlist-videos");
        press(KeyCode.END);
        press(KeyCode.ALT, KeyCode.UP);
        service.outcomes.add(change -> FakePlaylists.failed(change, REFUSED));
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(service.applied).hasSize(3);
        assertThat(onFx(() -> find("playlist-videos", TableView.class).getItems().size()))
                .as("what was refused stays staged, below the videos that are there")
                .isEqualTo(4);
        tabTo("playlist-videos");
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(service.lastBody())
                .isEqualTo(
                        "[{\"video_id\":\"%s\"},{\"video_id\":\"%s\"}]"
                                .formatted(FakePlaylists.OTHER, FakePlaylists.THIRD));

        tabTo("playlist-list");
        service.outcomes.add(change -> FakePlaylists.failed(change, REFUSED));
        delete();
        assertThat(exists("error-banner")).isTrue();
        tabTo("playlist-list");
        int rows = onFx(() -> find("playlist-list", TableView.class).getItems().size());
        delete();
        assertThat(onFx(() -> find("playlist-list", TableView.class).getItems().size()))
                .isEqualTo(rows - 1);
    }

    /** Two ids are pasted, as text. */
    private void fill() {
        tabTo("playlist-video-ids");
        press(KeyCode.SPACE);
        robot().write(FakePlaylists.THIRD + " " + FakePlaylists.OTHER);
        settle();
        tabTo("add-known-confirm");
        press(KeyCode.SPACE);
    }

    private void delete() {
        press(KeyCode.DELETE);
        assertThat(isFocused("confirm-safe")).isTrue();
        tabTo("confirm-do");
        press(KeyCode.ENTER);
    }
}
