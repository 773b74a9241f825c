package app.marquee.sandbox.state;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.Content;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * State of the platform: its account, later changes and its time. Existing data keeps its original
 * content, seed and scale. Thread-safe.
 */
public final class Platform implements AutoCloseable {
    private final Database database;
    private final RunningClock clock;
    private final @Nullable Path temporary;
    private final Content content;
    private volatile World world;

    private Platform(
            Database database,
            RunningClock clock,
            @Nullable Path temporary,
            Seed seed,
            boolean afresh) {
        this.database = database;
        this.clock = clock;
        this.temporary = temporary;
        this.content = seed.content();
        this.world =
                database.write(
                        session -> {
                            if (afresh) {
                                Schema.drop(session);
                            }
                            return stored(session).orElseGet(() -> seed(session, seed));
                        });
    }

    /**
     * Opens the data in a directory, or makes it there.
     *
     * @param directory null for a temporary one that is deleted on close
     * @param afresh whether what is there is thrown away first
     */
    public static Platform open(
            @Nullable Path directory, boolean afresh, RunningClock clock, Seed seed) {
        try {
            Path home =
                    directory == null
                            ? Files.createTempDirectory(
                                    Path.of(System.getProperty("java.io.tmpdir", "/tmp")),
                                    "marquee-sandbox")
                            : Files.createDirectories(directory, rights(directory));
            Path temporary = directory == null ? home : null;
            Database database = Database.open(home.resolve("sandbox.db"), directory != null);
            try {
                return new Platform(database, clock, temporary, seed, afresh);
            } catch (RuntimeException e) {
                end(database, temporary);
                throw e;
            }
        } catch (IOException e) {
            throw new StateFailure("Can't use the data directory: " + e.getMessage(), e);
        }
    }

    /** A directory that is made is for its owner alone; one that is there keeps its rights. */
    private static FileAttribute<?>[] rights(Path directory) {
        return directory.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
    }

    public World world() {
        return world;
    }

    public Instant now() {
        return clock.instant();
    }

    /** Several reads may go on beside each other and beside a write. */
    public <T> T read(Function<Session, T> work) {
        return database.read(work);
    }

    /** One at a time; all of the work or, when it throws, nothing of it. */
    public <T> T write(Function<Session, T> work) {
        return database.write(work);
    }

    /** Throws every edit away and makes the account anew, as of today. */
    public void reset() {
        World before = world;
        world =
                database.write(
                        session -> {
                            Account made = before.account();
                            Content kept = storedContent(session).orElse(content);
                            Schema.drop(session);
                            return seed(session, new Seed(kept, made.seed(), made.scale()));
                        });
    }

    @Override
    public void close() {
        end(database, temporary);
    }

    private static void end(Database database, @Nullable Path temporary) {
        database.close();
        if (temporary != null) {
            delete(temporary);
        }
    }

    /** Seed of an account: all that it is made from, but for the time. */
    public record Seed(Content content, long number, int scale) {}

    private World seed(Session session, Seed seed) {
        Instant now = clock.wholeDay();
        World made = World.of(seed.content(), seed.number(), seed.scale(), now);
        Schema.create(session);
        session.update("INSERT INTO meta VALUES ('content', ?)", seed.content().name());
        session.update("INSERT INTO meta VALUES ('seed', ?)", String.valueOf(seed.number()));
        session.update("INSERT INTO meta VALUES ('scale', ?)", String.valueOf(seed.scale()));
        session.update("INSERT INTO meta VALUES ('generated_at', ?)", now.toString());
        new Seeding(session, made.account()).run();
        return made;
    }

    private static Optional<World> stored(Session session) {
        int version = Schema.version(session);
        if (version == 0) {
            return Optional.empty();
        }
        if (version != Schema.VERSION) {
            throw new StateFailure(
                    "The data is from another version of the sandbox. Reset or delete it");
        }
        return Optional.of(
                World.of(
                        content(session),
                        Long.parseLong(meta(session, "seed")),
                        Integer.parseInt(meta(session, "scale")),
                        Instant.parse(meta(session, "generated_at"))));
    }

    /** Data of earlier builds has the only content that there was, until it is reset. */
    private static Content content(Session session) {
        return storedContent(session).orElse(Content.HOSTILE);
    }

    private static Optional<Content> storedContent(Session session) {
        return session.first(
                "SELECT value FROM meta WHERE name = 'content'",
                row -> Content.valueOf(row.text("value")));
    }

    private static String meta(Session session, String name) {
        return session.first("SELECT value FROM meta WHERE name = ?", r -> r.text("value"), name)
                .orElseThrow(() -> new StateFailure("The data is incomplete. Reset or delete it"));
    }

    private static void delete(Path directory) {
        try (Stream<Path> all = Files.walk(directory)) {
            all.sorted(Comparator.reverseOrder()).forEach(Platform::deleteOne);
        } catch (IOException e) {
            // A temporary directory that stays behind is the system's to clear.
        }
    }

    private static void deleteOne(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            path.toFile().deleteOnExit();
        }
    }
}
