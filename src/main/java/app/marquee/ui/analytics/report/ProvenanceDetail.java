package app.marquee.ui.analytics.report;

/**
 * Line of all that is known of a report's data.
 *
 * @param label its subject, which several lines in a row may share
 * @param isForDevelopers whether it is shown with developer details only
 */
public record ProvenanceDetail(String label, String text, boolean isForDevelopers) {
    public ProvenanceDetail(String label, String text) {
        this(label, text, false);
    }

    /** The request of a report, with its host. */
    public static ProvenanceDetail forDevelopers(String label, String text) {
        return new ProvenanceDetail(label, text, true);
    }
}
