package app.marquee.service.report;

import app.marquee.model.report.ReportTemplate;
import app.marquee.report.ClientReport;

import java.util.function.IntPredicate;

/** Service of reports for clients of one connection. Thread-safe. Blocking. */
public interface ReportService {
    /** What a report of the template needs beyond the saved copies. Sends nothing. */
    ReportPlan plan(ReportTemplate template);

    /** The report of the saved copies alone; blocks without a copy say what is missing. */
    ClientReport saved(ReportTemplate template) throws InterruptedException;

    /**
     * The report with everything that can be loaded; what can't is said in its block.
     *
     * @param mayAsk whether a request may be sent, by its number; blocks until it may
     */
    ClientReport loaded(ReportTemplate template, IntPredicate mayAsk) throws InterruptedException;
}
