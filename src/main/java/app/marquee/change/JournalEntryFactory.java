package app.marquee.change;

import app.marquee.http.ApiRequest;
import app.marquee.model.connection.Connection;
import app.marquee.model.id.ChangeId;

import java.time.Clock;
import java.util.function.Supplier;

/**
 * Factory of the journal entries of one connection.
 *
 * @param author who stages: the name of the user's account on this computer
 */
public record JournalEntryFactory(
        Connection connection, Clock clock, Supplier<ChangeId> ids, String author) {
    JournalEntryBuilder line(ApiRequest request) {
        return new JournalEntryBuilder(this, request);
    }
}
