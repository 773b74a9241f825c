package app.marquee.start;

import app.marquee.store.file.Home;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;

/** Finder of the home of a run. */
public final class LaunchHome {
    private LaunchHome() {}

    /**
     * @param chosen null for the usual directories of the system
     */
    public static Home of(@Nullable Path chosen) {
        return chosen == null ? Home.ofUser() : Home.in(chosen);
    }
}
