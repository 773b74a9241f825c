package app.marquee.service.folder;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.NameOrder;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

class FolderTreeTest {
    private final NameOrder order = new NameOrder(Locale.ENGLISH);

    @Test
    void arranges_a_flat_list_and_sorts_it_as_people_do() {
        FolderTree tree =
                tree(
                        folder("c", "Part 10", "a"),
                        folder("a", "Ações", null),
                        folder("d", "Part 9", "a"),
                        folder("b", "Zebra", null),
                        folder("e", "beta", null));

        assertThat(names(tree.roots())).containsExactly("Ações", "beta", "Zebra");
        assertThat(names(tree.children(id("a")))).containsExactly("Part 9", "Part 10");
        assertThat(tree.unplaced()).isEmpty();
        assertThat(names(tree.path(id("c")))).containsExactly("Ações", "Part 10");
    }

    @Test
    void a_parent_that_is_not_in_the_list_leaves_a_folder_unplaced_with_what_lies_in_it() {
        FolderTree tree = tree(folder("a", "Orphan", "gone"), folder("b", "Child", "a"));

        assertThat(tree.roots()).isEmpty();
        assertThat(tree.unplaced())
                .extracting(FolderNode::placement)
                .containsExactly(new FolderPlacement.MissingParent(id("gone")));
        assertThat(names(tree.children(id("a")))).containsExactly("Child");
    }

    @Test
    void a_parent_that_was_not_told_is_unknown_and_not_the_root() {
        FolderTree tree = FolderTree.of(List.of(Folder.known(id("a"))), order);

        assertThat(tree.roots()).isEmpty();
        assertThat(tree.unplaced())
                .extracting(FolderNode::placement)
                .containsExactly(new FolderPlacement.NotTold());
    }

    @Test
    void a_loop_is_told_with_its_size_and_what_hangs_on_it_stays_below() {
        FolderTree tree =
                tree(
                        folder("a", "A", "c"),
                        folder("b", "B", "a"),
                        folder("c", "C", "b"),
                        folder("d", "D", "b"),
                        folder("s", "Self", "s"));

        assertThat(tree.unplaced())
                .extracting(FolderNode::placement)
                .containsExactly(
                        new FolderPlacement.Loop(id("c"), 3),
                        new FolderPlacement.Loop(id("a"), 3),
                        new FolderPlacement.Loop(id("b"), 3),
                        new FolderPlacement.Loop(id("s"), 1));
        assertThat(names(tree.children(id("b")))).containsExactly("D");
        assertThat(tree.descendants(id("b"))).containsExactly(id("d"));
        assertThat(tree.isDescendant(id("d"), id("c"))).isTrue();
        assertThat(tree.isDescendant(id("a"), id("a"))).isTrue();
        assertThat(tree.isDescendant(id("a"), id("d"))).isFalse();
    }

    @Test
    void an_equal_row_is_left_out_and_another_one_with_the_same_id_is_told() {
        FolderTree tree =
                tree(
                        folder("a", "One", null),
                        folder("a", "One", null),
                        folder("a", "Two", null),
                        folder("b", "Below", "a"));

        assertThat(names(tree.roots())).containsExactly("One");
        assertThat(names(tree.unplaced())).containsExactly("Two");
        FolderNode repeated = tree.unplaced().getFirst();
        assertThat(repeated.placement()).isEqualTo(new FolderPlacement.Repeated());
        assertThat(repeated.isOriginal()).isFalse();
        assertThat(tree.children(repeated)).isEmpty();
        assertThat(tree.find(repeated.key())).contains(repeated);
    }

    @Test
    void folders_without_a_name_come_last_and_equal_names_have_a_settled_order() {
        FolderTree tree =
                tree(
                        Folder.known(id("0")).withParent(Member.ofNull()),
                        folder("2", "Same", null),
                        folder("1", "Same", null),
                        folder("3", "Same ", null));

        assertThat(tree.roots())
                .extracting(node -> node.id().value())
                .containsExactly("1", "2", "3", "0");
    }

    @Test
    void a_chain_of_fifty_thousand_does_not_end_the_stack() {
        List<Folder> chain = new ArrayList<>();
        chain.add(folder("0", "0", null));
        for (int at = 1; at < 50_000; at++) {
            chain.add(folder("" + at, "" + at, "" + (at - 1)));
        }
        FolderTree tree = FolderTree.of(chain, order);

        assertThat(tree.path(id("49999"))).hasSize(50_000);
        assertThat(tree.descendants(id("0"))).hasSize(49_999);
        assertThat(tree.isDescendant(id("49999"), id("0"))).isTrue();
    }

    @Test
    void only_the_topmost_of_chosen_folders_move() {
        FolderTree tree =
                tree(
                        folder("a", "A", null),
                        folder("b", "B", "a"),
                        folder("c", "C", "b"),
                        folder("d", "D", null));

        assertThat(tree.topmost(List.of(id("c"), id("a"), id("d"))))
                .containsExactly(id("a"), id("d"));
        assertThat(tree.topmost(List.of(id("c"), id("b")))).containsExactly(id("b"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void whatever_the_list_every_row_is_found_exactly_once(long seed) {
        List<Folder> folders = randomFolders(new Random(seed), 400);
        FolderTree tree = FolderTree.of(folders, order);
        List<FolderNode> met = new ArrayList<>();
        walk(tree, tree.roots(), met);
        walk(tree, tree.unplaced(), met);

        assertThat(met).doesNotHaveDuplicates().hasSize(new HashSet<>(folders).size());
        assertThat(met).containsExactlyInAnyOrderElementsOf(tree.nodes());
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24, 25, 26})
    void descendants_and_the_question_for_them_agree_with_plain_walking(long seed) {
        List<Folder> folders = randomFolders(new Random(seed), 60);
        FolderTree tree = FolderTree.of(folders, order);
        for (FolderNode node : tree.nodes()) {
            for (FolderNode other : tree.nodes()) {
                assertThat(tree.isDescendant(node.id(), other.id()))
                        .as("%s below %s", node.id(), other.id())
                        .isEqualTo(reaches(tree, node.id(), other.id()));
            }
            assertThat(tree.descendants(node.id()))
                    .allMatch(below -> tree.isDescendant(below, node.id()))
                    .isEqualTo(placedBelow(tree, node.id()));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33, 34, 35, 36, 37, 38})
    void a_move_that_is_allowed_never_closes_a_loop(long seed) {
        Random random = new Random(seed);
        List<Folder> folders = randomTree(random, 120);
        Map<FolderId, Folder> moved = new HashMap<>();
        FolderTree tree = FolderTree.of(folders, order);
        List<FolderId> ids = tree.nodes().stream().map(FolderNode::id).toList();
        for (int turn = 0; turn < 200; turn++) {
            Set<FolderId> chosen = new HashSet<>();
            for (int at = 0; at <= random.nextInt(4); at++) {
                chosen.add(ids.get(random.nextInt(ids.size())));
            }
            FolderId target = random.nextInt(10) == 0 ? null : ids.get(random.nextInt(ids.size()));
            if (FolderMove.check(tree, chosen, target)
                    instanceof FolderMove.Possible(var moving, var to)) {
                for (FolderId folder : moving) {
                    moved.put(
                            folder,
                            tree.find(folder)
                                    .orElseThrow()
                                    .folder()
                                    .withParent(Member.ofNullable(to)));
                }
                tree = FolderTree.of(folders, moved, order);
                assertThat(tree.unplaced()).as("after moving %s to %s", moving, to).isEmpty();
                assertThat(tree.size()).isEqualTo(120);
            }
        }
    }

    /** A loop is cut open somewhere, so that less is placed below than parents lead to. */
    private static Set<FolderId> placedBelow(FolderTree tree, FolderId above) {
        return tree.nodes().stream()
                .map(FolderNode::id)
                .filter(id -> !id.equals(above))
                .filter(id -> tree.path(id).stream().anyMatch(node -> node.id().equals(above)))
                .collect(Collectors.toSet());
    }

    private static boolean reaches(FolderTree tree, FolderId from, FolderId to) {
        FolderId at = from;
        for (int step = 0; step <= tree.size(); step++) {
            at = tree.find(at).map(node -> node.folder().parent().orNull()).orElse(null);
            if (at == null) {
                return false;
            }
            if (at.equals(to)) {
                return true;
            }
        }
        return false;
    }

    private static void walk(FolderTree tree, List<FolderNode> level, List<FolderNode> met) {
        for (FolderNode node : level) {
            met.add(node);
            walk(tree, tree.children(node), met);
        }
    }

    /** Orphans, loops, repeated and equal rows, unknown names and parents. */
    private static List<Folder> randomFolders(Random random, int size) {
        List<Folder> folders = new ArrayList<>();
        for (int at = 0; at < size; at++) {
            FolderId id = id("" + random.nextInt(size * 9 / 10));
            Member<FolderId> parent =
                    switch (random.nextInt(12)) {
                        case 0 -> Member.ofNull();
                        case 1 -> Member.absent();
                        case 2 -> Member.of(id("missing" + at));
                        default -> Member.of(id("" + random.nextInt(size)));
                    };
            Member<String> name =
                    random.nextInt(9) == 0
                            ? Member.absent()
                            : Member.of("Folder " + random.nextInt(20));
            folders.add(Folder.known(id).withName(name).withParent(parent));
            if (random.nextInt(20) == 0) {
                folders.add(folders.getLast());
            }
        }
        return folders;
    }

    private static List<Folder> randomTree(Random random, int size) {
        List<Folder> folders = new ArrayList<>();
        for (int at = 0; at < size; at++) {
            String parent = at == 0 || random.nextInt(8) == 0 ? null : "" + random.nextInt(at);
            folders.add(folder("" + at, "Folder " + at, parent));
        }
        Collections.shuffle(folders, random);
        return folders;
    }

    private FolderTree tree(Folder... folders) {
        return FolderTree.of(List.of(folders), order);
    }

    private static List<String> names(List<FolderNode> nodes) {
        return nodes.stream().map(node -> node.folder().name().toOptional().orElse("?")).toList();
    }

    private static FolderId id(String value) {
        return new FolderId(value);
    }

    private static Folder folder(String id, String name, @Nullable String parent) {
        return Folder.known(id(id))
                .withName(Member.of(name))
                .withParent(parent == null ? Member.ofNull() : Member.of(id(parent)));
    }
}
