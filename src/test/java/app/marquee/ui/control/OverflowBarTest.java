package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.testing.WindowTest;

import javafx.collections.FXCollections;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** What has no room is in the menu, and what always stays stays. */
class OverflowBarTest extends WindowTest {
    private final AtomicInteger moved = new AtomicInteger();

    private void open() {
        show(
                () -> {
                    OverflowBar bar =
                            new OverflowBar("bar-more", Messages.of("control", Locale.ENGLISH));
                    Button move = Buttons.titled("bar-move", "Move to another folder");
                    move.setOnAction(_ -> moved.incrementAndGet());
                    MenuButton columns =
                            new MenuButton("Choose columns", null, new MenuItem("Title"));
                    columns.setId("bar-columns");
                    bar.add(Buttons.titled("bar-rename", "Rename"), move, columns);
                    bar.addKept(Buttons.titled("bar-create", "New folder"));
                    HBox.setHgrow(bar, Priority.ALWAYS);
                    return new HBox(bar);
                });
    }

    private List<String> shown() {
        return onFx(
                () ->
                        Stream.of("rename", "move", "columns", "create", "more")
                                .filter(id -> robot().lookup("#bar-" + id).tryQuery().isPresent())
                                .filter(
                                        id ->
                                                robot().lookup("#bar-" + id)
                                                                .query()
                                                                .getParent()
                                                                .isVisible()
                                                        && robot().lookup("#bar-" + id)
                                                                .query()
                                                                .isVisible())
                                .toList());
    }

    private void width(double width) {
        onFx(() -> window().setWidth(width));
        settle();
    }

    @Test
    void whatHasNoRoomIsInTheMenu() {
        open();
        width(900);
        assertThat(shown()).containsExactly("rename", "move", "columns", "create");
        width(280);
        assertThat(shown()).containsExactly("rename", "create", "more");
        click("bar-more");
        MenuButton more = find("bar-more", MenuButton.class);
        assertThat(onFx(() -> more.getItems().stream().map(MenuItem::getText).toList()))
                .containsExactly("Move to another folder", "Choose columns");
        onFx(() -> more.getItems().getFirst().fire());
        onFx(more::hide);
        assertThat(moved).hasValue(1);
        MenuButton columns = find("bar-columns", MenuButton.class);
        assertThat(onFx(() -> columns.getItems().size())).isOne();
    }

    @Test
    void aSwitchBetweenViewsBecomesAMenuAndStays() {
        List<String> chosen = new ArrayList<>();
        show(
                () -> {
                    ChoiceSwitch<String> views = new ChoiceSwitch<>("views", chosen::add);
                    views.add("a", "a", "Channels of the account");
                    views.add("b", "b", "Sites of the account");
                    return new ViewFrame(
                                    Messages.of("control", Locale.ENGLISH), "Title", new Region())
                            .switching(views);
                });
        width(900);
        assertThat(exists("views-b")).isTrue();
        assertThat(exists("views-menu")).isFalse();
        width(330);
        assertThat(exists("views-b")).isFalse();
        MenuButton menu = find("views-menu", MenuButton.class);
        assertThat(menu.getText()).isEqualTo("Channels of the account");
        click("views-menu");
        onFx(() -> menu.getItems().get(1).fire());
        onFx(menu::hide);
        assertThat(chosen).containsExactly("a", "b");
        assertThat(onFx(menu::getText)).isEqualTo("Sites of the account");
        width(900);
        assertThat(exists("views-b")).isTrue();
    }

    /** Also where it is not the last one. */
    @Test
    void thePrimaryCommandStays() {
        open();
        onFx(() -> find("bar-move", Button.class).getStyleClass().add("accent"));
        width(380);
        assertThat(shown()).contains("move", "create", "more").doesNotContain("columns");
    }

    @Test
    void aHiddenCommandTakesNoRoom() {
        open();
        width(280);
        onFx(
                () -> {
                    Visibility.show(find("bar-move", Button.class), false);
                    Visibility.show(find("bar-columns", MenuButton.class), false);
                });
        settle();
        assertThat(shown()).containsExactly("rename", "create");
    }

    @Test
    void optionsAndChoicesInTheMenuSayWhatIsChosen() {
        CheckBox option = new CheckBox("Refresh by itself");
        ComboBox<String> choice = new ComboBox<>(FXCollections.observableArrayList("A", "B"));
        show(
                () -> {
                    OverflowBar bar =
                            new OverflowBar("bar-more", Messages.of("control", Locale.ENGLISH));
                    option.setId("bar-option");
                    choice.setId("bar-choice");
                    choice.setConverter(new ChoiceWords<>(each -> each));
                    choice.setAccessibleText("Choice");
                    choice.setDisable(true);
                    bar.addKept(Buttons.titled("bar-create", "New folder"));
                    bar.add(option, choice);
                    HBox.setHgrow(bar, Priority.ALWAYS);
                    return new HBox(bar);
                });
        width(180);
        onFx(() -> option.setSelected(true));
        click("bar-more");
        MenuButton more = find("bar-more", MenuButton.class);
        CheckMenuItem shown = (CheckMenuItem) onFx(() -> more.getItems().getFirst());
        assertThat(shown.isSelected()).isTrue();
        assertThat(onFx(() -> more.getItems().getLast().isDisable())).isTrue();
        onFx(shown::fire);
        onFx(more::hide);
        assertThat(onFx(option::isSelected)).isFalse();
    }
}
