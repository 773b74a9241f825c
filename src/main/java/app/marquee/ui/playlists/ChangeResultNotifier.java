package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.shell.section.SectionContext;

/**
 * Notifier of the results of changes that have no place of their own in the view. FX thread only.
 */
final class ChangeResultNotifier {
    private final SectionContext context;
    private final Messages messages;

    ChangeResultNotifier(SectionContext context) {
        this.context = context;
        this.messages = context.messages();
    }

    /** Reports a result unless it was applied, which the caller reports itself. */
    void tell(String what, ChangeResult ended) {
        switch (ended.outcome()) {
            case ChangeOutcome.Done _ -> {
                // Reported elsewhere.
            }
            case ChangeOutcome.Failed(var _, var failure) ->
                    context.notices().failed(what, failure, FailureSubject.PLAYLIST);
            case ChangeOutcome.Paused paused ->
                    context.notices().failed(what, paused.failure(), FailureSubject.PLAYLIST);
            case ChangeOutcome.Unsettled(var _, var failure) ->
                    context.notices().failed(what, failure, FailureSubject.PLAYLIST);
            case ChangeOutcome.Cancelled _ ->
                    context.notices().warn(messages.text("outcome.cancelled"));
        }
    }
}
