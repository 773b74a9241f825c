package app.marquee;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;

import java.util.Arrays;
import java.util.stream.Collectors;

/** User whose clicks and keys are counted, from the Overview with nothing loaded. */
abstract class CountedKeys extends DeskKeys {
    CountedHand hand = CountedHand.atMost(0, "nothing");

    /** On the Overview, as on a later start: what was chosen is remembered, nothing is loaded. */
    final void begin(int most, String task) {
        restart();
        hand = CountedHand.atMost(most, task);
    }

    final void key(KeyCode... keys) {
        String name = Arrays.stream(keys).map(KeyCode::getName).collect(Collectors.joining("+"));
        hand.does(
                name,
                () -> {
                    press(keys);
                    rest();
                });
    }

    final void mouse(String id) {
        hand.does(
                id,
                () -> {
                    until(() -> exists(id));
                    robot().clickOn(find(id, Node.class));
                    rest();
                });
    }

    /** A click on the first row. */
    final void row(String table) {
        hand.does(
                "row",
                () -> {
                    Node first =
                            onFx(
                                    () ->
                                            robot().from(find(table, Node.class))
                                                    .lookup(".table-row-cell")
                                                    .nth(0)
                                                    .query());
                    robot().clickOn(first);
                    rest();
                });
    }

    /** A click with the other button on a row that says this. */
    final void menu(String table, String words) {
        hand.does(
                "menu of " + words,
                () -> {
                    until(() -> words().contains(words));
                    Node row =
                            onFx(() -> robot().from(find(table, Node.class)).lookup(words).query());
                    robot().rightClickOn(row);
                    // The toolkit of the desktop asks for the menu then.
                    onFx(() -> row.fireEvent(menuOver(row)));
                    settle();
                });
    }

    private static ContextMenuEvent menuOver(Node row) {
        Bounds on = row.localToScreen(row.getLayoutBounds());
        return new ContextMenuEvent(
                ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                0,
                0,
                on.getCenterX(),
                on.getCenterY(),
                false,
                null);
    }

    /** A click on the item of the menu that says this. */
    final void choice(String words) {
        hand.does(
                words,
                () -> {
                    robot().clickOn(words);
                    rest();
                });
    }

    /** A click on an item of the menu that is open. */
    final void item(String id) {
        hand.does(
                id,
                () -> {
                    robot().clickOn("#" + id);
                    rest();
                });
    }

    final void word(String text) {
        hand.does(
                "“" + text + "”",
                () -> {
                    robot().write(text);
                    rest();
                });
    }
}
