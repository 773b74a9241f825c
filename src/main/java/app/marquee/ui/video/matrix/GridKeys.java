package app.marquee.ui.video.matrix;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * Keys of the grid while no cell is edited: those of spreadsheets. Tab leaves it, as it leaves any
 * table. FX thread only.
 */
final class GridKeys {
    private static final int FAR = 1_000_000;
    private static final char FIRST_PRINTED = ' ';
    private static final char DELETE = '\u007f';

    private final FieldGridPane pane;

    GridKeys(FieldGridPane pane) {
        this.pane = pane;
    }

    void on(KeyEvent event) {
        if (!pane.hasFocus()) {
            return;
        }
        boolean used =
                event.getEventType().equals(KeyEvent.KEY_PRESSED)
                        ? event.isShortcutDown() ? shortcut(event) : plain(event)
                        : event.getEventType().equals(KeyEvent.KEY_TYPED) && typed(event);
        if (used) {
            event.consume();
        }
    }

    private boolean typed(KeyEvent event) {
        String text = event.getCharacter();
        boolean printed =
                !text.isEmpty()
                        && text.charAt(0) >= FIRST_PRINTED
                        && text.charAt(0) != DELETE
                        && !event.isShortcutDown()
                        && !event.isControlDown()
                        && !event.isAltDown()
                        && !event.isMetaDown();
        if (printed) {
            pane.edit(text);
        }
        return printed;
    }

    private boolean plain(KeyEvent event) {
        if (event.isAltDown()) {
            return false;
        }
        boolean grows = event.isShiftDown();
        switch (event.getCode()) {
            case UP -> pane.move(-1, 0, grows);
            case DOWN -> pane.move(1, 0, grows);
            case LEFT -> pane.move(0, -1, grows);
            case RIGHT -> pane.move(0, 1, grows);
            case PAGE_UP -> pane.move(-pane.page(), 0, grows);
            case PAGE_DOWN -> pane.move(pane.page(), 0, grows);
            case HOME -> pane.move(0, -FAR, grows);
            case END -> pane.move(0, FAR, grows);
            case ENTER, F2 -> pane.actions().edit().run();
            case DELETE, BACK_SPACE -> pane.actions().clear().run();
            case ESCAPE -> {
                if (pane.isOneSelected()) {
                    return false;
                }
                pane.collapse();
            }
            default -> {
                // Space begins a text instead of selecting a row.
                return event.getCode() == KeyCode.SPACE;
            }
        }
        return true;
    }

    private boolean shortcut(KeyEvent event) {
        boolean grows = event.isShiftDown();
        if (event.isAltDown()) {
            return false;
        }
        switch (event.getCode()) {
            case UP -> pane.move(-FAR, 0, grows);
            case DOWN -> pane.move(FAR, 0, grows);
            case LEFT -> pane.move(0, -FAR, grows);
            case RIGHT -> pane.move(0, FAR, grows);
            case HOME -> pane.move(-FAR, -FAR, grows);
            case END -> pane.move(FAR, FAR, grows);
            case A -> pane.selectAll();
            case ENTER -> pane.actions().send().run();
            case Z -> (grows ? pane.actions().redo() : pane.actions().undo()).run();
            default -> {
                return !grows && single(event.getCode());
            }
        }
        return true;
    }

    private boolean single(KeyCode code) {
        switch (code) {
            case C -> pane.copy();
            case V -> pane.actions().paste().run();
            case D -> pane.actions().fill().run();
            case Y -> pane.actions().redo().run();
            default -> {
                return false;
            }
        }
        return true;
    }
}
