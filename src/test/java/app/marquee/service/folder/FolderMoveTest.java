package app.marquee.service.folder;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.NameOrder;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

class FolderMoveTest {
    private final FolderTree tree =
            FolderTree.of(
                    List.of(
                            folder("a", null),
                            folder("b", "a"),
                            folder("c", "b"),
                            folder("d", null),
                            folder("x", "y"),
                            folder("y", "x"),
                            folder("orphan", "gone"),
                            Folder.known(id("k"))),
                    new NameOrder(Locale.ENGLISH));

    @Test
    void a_folder_moves_into_another_one_and_to_the_root() {
        assertThat(check("d", "c")).isEqualTo(new FolderMove.Possible(List.of(id("c")), id("d")));
        assertThat(check(null, "c")).isEqualTo(new FolderMove.Possible(List.of(id("c")), null));
    }

    @Test
    void it_never_lies_in_itself_or_below_itself() {
        assertThat(check("a", "a"))
                .isEqualTo(new FolderMove.Refused(FolderMove.Reason.ITSELF, id("a")));
        assertThat(check("c", "a"))
                .isEqualTo(new FolderMove.Refused(FolderMove.Reason.DESCENDANT, id("a")));
        assertThat(check("c", "d", "a"))
                .isEqualTo(new FolderMove.Refused(FolderMove.Reason.DESCENDANT, id("a")));
    }

    @Test
    void where_it_lies_already_is_no_move() {
        assertThat(check("a", "b"))
                .isEqualTo(new FolderMove.Refused(FolderMove.Reason.ALREADY_THERE, id("b")));
        assertThat(check(null, "a"))
                .isEqualTo(new FolderMove.Refused(FolderMove.Reason.ALREADY_THERE, id("a")));
    }

    @Test
    void those_that_lie_there_already_stay_and_those_within_go_along() {
        assertThat(check("a", "b", "c", "d"))
                .isEqualTo(new FolderMove.Possible(List.of(id("d")), id("a")));
        assertThat(check("d", "a", "c"))
                .isEqualTo(new FolderMove.Possible(List.of(id("a")), id("d")));
    }

    @Test
    void a_loop_can_be_taken_apart_but_not_closed_again() {
        assertThat(check(null, "x")).isEqualTo(new FolderMove.Possible(List.of(id("x")), null));
        assertThat(check("y", "x"))
                .isEqualTo(new FolderMove.Refused(FolderMove.Reason.DESCENDANT, id("x")));
    }

    @Test
    void an_unknown_place_is_no_reason_to_refuse() {
        assertThat(check("a", "k")).isEqualTo(new FolderMove.Possible(List.of(id("k")), id("a")));
        assertThat(check(null, "k")).isEqualTo(new FolderMove.Possible(List.of(id("k")), null));
    }

    @Test
    void a_folder_whose_parent_is_not_listed_can_be_moved_to_the_root() {
        assertThat(check(null, "orphan"))
                .isEqualTo(new FolderMove.Possible(List.of(id("orphan")), null));
        assertThat(check("gone", "orphan"))
                .isEqualTo(new FolderMove.Refused(FolderMove.Reason.ALREADY_THERE, id("orphan")));
    }

    @Test
    void nothing_is_nothing() {
        assertThat(FolderMove.check(tree, List.of(), id("a"))).isEqualTo(new FolderMove.Nothing());
    }

    private FolderMove check(@Nullable String target, String... chosen) {
        return FolderMove.check(
                tree,
                Arrays.stream(chosen).map(FolderMoveTest::id).toList(),
                target == null ? null : id(target));
    }

    private static FolderId id(String value) {
        return new FolderId(value);
    }

    private static Folder folder(String id, @Nullable String parent) {
        return Folder.known(id(id))
                .withName(Member.of(id))
                .withParent(parent == null ? Member.ofNull() : Member.of(id(parent)));
    }
}
