package app.marquee.ui.change;

import java.util.Optional;

/** The latest batch of a flow that can be undone. FX thread only. */
public final class LatestBatch {
    private LatestBatch() {}

    public static Optional<ChangeBatch> of(ChangeFlowViewModel flow) {
        return flow.gestures().stream()
                .filter(batch -> batch.takesBack() == null)
                .filter(ChangeBatch::canBeTakenBack)
                .findFirst();
    }

    /** Proposes to undo it. */
    public static void undo(ChangeFlowViewModel flow) {
        flow.undo(of(flow).orElseThrow());
    }
}
