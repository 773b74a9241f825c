package app.marquee.service.session;

/** Whether a connection has an operation that is not in the documented interface. */
public enum Capability {
    YES,
    NO,
    /** It was not asked yet, or its answer said nothing about it. */
    UNKNOWN
}
