package app.marquee.ui.shell;

import app.marquee.ui.shell.section.SectionDefinition;

import javafx.scene.AccessibleRole;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;

import org.kordamp.ikonli.javafx.FontIcon;

/** Toggle in the navigation rail that stays selected when pressed again. */
final class NavItem extends ToggleButton {
    private final SectionDefinition section;

    NavItem(SectionDefinition section, String title) {
        super(title, new FontIcon(section.icon()));
        this.section = section;
        setId(section.navId());
        setAccessibleRole(AccessibleRole.RADIO_BUTTON);
        getStyleClass().setAll("nav-item");
    }

    SectionDefinition section() {
        return section;
    }

    /** Says its name under the mouse while it is not written. */
    void showTip(boolean shown) {
        setTooltip(shown ? new Tooltip(getText()) : null);
    }

    @Override
    public void fire() {
        if (!isSelected()) {
            super.fire();
        }
    }
}
