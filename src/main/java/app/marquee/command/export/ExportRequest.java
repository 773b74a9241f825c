package app.marquee.command.export;

import app.marquee.command.Sentence;
import app.marquee.export.Sheet.SheetWords;
import app.marquee.model.id.LiveId;
import app.marquee.model.settings.Settings;
import app.marquee.service.analytics.TableQuery;
import app.marquee.service.session.Session;
import app.marquee.text.Messages;

import java.util.List;
import java.util.function.Consumer;

/**
 * Request for a table.
 *
 * @param query what a report is asked
 * @param streams chosen live streams; none for the known ones
 * @param remarks receives sentences for the user, beside the data
 * @param words of a file for people
 */
public record ExportRequest(
        Session session,
        TableQuery query,
        Settings settings,
        List<LiveId> streams,
        Consumer<Sentence> remarks,
        Messages words) {
    private static final String TITLE = "title";

    /** The word for a value that isn't known, the same in every language. */
    static final String UNKNOWN = "unknown";

    /** Texts of a file besides its rows. */
    SheetWords sheet(String title) {
        return new SheetWords(
                title,
                words.text("about"),
                words.text("about.rows"),
                words.text("about.left-out"),
                UNKNOWN);
    }

    /** The title of a section of the window. */
    String section(String id) {
        return words.of(id).text(TITLE);
    }
}
