package app.marquee.model.change;

import app.marquee.model.id.ChangeId;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;

import java.util.List;

/**
 * Change as stored in a file: its goal and its expected previous state, without request, state or
 * secret. The request is rebuilt when the file is opened.
 *
 * @param subjects what it is about; the first is the one that it is named after
 * @param needsSecret whether a password has to be given before it can be sent
 * @param author who staged it
 * @param note the user's reason; empty for none
 * @param needs the items that earlier changes of the file create for it
 */
public record ListedChange(
        ChangeId id,
        Operation operation,
        List<Subject> subjects,
        List<MemberChange> members,
        boolean needsSecret,
        String author,
        String note,
        List<CreatedItem> needs) {
    public ListedChange {
        subjects = List.copyOf(subjects);
        members = List.copyOf(members);
        needs = List.copyOf(needs);
        if (subjects.isEmpty()) {
            throw new IllegalArgumentException("A change needs an item");
        }
    }

    /** Change that needs nothing created. */
    public ListedChange(
            ChangeId id,
            Operation operation,
            List<Subject> subjects,
            List<MemberChange> members,
            boolean needsSecret,
            String author,
            String note) {
        this(id, operation, subjects, members, needsSecret, author, note, List.of());
    }

    public static ListedChange of(ChangeLine line) {
        return new ListedChange(
                line.id(),
                line.operation(),
                line.subjects(),
                line.members(),
                line.content().needsSecret(),
                line.origin().author(),
                line.origin().note(),
                line.needs());
    }

    /** The same change of the same items under other titles. */
    public ListedChange about(List<Subject> named) {
        return new ListedChange(id, operation, named, members, needsSecret, author, note, needs);
    }

    /** What the change is named after. */
    public Subject subject() {
        return subjects.getFirst();
    }
}
