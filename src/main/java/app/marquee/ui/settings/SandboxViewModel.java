package app.marquee.ui.settings;

import app.marquee.service.connection.SandboxControls;
import app.marquee.task.Job;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** View model of the embedded sandbox's simulated failures and its reset. FX thread only. */
final class SandboxViewModel {
    private final SandboxControls sandbox;
    private final SectionContext context;
    private final Messages messages;
    private final ReadOnlyObjectWrapper<String> faultProblem = new ReadOnlyObjectWrapper<>("");

    SandboxViewModel(SandboxControls sandbox, SectionContext context) {
        this.sandbox = sandbox;
        this.context = context;
        this.messages = context.messages();
    }

    /** Why the typed faults were not understood; empty when they were. */
    ReadOnlyObjectProperty<String> faultProblemProperty() {
        return faultProblem.getReadOnlyProperty();
    }

    String faults() {
        return sandbox.faults();
    }

    /** Replaces the sandbox's simulated failures, or reports why not. */
    void faults(String typed) {
        try {
            sandbox.setFaults(typed);
            faultProblem.set("");
            context.notices().done(messages.text(typed.isBlank() ? "faults.none" : "faults.set"));
        } catch (IllegalArgumentException notUnderstood) {
            faultProblem.set(
                    messages.text("faults.problem", String.valueOf(notUnderstood.getMessage())));
        }
    }

    void reset() {
        context.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.reset"),
                                        _ -> {
                                            sandbox.reset();
                                            return true;
                                        })
                                .onSuccess(
                                        _ -> context.notices().done(messages.text("reset.done"))));
    }
}
