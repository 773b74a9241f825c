package app.marquee.service.report;

import app.marquee.report.ReportWords;

/** Words for the rows that a table leaves out. */
final class LeftOut {
    private LeftOut() {}

    /** Empty where there are none. */
    static String of(ReportWords words, long rows) {
        return rows > 0 ? words.plural("left-out", rows) : "";
    }
}
