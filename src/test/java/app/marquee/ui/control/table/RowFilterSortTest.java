package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.task.HeldRunner;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rows are ordered as the language orders them, unknown ones last, and large tables in a job. */
class RowFilterSortTest {
    record City(String name, @Nullable Long views) {}

    private static final Column<City> NAME = Column.text("name", "Name", City::name);
    private static final Column<City> VIEWS =
            Column.number("views", "Views", City::views, String::valueOf);
    private static final List<City> CITIES =
            List.of(
                    new City("Zurich", 3L),
                    new City("Évora", null),
                    new City("São Paulo", 9L),
                    new City("Eindhoven", 3L),
                    new City("santos", 1L));

    private static List<String> arranged(RowFilterSort<City> how) throws InterruptedException {
        return how.of(CITIES).stream().map(City::name).toList();
    }

    private static RowFilterSort<City> by(List<SortBy<City>> sort) {
        return new RowFilterSort<>(_ -> true, null, null, sort, Locale.of("pt", "BR"));
    }

    @Test
    void namesAreOrderedWithTheirAccents() throws InterruptedException {
        assertThat(arranged(by(List.of(new SortBy<>(NAME, false)))))
                .containsExactly("Eindhoven", "Évora", "santos", "São Paulo", "Zurich");
    }

    @Test
    void unknownComesLastInBothDirections() throws InterruptedException {
        assertThat(arranged(by(List.of(new SortBy<>(VIEWS, false))))).endsWith("Évora");
        assertThat(arranged(by(List.of(new SortBy<>(VIEWS, true)))))
                .startsWith("São Paulo")
                .endsWith("Évora");
    }

    @Test
    void theSecondColumnOrdersWhatTheFirstLeavesEqual() throws InterruptedException {
        assertThat(arranged(by(List.of(new SortBy<>(VIEWS, true), new SortBy<>(NAME, false)))))
                .containsExactly("São Paulo", "Eindhoven", "Zurich", "santos", "Évora");
    }

    @Test
    void withoutOrderTheRowsStayAsTheyCame() throws InterruptedException {
        assertThat(arranged(by(List.of())))
                .containsExactly("Zurich", "Évora", "São Paulo", "Eindhoven", "santos");
    }

    @Test
    void whatComesFirstIsOrderedAmongItselfAndFilteredLikeTheRest() throws InterruptedException {
        List<SortBy<City>> byName = List.of(new SortBy<>(NAME, true));
        assertThat(
                        arranged(
                                new RowFilterSort<>(
                                        city -> !city.name().equals("santos"),
                                        city -> city.name().length() <= 6,
                                        null,
                                        byName,
                                        Locale.of("pt", "BR"))))
                .containsExactly("Zurich", "Évora", "São Paulo", "Eindhoven");
    }

    @Test
    void wordsAreFoundWithoutCaseAndAccents() throws InterruptedException {
        RowFilterSort<City> how =
                new RowFilterSort<>(
                        SearchWords.of("  SAO pa ").in(city -> Stream.of(city.name())),
                        null,
                        null,
                        List.of(),
                        Locale.ENGLISH);
        assertThat(arranged(how)).containsExactly("São Paulo");
    }

    /** Cities by the first letter of their names. */
    private static final class Letters implements RowGroups<City, Character> {
        private static final Long HEADER = -1L;

        @Override
        public Character groupOf(City row) {
            return row.name().charAt(0);
        }

        @Override
        public City header(Character group, List<City> rows) {
            return new City(group + ":" + rows.size(), HEADER);
        }

        @Override
        public boolean isCollapsed(Character group) {
            return group == 'Z';
        }

        @Override
        public boolean isHeader(City row) {
            return HEADER.equals(row.views());
        }

        @Override
        public List<City> rowsOf(City header) {
            return List.of();
        }
    }

    @Test
    void groupsAreInTheirOwnOrderAndTheRowsInsideAreSorted() throws InterruptedException {
        RowFilterSort<City> how =
                new RowFilterSort<>(
                        city -> !city.name().equals("Évora"),
                        null,
                        new Letters(),
                        List.of(new SortBy<>(VIEWS, true)),
                        Locale.ENGLISH);
        assertThat(arranged(how))
                .containsExactly("E:1", "Eindhoven", "S:1", "São Paulo", "Z:1", "s:1", "santos");
    }

    @Test
    void aFewRowsAreArrangedAtOnce() {
        HeldRunner runner = new HeldRunner();
        TableModel<City> model = model(runner);
        model.rows(CITIES);
        model.sort(List.of(new SortBy<>(NAME, true)));
        assertThat(runner.waiting()).isEmpty();
        assertThat(model.shownProperty().get().getFirst().name()).isEqualTo("Zurich");
    }

    @Test
    void manyRowsAreArrangedInAJobAndSwappedAtOnce() {
        HeldRunner runner = new HeldRunner();
        TableModel<City> model = model(runner);
        model.rows(many());
        assertThat(model.shownProperty().get()).isEmpty();
        runner.releaseAll();
        assertThat(model.shownProperty().get()).hasSize(3_000);
        model.sort(List.of(new SortBy<>(VIEWS, true)));
        assertThat(model.shownProperty().get().getFirst().views()).isEqualTo(0);
        runner.releaseAll();
        assertThat(model.shownProperty().get().getFirst().views()).isEqualTo(2_999);
    }

    @Test
    void theLatestWishWins() {
        HeldRunner runner = new HeldRunner();
        TableModel<City> model = model(runner);
        model.rows(many());
        model.filter(city -> city.name().endsWith("7"));
        runner.releaseNewest();
        runner.releaseAll();
        assertThat(model.shownProperty().get()).hasSize(300);
    }

    @Test
    void anArrangementStopsWhenItIsInterrupted() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> by(List.of()).of(CITIES)).isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }

    private static TableModel<City> model(HeldRunner runner) {
        return new TableModel<>(Messages.shared(Locale.ENGLISH), runner);
    }

    private static List<City> many() {
        List<City> cities =
                new ArrayList<>(
                        IntStream.range(0, 3_000)
                                .mapToObj(i -> new City("City " + i, (long) i))
                                .toList());
        return Collections.unmodifiableList(cities);
    }

    /** The next list of as many rows must not be compared with the last, row by row. */
    @Test
    void shownRowsAreNeverComparedOneByOne() {
        TableModel<Counted> model =
                new TableModel<>(Messages.shared(Locale.ENGLISH), new HeldRunner());
        AtomicInteger comparisons = new AtomicInteger();
        model.shownProperty().subscribe(_ -> {});
        for (int turn = 0; turn < 2; turn++) {
            model.rows(IntStream.range(0, 50).mapToObj(_ -> new Counted(comparisons)).toList());
        }
        assertThat(model.shownProperty().get()).hasSize(50);
        assertThat(comparisons).hasValue(0);
    }

    private record Counted(AtomicInteger comparisons) {
        @Override
        public boolean equals(@Nullable Object other) {
            comparisons.incrementAndGet();
            return other instanceof Counted;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }
}
