package app.marquee.ui.analytics.period;

/** Problem of the chosen dates or of a typed date. */
enum PeriodProblem {
    NONE(""),
    INCOMPLETE("incomplete"),
    REVERSED("reversed"),
    FUTURE("future"),
    /** A comparison that was saved and is offered no more. */
    REMOVED("removed"),
    /** A text that was no date; the date before it holds. */
    UNREADABLE_FROM("unreadable"),
    UNREADABLE_TO("unreadable");

    private final String key;

    PeriodProblem(String key) {
        this.key = key;
    }

    /** Whether the dates can be used nevertheless. */
    boolean isHarmless() {
        return this == NONE || this == REMOVED || this == UNREADABLE_FROM || this == UNREADABLE_TO;
    }

    /** Whether it is the first date that has to be looked at. */
    boolean isOfFrom() {
        return this == INCOMPLETE || this == FUTURE || this == UNREADABLE_FROM;
    }

    /** Whether it is the second date that has to be looked at. */
    boolean isOfTo() {
        return this == INCOMPLETE || this == REVERSED || this == UNREADABLE_TO;
    }

    /** The end of its message key. */
    String key() {
        return key;
    }
}
