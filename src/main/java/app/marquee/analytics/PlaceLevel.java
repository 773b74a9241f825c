package app.marquee.analytics;

/** What a node of the places stands for, from the outside in. */
public enum PlaceLevel {
    EVERYWHERE,
    COUNTRY,
    REGION,
    CITY,
    /** A day or hour of a city. */
    BUCKET
}
