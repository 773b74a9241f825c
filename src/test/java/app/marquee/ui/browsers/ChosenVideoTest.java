package app.marquee.ui.browsers;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.HostileTitle;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.VideoViews;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The video that a section is about. */
class ChosenVideoTest {
    private final FakeThings things = new FakeThings();
    private final FakeMemory memory = new FakeMemory();
    private VideoViews views = VideoViews.NONE;

    private ChosenVideo model(TaskRunner tasks) {
        return new ChosenVideo(
                things,
                () -> views,
                tasks,
                Messages.of(List.of("browsers", "analytics"), Locale.ENGLISH),
                memory);
    }

    private static VideoId id(int number) {
        return new VideoId("00000000-0000-4000-8000-%012d".formatted(number));
    }

    private void know(int number, String title) {
        things.know(ItemKind.VIDEO, id(number).value(), title);
    }

    private static List<String> offered(ChosenVideo model) {
        return model.offeredProperty().get().stream().map(VideoChoice::words).toList();
    }

    @Test
    void recentOnesAreFirstThenTheMostViewedThenTheOthers() {
        know(1, "Aula");
        know(2, "Aula two");
        know(3, HostileTitle.TEXT);
        know(4, "Aula four");
        views = new VideoViews(null, Map.of(id(2), 5L, id(3), 9L, id(9), 99L), Map.of());
        ChosenVideo model = model(new InlineRunner());
        model.choose(new VideoChoice(id(4), "Aula four"));
        model.search("");
        assertThat(offered(model))
                .as("each once, and none without a title that nobody chose")
                .containsExactly("Aula four", HostileTitle.TEXT, "Aula two", "Aula");
        assertThat(model.offeredProperty().get())
                .extracting(VideoChoice::views)
                .containsExactly(null, 9L, 5L, null);
    }

    /** Somebody who pasted an ID finds it again. */
    @Test
    void aRecentOneIsOfferedWithoutATitle() {
        ChosenVideo model = model(new InlineRunner());
        model.choose(new VideoChoice(id(6), null));
        model.search("");
        assertThat(offered(model)).containsExactly(id(6).value());
    }

    @Test
    void wordsFindTitlesTheMostViewedFirst() {
        know(1, "Aula one");
        know(2, "AULA two");
        know(3, "Other");
        views = new VideoViews(null, Map.of(id(2), 5L), Map.of());
        ChosenVideo model = model(new InlineRunner());
        model.choose(new VideoChoice(id(3), "Other"));
        model.search("aula");
        assertThat(offered(model)).containsExactly("AULA two", "Aula one");
    }

    @Test
    void aTextNamesAVideoByItsTitleAndHasAnIdOrNot() {
        know(1, "EDIÇÃO 1");
        ChosenVideo model = model(new InlineRunner());
        model.search("");
        assertThat(model.named(" edição 1 ")).contains(new VideoChoice(id(1), null));
        assertThat(model.named("edição")).isEmpty();
        assertThat(ChosenVideo.hasId("https://a.example/v/" + id(2))).isTrue();
        assertThat(ChosenVideo.hasId("edição")).isFalse();
    }

    @Test
    void eightChoicesAreRememberedTheLastFirstAndEachOnce() {
        ChosenVideo model = model(new InlineRunner());
        for (int number = 1; number <= 9; number++) {
            model.choose(new VideoChoice(id(number), "Video"));
        }
        model.choose(new VideoChoice(id(5), "Video"));
        List<String> kept = List.of(Objects.requireNonNull(memory.recall("videos")).split(" "));
        assertThat(kept)
                .hasSize(8)
                .startsWith(id(5).value(), id(9).value(), id(8).value())
                .doesNotHaveDuplicates()
                .doesNotContain(id(1).value());
    }

    @Test
    void afterARestartTheLastOneIsChosen() {
        know(2, "Two");
        model(new InlineRunner()).choose(new VideoChoice(id(2), "Two"));
        ChosenVideo next = model(new InlineRunner());
        List<String> told = new ArrayList<>();
        next.recall(() -> Optional.of(id(7)), () -> told.add("then"));
        assertThat(next.id()).contains(id(2));
        assertThat(Objects.requireNonNull(next.chosenProperty().get()).title()).isEqualTo("Two");
        assertThat(told).containsExactly("then");
        next.recall(() -> Optional.of(id(7)), () -> told.add("again"));
        assertThat(told).as("one is chosen already").hasSize(1);
    }

    @Test
    void withoutAChoiceItIsTheFirstOneOrNone() {
        ChosenVideo model = model(new InlineRunner());
        List<String> told = new ArrayList<>();
        model.recall(Optional::empty, () -> told.add("then"));
        assertThat(model.id()).isEmpty();
        assertThat(told).hasSize(1);
        model.recall(() -> Optional.of(id(7)), () -> told.add("then"));
        assertThat(model.id()).contains(id(7));
    }

    @Test
    void aChoiceWhileTheLastOneIsLookedUpStays() {
        HeldRunner held = new HeldRunner();
        ChosenVideo model = model(held);
        model.recall(() -> Optional.of(id(7)), () -> {});
        model.choose(new VideoChoice(id(2), "Two"));
        held.releaseAll();
        assertThat(model.id()).contains(id(2));
    }

    @Test
    void aPastedIdIsSavedAndGetsItsTitle() {
        know(3, "Three");
        HeldRunner held = new HeldRunner();
        ChosenVideo model = model(held);
        List<String> words = new ArrayList<>();
        model.chosenProperty().subscribe(now -> words.add(now == null ? "none" : now.words()));
        model.choose(new VideoChoice(id(3), null));
        held.releaseAll();
        assertThat(words).as("the title is heard of").endsWith("Three");
        assertThat(things.added).containsExactly("VIDEO " + id(3));
        assertThat(Objects.requireNonNull(model.chosenProperty().get()).title()).isEqualTo("Three");
        know(4, "Four");
        model.choose(new VideoChoice(id(4), null));
        model.choose(new VideoChoice(id(3), "Three"));
        held.releaseAll();
        assertThat(model.id()).as("the title of another one came late").contains(id(3));
    }
}
