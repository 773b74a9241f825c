package app.marquee.model.change;

import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Change of an item on the platform, from staging to its end. Holds everything that review, resume
 * and undo need, and no secret.
 *
 * @param sequence order of staging in the journal, by which changes of one object keep their order;
 *     0 until the journal gave one
 * @param list the list it is reviewed with; null for a change that is applied at once
 * @param position its place in that list, from 0
 * @param subjects what it is about; the first is the one that it is named after
 * @param members the changed members only
 * @param needsSecret whether it cannot be sent again from here without asking for a password
 * @param inverseOf the change that this one undoes
 * @param author who staged it
 * @param note the user's reason; empty for none
 * @param attempts how often it was sent
 */
public record ChangeLine(
        ChangeId id,
        long sequence,
        @Nullable ChangeListId list,
        int position,
        ConnectionId connection,
        Operation operation,
        List<Subject> subjects,
        List<MemberChange> members,
        ReviewedRequest request,
        boolean needsSecret,
        Reversible reversible,
        @Nullable ChangeId inverseOf,
        String author,
        String note,
        ChangeState state,
        int attempts,
        Instant stagedAt,
        @Nullable Instant sentAt,
        @Nullable Instant endedAt,
        @Nullable ChangeAnswer answer) {
    public ChangeLine {
        subjects = List.copyOf(subjects);
        members = List.copyOf(members);
        if (subjects.isEmpty()) {
            throw new IllegalArgumentException("A change needs an item");
        }
    }

    /** What the change is named after. */
    public Subject subject() {
        return subjects.getFirst();
    }

    public ChangeLine withSequence(long given) {
        return copy(given, subjects, note, inverseOf, state, attempts, sentAt, endedAt, answer);
    }

    public ChangeLine withNote(String why) {
        return copy(sequence, subjects, why, inverseOf, state, attempts, sentAt, endedAt, answer);
    }

    public ChangeLine takingBack(ChangeId change) {
        return copy(sequence, subjects, note, change, state, attempts, sentAt, endedAt, answer);
    }

    /** The line of a change that a list carried: under its id, by its author. */
    public ChangeLine of(ListedChange listed) {
        return under(listed.id(), list, position, listed.author(), listed.note());
    }

    /** The response decided whether it can be undone. */
    public ChangeLine withReversible(Reversible now) {
        return new ChangeLine(
                id,
                sequence,
                list,
                position,
                connection,
                operation,
                subjects,
                members,
                request,
                needsSecret,
                now,
                inverseOf,
                author,
                note,
                state,
                attempts,
                stagedAt,
                sentAt,
                endedAt,
                answer);
    }

    /** In its place in a list. */
    public ChangeLine inList(ChangeListId whole, int place) {
        return under(id, whole, place, author, note);
    }

    private ChangeLine under(
            ChangeId newId,
            @Nullable ChangeListId newList,
            int newPosition,
            String newAuthor,
            String newNote) {
        return new ChangeLine(
                newId,
                sequence,
                newList,
                newPosition,
                connection,
                operation,
                subjects,
                members,
                request,
                needsSecret,
                reversible,
                inverseOf,
                newAuthor,
                newNote,
                state,
                attempts,
                stagedAt,
                sentAt,
                endedAt,
                answer);
    }

    /** Whether something of it was created whose ID the server has not returned. */
    public boolean wantsId() {
        return subject().id() == null || subjects.stream().anyMatch(ChangeLine::isPartWithoutId);
    }

    private static boolean isPartWithoutId(Subject subject) {
        return subject.kind() == ItemKind.FIELD && subject.id() == null;
    }

    /** The id that the service gave to what was created: a part of something, else the first. */
    public ChangeLine withCreated(String createdId) {
        List<Subject> named = new ArrayList<>(subjects);
        int created = 0;
        for (int at = 1; at < named.size(); at++) {
            created = isPartWithoutId(named.get(at)) ? at : created;
        }
        named.set(created, named.get(created).withId(createdId));
        return copy(sequence, named, note, inverseOf, state, attempts, sentAt, endedAt, answer);
    }

    /** One more attempt begins. */
    public ChangeLine sending(Instant now) {
        return copy(
                sequence,
                subjects,
                note,
                inverseOf,
                ChangeState.SENDING,
                attempts + 1,
                now,
                null,
                null);
    }

    /** The attempt, or the change itself, ended. */
    public ChangeLine ended(ChangeState end, Instant now, ChangeAnswer how) {
        return copy(sequence, subjects, note, inverseOf, end, attempts, sentAt, now, how);
    }

    /** Nothing of the attempt was sent: the change is pending as before. */
    public ChangeLine waitingAgain() {
        return copy(
                sequence,
                subjects,
                note,
                inverseOf,
                ChangeState.STAGED,
                attempts,
                null,
                null,
                null);
    }

    private ChangeLine copy(
            long newSequence,
            List<Subject> newSubjects,
            String newNote,
            @Nullable ChangeId newInverseOf,
            ChangeState newState,
            int newAttempts,
            @Nullable Instant newSentAt,
            @Nullable Instant newEndedAt,
            @Nullable ChangeAnswer newAnswer) {
        return new ChangeLine(
                id,
                newSequence,
                list,
                position,
                connection,
                operation,
                newSubjects,
                members,
                request,
                needsSecret,
                reversible,
                newInverseOf,
                author,
                newNote,
                newState,
                newAttempts,
                stagedAt,
                newSentAt,
                newEndedAt,
                newAnswer);
    }
}
