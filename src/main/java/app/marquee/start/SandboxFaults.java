package app.marquee.start;

import app.marquee.sandbox.Sandbox;
import app.marquee.service.connection.SandboxControls;

/** Adapter of the embedded sandbox's faults for the settings. */
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
