package app.marquee.sandbox.state;

import java.util.Optional;

/** Table of uploaded images. */
public final class Images {
    /** Image file. */
    @SuppressWarnings("ArrayRecordComponent") // Passed on unchanged and never compared.
    public record Image(String contentType, byte[] bytes) {}

    private final Session session;

    public Images(Session session) {
        this.session = session;
    }

    public Optional<Image> find(String id) {
        return session.first(
                "SELECT * FROM images WHERE id = ?",
                row -> new Image(row.text("content_type"), row.bytes("bytes")),
                id);
    }

    public void insert(String id, Image image) {
        session.update(
                "INSERT INTO images VALUES (?, ?, ?)", id, image.contentType(), image.bytes());
    }

    public void delete(String id) {
        session.update("DELETE FROM images WHERE id = ?", id);
    }
}
