package app.marquee.text;

/** Subject of a request, so that its failure can hint at the usual cause. */
public enum FailureSubject {
    VIDEO,
    PLAYLIST,
    FOLDER,
    FUNNEL,
    LIVE,
    ANALYTICS,
    CONNECTION,
    OTHER
}
