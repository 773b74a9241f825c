package app.marquee.analytics.group;

/** What a group of rows stands for. */
public enum GroupKind {
    /** Everything together. */
    ALL,
    /** A site by the name under which somebody registered it. */
    SITE,
    /** An app of which no site is known. */
    APP,
    /** Nobody referred. */
    DIRECT,
    /** The service does not say. */
    UNKNOWN,
    /** Texts that are no address. */
    OTHER,
    /** What a rule of the person named. */
    NAMED,
    /** An address as the service writes it. */
    ADDRESS,
    /** A browser whatever its version. */
    FAMILY,
    /** A version of a browser; empty when it is not said. */
    VERSION,
    /** A day or an hour. */
    BUCKET
}
