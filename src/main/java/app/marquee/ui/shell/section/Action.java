package app.marquee.ui.shell.section;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;

import java.util.function.Consumer;

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

    /** The control also gives the reason why not, which is a text. */
    public void explain(Control control) {
        availability.subscribe(
                now -> {
                    String why = now instanceof Availability.Refused(var reason) ? reason : null;
                    control.setAccessibleHelp(why);
                    control.setTooltip(why == null ? null : new Tooltip(why));
                });
    }

    /** Does it, or passes the reason why not. */
    public void run(Consumer<String> otherwise) {
        if (availability.get() instanceof Availability.Refused(var reason)) {
            otherwise.accept(reason);
        } else {
            run.run();
        }
    }

    /** Does nothing while it can't be done. */
    public void run() {
        run(_ -> {});
    }
}
