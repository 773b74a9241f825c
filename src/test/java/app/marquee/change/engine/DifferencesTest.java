package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ExternalChangeLog;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Difference;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.Subject;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What reads said otherwise is held until it was seen, one entry a value. */
class DifferencesTest {
    private final ExternalChangeLog differences = new ExternalChangeLog();
    private final List<String> told = new ArrayList<>();

    private static Difference renamed(Subject of, String before, String after) {
        return new Difference(
                of,
                new MemberChange("name", new ChangeValue.Text(before), new ChangeValue.Text(after)),
                List.of(),
                Things.NOON,
                ItemSource.LIST,
                Things.NOON);
    }

    private static Subject folder() {
        return Subject.of(ItemKind.FOLDER, Things.FOLDER, null);
    }

    private static Subject video() {
        return Subject.of(ItemKind.VIDEO, Things.VIDEO, null);
    }

    @Test
    void tellsItsListenersOfWhatCameAndOfWhatWasSeenUntilTheyAreLetGo() {
        Runnable letGo = differences.listen(() -> told.add("told"));
        Difference one = renamed(folder(), "a", "b");
        differences.add(List.of());
        assertThat(told).isEmpty();
        differences.add(List.of(one));
        assertThat(told).hasSize(1);
        differences.seen(List.of(one));
        assertThat(told).hasSize(2);
        letGo.run();
        differences.add(List.of(one));
        assertThat(told).hasSize(2);
    }

    @Test
    void givesThoseOfTheKindsThatAreAskedFor() {
        Difference one = renamed(folder(), "a", "b");
        differences.add(List.of(one, renamed(video(), "a", "b")));
        assertThat(differences.of(Set.of(ItemKind.FOLDER))).containsExactly(one);
    }

    @Test
    void holdsFromTheFirstValueToTheLastAndNothingThatIsOver() {
        differences.add(List.of(renamed(folder(), "a", "b")));
        differences.add(List.of(renamed(folder(), "b", "c")));
        assertThat(differences.of(Set.of(ItemKind.FOLDER)))
                .containsExactly(renamed(folder(), "a", "c"));
        differences.add(List.of(renamed(folder(), "c", "a")));
        assertThat(differences.of(Set.of(ItemKind.FOLDER))).isEmpty();
    }

    @Test
    void theOldestGoWhenThereAreMoreThanAnybodyReads() {
        List<Difference> many = new ArrayList<>();
        for (int number = 0; number <= 10_000; number++) {
            Subject one = new Subject(ItemKind.FOLDER, "folder-" + number, null);
            many.add(renamed(one, "a", "b"));
        }
        differences.add(many);
        assertThat(differences.of(Set.of(ItemKind.FOLDER)))
                .containsExactlyElementsOf(many.subList(1, many.size()));
    }

    @Test
    void whatWasSeenIsGoneAndWhatCameAfterItStays() {
        Difference one = renamed(folder(), "a", "b");
        differences.add(List.of(one));
        differences.add(List.of(renamed(folder(), "b", "c")));
        differences.seen(List.of(one));
        assertThat(differences.of(Set.of(ItemKind.FOLDER)))
                .as("it changed after it was shown")
                .containsExactly(renamed(folder(), "a", "c"));
        differences.seen(differences.of(Set.of(ItemKind.FOLDER)));
        assertThat(differences.of(Set.of(ItemKind.FOLDER))).isEmpty();
    }

    @Test
    void aValueThatWasUnknownBeforeIsNoNews() {
        differences.add(
                List.of(
                        new Difference(
                                folder(),
                                new MemberChange(
                                        "name",
                                        new ChangeValue.Unknown(),
                                        new ChangeValue.Text("b")),
                                List.of(),
                                Things.NOON,
                                ItemSource.LIST,
                                Things.NOON)));
        assertThat(differences.of(Set.of(ItemKind.FOLDER))).isEmpty();
    }
}
