package app.marquee.ui.shell;

import javafx.scene.AccessibleRole;
import javafx.scene.control.ToggleButton;

import org.kordamp.ikonli.javafx.FontIcon;

/** A place in the rail. Pressing the selected one again leaves it selected. */
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

    @Override
    public void fire() {
        if (!isSelected()) {
            super.fire();
        }
    }
}
