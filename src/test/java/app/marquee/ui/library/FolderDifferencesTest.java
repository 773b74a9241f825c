package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.folder;
import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.task.HeldRunner;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A read that says otherwise than what was shown wins, and the difference is told. */
class FolderDifferencesTest {
    private final HeldRunner held = new HeldRunner();
    private final LibraryFixture library = new LibraryFixture(held);
    private final List<String> told = new ArrayList<>();

    @BeforeEach
    void load() {
        library.folders.folders =
                new ArrayList<>(
                        List.of(
                                folder(1, "Courses", null),
                                folder(2, "Basic", 1),
                                folder(3, "Archive", null),
                                folder(4, "Deep", 2)));
        library.tree.onDifferences(
                some -> told.add(some.words(library.messages, library.actions::name)));
        read();
    }

    private void read() {
        library.tree.refresh();
        held.releaseAll();
    }

    @Test
    void what_others_changed_is_named() {
        assertThat(told).as("nothing was held before the first read").isEmpty();
        library.folders.set(folder(3, "Old things", null));
        read();
        assertThat(told)
                .containsExactly(
                        "1 folder is different from what was shown:"
                                + " “Archive” is now called “Old things”");
        assertThat(library.shown()).contains("Old things");
        read();
        assertThat(told).hasSize(1);
    }

    @Test
    void a_place_and_a_status_are_named_too_and_not_more_than_three() {
        library.folders.set(folder(1, "Courses", null).withActive(Member.of(false)));
        library.folders.set(folder(2, "Basic", null));
        library.folders.set(folder(3, "Archive", 1));
        library.folders.set(folder(4, "Deeper", 2));
        read();
        assertThat(told)
                .singleElement()
                .satisfies(
                        words ->
                                assertThat(words)
                                        .startsWith("4 folders are different")
                                        .contains("“Courses” is inactive now")
                                        .contains("“Basic” lies at the top level now")
                                        .contains("“Archive” lies in “Courses” now")
                                        .doesNotContain("Deeper"));
    }

    @Test
    void what_was_changed_here_is_no_news() {
        library.tree.select(Set.of(RowKey.of(id(3))));
        library.actions.status(false);
        library.gate.nextAnswers(folder(3, "Archive", null).withActive(Member.of(false)));
        library.flow.confirm();
        held.releaseAll();
        library.folders.set(folder(3, "Archive", null).withActive(Member.of(false)));
        read();
        assertThat(told).isEmpty();
    }
}
