package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.Badge;
import app.marquee.ui.shell.section.ConnectionChoices;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionBadge;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.shell.section.SectionStock;
import app.marquee.ui.testing.WindowTest;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The section in front can be seen however long the rail is, and badges say what they count. */
class RailTest extends WindowTest {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 200;
    private static final List<String> IDS =
            List.of("one", "two", "three", "four", "five", "six", "seven", "last");

    private Rail open() {
        Rail rail = onFx(() -> new Rail(_ -> {}, Optional.empty(), new InlineRunner()));
        onFx(() -> rail.show(sections(), Messages.shared(Locale.ENGLISH)));
        show(() -> new BorderPane(null, null, null, null, rail), WIDTH, HEIGHT);
        return rail;
    }

    /** Number that the test sets; null for one that can't be read. */
    private static final class Counting implements SectionBadge.Source {
        private @Nullable Long count = 0L;
        private @Nullable Runnable listener;

        @Override
        public long count() {
            if (count == null) {
                throw new FailureException(new Failure.Storage("journal", "damaged"));
            }
            return count;
        }

        @Override
        public Runnable listen(Runnable news) {
            listener = news;
            return () -> listener = null;
        }
    }

    private Rail open(SectionBadge badge, int width) {
        Rail rail = onFx(() -> new Rail(_ -> {}, Optional.empty(), new InlineRunner()));
        SectionDefinition section =
                DummySection.definition("one", SectionGroup.CONTENT, "fth-folder", _ -> {})
                        .with(badge);
        onFx(() -> rail.show(List.of(section), Messages.shared(Locale.ENGLISH)));
        show(() -> new BorderPane(null, null, null, null, rail), width, HEIGHT);
        takeEffect();
        return rail;
    }

    private void count(Counting source, @Nullable Long count) {
        source.count = count;
        Objects.requireNonNull(source.listener).run();
        settle();
        takeEffect();
    }

    private String accessible() {
        return onFx(() -> find("nav-one", ToggleButton.class).getAccessibleText());
    }

    private @Nullable String tip() {
        return onFx(
                () -> {
                    Tooltip tip = find("nav-one", ToggleButton.class).getTooltip();
                    return tip == null ? null : tip.getText();
                });
    }

    private String number() {
        return onFx(
                () -> ((Label) find("nav-one-badge", StackPane.class).lookup(".badge")).getText());
    }

    private boolean isShown() {
        return exists("nav-one-badge");
    }

    @Test
    void aBadgeSaysHowManyInWordsToo() {
        Counting source = new Counting();
        open(SectionBadge.number("changes.waiting", Badge.Tone.DANGER, source), 1100);
        assertThat(isShown()).as("nothing is no 0").isFalse();
        assertThat(accessible()).isNull();
        assertThat(tip()).isNull();
        count(source, 3L);
        assertThat(isShown()).isTrue();
        assertThat(number()).isEqualTo("3");
        assertThat(accessible()).isEqualTo("one: 3 pending changes");
        assertThat(tip()).isEqualTo("3 pending changes");
        count(source, 1234L);
        assertThat(number()).isEqualTo("99+");
        assertThat(accessible()).isEqualTo("one: 1,234 pending changes");
        count(source, null);
        assertThat(isShown()).as("unknown is not shown").isFalse();
        assertThat(accessible()).isNull();
    }

    @Test
    void aDotHasNoNumberAndSaysWhatItMeans() {
        Counting source = new Counting();
        open(SectionBadge.dot("changes.waiting", Badge.Tone.SUCCESS, source), WIDTH);
        assertThat(tip()).isNull();
        count(source, 1L);
        assertThat(isShown()).isTrue();
        assertThat(number()).isEmpty();
        assertThat(tip()).isEqualTo("1 pending change");
    }

    @Test
    void aBadgeIsReadAnewWhenAnotherSectionIsInFront() {
        Counting source = new Counting();
        Rail rail = open(SectionBadge.number("changes.waiting", Badge.Tone.DANGER, source), WIDTH);
        choose(rail, "one");
        source.count = 2L;
        choose(rail, "two");
        takeEffect();
        assertThat(number()).isEqualTo("2");
        onFx(() -> ((BorderPane) rail.getParent()).setLeft(null));
        assertThat(source.listener).as("nobody sees it").isNull();
    }

    private static List<SectionDefinition> sections() {
        return IDS.stream()
                .map(id -> DummySection.definition(id, SectionGroup.CONTENT, "fth-folder", _ -> {}))
                .toList();
    }

    private void choose(Rail rail, String id) {
        onFx(() -> rail.select(id));
        settle();
    }

    private boolean isSeen(String id) {
        Bounds bounds =
                onFx(
                        () -> {
                            ToggleButton item = find("nav-" + id, ToggleButton.class);
                            return item.localToScene(item.getBoundsInLocal());
                        });
        return bounds.getMinY() >= 0 && bounds.getMaxY() <= HEIGHT;
    }

    @Test
    void whatIsChosenElsewhereIsScrolledTo() {
        Rail rail = open();
        assertThat(isSeen("last")).as("too many for this window").isFalse();
        choose(rail, "last");
        assertThat(isSeen("last")).isTrue();
        choose(rail, "one");
        assertThat(isSeen("one")).isTrue();
        assertThat(isSeen("last")).isFalse();
    }

    @Test
    void itStaysInSightWhenTheTextGrows() {
        Rail rail = open();
        choose(rail, "six");
        assertThat(isSeen("six")).isTrue();
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(150)));
        assertThat(isSeen("six")).isTrue();
    }

    @Test
    void sectionsOfTheApplicationStayAtTheBottom() {
        Rail rail = open();
        onFx(
                () ->
                        rail.show(
                                Stream.concat(
                                                sections().stream(),
                                                Stream.of(
                                                        DummySection.definition(
                                                                "foot",
                                                                SectionGroup.APPLICATION,
                                                                "fth-folder",
                                                                _ -> {})))
                                        .toList(),
                                Messages.shared(Locale.ENGLISH)));
        choose(rail, "one");
        assertThat(isSeen("last")).as("too many for this window").isFalse();
        assertThat(isSeen("foot")).isTrue();
        choose(rail, "last");
        assertThat(isSeen("foot")).isTrue();
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(150)));
        assertThat(isSeen("foot")).isTrue();
    }

    /** All sections, of which the last two stay at the bottom. */
    private Rail full(Optional<ConnectOffer> offer, int width, int height) {
        Rail rail = onFx(() -> new Rail(_ -> {}, offer, new InlineRunner()));
        List<SectionDefinition> all =
                Stream.of(
                                many(SectionGroup.OVERVIEW, 1),
                                many(SectionGroup.CONTENT, 5),
                                many(SectionGroup.ANALYTICS, 5),
                                many(SectionGroup.OUTWARD, 2),
                                many(SectionGroup.APPLICATION, 2))
                        .flatMap(group -> group)
                        .toList();
        onFx(() -> rail.show(all, Messages.of("shell", Locale.ENGLISH)));
        show(() -> new BorderPane(null, null, null, null, rail), width, height);
        return rail;
    }

    private static Stream<SectionDefinition> many(SectionGroup group, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> group.name().toLowerCase(Locale.ROOT) + "-" + number)
                .map(id -> DummySection.definition(id, group, "fth-folder", _ -> {}));
    }

    private boolean isScrolled(Rail rail) {
        settle();
        return onFx(
                () ->
                        rail.lookupAll(".scroll-bar").stream()
                                .anyMatch(
                                        bar ->
                                                bar.isVisible()
                                                        && bar instanceof ScrollBar one
                                                        && one.getOrientation()
                                                                == Orientation.VERTICAL));
    }

    private boolean isFaded(Rail rail) {
        return onFx(() -> rail.lookup(".rail-fade").isVisible());
    }

    /** Between the top bar and the status bar of the first window. */
    @Test
    void theFirstWindowHasRoomForAllSectionsAndTheOffer() {
        ConnectionChoices none =
                new ConnectionChoices() {
                    @Override
                    public ObservableList<ConnectionSummary> all() {
                        return FXCollections.observableArrayList();
                    }

                    @Override
                    public void open(ConnectionId id) {}
                };
        Messages messages = Messages.of("shell", Locale.ENGLISH);
        ConnectOffer offer = onFx(() -> new ConnectOffer(messages, none, () -> {}));
        Rail rail = full(Optional.of(offer), 1280, 740);
        assertThat(isScrolled(rail)).isFalse();
        assertThat(isFaded(rail)).isFalse();
    }

    @Test
    void aNarrowRailHasTheNamesBelowTheIcons() {
        full(Optional.empty(), WIDTH, 745);
        ToggleButton item = find("nav-content-1", ToggleButton.class);
        Text name = onFx(() -> (Text) item.lookup(".text"));
        assertThat(name.getText()).isEqualTo(item.getText());
        assertThat(onFx(() -> top(name) >= top(item.getGraphic()) + 15)).isTrue();
    }

    private static double top(Node node) {
        return node.localToScene(node.getBoundsInLocal()).getMinY();
    }

    @Test
    void largeTextHasRoomForAllSections() {
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(150)));
        assertThat(isScrolled(full(Optional.empty(), 1360, 730))).isFalse();
    }

    @Test
    void whereThereIsMoreBelowTheLastIconFades() {
        Rail rail = full(Optional.empty(), WIDTH, 345);
        assertThat(isScrolled(rail)).isTrue();
        assertThat(isFaded(rail)).isTrue();
        choose(rail, "outward-2");
        assertThat(isFaded(rail)).isFalse();
    }

    /** Whether a section has anything, as the test says. */
    private static final class Stock implements SectionStock {
        private boolean isEmpty = true;
        private Runnable listener = () -> {};

        @Override
        public boolean isEmpty() {
            return isEmpty;
        }

        @Override
        public Runnable listen(Runnable news) {
            listener = news;
            return () -> listener = () -> {};
        }
    }

    @Test
    void aSectionWithNothingIsDimmedUntilSomethingIsKnownAndStaysUsable() {
        Stock stock = new Stock();
        Rail rail = onFx(() -> new Rail(_ -> {}, Optional.empty(), new InlineRunner()));
        List<SectionDefinition> all =
                Stream.concat(
                                Stream.of(sections().getFirst().with(stock)),
                                sections().stream().skip(1))
                        .toList();
        onFx(() -> rail.show(all, Messages.of("shell", Locale.ENGLISH)));
        show(() -> new BorderPane(null, null, null, null, rail), WIDTH, HEIGHT);
        ToggleButton item = find("nav-one", ToggleButton.class);
        Awaitility.await().until(() -> isBare(item));
        assertThat(onFx(item::getAccessibleHelp)).isEqualTo("Nothing here yet.");
        assertThat(onFx(item::isDisabled)).isFalse();
        assertThat(isBare(find("nav-two", ToggleButton.class))).isFalse();
        stock.isEmpty = false;
        stock.listener.run();
        Awaitility.await().until(() -> !isBare(item));
        assertThat(onFx(item::getAccessibleHelp)).isNull();
    }

    private boolean isBare(ToggleButton item) {
        return onFx(() -> item.getPseudoClassStates().contains(PseudoClass.getPseudoClass("bare")));
    }
}
