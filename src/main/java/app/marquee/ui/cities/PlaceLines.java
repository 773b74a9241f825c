package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceLine;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** Visible lines of a table of places, compared by identity. Immutable. */
record PlaceLines(List<PlaceLine> lines) {
    /** By identity: comparing lines would block the window. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
