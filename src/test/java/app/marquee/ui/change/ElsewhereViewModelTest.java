package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ExternalChangeLog;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Difference;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.Subject;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** What was changed elsewhere, as a section shows it. */
class ElsewhereViewModelTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final Deque<Runnable> later = new ArrayDeque<>();
    private final ExternalChangeLog differences = new ExternalChangeLog();
    private final Messages messages = Messages.of("funnels", Locale.ENGLISH);
    private final ElsewhereWords words =
            new ElsewhereWords(
                    messages,
                    new ChangeWords(
                            messages,
                            id -> id.equals("f2") ? Optional.of("Courses") : Optional.empty()));
    private final ElsewhereViewModel model =
            new ElsewhereViewModel(
                    differences, Set.of(ItemKind.FOLDER, ItemKind.FUNNEL), later::add);

    private void hop() {
        while (!later.isEmpty()) {
            later.remove().run();
        }
    }

    private static Difference difference(
            ItemKind kind, String title, String member, ChangeValue before, ChangeValue after) {
        return new Difference(
                new Subject(kind, title, title),
                new MemberChange(member, before, after),
                List.of(new Subject(ItemKind.VIDEO, "v1", "Intro")),
                NOON,
                ItemSource.LIST,
                NOON.plusSeconds(60));
    }

    private static Difference renamed(ItemKind kind, String from, String to) {
        return difference(kind, from, "name", new ChangeValue.Text(from), new ChangeValue.Text(to));
    }

    @Test
    void onlyWhatConcernsTheSectionIsShownAndOnTheFxThread() {
        differences.add(
                List.of(
                        renamed(ItemKind.FOLDER, "Archive", "Old things"),
                        renamed(ItemKind.PLAYLIST, "Onboarding", "Welcome")));
        assertThat(model.shownProperty().get()).isEmpty();
        hop();
        assertThat(words.of(model.shownProperty().get()))
                .isEqualTo("Changed elsewhere: “Archive”, Name: “Archive” → “Old things”");
    }

    @Test
    void whatWasSeenIsGoneAndWhatCameMeanwhileStays() {
        differences.add(List.of(renamed(ItemKind.FOLDER, "Archive", "Old things")));
        hop();
        differences.add(List.of(renamed(ItemKind.FUNNEL, "Sales", "Leads")));
        model.dismiss();
        hop();
        assertThat(model.shownProperty().get()).extracting(words::thing).containsExactly("Sales");
        model.dismiss();
        hop();
        assertThat(words.of(model.shownProperty().get())).isEmpty();
    }

    @Test
    void nothingComesAfterTheEnd() {
        model.close();
        differences.add(List.of(renamed(ItemKind.FOLDER, "Archive", "Old things")));
        hop();
        assertThat(model.shownProperty().get()).isEmpty();
    }

    @Test
    void placesVideosAndListsHaveWordsOfTheirOwn() {
        Difference place =
                difference(
                        ItemKind.FOLDER,
                        "Archive",
                        "parent_folder_id",
                        new ChangeValue.None(),
                        new ChangeValue.Text("f2"));
        assertThat(words.held(place) + " → " + words.now(place)).isEqualTo("Top level → Courses");
        Difference videos =
                difference(ItemKind.FUNNEL, "Sales", "videos", ids("v1", "v2"), ids("v2", "v3"));
        assertThat(words.held(videos)).isEqualTo("2 videos");
        assertThat(words.now(videos)).isEqualTo("2 videos · added: v3 · removed: Intro");
        Difference order =
                difference(ItemKind.PLAYLIST, "P", "videos", ids("v1", "v2"), ids("v2", "v1"));
        assertThat(words.now(order)).isEqualTo("2 videos · new order");
        Difference gone =
                difference(
                        ItemKind.PLAYLIST,
                        "P",
                        Difference.LISTED,
                        new ChangeValue.Flag(true),
                        new ChangeValue.Flag(false));
        assertThat(words.member(gone) + ": " + words.held(gone) + " → " + words.now(gone))
                .isEqualTo("Listed: yes → no");
        Difference access =
                difference(
                        ItemKind.PLAYLIST,
                        "P",
                        "access_type",
                        new ChangeValue.Text("public"),
                        new ChangeValue.Text("of tomorrow"));
        assertThat(words.held(access) + " → " + words.now(access))
                .isEqualTo("Public → of tomorrow");
    }

    @Test
    void aListOfThousandsNamesTenAndCountsTheRest() {
        String[] many = IntStream.range(0, 3_000).mapToObj(i -> "new-" + i).toArray(String[]::new);
        String grown =
                words.now(difference(ItemKind.PLAYLIST, "P", "videos", ids("v1"), ids(many)));
        assertThat(grown).startsWith("3,000 videos · added: ").endsWith(" · and 2,991 more");
        assertThat(grown.split("added: ", -1)).hasSize(1 + 10);
        String[] eleven = Arrays.copyOf(many, 11);
        assertThat(words.now(difference(ItemKind.PLAYLIST, "P", "videos", ids(), ids(eleven))))
                .endsWith(" · and 1 more");
        String[] ten = Arrays.copyOf(many, 10);
        assertThat(words.now(difference(ItemKind.PLAYLIST, "P", "videos", ids(), ids(ten))))
                .doesNotContain("more");
    }

    private static ChangeValue ids(String... ids) {
        return new ChangeValue.Many(
                List.of(ids).stream().<ChangeValue>map(ChangeValue.Text::new).toList());
    }
}
