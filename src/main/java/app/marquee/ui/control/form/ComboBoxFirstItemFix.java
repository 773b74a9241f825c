package app.marquee.ui.control.form;

import javafx.scene.control.ComboBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.ComboBoxListViewSkin;

/**
 * Keyboard fix that lets the first arrow key in an open combo box select the first item. JavaFX
 * focuses that item already and would skip to the second. FX thread only.
 */
public final class ComboBoxFirstItemFix {
    private ComboBoxFirstItemFix() {}

    /** Installs the fix for each time the list opens. */
    public static void attach(ComboBox<?> field) {
        field.addEventHandler(ComboBoxBase.ON_SHOWN, _ -> before(field));
    }

    /**
     * Applies the fix after the items were replaced while open; does nothing when one is chosen.
     */
    public static void before(ComboBox<?> field) {
        if (field.getSelectionModel().isEmpty()
                && field.getSkin() instanceof ComboBoxListViewSkin<?> skin
                && skin.getPopupContent() instanceof ListView<?> list) {
            list.getFocusModel().focus(-1);
        }
    }
}
