package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.text.Messages;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Locale;

/** The panes stand side by side, one over the other or one by one, as the window has room. */
class TwoPanesTest extends WindowTest {
    private final Messages messages = Messages.shared(Locale.ENGLISH);

    private TwoPanes open(double width) {
        TwoPanes panes = onFx(this::panes);
        show(() -> new StackPane(panes), width, 600);
        return panes;
    }

    private TwoPanes panes() {
        ListView<String> list = new ListView<>();
        list.setId("list");
        list.getItems().setAll("one", "two", "three");
        Button inside = new Button("inside");
        inside.setId("inside");
        return new TwoPanes("pane", list, TwoPanes.Position.RIGHT, 0.5, new FakeMemory(), messages)
                .side(new StackPane(inside))
                .openedFrom(list);
    }

    @Test
    void bothAreSeenWhereThereIsRoom() {
        open(1200);
        assertThat(exists("list")).isTrue();
        assertThat(exists("inside")).isTrue();
        assertThat(exists("pane-back")).isFalse();
    }

    @Test
    void theSidePaneLiesOverTheListInANarrowWindow() {
        open(1199);
        assertThat(exists("inside")).isFalse();
        robot().clickOn("two");
        settle();
        assertThat(exists("inside")).isTrue();
        assertThat(exists("list")).isTrue();
        assertThat(isFocused("pane-back")).isTrue();
    }

    @Test
    void itTakesThePlaceOfTheListInAWindowForOne() {
        open(799);
        robot().clickOn("two");
        settle();
        assertThat(exists("inside")).isTrue();
        assertThat(exists("list")).isFalse();
        click("pane-back");
        assertThat(exists("list")).isTrue();
        assertThat(exists("inside")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1000, 700})
    void keysOpenItCloseItAndComeBack(double width) {
        open(width);
        robot().clickOn("two");
        settle();
        press(KeyCode.ESCAPE);
        assertThat(exists("inside")).isFalse();
        assertThat(isFocused("list")).isTrue();
        press(KeyCode.ENTER);
        assertThat(exists("inside")).isTrue();
        assertThat(isFocused("pane-back")).isTrue();
        tabTo("inside");
        press(KeyCode.ESCAPE);
        assertThat(exists("inside")).isFalse();
        assertThat(isFocused("list")).isTrue();
    }

    @Test
    void largerTextTakesTheRoomOfANarrowerWindow() {
        open(1360);
        assertThat(exists("inside")).isTrue();
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(150)));
        assertThat(exists("inside")).isFalse();
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(100)));
        assertThat(exists("inside")).isTrue();
    }

    @Test
    void whatIsOpenStaysInSightWhenTheWindowGetsNarrow() {
        TwoPanes panes = open(1300);
        onFx(panes::fill);
        onFx(() -> window().setWidth(900));
        settle();
        assertThat(exists("inside")).isTrue();
        assertThat(exists("pane-back")).isTrue();
    }

    @Test
    void oneThatIsClosedLeavesTheRoomToTheList() {
        TwoPanes panes = open(1300);
        onFx(() -> panes.closable());
        assertThat(exists("inside")).isFalse();
        onFx(panes::open);
        settle();
        assertThat(exists("inside")).isTrue();
        assertThat(exists("list")).isTrue();
    }

    /** The header has the filter, which keys go to from the side pane, too. */
    @Test
    void theHeaderReturnsInPlaceOfASidePaneThatIsAlone() {
        TwoPanes panes = onFx(this::panes);
        ViewFrame frame = onFx(() -> framed(panes));
        show(() -> frame, 700, 600);
        onFx(panes::open);
        settle();
        assertThat(exists("filter")).isFalse();
        assertThat(exists("list")).isFalse();
        onFx(frame::takeHeader);
        settle();
        assertThat(exists("filter")).isTrue();
        assertThat(exists("list")).isTrue();
    }

    private ViewFrame framed(TwoPanes panes) {
        return new ViewFrame(messages, "Rows", panes)
                .narrowing(new FilterField("filter", "Filter", _ -> {}));
    }
}
