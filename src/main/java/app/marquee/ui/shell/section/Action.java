package app.marquee.ui.shell.section;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;

/**
 * Action of a view, which its buttons and its command follow: what it does, and whether it can be
 * done now. FX thread only.
 */
public final class Action {
    private final Runnable run;
    private final ReadOnlyObjectWrapper<Availability> availability =
            new ReadOnlyObjectWrapper<>(Availability.ready());
    private final BooleanBinding refused =
            Bindings.createBooleanBinding(
                    () -> availability.get() instanceof Availability.Refused, availability);

    public Action(Runnable run) {
        this.run = run;
    }

    /** Whether it can be done, and the reason when it can't. */
    public ReadOnlyObjectProperty<Availability> availabilityProperty() {
        return availability.getReadOnlyProperty();
    }

    public Availability availability() {
        return availability.get();
    }

    public void set(Availability now) {
        availability.set(now);
    }

    /** The button does this, and is disabled while it can't be done. */
    public void attach(ButtonBase button) {
        disable(button);
        button.setOnAction(_ -> run());
    }

    /** The control is disabled while it can't be done. */
    public void disable(Node control) {
        control.disableProperty().bind(refused);
    }

    /** Does nothing while it can't be done. */
    public void run() {
        if (!refused.get()) {
            run.run();
        }
    }
}
