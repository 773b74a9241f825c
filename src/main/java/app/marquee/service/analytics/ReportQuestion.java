package app.marquee.service.analytics;

/** Question of a report, which travels with it. Equal questions have the same report. */
public interface ReportQuestion {
    /** The question as text in the key of its saved copies, which never changes. */
    String text();
}
