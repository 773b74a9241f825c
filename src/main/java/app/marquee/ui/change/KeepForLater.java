package app.marquee.ui.change;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.shell.section.SectionContext;

/**
 * Puts what was shown into the change list instead of sending it, and says so. On the FX thread.
 */
public final class KeepForLater {
    private final ChangeFlowViewModel flow;
    private final SectionContext on;
    private final Messages messages;

    public KeepForLater(ChangeFlowViewModel flow, SectionContext on) {
        this.flow = flow;
        this.on = on;
        this.messages = on.messages().of("change");
    }

    /** What the button for it says. */
    public String words() {
        return messages.text("action.keep");
    }

    /** Keeps what a person saw. */
    public void keep(Proposal shown) {
        flow.keep(
                shown,
                count -> on.notices().done(messages.plural("keep.done", count)),
                why ->
                        on.notices()
                                .failed(messages.text("keep.failed"), why, FailureSubject.OTHER));
    }
}
