package app.marquee.ui.playlist;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.AccessType;
import app.marquee.model.Answer;
import app.marquee.model.Failure;
import app.marquee.model.ItemSource;
import app.marquee.model.PlaylistId;
import app.marquee.model.Theme;
import app.marquee.model.VideoId;
import app.marquee.service.PlaylistCandidate;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Snapshot;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

/** The section in all its states, in both themes and languages, to be looked at. */
final class PlaylistPicturesTest extends WindowTest {
    private static final double WIDTH = Integer.getInteger("pictures.width", 1280);
    private static final double HEIGHT = Integer.getInteger("pictures.height", 800);

    private final FakePlaylists service = FakePlaylists.two();

    private void open(TaskRunner tasks, Locale locale) {
        WindowStage stage = new WindowStage(tasks, new JobRegistry());
        show(
                () ->
                        stage.window(
                                locale,
                                PlaylistSection.definition(
                                        context -> new PlaylistSection(service, context))),
                WIDTH,
                HEIGHT);
    }

    private void many() {
        String[] names = {
            "Curso completo de edição de vídeo",
            "تعليم الأطفال في المنزل",
            "動画編集の基礎",
            "🎬 Behind the scenes 🎥 of a very long production that nobody would ever read to its"
                    + " end",
            "<b>=cmd()</b>",
            "Lançamentos"
        };
        for (int i = 0; i < 24; i++) {
            service.add(
                    FakePlaylists.named(
                            new PlaylistId("00000000-0000-4000-8000-%012d".formatted(i)),
                            names[i % names.length],
                            i % 3 == 0 ? AccessType.PRIVATE : AccessType.PUBLIC,
                            i * 13L),
                    ItemSource.LIST);
        }
    }

    private Snapshot both(String name) {
        picture(name + "-light");
        theme(Theme.DARK);
        Snapshot dark = picture(name + "-dark");
        theme(Theme.LIGHT);
        return dark;
    }

    @Test
    void full() {
        many();
        open(new InlineRunner(), Locale.ENGLISH);
        robot().clickOn("Onboarding");
        both("full");
        type("playlist-name", "Onboarding for customers");
        type("playlist-description", "A longer text\nin two lines");
        click("playlist-access");
        robot().clickOn("With password");
        type("playlist-password", "hunter2");
        type("playlist-button-url", "example.com");
        Snapshot dark = both("edited");
        assertThat(dark.width()).isEqualTo((int) WIDTH);
    }

    @Test
    void portuguese() {
        many();
        open(new InlineRunner(), Locale.forLanguageTag("pt-BR"));
        robot().clickOn("Onboarding");
        type("playlist-name", "");
        assertThat(both("portuguese").height()).isEqualTo((int) HEIGHT);
    }

    @Test
    void withoutExtensions() {
        service.rows.clear();
        service.readable.clear();
        service.videos.clear();
        service.listed = false;
        open(new InlineRunner(), Locale.ENGLISH);
        both("empty-ids");
        type("add-known", "https://app.example.com/playlist/" + FakePlaylists.PASTED);
        click("add-known-confirm");
        assertThat(both("unknown").width()).isPositive();
    }

    @Test
    void loading() {
        HeldRunner held = new HeldRunner();
        open(held, Locale.ENGLISH);
        assertThat(both("loading").width()).isPositive();
    }

    @Test
    void failed() {
        service.rows.clear();
        service.listFailure =
                new Failure.ServerError(new Answer(503, "Try later", "{\"errMsg\":\"Try later\"}"));
        open(new InlineRunner(), Locale.ENGLISH);
        assertThat(both("failed").width()).isPositive();
    }

    @Test
    void outcomes() {
        many();
        open(new InlineRunner(), Locale.ENGLISH);
        robot().clickOn("Onboarding");
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        type("playlist-name", "Elsewhere");
        click("playlist-save");
        both("other-path");
        service.readable.clear();
        service.outcomes.add(
                change -> FakePlaylists.unsettled(change, new Failure.LostAnswer("reset")));
        click("playlist-save");
        both("unsettled");
        click("playlist-save");
        assertThat(both("done").width()).isPositive();
    }

    @Test
    void staged() {
        many();
        service.known.add(new PlaylistCandidate(FakePlaylists.THIRD, "Closing words"));
        service.known.add(new PlaylistCandidate(FakePlaylists.VIDEO, "Welcome"));
        open(new InlineRunner(), Locale.ENGLISH);
        robot().clickOn("Onboarding");
        click("playlist-add-videos");
        both("pick");
        type(
                "add-known",
                FakePlaylists.THIRD
                        + "\n"
                        + FakePlaylists.VIDEO
                        + "\n"
                        + new VideoId("f2d3e4f5-1111-4222-8333-444455556666"));
        click("add-known-confirm");
        click("playlist-staged-number");
        both("staged");
        click("playlist-delete");
        assertThat(both("delete").width()).isPositive();
        assertThat(List.of(service.applied)).hasSize(1);
    }
}
