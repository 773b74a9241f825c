package app.marquee.ui.analytics;

/** What a section of a report does with its view-model. On the FX thread. */
interface ReportModel extends AutoCloseable {
    /** It has come to the front: what is wanted and not there is asked for. */
    void shown();

    void hidden();

    /** Asks again. */
    void refresh();

    /** Whether what is shown answers another question than the one that is chosen. */
    boolean isOfAnotherQuestion();

    @Override
    void close();
}
