package app.marquee.command.export;

import app.marquee.export.Sheet.SheetWords;
import app.marquee.model.id.LiveId;
import app.marquee.model.settings.Settings;
import app.marquee.service.analytics.TableQuery;
import app.marquee.service.session.Session;

import java.util.List;
import java.util.function.Consumer;

/**
 * Request for a table.
 *
 * @param query what a report is asked
 * @param streams chosen live streams; none for the known ones
 * @param remarks receives sentences for the user, beside the data
 */
public record ExportRequest(
        Session session,
        TableQuery query,
        Settings settings,
        List<LiveId> streams,
        Consumer<String> remarks) {
    /** The word for a value that isn't known, the same in every language. */
    static final String UNKNOWN = "unknown";

    /** Texts of a file with English headers. */
    static SheetWords words(String title) {
        return new SheetWords(title, "About", "Rows", "Rows left out", UNKNOWN);
    }
}
