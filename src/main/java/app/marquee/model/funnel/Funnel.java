package app.marquee.model.funnel;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.OrganizationId;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/**
 * Funnel as the list, load or create operation returns it.
 *
 * @param videos the contained videos; absent where the answer did not carry them
 */
public record Funnel(
        FunnelId id,
        @Nullable String name,
        @Nullable OrganizationId organizationId,
        @Nullable Instant createdAt,
        @Nullable Instant updatedAt,
        Member<List<FunnelVideo>> videos,
        UnknownMembers extras) {
    public static final String NAME = "name";
    public static final String VIDEOS = "videos";
}
