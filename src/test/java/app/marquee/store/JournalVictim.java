package app.marquee.store;

import java.nio.file.Path;
import java.time.Clock;

/** A process that records changes as sending, one after the other, until it is killed. */
final class JournalVictim {
    private JournalVictim() {}

    public static void main(String[] arguments) {
        Journal journal = Journal.open(Path.of(arguments[0]), Clock.systemUTC());
        for (int n = 0; ; n++) {
            journal.add(ChangeLines.rename("line-" + n).sending(ChangeLines.NOON));
            System.out.println("line-" + n);
        }
    }
}
