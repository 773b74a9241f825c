package app.marquee.service.trash;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Values by which a video in the trash is recognized; null where they are unknown. Immutable.
 *
 * @param folder the name of the folder that it was in
 * @param length in seconds, with decimals
 * @param size in bytes
 * @param views in the latest saved ranking
 */
public record TrashedDetails(
        @Nullable String folder,
        @Nullable BigDecimal length,
        @Nullable Long size,
        @Nullable Long views) {
    public static final TrashedDetails NONE = new TrashedDetails(null, null, null, null);
}
