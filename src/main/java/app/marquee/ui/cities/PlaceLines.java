package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceLine;

import org.jspecify.annotations.Nullable;

import java.util.List;

/** The lines of a table of places; another one each time something changed. */
record PlaceLines(List<PlaceLine> lines) {
    /** No answer is another one: comparing their rows would take the window's time. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
