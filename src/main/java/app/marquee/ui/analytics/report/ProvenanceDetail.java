package app.marquee.ui.analytics.report;

/**
 * Line of all that is known of a report's data.
 *
 * @param label its subject, which several lines in a row may share
 */
public record ProvenanceDetail(String label, String text) {}
