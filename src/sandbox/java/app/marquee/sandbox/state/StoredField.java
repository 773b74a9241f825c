package app.marquee.sandbox.state;

import app.marquee.sandbox.account.SeedCustomField;

import java.time.Instant;

/** Stored custom field. */
public record StoredField(
        String id, String key, String value, Instant createdAt, Instant updatedAt) {

    static StoredField of(Row row) {
        return new StoredField(
                row.text("id"),
                row.text("field_key"),
                row.text("value"),
                row.time("created_at"),
                row.time("updated_at"));
    }

    static StoredField of(SeedCustomField seed) {
        return new StoredField(
                seed.id().toString(), seed.key(), seed.value(), seed.createdAt(), seed.updatedAt());
    }
}
