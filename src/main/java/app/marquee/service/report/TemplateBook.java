package app.marquee.service.report;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.report.ReportTemplate;
import app.marquee.store.report.TemplateFile;

import java.util.ArrayList;
import java.util.List;

/** Report templates of one connection. Thread-safe. Blocking. */
public record TemplateBook(TemplateFile file, ConnectionId connection) {
    public List<ReportTemplate> all() {
        return file.read().stream()
                .filter(template -> template.connection().equals(connection))
                .toList();
    }

    /** Stores a template in place of that with the same ID. */
    public void save(ReportTemplate template) {
        List<ReportTemplate> all = new ArrayList<>(file.read());
        int at =
                all.stream()
                        .filter(other -> other.id().equals(template.id()))
                        .findFirst()
                        .map(all::indexOf)
                        .orElse(-1);
        if (at < 0) {
            all.add(template);
        } else {
            all.set(at, template);
        }
        file.write(all);
    }

    public void delete(ReportTemplate template) {
        file.write(
                file.read().stream().filter(other -> !other.id().equals(template.id())).toList());
    }
}
