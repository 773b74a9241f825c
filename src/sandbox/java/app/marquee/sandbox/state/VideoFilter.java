package app.marquee.sandbox.state;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Filter of a video list. Permanently deleted videos are never included. */
public final class VideoFilter {
    private final List<String> conditions = new ArrayList<>(List.of("purged = 0"));
    private final List<@Nullable Object> arguments = new ArrayList<>();

    public VideoFilter inTrash() {
        conditions.add("deleted_at IS NOT NULL");
        return this;
    }

    public VideoFilter outsideTrash() {
        conditions.add("deleted_at IS NULL");
        return this;
    }

    public VideoFilter status(String status) {
        return add("status = ?", status);
    }

    public VideoFilter folder(String folderId) {
        return add("folder_id = ?", folderId);
    }

    public VideoFilter atRoot() {
        conditions.add("folder_id IS NULL");
        return this;
    }

    /** Titles that contain the text; ASCII letters in either case. */
    public VideoFilter titled(String part) {
        String literal = part.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_");
        return add("title LIKE ? ESCAPE '\\'", "%" + literal + "%");
    }

    String where() {
        return String.join(" AND ", conditions);
    }

    List<@Nullable Object> arguments() {
        return new ArrayList<>(arguments);
    }

    private VideoFilter add(String condition, Object argument) {
        conditions.add(condition);
        arguments.add(argument);
        return this;
    }
}
