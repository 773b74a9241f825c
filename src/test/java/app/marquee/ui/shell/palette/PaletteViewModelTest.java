package app.marquee.ui.shell.palette;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.model.Member;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.service.search.ItemFacts;
import app.marquee.task.HeldRunner;
import app.marquee.text.Messages;
import app.marquee.ui.shell.palette.PaletteEntry.Group;
import app.marquee.ui.testing.FakeItems;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What the palette shows while searches are on their way, and what it remembers. */
class PaletteViewModelTest implements PaletteEntrySource {
    private final HeldRunner runner = new HeldRunner();
    private final FakeMemory memory = new FakeMemory();
    private final FakeItems known = new FakeItems();
    private final List<String> ran = new ArrayList<>();
    private final List<PaletteItem> items = new ArrayList<>();
    private final PaletteViewModel model =
            new PaletteViewModel(
                    runner,
                    Messages.of("shell", Locale.ENGLISH),
                    this,
                    known,
                    new PaletteMemory(memory));

    @Override
    public List<PaletteEntry> entries() {
        return List.of(
                entry("open-ranking", Group.SECTIONS, "Ranking", ""),
                entry("folder-rename", Group.COMMANDS, "Rename folder", "Select a folder"),
                entry("quit", Group.COMMANDS, "Quit", ""));
    }

    @Override
    public PaletteEntry item(PaletteItem item) {
        items.add(item);
        return entry(
                WorkspacePaletteEntries.key(item.item()),
                Group.ITEMS,
                String.valueOf(item.item().title()),
                "");
    }

    @Override
    public List<PaletteEntry> unknown(FoundId found) {
        return List.of(entry(found.uuid(), Group.ITEMS, found.uuid(), ""));
    }

    private PaletteEntry entry(String key, Group group, String title, String refusal) {
        return new PaletteEntry(
                key,
                group,
                title,
                "",
                "fth-list",
                null,
                "",
                refusal,
                List.of(),
                () -> ran.add(key),
                group == Group.ITEMS ? () -> ran.add("title of " + key) : null);
    }

    private List<String> shown() {
        return model.rowsProperty().get().stream()
                .map(
                        row ->
                                switch (row) {
                                    case PaletteRow.Head(var title, _) -> "# " + title;
                                    case PaletteRow.Line(var entry) -> entry.title();
                                })
                .toList();
    }

    private void knowMany(int count) {
        IntStream.range(0, count)
                .forEach(
                        i ->
                                known.add(
                                        new KnownItem(
                                                ItemKind.VIDEO,
                                                "id-" + i,
                                                "Part " + i,
                                                ItemSource.ANSWER,
                                                null)));
    }

    @Test
    void everythingIsOfferedAtOnceWhileTheIndexIsMade() {
        model.open();
        assertThat(shown())
                .containsExactly("# Sections", "Ranking", "# Commands", "Rename folder", "Quit");
        assertThat(model.selectedProperty().get()).isEqualTo(1);
    }

    @Test
    void theLatestQueryWins() {
        model.open();
        runner.releaseAll();
        model.type("rank");
        model.type("quit");
        runner.releaseAll();
        assertThat(shown()).containsExactly("# Commands", "Quit");
    }

    @Test
    void enterWaitsForWhatTheTextFindsAndRunsNothingElse() {
        model.open();
        runner.releaseAll();
        model.type("quit");
        model.choose();
        assertThat(ran).as("“Ranking” stands there still").isEmpty();
        runner.releaseAll();
        assertThat(ran).containsExactly("quit");
        assertThat(model.openProperty().get()).isFalse();

        model.open();
        runner.releaseAll();
        model.type("rank");
        model.choose();
        model.type("ran");
        runner.releaseAll();
        assertThat(ran).as("who goes on typing has not chosen").containsExactly("quit");
    }

    @Test
    void nothingArrivesAfterItWasClosed() {
        model.open();
        model.type("rank");
        model.close();
        runner.releaseAll();
        assertThat(shown()).isEmpty();
    }

    @Test
    void itemsAreFoundAsSoonAsTheIndexIsThere() {
        knowMany(50);
        model.open();
        model.type("part");
        runner.releaseAll();
        assertThat(shown()).contains("Part 0").hasSize(31);
        assertThat(model.rowsProperty().get().getFirst())
                .isEqualTo(new PaletteRow.Head("Items", "Showing 30 of 50"));
    }

    @Test
    void whatCannotBeRunStaysAndRunsNothing() {
        model.open();
        runner.releaseAll();
        model.type("rename");
        runner.releaseAll();
        model.choose();
        assertThat(ran).isEmpty();
        assertThat(model.openProperty().get()).isTrue();
    }

    @Test
    void theTitleOfAnItemIsEditedInPlaceOfOpeningIt() {
        knowMany(3);
        model.open();
        runner.releaseAll();
        model.type("quit");
        runner.releaseAll();
        assertThat(model.rename()).as("a command has no title to edit").isFalse();
        assertThat(model.openProperty().get()).isTrue();
        model.type("part 2");
        assertThat(model.rename()).as("“Quit” stands there still").isFalse();
        runner.releaseAll();
        assertThat(model.canRename()).isTrue();
        assertThat(model.rename()).isTrue();
        assertThat(ran).containsExactly("title of item:VIDEO:id-2");
        assertThat(model.openProperty().get()).isFalse();
        assertThat(memory.recall("recent")).isEqualTo("item:VIDEO:id-2");
    }

    @Test
    void whatWasChosenComesFirstTheNextTime() {
        knowMany(3);
        model.open();
        runner.releaseAll();
        model.type("part 2");
        runner.releaseAll();
        model.choose();
        assertThat(ran).containsExactly("item:VIDEO:id-2");
        model.open();
        runner.releaseAll();
        assertThat(shown()).startsWith("# Recent", "Part 2", "# Sections");
        assertThat(memory.recall("recent")).isEqualTo("item:VIDEO:id-2");
    }

    @Test
    void spaceAfterTheTextIsNoOtherText() {
        knowMany(3);
        model.open();
        model.type(" part 2 ");
        runner.releaseAll();
        model.choose();
        assertThat(ran).containsExactly("item:VIDEO:id-2");
    }

    @Test
    void aChoiceIsRememberedOnceAndTheLatestFirst() {
        PaletteMemory chosen = new PaletteMemory(memory);
        List.of("a", "b", "a").forEach(chosen::chosen);
        assertThat(chosen.recent()).containsExactly("a", "b");
        IntStream.range(0, 20).forEach(i -> chosen.chosen("item:VIDEO:id-" + i));
        assertThat(chosen.recent()).hasSize(12).startsWith("item:VIDEO:id-19");
    }

    /** A word of its title begins with the text, and the whole title of the section does. */
    @Test
    void aRecentOneThatMatchesAlmostAsWellIsFirst() {
        new PaletteMemory(memory).chosen("item:VIDEO:id-9");
        known.add(
                new KnownItem(
                        ItemKind.VIDEO, "id-9", "The ranking of towns", ItemSource.LIST, null),
                ItemFacts.UNKNOWN);
        model.open();
        model.type("rank");
        runner.releaseAll();
        assertThat(shown())
                .containsExactly("# Recent", "The ranking of towns", "# Sections", "Ranking");
    }

    @Test
    void whatMatchesMuchBetterIsBeforeTheRecentOnes() {
        new PaletteMemory(memory).chosen("open-ranking");
        model.open();
        model.type("r");
        runner.releaseAll();
        assertThat(shown()).startsWith("# Recent", "Ranking");
        new PaletteMemory(memory).chosen("item:VIDEO:id-9");
        known.add(
                new KnownItem(
                        ItemKind.VIDEO, "id-9", "Questions up in town", ItemSource.LIST, null),
                ItemFacts.UNKNOWN);
        model.close();
        model.open();
        runner.releaseAll();
        model.type("quit");
        runner.releaseAll();
        assertThat(shown())
                .containsExactly("# Commands", "Quit", "# Recent", "Questions up in town");
    }

    @Test
    void whatWasChosenAndCannotBeRunNowDoesNotComeFirst() {
        new PaletteMemory(memory).chosen("folder-rename");
        model.open();
        model.type("ran");
        runner.releaseAll();
        assertThat(shown()).containsExactly("# Sections", "Ranking");
        model.type("r");
        runner.releaseAll();
        assertThat(shown()).containsExactly("# Sections", "Ranking", "# Commands", "Rename folder");
        model.choose();
        assertThat(ran).containsExactly("open-ranking");
    }

    @Test
    void anItemComesWithWhatTellsItFromOthersAlsoAmongTheRecentOnes() {
        KnownItem item = new KnownItem(ItemKind.PLAYLIST, "p-77", "Basics", ItemSource.LIST, null);
        ItemFacts facts = new ItemFacts(Member.absent(), null, 12L);
        known.add(item, facts);
        model.open();
        runner.releaseAll();
        model.type("basics");
        runner.releaseAll();
        assertThat(items).containsExactly(new PaletteItem(item, facts, false));

        items.clear();
        model.choose();
        model.open();
        runner.releaseAll();
        assertThat(shown()).startsWith("# Recent", "Basics");
        assertThat(items).containsExactly(new PaletteItem(item, facts, false));
    }

    @Test
    void anItemIsFoundByItsIdOnlyWhereItsTitleDoesNotMatch() {
        known.add(new KnownItem(ItemKind.VIDEO, "a1b2c3-1", "Intro", ItemSource.LIST, null));
        known.add(new KnownItem(ItemKind.VIDEO, "def-2", "a1b2", ItemSource.LIST, null));
        model.open();
        model.type("a1b2");
        runner.releaseAll();
        assertThat(items)
                .extracting(item -> item.item().title(), PaletteItem::isById)
                .containsExactlyInAnyOrder(tuple("Intro", true), tuple("a1b2", false));
    }

    @Test
    void anEmptyListIsWalkedWithoutHarm() {
        model.open();
        runner.releaseAll();
        model.type("zzqq");
        runner.releaseAll();
        model.step(1);
        model.move(8);
        model.choose();
        assertThat(model.selectedProperty().get()).isEqualTo(-1);
        assertThat(ran).isEmpty();
    }
}
