package app.marquee.ui.change;

import app.marquee.change.StateCheck;
import app.marquee.task.Job;
import app.marquee.task.JobHandle;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Sending of what a preview shows: all of it, or nothing where a value has changed since. FX thread
 * only.
 */
public final class PreviewSending {
    private final SectionContext on;
    private final ChangeFlowViewModel flow;
    private final Messages messages;
    private PreviewCheck check = PreviewCheck.NONE;
    private @Nullable JobHandle comparing;

    /** Number of the latest attempt, which a cancelled one no longer has. */
    private int attempt;

    public PreviewSending(SectionContext on, ChangeFlowViewModel flow) {
        this.on = on;
        this.flow = flow;
        this.messages = on.messages().of("change");
    }

    /** Ends of an attempt to send. */
    public interface Ends {
        /** Runs as it is sent. */
        void sent();

        /** Takes those whose values have changed since the preview; nothing is sent. */
        void changed(List<StateCheck> since);

        /** Runs when the values couldn't be compared; nothing is sent. */
        void stopped();
    }

    /** Compares in this way. */
    public void by(PreviewCheck other) {
        check = other;
    }

    /** Compares with the current values, and sends what is shown unless one of them has changed. */
    public void send(Proposal shown, Ends ends) {
        int own = ++attempt;
        comparing =
                on.tasks()
                        .submit(
                                Job.of(
                                                messages.text("job.compare"),
                                                progress -> check.check(shown.lines(), progress))
                                        .onSuccess(
                                                checks -> {
                                                    if (own == attempt) {
                                                        end(shown, checks, ends);
                                                    } else {
                                                        ends.stopped();
                                                    }
                                                })
                                        .onFailure(
                                                why -> {
                                                    on.notices()
                                                            .failed(
                                                                    messages.text("preview.failed"),
                                                                    why,
                                                                    FailureSubject.OTHER);
                                                    ends.stopped();
                                                })
                                        .onCancelled(ends::stopped));
    }

    /** Sends nothing of what is still being compared, since what it belongs to has changed. */
    public void cancel() {
        attempt++;
        if (comparing != null) {
            comparing.cancel();
        }
    }

    private void end(Proposal shown, List<StateCheck> checks, Ends ends) {
        List<StateCheck> changed = checks.stream().filter(PreviewSending::isOther).toList();
        if (changed.isEmpty()) {
            ends.sent();
            flow.send(shown);
        } else {
            on.notices().warn(messages.plural("preview.changed", changed.size()));
            ends.changed(changed);
        }
    }

    private static boolean isOther(StateCheck check) {
        return switch (check.kind()) {
            case CHANGED, ALREADY, GONE -> true;
            case AS_EXPECTED, UNREAD, FAILED -> false;
        };
    }
}
