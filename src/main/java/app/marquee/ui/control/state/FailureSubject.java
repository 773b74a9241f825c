package app.marquee.ui.control.state;

/** What a request was about, so that its failure can hint at what usually goes wrong with it. */
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
