package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.text.Messages;
import app.marquee.ui.change.StateBadge;
import app.marquee.ui.control.Badge;

/** State of a change in lists and counts, where a conflict is a state of its own. */
enum ListedState {
    STAGED,
    SENDING,
    DONE,
    FAILED,
    CONFLICT,
    UNKNOWN,
    CANCELLED;

    static ListedState of(ChangeLine line) {
        return line.isConflict() ? CONFLICT : of(line.state());
    }

    private static ListedState of(ChangeState state) {
        return switch (state) {
            case STAGED -> STAGED;
            case SENDING -> SENDING;
            case DONE -> DONE;
            case FAILED -> FAILED;
            case UNKNOWN -> UNKNOWN;
            case CANCELLED -> CANCELLED;
        };
    }

    String words(Messages messages) {
        return messages.text(this == STAGED ? "state.WAITING" : "state." + name());
    }

    /** Text for a number of changes in this state. */
    String counted(Messages messages, long count) {
        return messages.plural("group.state." + name(), count);
    }

    Badge.Tone tone() {
        return switch (this) {
            case STAGED, SENDING -> StateBadge.tone(ChangeState.SENDING);
            case DONE -> StateBadge.tone(ChangeState.DONE);
            case FAILED -> StateBadge.tone(ChangeState.FAILED);
            case CONFLICT, UNKNOWN -> StateBadge.tone(ChangeState.UNKNOWN);
            case CANCELLED -> StateBadge.tone(ChangeState.CANCELLED);
        };
    }
}
