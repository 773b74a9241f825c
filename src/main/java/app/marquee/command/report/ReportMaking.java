package app.marquee.command.report;

import app.marquee.command.CommandFailure;
import app.marquee.command.CommandRun;
import app.marquee.command.ExitStatus;
import app.marquee.command.Sentence;
import app.marquee.model.id.ItemKind;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.service.analytics.ReferrerGroupings;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.report.ReportService;
import app.marquee.service.report.SessionReportService;
import app.marquee.service.report.TemplateBook;
import app.marquee.service.session.Session;
import app.marquee.text.Messages;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Maker of reports of a session, by the names of their templates. */
final class ReportMaking {
    /** Name of the template that everybody has. */
    static final String DEFAULT = "default";

    private final CommandRun run;
    private final Session session;
    private final Messages words;

    /**
     * @param words of a report whose template says nothing about its language
     */
    ReportMaking(CommandRun run, Session session, Messages words) {
        this.run = run;
        this.session = session;
        this.words = words;
    }

    /** Images of videos are left out: they are on other servers. */
    ReportService service() {
        return new SessionReportService(
                new SessionReports(session),
                new SessionReportService.Known(
                        () -> session.catalogue().all(ItemKind.LIVE),
                        dimension ->
                                ReferrerGroupings.of(
                                        dimension, session.connection(), run.settings().current()),
                        _ -> Optional.empty(),
                        () ->
                                Optional.ofNullable(
                                        run.settings().current().budgets().get(session.id()))));
    }

    /**
     * The template with this ID, name or client.
     *
     * @throws CommandFailure when there is none, or more than one
     */
    ReportTemplate template(String name) {
        List<ReportTemplate> all = new TemplateBook(run.templates(), session.id()).all();
        List<ReportTemplate> found = all.stream().filter(one -> isCalled(one, name)).toList();
        if (found.isEmpty() && name.equals(DEFAULT)) {
            return usual();
        }
        if (found.size() != 1) {
            throw new CommandFailure(
                    ExitStatus.USAGE,
                    Sentence.of(found.isEmpty() ? "report.unknown" : "report.several", name));
        }
        return found.getFirst();
    }

    private static boolean isCalled(ReportTemplate template, String name) {
        ReportTitle title = template.title();
        return Stream.of(template.id(), title.name(), title.client()).anyMatch(name::equals);
    }

    private ReportTemplate usual() {
        ReportTitle title = new ReportTitle(words.text("report.title"), "", "", "");
        return ReportTemplate.of(DEFAULT, session.id(), title, words.locale());
    }
}
