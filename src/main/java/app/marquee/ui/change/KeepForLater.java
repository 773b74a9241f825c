package app.marquee.ui.change;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.shell.section.SectionContext;

/**
 * Command that saves a shown proposal for later and confirms it in a notification. FX thread only.
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

    /** The text of its button. */
    public String words() {
        return messages.text("action.keep");
    }

    /** Saves the shown proposal for later. */
    public void keep(Proposal shown) {
        flow.keep(
                shown,
                count -> on.notices().done(messages.plural("keep.done", count)),
                why ->
                        on.notices()
                                .failed(messages.text("keep.failed"), why, FailureSubject.OTHER));
    }
}
