package app.marquee.ui.reports;

import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import java.util.List;

/** Commands of the Reports section. */
final class ReportCommands {
    private ReportCommands() {}

    static SectionCommands<ReportsSection> all() {
        return new SectionCommands<>(
                ReportsSection.class,
                List.of(
                        Command.acting("reports-new", "new", "fth-plus", ReportsSection::making),
                        Command.acting(
                                "reports-choose-logo",
                                "logo.choose",
                                "fth-image",
                                ReportsSection::choosingLogo),
                        Command.acting(
                                "reports-save-pdf",
                                "save.pdf",
                                "fth-file-text",
                                ReportsSection::savingPdf),
                        Command.acting(
                                "reports-save-html",
                                "save.html",
                                "fth-code",
                                ReportsSection::savingHtml),
                        Command.acting(
                                "reports-save-xlsx",
                                "save.xlsx",
                                "fth-grid",
                                ReportsSection::savingExcel)));
    }
}
