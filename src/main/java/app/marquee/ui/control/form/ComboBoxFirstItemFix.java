package app.marquee.ui.control.form;

import javafx.scene.control.ComboBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.ComboBoxListViewSkin;

/**
 * Lets the first arrow key in an open list of choices mean the first choice. JavaFX has its focus
 * there already, so that the key would go on to the second. On the FX thread.
 */
public final class ComboBoxFirstItemFix {
    private ComboBoxFirstItemFix() {}

    /** From now on, each time the list opens. */
    public static void attach(ComboBox<?> field) {
        field.addEventHandler(ComboBoxBase.ON_SHOWN, _ -> before(field));
    }

    /** After another list was put in while it is open; nothing happens where one is chosen. */
    public static void before(ComboBox<?> field) {
        if (field.getSelectionModel().isEmpty()
                && field.getSkin() instanceof ComboBoxListViewSkin<?> skin
                && skin.getPopupContent() instanceof ListView<?> list) {
            list.getFocusModel().focus(-1);
        }
    }
}
