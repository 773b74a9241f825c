package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.shell.section.SectionContext;

/** Tells how a change ended that has no place of its own in the view. */
final class ChangeResultNotifier {
    private final SectionContext context;
    private final Messages messages;

    ChangeResultNotifier(SectionContext context) {
        this.context = context;
        this.messages = context.messages();
    }

    /** Says nothing of what was done: whoever asked for it says that. */
    void tell(String what, ChangeResult ended) {
        switch (ended.outcome()) {
            case ChangeOutcome.Done _ -> {
                // Said elsewhere.
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
