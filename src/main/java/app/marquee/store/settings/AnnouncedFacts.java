package app.marquee.store.settings;

import app.marquee.model.failure.StorageReason;
import app.marquee.store.file.PrivateFiles;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.SequencedSet;

/**
 * File with the facts of alerts that {@code alerts check --run} handed to a command, by account.
 * Only one process has it at a time, so that two of them never send the same fact. It works beside
 * an open window. A damaged one is set aside. Blocking.
 */
public final class AnnouncedFacts implements AutoCloseable {
    private static final String FORMAT = "marquee-told";
    private static final int VERSION = 1;

    private final Path file;
    private final Clock clock;
    private final FileChannel lock;
    private final JsonMapper mapper = JsonMapper.shared();

    private AnnouncedFacts(Path file, Clock clock, FileChannel lock) {
        this.file = file;
        this.clock = clock;
        this.lock = lock;
    }

    /** Waits until no other process has it. */
    public static AnnouncedFacts open(Path file, Clock clock) {
        Path locked = file.resolveSibling(file.getFileName() + ".lock");
        PrivateFiles.file(locked);
        @Nullable FileChannel lock = null;
        try {
            lock = FileChannel.open(locked, StandardOpenOption.WRITE);
            lock.lock();
            return new AnnouncedFacts(file, clock, lock);
        } catch (IOException failed) {
            close(lock);
            throw PrivateFiles.failure(locked, failed);
        }
    }

    /**
     * Keys of the facts that were sent.
     *
     * @param account the connection, and its address where it isn't a saved one
     */
    public SequencedSet<String> of(String account) {
        SequencedSet<String> told = new LinkedHashSet<>();
        read().path("told").path(account).forEach(key -> told.add(key.asString()));
        return told;
    }

    public void set(String account, Collection<String> told) {
        ObjectNode all = read();
        ArrayNode keys = all.withObject("/told").putArray(account);
        told.forEach(keys::add);
        PrivateFiles.replace(file, mapper.writeValueAsBytes(all));
    }

    private ObjectNode read() {
        PrivateFiles.requireFile(file);
        try {
            JsonNode node = mapper.readTree(Files.readAllBytes(file));
            if (node.path("version").asInt(0) > VERSION) {
                throw PrivateFiles.failure(file, StorageReason.NEWER);
            }
            if (node instanceof ObjectNode object
                    && FORMAT.equals(node.path("format").asString(""))) {
                return object;
            }
            return setAside();
        } catch (NoSuchFileException none) {
            return empty();
        } catch (JacksonException damaged) {
            return setAside();
        } catch (IOException unreadable) {
            throw PrivateFiles.failure(file, unreadable);
        }
    }

    private ObjectNode setAside() {
        PrivateFiles.setAside(file, clock.instant());
        return empty();
    }

    private ObjectNode empty() {
        ObjectNode all = mapper.createObjectNode();
        all.put("format", FORMAT);
        all.put("version", VERSION);
        all.putObject("told");
        return all;
    }

    private static void close(@Nullable FileChannel lock) {
        try {
            if (lock != null) {
                lock.close();
            }
        } catch (IOException _) {
            // The lock ends with the process at the latest.
        }
    }

    @Override
    public void close() {
        close(lock);
    }
}
