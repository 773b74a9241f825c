package app.marquee.model.limit;

import app.marquee.model.Member;
import app.marquee.model.id.Id;

import java.time.Duration;
import java.util.function.Consumer;

/** Limits of the contract (section 8), shared by the window and the client. */
public final class Limits {
    public static final TextLimit PLAYLIST_NAME = new TextLimit("name", 1, 255);
    public static final TextLimit PLAYLIST_DESCRIPTION = new TextLimit("description", 0, 1000);
    public static final TextLimit PLAYLIST_PASSWORD =
            new TextLimit("password", 6, Integer.MAX_VALUE);
    public static final TextLimit CREATOR_NAME = new TextLimit("creator_name", 1, 255);
    public static final TextLimit FUNNEL_NAME = new TextLimit("name", 3, 50);
    public static final TextLimit FOLDER_NAME = new TextLimit("name", 1, 255);

    /** The contract states no limit; a video without a title can only be a mistake. */
    public static final TextLimit VIDEO_TITLE = new TextLimit("title", 1, Integer.MAX_VALUE);

    /** Not in the contract but reported for the live platform: warns, never blocks. */
    public static final TextLimit BUTTON_TEXT_ADVICE = new TextLimit("text", 1, 50);

    /** Reported for the live platform, like the next two: they warn, too. */
    public static final TextLimit FIELD_KEY_ADVICE = new TextLimit("key", 1, 200);

    public static final TextLimit FIELD_VALUE_ADVICE = new TextLimit("value", 1, 500);

    /** How many custom fields a video has at most. */
    public static final int FIELDS_ADVICE = 50;

    /** Smallest position of a playlist entry. */
    public static final int ENTRY_ORDER_MIN = 0;

    /** After this time a trashed video is gone. */
    public static final Duration RECOVERY_WINDOW = Duration.ofDays(30);

    private Limits() {}

    public static void notNull(String member, Member<?> value, Consumer<Violation> found) {
        if (value.isNull()) {
            found.accept(new Violation(member, new ValidationResult.NullNotAllowed()));
        }
    }

    /** An id that is put into a request has to be a UUID (contract, section 1). */
    public static void uuid(String member, Id id, Consumer<Violation> found) {
        if (!id.isUuid()) {
            found.accept(new Violation(member, new ValidationResult.NotUuid(id.value())));
        }
    }
}
