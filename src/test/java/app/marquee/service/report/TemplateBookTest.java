package app.marquee.service.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.service.analytics.ReportShelf;
import app.marquee.store.report.TemplateFile;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Locale;

/** Templates of one connection in the file of all. */
class TemplateBookTest {
    private static final Clock CLOCK = Clock.fixed(Instant.EPOCH, ReportShelf.ZONE);

    @TempDir Path directory;
    private TemplateBook acme;
    private TemplateBook other;

    @BeforeEach
    void open() {
        TemplateFile file = new TemplateFile(directory.resolve("reports.json"), CLOCK);
        acme = new TemplateBook(file, new ConnectionId("acme"));
        other = new TemplateBook(file, new ConnectionId("other"));
    }

    private static ReportTemplate template(TemplateBook book, String id, String name) {
        return ReportTemplate.of(
                id, book.connection(), new ReportTitle(name, "", "", ""), Locale.ENGLISH);
    }

    @Test
    void aTemplateReplacesItselfInItsPlace() {
        acme.save(template(acme, "a", "First"));
        acme.save(template(acme, "b", "Second"));
        other.save(template(other, "c", "Third"));
        acme.save(template(acme, "a", "Renamed"));
        assertThat(acme.all())
                .extracting(one -> one.title().name())
                .containsExactly("Renamed", "Second");
        assertThat(other.all()).extracting(ReportTemplate::id).containsExactly("c");
    }

    @Test
    void onlyTheDeletedOneIsGone() {
        acme.save(template(acme, "a", "First"));
        acme.save(template(acme, "b", "Second"));
        other.save(template(other, "c", "Third"));
        acme.delete(template(acme, "a", "Whatever"));
        assertThat(acme.all()).extracting(ReportTemplate::id).containsExactly("b");
        assertThat(other.all()).hasSize(1);
    }
}
