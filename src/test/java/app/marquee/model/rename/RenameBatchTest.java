package app.marquee.model.rename;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.limit.Limits;
import app.marquee.model.limit.TextLimit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Tests of the preview of a batch rename. */
final class RenameBatchTest {
    private static final Duration MOST = Duration.ofSeconds(5);

    private static RenameBatch batch(String... names) {
        return batch(List.of(), names);
    }

    private static RenameBatch batch(List<RenameItem> siblings, String... names) {
        return new RenameBatch(
                Stream.of(names).map(name -> new RenameItem(name, "")).toList(),
                siblings,
                Limits.FOLDER_NAME);
    }

    private static RenamePreview preview(RenameRule rule, String... names) {
        return preview(batch(names), rule);
    }

    private static RenamePreview preview(RenameBatch batch, RenameRule rule) {
        try {
            return batch.preview(rule, MOST);
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    private static List<String> after(RenameRule rule, String... names) {
        return preview(rule, names).lines().stream()
                .map(line -> String.valueOf(line.after()))
                .toList();
    }

    @Test
    void replacesEveryOccurrenceAndTreatsSignsAsText() {
        assertThat(after(new RenameRule.Replace("a.b", "$1\\", true), "a.b axb A.B"))
                .containsExactly("$1\\ axb A.B");
        assertThat(after(new RenameRule.Replace("a.b", "-", false), "a.b axb A.B"))
                .containsExactly("- axb -");
        assertThat(preview(new RenameRule.Replace("", "x", true), "a").changes()).isEmpty();
        assertThat(after(new RenameRule.Replace("edição", "x", false), "EDIÇÃO 1", "Edição 2"))
                .containsExactly("x 1", "x 2");
        assertThat(after(new RenameRule.Replace("edição", "x", true), "EDIÇÃO 1"))
                .containsExactly("EDIÇÃO 1");
    }

    @Test
    void findsMarkedLettersInBothFormsAndNeverHalfOfOne() {
        String decomposed = "Cafe\u0301 e";
        assertThat(after(new RenameRule.Replace("\u00e9", "E", true), "Caf\u00e9", decomposed))
                .containsExactly("CafE", "CafE e");
        assertThat(after(new RenameRule.Replace("e", "i", true), decomposed))
                .containsExactly("Cafe\u0301 i");
    }

    @Test
    void replacesEmojiAsAWhole() {
        assertThat(
                        after(
                                new RenameRule.Replace("\uD83D\uDE80", "go", true),
                                "\uD83D\uDE80\uD83D\uDE81"))
                .containsExactly("go\uD83D\uDE81");
        assertThat(after(new RenameRule.Replace("\u2764", "heart", true), "I \u2764\ufe0f"))
                .containsExactly("I heart\ufe0f");
    }

    @Test
    void addsTexts() {
        assertThat(after(new RenameRule.AddText("[", "] \uD83D\uDE80"), "a", "b"))
                .containsExactly("[a] \uD83D\uDE80", "[b] \uD83D\uDE80");
    }

    @Test
    void numbersInOrder() {
        assertThat(after(new RenameRule.AddNumber(RenameRule.Side.BEFORE, ". ", 9, 2), "a", "b"))
                .containsExactly("09. a", "10. b");
        assertThat(after(new RenameRule.AddNumber(RenameRule.Side.AFTER, " ", 1, 3), "a", "b"))
                .containsExactly("a 001", "b 002");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LOWER | The TITLE of It | the title of it",
                "UPPER | Straße istanbul | STRASSE ISTANBUL",
                "TITLE | don't stop – the édition 2nd | Don't Stop – The Édition 2nd",
                "SENTENCE | HELLO THERE. HOW ARE YOU?  FINE v1.2 | Hello there. How are you?"
                        + "  Fine v1.2",
                "SENTENCE | “quoted” WORDS | “Quoted” words",
                "TITLE | ǆ džem | ǅ Džem",
                "LOWER | ΟΔΥΣΣΕΥΣ | οδυσσευς"
            })
    void changesCase(LetterCase letters, String before, String after) {
        assertThat(after(new RenameRule.ChangeCase(letters), before)).containsExactly(after);
    }

    @Test
    void casesAreTheSameOnAComputerInTurkish() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.of("tr", "TR"));
            assertThat(after(new RenameRule.ChangeCase(LetterCase.LOWER), "TITLE"))
                    .containsExactly("title");
            assertThat(after(new RenameRule.ChangeCase(LetterCase.UPPER), "title"))
                    .containsExactly("TITLE");
            assertThat(after(new RenameRule.ChangeCase(LetterCase.TITLE), "\u0130STANBUL"))
                    .containsExactly("\u0130stanbul");
            assertThat(after(new RenameRule.Replace("INTRO", "x", false), "intro"))
                    .containsExactly("x");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void keepsTheFormOfMarkedLettersWhenChangingCase() {
        assertThat(after(new RenameRule.ChangeCase(LetterCase.UPPER), "\u00e9", "e\u0301"))
                .containsExactly("\u00c9", "E\u0301");
    }

    @Test
    void matchesWithGroups() {
        assertThat(
                        after(
                                new RenameRule.Match("(?<y>\\d{4})-(\\d\\d)", "$2/${y}", true),
                                "Show 2026-06",
                                "none"))
                .containsExactly("Show 06/2026", "none");
        assertThat(after(new RenameRule.Match(".", "x", true), "\uD83D\uDE80"))
                .containsExactly("x");
    }

    @ParameterizedTest
    @CsvSource({"(a, 3", "a[, 2", "*b, 1", "\uD83D\uDE80*+?x**, 4"})
    void saysWhereAnExpressionIsWrong(String expression, int position) {
        RenamePreview preview = preview(new RenameRule.Match(expression, "", true), "a");
        assertThat(preview.error()).isEqualTo(new RenameError.InvalidExpression(position));
        assertThat(preview.changes()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"$2", "${none}", "$", "a\\"})
    void refusesAReplacementThatCannotBe(String replacement) {
        RenamePreview preview = preview(new RenameRule.Match("(x)", replacement, true), "a");
        assertThat(preview.error()).isEqualTo(new RenameError.InvalidReplacement());
    }

    @Test
    void endsExpressionsThatWouldNotEnd() throws InterruptedException {
        RenameBatch batch = batch("a".repeat(60) + "!");
        RenamePreview preview =
                batch.preview(
                        new RenameRule.Match("(x)?(.*a){25}\\1b", "", true), Duration.ofMillis(80));
        assertThat(preview.error()).isEqualTo(new RenameError.TooComplex());
        assertThat(preview.lines()).hasSize(1);
        assertThat(preview.changes()).isEmpty();
    }

    @Test
    void endsExpressionsThatWouldTakeTheWholeStack() {
        RenamePreview preview =
                preview(new RenameRule.Match("(x|y|(a|b))*z", "", true), "a".repeat(2_000_000));
        assertThat(preview.error()).isEqualTo(new RenameError.TooComplex());
    }

    @Test
    void refusesATextThatWouldTakeAllMemory() {
        String[] names = Collections.nCopies(10_000, "a").toArray(String[]::new);
        RenamePreview preview = preview(new RenameRule.AddText("x".repeat(1 << 20), ""), names);
        assertThat(preview.error()).isEqualTo(new RenameError.TooComplex());
        assertThat(preview.lines()).hasSize(10_000);
        assertThat(preview.changes()).isEmpty();
    }

    /** What stays as it is takes no memory. */
    @Test
    void allNewNamesTogetherMayHaveAsManyCharactersAsTheLimit() {
        int most = 20_000_000;
        String[] names = {"b", "y".repeat(most), "a"};
        RenamePreview fits =
                preview(batch(names), new RenameRule.Match("^[ab]$", "x".repeat(most / 2), true));
        assertThat(fits.error()).isNull();
        assertThat(fits.lines().getLast().after()).hasSize(most / 2);
        RenamePreview more =
                preview(batch("b", "aa"), new RenameRule.AddText("x".repeat(most / 2 - 1), ""));
        assertThat(more.error()).as("one more").isEqualTo(new RenameError.TooComplex());
        assertThat(more.lines()).extracting(RenameLine::after).containsExactly("b", "aa");
    }

    @Test
    void endsWhenInterrupted() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> batch("a").preview(new RenameRule.Match("a", "b", true), MOST))
                .isInstanceOf(InterruptedException.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void countsTheLimitInCodePoints() {
        String emoji = "\uD83D\uDE80";
        RenamePreview preview =
                preview(new RenameRule.AddText("", emoji), emoji.repeat(254), emoji.repeat(255));
        assertThat(preview.lines().getFirst().flags()).isEmpty();
        assertThat(preview.lines().getLast().flags()).containsExactly(RenameFlag.TOO_LONG);
        assertThat(preview.changes()).containsExactly(preview.lines().getFirst());
    }

    @Test
    void leavesOutEmptyUnchangedAndUnknownNames() {
        RenameBatch batch =
                new RenameBatch(
                        List.of(
                                new RenameItem("x", ""),
                                new RenameItem("y", ""),
                                new RenameItem(null, "")),
                        List.of(),
                        Limits.FOLDER_NAME);
        RenamePreview preview = preview(batch, new RenameRule.Replace("x", " ", true));
        assertThat(preview.lines())
                .extracting(RenameLine::flags)
                .map(List::copyOf)
                .containsExactly(
                        List.of(RenameFlag.EMPTY),
                        List.of(RenameFlag.UNCHANGED),
                        List.of(RenameFlag.UNKNOWN));
        assertThat(preview.changes()).isEmpty();
    }

    @Test
    void flagsDuplicatesAmongThemselvesAndBesideThem() {
        List<RenameItem> siblings =
                List.of(new RenameItem("caf\u00e9", ""), new RenameItem("d", "elsewhere"));
        RenamePreview preview =
                preview(
                        batch(siblings, "1 a", "2 a", "1 b", "1 cafe\u0301", "1 d", "b"),
                        new RenameRule.Match("^\\d ", "", true));
        assertThat(preview.count(RenameFlag.DUPLICATE)).isEqualTo(4);
        assertThat(preview.lines().get(4).flags()).isEmpty();
        assertThat(preview.lines().get(5).flags()).containsExactly(RenameFlag.UNCHANGED);
        assertThat(preview.changes()).hasSize(5);
    }

    @Test
    void theSameNameInAnotherPlaceIsNoDuplicate() {
        RenameBatch batch =
                new RenameBatch(
                        List.of(
                                new RenameItem("1 a", "here"),
                                new RenameItem("2 a", "there"),
                                new RenameItem("1 b", "here"),
                                new RenameItem("2 b", "here")),
                        List.of(new RenameItem(null, "here"), new RenameItem("a", "elsewhere")),
                        Limits.FOLDER_NAME);
        RenamePreview preview = preview(batch, new RenameRule.Match("^\\d ", "", true));
        assertThat(preview.lines())
                .extracting(line -> line.flags().contains(RenameFlag.DUPLICATE))
                .containsExactly(false, false, true, true);
    }

    @Test
    void aNameHasEveryFindingThatItNeeds() {
        RenameBatch batch =
                new RenameBatch(
                        Stream.of("1 ab", "2 ab", "1 abcdef", "2 abcdef", "1 abc")
                                .map(name -> new RenameItem(name, ""))
                                .toList(),
                        List.of(),
                        new TextLimit("name", 3, 5));
        RenamePreview preview = preview(batch, new RenameRule.Match("^\\d ", "", true));
        assertThat(preview.lines())
                .extracting(RenameLine::flags)
                .containsExactly(
                        Set.of(RenameFlag.TOO_SHORT, RenameFlag.DUPLICATE),
                        Set.of(RenameFlag.TOO_SHORT, RenameFlag.DUPLICATE),
                        Set.of(RenameFlag.TOO_LONG, RenameFlag.DUPLICATE),
                        Set.of(RenameFlag.TOO_LONG, RenameFlag.DUPLICATE),
                        Set.of());
        assertThat(preview.changes()).containsExactly(preview.lines().getLast());
    }

    /** The numbers are those of the list, in which each line has its own. */
    @Test
    void anUnknownNameKeepsItsNumberAndEachLineItsIndex() {
        RenameBatch batch =
                new RenameBatch(
                        List.of(
                                new RenameItem("a", ""),
                                new RenameItem(null, ""),
                                new RenameItem("b", "")),
                        List.of(),
                        Limits.FOLDER_NAME);
        RenamePreview preview =
                preview(batch, new RenameRule.AddNumber(RenameRule.Side.BEFORE, " ", 1, 1));
        assertThat(preview.lines())
                .extracting(RenameLine::after)
                .containsExactly("1 a", null, "3 b");
        assertThat(preview.lines()).extracting(RenameLine::index).containsExactly(0, 1, 2);
        assertThat(preview.lines()).extracting(RenameLine::before).containsExactly("a", null, "b");
    }

    @Test
    void swappingNamesMakesNoDuplicate() {
        RenamePreview preview = preview(new RenameRule.Match("^(.)(.)$", "$2$1", true), "ab", "ba");
        assertThat(preview.changes()).hasSize(2);
        assertThat(preview.count(RenameFlag.DUPLICATE)).isZero();
    }
}
