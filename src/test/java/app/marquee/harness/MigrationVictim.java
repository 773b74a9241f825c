package app.marquee.harness;

import app.marquee.store.database.GrowingForm;

import java.nio.file.Path;

/** A process that opens a file of an earlier version. */
final class MigrationVictim {
    private MigrationVictim() {}

    public static void main(String[] arguments) {
        System.out.println(Victim.READY);
        GrowingForm.bringUpToDate(Path.of(arguments[0]));
    }
}
