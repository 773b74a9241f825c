package app.marquee.start;

import app.marquee.sandbox.Sandbox;
import app.marquee.ui.settings.SandboxControls;

/** The embedded sandbox as the settings see it. */
public record SandboxFaults(Sandbox sandbox) implements SandboxControls {
    @Override
    public String faults() {
        return sandbox.faults().spec();
    }

    @Override
    public void setFaults(String faults) {
        sandbox.faults().set(faults);
    }

    @Override
    public void reset() {
        sandbox.reset();
    }
}
