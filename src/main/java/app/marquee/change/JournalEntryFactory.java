package app.marquee.change;

import app.marquee.http.ApiRequest;
import app.marquee.model.connection.Connection;
import app.marquee.model.id.ChangeId;

import java.time.Clock;
import java.util.function.Supplier;

/**
 * Factory of the staged changes of one connection and their journal entries.
 *
 * @param author who stages: the name of the user's account on this computer
 */
public record JournalEntryFactory(
        Connection connection, Clock clock, Supplier<ChangeId> ids, String author) {
    public JournalEntryBuilder line(ApiRequest request) {
        return new JournalEntryBuilder(this, request);
    }

    /** A change that was made for another address, made anew for the one of this connection. */
    public StagedChange anew(StagedChange elsewhere) {
        return line(elsewhere.request())
                .about(elsewhere.line().subjects())
                .members(elsewhere.line().members())
                .reversible(elsewhere.line().reversible())
                .secrets(elsewhere.secrets())
                .stage();
    }
}
