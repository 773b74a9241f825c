package app.marquee.model.id;

/** Source of a known item. */
public enum ItemSource {
    /** A list of the service carried it. */
    LIST,
    /** A response contained it, such as a video of a funnel. */
    ANSWER,
    /** A row of the ranking named it. */
    RANKING,
    /** Its ID was entered by the user. */
    PERSON,
    /** It was created from here. */
    CHANGE
}
