package app.marquee.analytics.group;

/** Type of a group of rows. */
public enum GroupKind {
    /** Everything together. */
    ALL,
    /** A site by its registered domain. */
    SITE,
    /** An app of which no site is known. */
    APP,
    /** Direct visit. */
    DIRECT,
    /** The service does not say. */
    UNKNOWN,
    /** Texts that are no address. */
    OTHER,
    /** A name from a naming rule. */
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
