package app.marquee.model.change;

/** Result of reading a file of changes. */
public sealed interface ChangeListReading {
    record Found(ChangeList list) implements ChangeListReading {}

    /**
     * Rejected file: nothing of it was imported.
     *
     * @param where the place in the file, or what stands in the way; empty for the file as a whole
     */
    record Refused(Reason reason, String where) implements ChangeListReading {}

    /** Reason for rejecting a file. */
    enum Reason {
        UNREADABLE,
        TOO_LARGE,
        /** No JSON, or not all of it; where by line and column. */
        DAMAGED,
        /** Something else than changes of Marquee. */
        FOREIGN,
        /** Written by a version that knows more. */
        NEWER,
        /** A change that is none; where by its number, from 1, and what it is about. */
        BAD_CHANGE,
        /** A removal from a funnel or a deletion, which are asked about in a way of their own. */
        NOT_FROM_A_FILE,
        /** No change at all. */
        EMPTY,
        /** Made for another service; where names it. */
        OTHER_SERVICE,
        /** Its changes are in the journal of this computer. */
        APPLIED_ONCE
    }
}
