package app.marquee.service.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/** What is found by what was typed, in which order, and which letters are shown as found. */
class FuzzyQueryTest {
    private static final String ID = "4f7a2c9e-0000-4000-8000-1234567890ab";

    private static List<String> best(String typed, String... titles) throws InterruptedException {
        return SearchIndex.<String>of(List.of(titles), title -> title, _ -> "")
                .find(FuzzyQuery.of(typed), 10)
                .best()
                .stream()
                .map(SearchIndex.Hit::item)
                .toList();
    }

    @Test
    void wholeThenPrefixThenWordThenInsideThenInitialsThenScattered() throws InterruptedException {
        assertThat(
                        best(
                                "rank",
                                "grab a new kit",
                                "Reach And New Kids",
                                "Old cranks",
                                "Video ranking",
                                "Ranking",
                                "Rank"))
                .containsExactly(
                        "Rank",
                        "Ranking",
                        "Video ranking",
                        "Old cranks",
                        "Reach And New Kids",
                        "grab a new kit");
    }

    @Test
    void theShorterOfTwoThatMatchAsWell() throws InterruptedException {
        assertThat(best("new", "New playlist", "New")).containsExactly("New", "New playlist");
    }

    @Test
    void theFirstOfTwoThatAreAlike() throws InterruptedException {
        assertThat(best("new", "New b", "New a")).containsExactly("New b", "New a");
    }

    @ParameterizedTest
    @CsvSource({
        "sao,São Paulo",
        "SÃO,sao paulo",
        "agata,A\u0301gata",
        "ovp,OverViewPage",
        "np,New playlist",
        "paulo sao,São Paulo",
        "🎬,Curso 🎬 completo",
        "مقدمة,دورة مقدمة",
        "日本,あの日本語",
        "ﬁlm,film",
        "q3,ResultsQ3"
    })
    void isFound(String typed, String title) {
        assertThat(FuzzyQuery.of(typed).score(title)).isGreaterThan(FuzzyQuery.NONE);
    }

    @ParameterizedTest
    @CsvSource({"gnikna r,Ranking", "abc,Ranking", "sao rio,São Paulo", "🎬,Curso"})
    void isNotFound(String typed, String title) {
        assertThat(FuzzyQuery.of(typed).score(title)).isEqualTo(FuzzyQuery.NONE);
    }

    @Test
    void lettersThatLieTooFarApartAreNoMatch() {
        String far = "a" + " ".repeat(1) + "x".repeat(40) + "b";
        assertThat(FuzzyQuery.of("ab").score(far)).isEqualTo(FuzzyQuery.NONE);
    }

    @Test
    void nothingTypedFindsNothing() throws InterruptedException {
        assertThat(FuzzyQuery.of(" \t ").isEmpty()).isTrue();
        assertThat(best(" ", "Ranking")).isEmpty();
    }

    @Test
    void anEmptyTitleIsNoMatchAndNoError() {
        assertThat(FuzzyQuery.of("a").score("")).isEqualTo(FuzzyQuery.NONE);
        assertThat(FuzzyQuery.of("a").marks("")).isEmpty();
    }

    @Test
    void veryLongTextsEndSoon() {
        String typed = "abc".repeat(5_000);
        String title = "a b ".repeat(50_000);
        assertThat(FuzzyQuery.of(typed).score(title)).isEqualTo(FuzzyQuery.NONE);
        assertThat(FuzzyQuery.of("a b").score(title)).isGreaterThan(0);
        assertThat(FuzzyQuery.of("a b").marks(title)).isNotEmpty();
    }

    @Test
    void anIdIsFoundWholeOrInPartButNotLetterByLetter() throws InterruptedException {
        SearchIndex<String> index = SearchIndex.of(List.of("Video"), title -> title, _ -> ID);
        assertThat(index.find(FuzzyQuery.of(ID.toUpperCase(java.util.Locale.ROOT)), 5).total())
                .isEqualTo(1);
        assertThat(index.find(FuzzyQuery.of("4f7a"), 5).total()).isEqualTo(1);
        assertThat(index.find(FuzzyQuery.of("67890ab"), 5).total()).isEqualTo(1);
        assertThat(index.find(FuzzyQuery.of("4fca"), 5).total()).isZero();
        assertThat(index.find(FuzzyQuery.of("4f"), 5).total()).isZero();
    }

    @Test
    void theCapIsTold() throws InterruptedException {
        SearchIndex.Hits<String> hits =
                SearchIndex.<String>of(
                                List.of("New a", "New b", "New c", "Old"), title -> title, _ -> "")
                        .find(FuzzyQuery.of("new"), 2);
        assertThat(hits.best()).hasSize(2);
        assertThat(hits.total()).isEqualTo(3);
    }

    @Test
    void marksAreThoseOfTheOriginal() {
        assertThat(FuzzyQuery.of("sao").marks("Em São Paulo"))
                .containsExactly(new FuzzyQuery.Mark(3, 6));
        assertThat(FuzzyQuery.of("op").marks("OverPage"))
                .containsExactly(new FuzzyQuery.Mark(0, 1), new FuzzyQuery.Mark(4, 5));
        assertThat(FuzzyQuery.of("🎬").marks("a 🎬 b")).containsExactly(new FuzzyQuery.Mark(2, 4));
        assertThat(FuzzyQuery.of("aga").marks("A\u0301gata"))
                .containsExactly(new FuzzyQuery.Mark(0, 4));
    }

    @Test
    void aSearchThatNobodyWaitsForEnds() {
        SearchIndex<String> index = SearchIndex.of(List.of("a"), title -> title, _ -> "");
        Thread.currentThread().interrupt();
        assertThat(
                        org.assertj.core.api.Assertions.catchThrowable(
                                () -> index.find(FuzzyQuery.of("a"), 1)))
                .isInstanceOf(InterruptedException.class);
    }

    @Test
    void aPlaceWhereAWordBeginsCountsBeforeAnEarlierOneInside() throws InterruptedException {
        assertThat(best("rank", "Old cranks", "Old cranks rank"))
                .containsExactly("Old cranks rank", "Old cranks");
    }

    @Test
    void anIdThatBeginsWithWhatIsTypedIsBeforeOneThatHoldsIt() throws InterruptedException {
        List<String> ids = List.of("aa4f7a00", "4f7a00aa");
        assertThat(
                        SearchIndex.of(ids, _ -> "Video", id -> id)
                                .find(FuzzyQuery.of("4f7a"), 5)
                                .best()
                                .stream()
                                .map(SearchIndex.Hit::item))
                .containsExactly("4f7a00aa", "aa4f7a00");
    }

    /** As “nepl” does: N and p begin words, and e and l follow them. */
    @Test
    void lettersThatFollowTheBeginningOfAWordCountAsInitials() throws InterruptedException {
        assertThat(best("nepl", "Nepal", "New playlist")).containsExactly("New playlist", "Nepal");
    }
}
