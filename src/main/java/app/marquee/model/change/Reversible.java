package app.marquee.model.change;

/** Reversibility of a change. */
public enum Reversible {
    /** The previous values are known, and setting them again is the way back. */
    YES,
    /** The service has no way back, or it is not known which. */
    NO,
    /** There would be a way back, but something that it needs is not known. */
    UNKNOWN
}
