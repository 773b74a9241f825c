package app.marquee.change.engine;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Answer;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.operation.Operation;
import app.marquee.store.Journal;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A journal of its own, and changes over a wire that says what the test tells it. */
abstract class JournaledChanges {
    static final Answer SAID = new Answer(400, "No, because", "{}");

    @TempDir Path directory;
    final ScriptedTransport transport = new ScriptedTransport();
    final List<ChangeOutcome.Done> done = new ArrayList<>();
    final JournalEntryFactory lines = Things.lines(Things.CONNECTION);
    final JournalEntryFactory staging = lines;
    final ObjectLocks writers = new ObjectLocks();
    Journal journal;
    ChangeService changes;
    Set<Operation> offered = Set.of(Operation.values());

    @BeforeEach
    void open() {
        journal = Journal.open(directory.resolve("journal.db"), Clock.systemUTC());
        changes =
                new ChangeService(
                        lines,
                        transport,
                        journal,
                        writers,
                        (_, back) -> offered.contains(back.operation()),
                        done::add);
    }

    @AfterEach
    void close() {
        journal.close();
    }

    final StagedChange rename() {
        return FolderEdit.TYPE.stage(
                staging, Things.folder(Member.ofNull()), FolderUpdate.rename("Lições"));
    }

    final ChangeLine recorded(ChangeLine line) {
        return journal.find(line.id()).orElseThrow();
    }
}
