package app.marquee.store.damage;

import java.util.Arrays;
import java.util.Optional;

/** File of a home that is set aside when it is damaged. */
public enum StoredFile {
    JOURNAL("journal.db", "journal"),
    CATALOGUE("catalogue.db", "catalog"),
    SNAPSHOTS("snapshots.db", "snapshots"),
    SETTINGS("settings.json", "settings"),
    TEMPLATES("reports.json", "reports"),
    /** The record of damaged files itself, which may have named the journal. */
    DAMAGE("damage.json", "damage");

    private final String fileName;
    private final String word;

    StoredFile(String fileName, String word) {
        this.fileName = fileName;
        this.word = word;
    }

    static Optional<StoredFile> named(String fileName) {
        return Arrays.stream(values()).filter(one -> one.fileName.equals(fileName)).findFirst();
    }

    public String fileName() {
        return fileName;
    }

    /** The same in every language, for programs. */
    public String word() {
        return word;
    }

    /** Whether it isn't known any more which changes were sent. */
    public boolean hasChanges() {
        return this == JOURNAL || this == DAMAGE;
    }
}
