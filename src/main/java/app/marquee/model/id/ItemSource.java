package app.marquee.model.id;

/** Source of a known item. */
public enum ItemSource {
    /** A list of the service carried it. */
    LIST,
    /** An answer mentioned it: a video of a funnel, a row of the ranking. */
    ANSWER,
    /** Its ID was entered by the user. */
    PERSON,
    /** It was created from here. */
    CHANGE
}
