package app.marquee.sandbox.state;

import java.time.Instant;

/** Stored funnel, without its videos. */
public record StoredFunnel(
        String id, String organizationId, String name, Instant createdAt, Instant updatedAt) {

    static StoredFunnel of(Row row) {
        return new StoredFunnel(
                row.text("id"),
                row.text("organization_id"),
                row.text("name"),
                row.time("created_at"),
                row.time("updated_at"));
    }
}
