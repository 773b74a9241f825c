package app.marquee.ui.change;

import app.marquee.model.id.KnownItem;
import app.marquee.task.FxThread;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.Action;

import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Menu of the places that items were put into lately: one of them saves the change for later at
 * once. All others are in a dialog, which opens in place of an empty menu. FX thread only.
 */
public final class TargetMenu extends MenuButton {
    /** Characters of a name that are shown. */
    private static final int LONGEST = 60;

    private final Messages messages;
    private final String other;
    private final Action dialog;
    private final Consumer<KnownItem> onRecent;
    private List<KnownItem> recent = List.of();

    /**
     * @param other the name of the way to all places
     * @param dialog offers all places
     * @param onRecent takes the chosen place
     */
    public TargetMenu(
            String id,
            Messages messages,
            String other,
            Action dialog,
            Consumer<KnownItem> onRecent) {
        this.messages = messages.of("change");
        this.other = other;
        this.dialog = dialog;
        this.onRecent = onRecent;
        setId(id);
        setMinWidth(USE_PREF_SIZE);
        dialog.disable(this);
        fill();
    }

    /** Looks like a button with this title, which ends in no “…” before a menu. */
    public TargetMenu titled(String title, String icon) {
        setText(title.replace("…", ""));
        setGraphic(new FontIcon(icon));
        return this;
    }

    /** Offers these, the latest first. */
    public void offer(List<KnownItem> latest) {
        if (!latest.equals(recent)) {
            recent = List.copyOf(latest);
            fill();
        }
    }

    private void fill() {
        List<MenuItem> items = new ArrayList<>();
        if (!recent.isEmpty()) {
            MenuItem head = new MenuItem(messages.text("action.keep"));
            head.setDisable(true);
            items.add(head);
        }
        for (KnownItem place : recent) {
            MenuItem item = new MenuItem(shown(place));
            item.setId(getId() + "-recent-" + (items.size() - 1));
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> onRecent.accept(place));
            items.add(item);
        }
        if (!recent.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        MenuItem all = new MenuItem(other);
        all.setId(getId() + "-other");
        all.setOnAction(_ -> dialog.run());
        items.add(all);
        getItems().setAll(items);
    }

    private static String shown(KnownItem place) {
        String name = String.valueOf(place.title()).replace('\n', ' ');
        return name.length() <= LONGEST ? name : name.substring(0, LONGEST).strip() + "…";
    }

    @Override
    public void show() {
        if (recent.isEmpty()) {
            dialog.run();
        } else {
            super.show();
        }
    }

    /** Opens it by keys, with the latest place chosen; the dialog where it isn't in sight. */
    public void ask() {
        if (recent.isEmpty() || getScene() == null || !Visibility.isTreeVisible(this)) {
            dialog.run();
            return;
        }
        requestFocus();
        super.show();
        FxThread.later(this::chooseFirst);
    }

    /** A menu that code opened has no chosen item before a key. */
    private void chooseFirst() {
        Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .filter(menu -> menu.isShowing() && equals(menu.getOwnerNode()))
                .forEach(menu -> down(menu.getSkin().getNode()));
    }

    /** Past the head, which says what the places are for. */
    private static void down(Node items) {
        for (int step = 0; step < 2; step++) {
            Event.fireEvent(
                    items,
                    new KeyEvent(
                            KeyEvent.KEY_PRESSED,
                            "",
                            "",
                            KeyCode.DOWN,
                            false,
                            false,
                            false,
                            false));
        }
    }
}
