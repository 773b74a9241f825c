package app.marquee.store.damage;

import java.nio.file.Path;
import java.time.Instant;

/**
 * Damaged file that was set aside.
 *
 * @param keptAs where it is now, unless the user took it away
 * @param isReported whether a command has ended with a failure because of it
 * @param isAcknowledged whether the user said that they know of it
 */
public record Damage(
        StoredFile file, Path keptAs, Instant at, boolean isReported, boolean isAcknowledged) {
    /** The same in a home that was moved. */
    Damage keptAt(Path place) {
        return new Damage(file, place, at, isReported, isAcknowledged);
    }

    Damage reported() {
        return new Damage(file, keptAs, at, true, isAcknowledged);
    }

    Damage acknowledged() {
        return new Damage(file, keptAs, at, true, true);
    }
}
