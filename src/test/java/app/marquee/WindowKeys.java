package app.marquee;

import app.marquee.harness.Effort;
import app.marquee.tour.TourWindow;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Presses in every section, at every control that takes the focus and is no button, every key that
 * a view may have a meaning for, alone and with what is held beside it; what opens then is filled
 * in and confirmed. So a key that a view takes for itself, beside the table of commands, is tried
 * without anybody naming it.
 */
final class WindowKeys {
    /** What is not here only moves, closes or asks: {@code CrawledWaysTest}. */
    static final Set<KeyCode> KEYS =
            EnumSet.of(
                    KeyCode.ENTER,
                    KeyCode.SPACE,
                    KeyCode.F2,
                    KeyCode.DELETE,
                    KeyCode.BACK_SPACE,
                    KeyCode.INSERT,
                    KeyCode.X,
                    KeyCode.V,
                    KeyCode.Z,
                    KeyCode.N,
                    KeyCode.A,
                    KeyCode.B,
                    KeyCode.C,
                    KeyCode.P,
                    KeyCode.J,
                    KeyCode.T,
                    KeyCode.D,
                    KeyCode.W,
                    KeyCode.M,
                    KeyCode.Y,
                    KeyCode.UP,
                    KeyCode.DOWN,
                    KeyCode.LEFT,
                    KeyCode.RIGHT,
                    KeyCode.HOME,
                    KeyCode.END,
                    KeyCode.PAGE_UP,
                    KeyCode.PAGE_DOWN);

    private static final Comparator<KeyCode> DELETING_FIRST =
            Comparator.comparing((KeyCode key) -> key != KeyCode.DELETE)
                    .thenComparing(key -> key != KeyCode.BACK_SPACE)
                    .thenComparing(Comparator.naturalOrder());

    /** Without the settings, where keys lift the lock, as they should. */
    static final List<String> SECTIONS =
            WindowCrawl.SECTIONS.stream().filter(section -> !section.equals("settings")).toList();

    /** Held beside a key. */
    private record Held(boolean shift, boolean control, boolean alt) {
        static final List<Held> ALL =
                List.of(
                        new Held(false, false, false),
                        new Held(false, true, false),
                        new Held(false, false, true),
                        new Held(true, false, false));
    }

    private final TourWindow window;
    private final WindowCrawl crawl;
    private final Set<KeyCode> keys;
    private final Effort effort;
    private Effort now;
    private Set<String> usual = Set.of();
    private int pressed;
    private boolean isGone;
    private int left;

    WindowKeys(TourWindow window, Set<KeyCode> keys, Effort effort) {
        this.window = window;
        this.keys = keys;
        this.effort = effort;
        this.now = effort;
        this.crawl = new WindowCrawl(window, effort);
    }

    /**
     * Each section gets its share of the time that is left, and so does each key at all controls of
     * a section: with little time each control gets those that delete. Returns how many keys were
     * pressed.
     */
    int everything(List<String> sections) {
        for (int n = 0; n < sections.size(); n++) {
            Effort part = effort.rest().share(1.0 / (sections.size() - n));
            String section = sections.get(n);
            crawl.leave();
            window.section(section);
            crawl.begin(section);
            usual = crawl.buttonsNow();
            List<String> controls = List.copyOf(controls());
            List<KeyCode> codes = keys.stream().sorted(DELETING_FIRST).toList();
            for (int each = 0; each < codes.size(); each++) {
                now = part.rest().share(1.0 / (codes.size() - each));
                at(section, controls, codes.get(each));
            }
        }
        return pressed;
    }

    /** For how many keys there was no time. */
    int left() {
        return left;
    }

    private void at(String section, List<String> controls, KeyCode key) {
        for (Held held : Held.ALL) {
            int next = 0;
            while (next < controls.size() && now.allows(pressed)) {
                int from = next;
                isGone = false;
                next = window.see(root -> press(root, controls, from, key, held));
                if (isGone || !crawl.buttonsNow().equals(usual)) {
                    crawl.goOn(usual);
                    crawl.begin(section);
                    usual = crawl.buttonsNow();
                }
            }
            left += controls.size() - next;
        }
    }

    /**
     * Presses a key at one control after another until something opens or one of them isn't there
     * any more; returns which is the next. On the FX thread: waiting for a pulse after each key
     * takes most of the time, and few keys open anything.
     */
    private int press(Parent root, List<String> controls, int from, KeyCode key, Held held) {
        for (int at = from; at < controls.size(); at++) {
            Node node = root.lookup("#" + controls.get(at));
            if (node == null || !WindowCrawl.isShown(node)) {
                isGone = true;
                return at + 1;
            }
            node.requestFocus();
            fire(node, KeyEvent.KEY_PRESSED, key, held);
            fire(node, KeyEvent.KEY_RELEASED, key, held);
            pressed++;
            if (!WindowCrawl.buttons(root).equals(usual)) {
                return at + 1;
            }
        }
        return controls.size();
    }

    private static void fire(Node at, EventType<KeyEvent> type, KeyCode key, Held held) {
        Event.fireEvent(
                at,
                new KeyEvent(type, "", "", key, held.shift(), held.control(), held.alt(), false));
    }

    private Set<String> controls() {
        return window.see(
                (Parent root) -> {
                    Set<String> ids = new TreeSet<>();
                    for (Node node : root.lookupAll("*")) {
                        if (node.getId() != null
                                && node.isFocusTraversable()
                                && !(node instanceof ButtonBase)
                                && !node.isDisabled()
                                && WindowCrawl.isShown(node)) {
                            ids.add(node.getId());
                        }
                    }
                    return ids;
                });
    }
}
