package app.marquee.service.session;

/** Availability of an unofficial feature on a connection. */
public enum Capability {
    YES,
    NO,
    /** It was not asked yet, or its answer said nothing about it. */
    UNKNOWN
}
