package app.marquee.store.damage;

import app.marquee.model.failure.StorageReason;
import app.marquee.store.file.AsideName;
import app.marquee.store.file.PrivateFiles;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** File with the damages of a home in JSON, replaced atomically. Blocking. */
final class DamageFile {
    private static final String FORMAT = "marquee-damage";
    private static final int VERSION = 1;

    private final Path file;
    private final Clock clock;

    /** Of this process, which a lock on a file doesn't keep apart. */
    private static final Lock HERE = new ReentrantLock();

    private final JsonMapper mapper = JsonMapper.shared();

    DamageFile(Path file, Clock clock) {
        this.file = file;
        this.clock = clock;
    }

    /** A file that can't be read is set aside, and found as such. */
    List<Damage> readOrSetAside() {
        try {
            return damages();
        } catch (JacksonException | IllegalArgumentException damaged) {
            PrivateFiles.setAside(file, clock.instant());
            return List.of();
        }
    }

    /** The same for a file of another process, which stays as it is. */
    List<Damage> read() {
        try {
            return damages();
        } catch (JacksonException | IllegalArgumentException damaged) {
            throw PrivateFiles.failure(file, StorageReason.DAMAGED);
        }
    }

    private List<Damage> damages() {
        PrivateFiles.requireFile(file);
        JsonNode node;
        try {
            node = mapper.readTree(Files.readAllBytes(file));
        } catch (NoSuchFileException none) {
            return List.of();
        } catch (IOException unreadable) {
            throw PrivateFiles.failure(file, unreadable);
        }
        if (!FORMAT.equals(node.path("format").asString(""))) {
            throw new IllegalArgumentException("Not a record of damaged files");
        }
        if (node.path("version").asInt(0) > VERSION) {
            throw PrivateFiles.failure(file, StorageReason.NEWER);
        }
        List<Damage> found = new ArrayList<>();
        node.path("files").forEach(one -> found.add(damage(one)));
        return found;
    }

    private static Damage damage(JsonNode node) {
        Path keptAs = Path.of(node.path("kept_as").asString(""));
        AsideName name =
                AsideName.of(String.valueOf(keptAs.getFileName())).orElseThrow(DamageFile::unknown);
        return new Damage(
                StoredFile.named(name.file()).orElseThrow(DamageFile::unknown),
                keptAs,
                name.at(),
                node.path("reported").asBoolean(false),
                node.path("acknowledged").asBoolean(false));
    }

    private static IllegalArgumentException unknown() {
        return new IllegalArgumentException("Not the name of a damaged file");
    }

    /** Runs a change of the file while nobody else changes it, in this process or another. */
    <T> T alone(Supplier<T> change) {
        Path lock = file.resolveSibling("damage.lock");
        HERE.lock();
        try {
            PrivateFiles.file(lock);
            try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
                    FileLock _ = channel.lock()) {
                return change.get();
            }
        } catch (IOException unusable) {
            throw PrivateFiles.failure(lock, unusable);
        } finally {
            HERE.unlock();
        }
    }

    /**
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    void write(List<Damage> damages) {
        ObjectNode node = mapper.createObjectNode().put("format", FORMAT).put("version", VERSION);
        ArrayNode files = node.putArray("files");
        for (Damage damage : damages) {
            files.addObject()
                    .put("kept_as", damage.keptAs().toString())
                    .put("reported", damage.isReported())
                    .put("acknowledged", damage.isAcknowledged());
        }
        PrivateFiles.replace(file, mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(node));
    }
}
