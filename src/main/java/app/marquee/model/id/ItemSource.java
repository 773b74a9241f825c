package app.marquee.model.id;

/** How an item became known on this machine. */
public enum ItemSource {
    /** A list of the service carried it. */
    LIST,
    /** An answer mentioned it: a video of a funnel, a row of the ranking. */
    ANSWER,
    /** The person gave its id. */
    PERSON,
    /** It was created from here. */
    CHANGE
}
