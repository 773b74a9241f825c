package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.text.Messages;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.testing.WindowTest;

import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What has no room is in the menu, and what always stays stays. */
class OverflowBarTest extends WindowTest {
    private final AtomicInteger moved = new AtomicInteger();

    private void open() {
        show(
                () -> {
                    OverflowBar bar = new OverflowBar("bar-more", Messages.shared(Locale.ENGLISH));
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
                    return new ViewFrame(Messages.shared(Locale.ENGLISH), "Title", new Region())
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
                    OverflowBar bar = new OverflowBar("bar-more", Messages.shared(Locale.ENGLISH));
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

    /** A bar that is as wide as a test wants. */
    private OverflowBar bar(Consumer<OverflowBar> with) {
        AtomicReference<OverflowBar> made = new AtomicReference<>();
        show(
                () -> {
                    OverflowBar bar = new OverflowBar("bar-more", Messages.shared(Locale.ENGLISH));
                    bar.setManaged(false);
                    with.accept(bar);
                    made.set(bar);
                    return new Pane(bar);
                });
        return Objects.requireNonNull(made.get());
    }

    /** What is seen at this width, from left to right. */
    private List<String> at(OverflowBar bar, double width) {
        return onFx(
                () -> {
                    bar.resize(width, 60);
                    bar.layout();
                    return bar.getChildrenUnmodifiable().stream()
                            .filter(Node::isVisible)
                            .sorted(Comparator.comparingDouble(Node::getLayoutX))
                            .map(OverflowBarTest::name)
                            .toList();
                });
    }

    private static String name(Node place) {
        Node control = place instanceof StackPane cell ? cell.getChildren().getFirst() : place;
        return String.valueOf(control.getId()).replace("bar-", "");
    }

    private Region cell(String id) {
        Node control = robot().lookup("#bar-" + id).query();
        return control.getParent() instanceof OverflowBar
                ? (Region) control
                : (Region) control.getParent();
    }

    private double usual(String id) {
        return onFx(() -> Math.ceil(cell(id).prefWidth(-1)));
    }

    private double wide(String id) {
        return onFx(() -> cell(id).getWidth());
    }

    /**
     * Fields narrow, commands leave, the last one first, the filter is an icon, the title leaves.
     */
    @Test
    void whatGivesUpRoomDoesSoInItsTurn() {
        FilterField filter = onFx(() -> new FilterField("bar-filter", "Filter", _ -> {}));
        OverflowBar bar =
                bar(
                        made -> {
                            Label title = new Label("All the videos");
                            title.setId("bar-title");
                            made.addTitle(title);
                            made.add(
                                    Buttons.titled("bar-rename", "Rename"),
                                    Buttons.titled("bar-move", "Move to another folder"));
                            made.slot().addFields(filter);
                        });
        double all = onFx(() -> bar.prefWidth(-1));
        double field = usual("filter");
        double least = onFx(() -> Math.ceil(cell("filter").minWidth(-1)));
        assertThat(at(bar, all)).containsExactly("title", "rename", "move", "filter");
        assertThat(wide("filter")).isEqualTo(field);
        assertThat(at(bar, all - 1)).containsExactly("title", "rename", "move", "filter");
        assertThat(wide("filter")).as("it narrows first").isEqualTo(field - 1);
        assertThat(at(bar, all - (field - least) - 1))
                .containsExactly("title", "rename", "filter", "more");
    }

    @Test
    void theMenuIsColoredWhileAMarkIsInIt() {
        OverflowBar bar =
                bar(
                        made -> {
                            made.add(Buttons.titled("bar-rename", "Rename"));
                            made.markingSlot().add(Buttons.titled("bar-warn", "3 problems"));
                        });
        double all = onFx(() -> bar.prefWidth(-1));
        assertThat(at(bar, all)).containsExactly("rename", "warn");
        assertThat(isMarked()).isFalse();
        assertThat(at(bar, all - 1)).containsExactly("rename", "more");
        assertThat(isMarked()).isTrue();
        onFx(() -> Visibility.show(find("bar-warn", Button.class), false));
        assertThat(at(bar, usual("more"))).containsExactly("more");
        assertThat(isMarked()).as("it is hidden").isFalse();
    }

    private boolean isMarked() {
        return onFx(
                () ->
                        robot().lookup("#bar-more").query().getPseudoClassStates().stream()
                                .anyMatch(each -> each.getPseudoClassName().equals("marked")));
    }

    @Test
    void whatIsAlwaysInTheMenuStandsBelowWhatHasNoRoom() {
        Button export = onFx(() -> Buttons.titled("bar-export", "Export"));
        OverflowBar bar =
                bar(
                        made -> {
                            made.add(Buttons.titled("bar-rename", "Rename"));
                            made.addToMenu(export);
                        });
        double all = onFx(() -> bar.prefWidth(-1));
        assertThat(at(bar, all)).containsExactly("rename", "more");
        assertThat(menu()).containsExactly("Export");
        assertThat(at(bar, all - 1)).containsExactly("more");
        assertThat(menu()).containsExactly("Rename", "null", "Export");
        onFx(() -> Visibility.show(export, false));
        assertThat(at(bar, all - 1)).as("no menu is needed").containsExactly("rename");
    }

    /** A line between commands has no words. */
    private List<String> menu() {
        MenuButton more = (MenuButton) robot().lookup("#bar-more").query();
        onFx(more::show);
        List<String> items =
                onFx(
                        () ->
                                more.getItems().stream()
                                        .map(each -> String.valueOf(each.getText()))
                                        .toList());
        onFx(more::hide);
        settle();
        return items;
    }

    @Test
    void whatIsAtTheRightEndsThere() {
        OverflowBar bar =
                bar(
                        made -> {
                            made.add(Buttons.titled("bar-rename", "Rename"));
                            made.rightSlot().add(Buttons.titled("bar-help", "Help"));
                        });
        double all = onFx(() -> bar.prefWidth(-1));
        assertThat(at(bar, all + 200)).containsExactly("rename", "help");
        Region help = cell("help");
        assertThat(onFx(() -> help.getLayoutX() + help.getWidth()))
                .isCloseTo(all + 200 - onFx(() -> bar.getInsets().getRight()), within(1.0));
        assertThat(onFx(() -> cell("rename").getLayoutX()))
                .isEqualTo(onFx(() -> bar.getInsets().getLeft()));
    }
}
