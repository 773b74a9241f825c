package app.marquee.sandbox.state;

import app.marquee.sandbox.account.Account;

import java.util.List;

/**
 * Custom field table of one session. A video has the account's fields until its first edit, which
 * copies them here.
 */
public final class CustomFields {
    private final Session session;
    private final Account account;

    public CustomFields(Session session, Account account) {
        this.session = session;
        this.account = account;
    }

    public List<StoredField> of(StoredVideo video) {
        return video.fieldsEdited() ? stored(video.place()) : seeded(video.place());
    }

    public void insert(StoredVideo video, StoredField field) {
        adopt(video);
        put(video.place(), field);
    }

    public void update(StoredVideo video, StoredField field) {
        adopt(video);
        session.update(
                "UPDATE custom_fields SET field_key = ?, value = ?, updated_at = ? WHERE id = ?",
                field.key(),
                field.value(),
                field.updatedAt(),
                field.id());
    }

    public void delete(StoredVideo video, String id) {
        adopt(video);
        session.update("DELETE FROM custom_fields WHERE id = ?", id);
    }

    private void adopt(StoredVideo video) {
        if (!video.fieldsEdited()) {
            seeded(video.place()).forEach(field -> put(video.place(), field));
            session.update("UPDATE videos SET fields_edited = 1 WHERE place = ?", video.place());
        }
    }

    private void put(int place, StoredField field) {
        session.update(
                "INSERT INTO custom_fields VALUES (?, ?, ?, ?, ?, ?)",
                field.id(),
                place,
                field.key(),
                field.value(),
                field.createdAt(),
                field.updatedAt());
    }

    private List<StoredField> stored(int place) {
        return session.list(
                "SELECT * FROM custom_fields WHERE place = ? ORDER BY rowid",
                StoredField::of,
                place);
    }

    private List<StoredField> seeded(int place) {
        return account.video(place).customFields().stream().map(StoredField::of).toList();
    }
}
