package app.marquee.model.report;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Type of a block in a report for a client, in the usual order. */
public enum BlockType {
    COVER("cover"),
    NOTE("note"),
    NUMBERS("numbers"),
    TREND("trend"),
    MAP("map"),
    VIDEOS("videos"),
    REFERRERS("referrers"),
    BROWSERS("browsers"),
    LIVE("live"),
    COST("cost"),
    GUIDE("guide");

    private final String key;

    BlockType(String key) {
        this.key = key;
    }

    /** Its name in files, and the end of its message key. */
    public String key() {
        return key;
    }

    /** Empty for another word, such as one of a newer version. */
    public static Optional<BlockType> of(String key) {
        return Arrays.stream(values()).filter(type -> type.key.equals(key)).findFirst();
    }

    public static List<BlockType> usual() {
        return List.of(values());
    }
}
