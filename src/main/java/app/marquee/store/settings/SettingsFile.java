package app.marquee.store.settings;

import app.marquee.model.settings.Language;
import app.marquee.model.settings.Settings;
import app.marquee.store.file.PrivateFiles;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Settings file in JSON, replaced atomically: written aside, forced to disk, then moved into place.
 */
final class SettingsFile {
    private final Path file;
    private final @Nullable Path damaged;
    private final JsonMapper mapper;
    private final SettingsJson json = new SettingsJson();
    private ObjectNode content;

    private SettingsFile(Path file, @Nullable Path damaged, JsonMapper mapper, ObjectNode content) {
        this.file = file;
        this.damaged = damaged;
        this.mapper = mapper;
        this.content = content;
    }

    static SettingsFile read(Path file, Clock clock) {
        PrivateFiles.requireFile(file);
        JsonMapper mapper = JsonMapper.shared();
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(file);
        } catch (NoSuchFileException _) {
            return new SettingsFile(file, null, mapper, mapper.createObjectNode());
        } catch (IOException e) {
            throw PrivateFiles.failure(file, e);
        }
        return object(mapper, bytes)
                .map(content -> new SettingsFile(file, null, mapper, content))
                .orElseGet(() -> begunAnew(file, clock, mapper));
    }

    static Language language(Path file) {
        try {
            return object(JsonMapper.shared(), Files.readAllBytes(file))
                    .map(content -> new SettingsJson().read(content).language())
                    .orElse(Language.SYSTEM);
        } catch (IOException none) {
            return Language.SYSTEM;
        }
    }

    private static Optional<ObjectNode> object(JsonMapper mapper, byte[] bytes) {
        try {
            JsonNode node = mapper.readTree(bytes);
            return node instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    private static SettingsFile begunAnew(Path file, Clock clock, JsonMapper mapper) {
        Path aside = PrivateFiles.setAside(file, clock.instant());
        return new SettingsFile(file, aside, mapper, mapper.createObjectNode());
    }

    Optional<Path> damaged() {
        return Optional.ofNullable(damaged);
    }

    synchronized Settings settings() {
        return json.read(content);
    }

    /** Writes the settings as they are when it is this writer's turn, if they differ. */
    synchronized void write(Supplier<Settings> current) {
        ObjectNode next = json.write(content, current.get());
        if (next.equals(content)) {
            return;
        }
        PrivateFiles.replace(file, mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(next));
        content = next;
    }
}
