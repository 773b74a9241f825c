package app.marquee.analytics.group;

/** Type of a group of rows. */
public enum GroupKind {
    /** Everything together. */
    ALL,
    /** A channel by its key. */
    CHANNEL,
    /** A site by its known name or its registered domain. */
    SITE,
    /** An app, by its known name or its ID. */
    APP,
    /** A page by its normalized URL. */
    PAGE,
    /** A campaign by its name; empty when its links have none. */
    CAMPAIGN,
    /** The source and the medium of a campaign; empty when its links have none. */
    SOURCE,
    /** Addresses without a campaign. */
    UNTAGGED,
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
    /** A type of device by its key. */
    DEVICE,
    /** A browser whatever its version, or a family of browsers. */
    FAMILY,
    /** A version of a browser; empty when it is not said. */
    VERSION,
    /** A day or an hour. */
    BUCKET
}
