package app.marquee.store.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Home directories of the application's data. Creating one touches nothing; {@link #prepare}
 * creates the directories.
 *
 * @param config the settings
 * @param data the journal, the catalog and saved reports
 * @param state logs and the lock of the running application
 * @param cache what can be fetched again
 */
public record Home(Path config, Path data, Path state, Path cache) {
    /** Everything in one directory that the user named. */
    public static Home in(Path directory) {
        Path root = directory.toAbsolutePath().normalize();
        return new Home(root, root, root, root.resolve("cache"));
    }

    /** The usual places of this user. */
    public static Home ofUser() {
        return usual(
                System.getenv(),
                System.getProperty("os.name", ""),
                Path.of(System.getProperty("user.home", ".")));
    }

    /** The usual places of the platform: the XDG directories on Linux and the like. */
    public static Home usual(Map<String, String> environment, String osName, Path userHome) {
        String os = osName.toLowerCase(Locale.ROOT);
        if (os.contains("mac")) {
            Path support = userHome.resolve("Library/Application Support/Marquee");
            Path caches = userHome.resolve("Library/Caches/Marquee");
            return new Home(support, support, support, caches);
        }
        if (os.contains("win")) {
            Path roaming = named(environment, "APPDATA", userHome.resolve("AppData/Roaming"));
            Path local = named(environment, "LOCALAPPDATA", userHome.resolve("AppData/Local"));
            Path here = local.resolve("Marquee");
            return new Home(roaming.resolve("Marquee"), here, here, here.resolve("cache"));
        }
        return new Home(
                named(environment, "XDG_CONFIG_HOME", userHome.resolve(".config"))
                        .resolve("marquee"),
                named(environment, "XDG_DATA_HOME", userHome.resolve(".local/share"))
                        .resolve("marquee"),
                named(environment, "XDG_STATE_HOME", userHome.resolve(".local/state"))
                        .resolve("marquee"),
                named(environment, "XDG_CACHE_HOME", userHome.resolve(".cache"))
                        .resolve("marquee"));
    }

    /** A relative path in these variables is invalid and ignored, as the XDG specification says. */
    private static Path named(Map<String, String> environment, String variable, Path otherwise) {
        String value = environment.getOrDefault(variable, "");
        return value.isBlank() || !Path.of(value).isAbsolute() ? otherwise : Path.of(value);
    }

    /**
     * Creates what is missing, for the owner alone, and makes sure that it can be written.
     *
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public Home prepare() {
        List<Path> places = List.of(config, data, state, cache, logDirectory());
        places.forEach(Home::requireSomewhere);
        places.forEach(PrivateFiles::directory);
        return this;
    }

    /** An account without a home directory would have its data wherever it was started. */
    private static void requireSomewhere(Path place) {
        if (!place.isAbsolute()) {
            throw PrivateFiles.failure(
                    place, "This user has no home directory. Choose one with --home");
        }
    }

    /** The synced or network folder that its changes are in; empty for one of this computer. */
    public Optional<SharedFolder> sharedFolder() {
        return SharedFolder.around(data);
    }

    /**
     * Takes this home for the running application, so that a second one does not take a change that
     * is being sent for one that was interrupted.
     *
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage} when another application has it
     */
    public HomeLock lock() {
        return HomeLock.take(lockFile());
    }

    /** Whether another application has this home now. */
    public boolean isInUse() {
        return HomeLock.isTaken(lockFile());
    }

    /** Where a window takes commands of other processes. */
    public Path socket() {
        return state.resolve("marquee.sock");
    }

    private Path lockFile() {
        return state.resolve("marquee.lock");
    }

    public Path settingsFile() {
        return config.resolve("settings.json");
    }

    public Path reportsFile() {
        return config.resolve("reports.json");
    }

    /** The facts of alerts that were handed to a command. */
    public Path toldFile() {
        return data.resolve("told.json");
    }

    public Path journalFile() {
        return data.resolve("journal.db");
    }

    public Path catalogueFile() {
        return data.resolve("catalogue.db");
    }

    public Path snapshotsFile() {
        return data.resolve("snapshots.db");
    }

    /** Copies for commands that read while another process has the home. */
    public Path copies() {
        return cache.resolve("copies");
    }

    /** The damaged files that were set aside. */
    public Path damageFile() {
        return data.resolve("damage.json");
    }

    public Path logDirectory() {
        return state.resolve("logs");
    }
}
