package app.marquee.store.report;

import app.marquee.model.failure.FailureException;
import app.marquee.model.failure.StorageReason;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.BlockChoice;
import app.marquee.model.report.ReportTemplate.ReportStyle;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.model.settings.Language;
import app.marquee.model.video.PictureData;
import app.marquee.store.file.PrivateFiles;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/**
 * File with the report templates of all connections in JSON, replaced atomically. A damaged file is
 * set aside; one of a newer version is neither read nor written. Thread-safe. Blocking.
 */
public final class TemplateFile {
    private static final Logger LOG = LoggerFactory.getLogger(TemplateFile.class);
    private static final String FORMAT = "marquee-reports";
    private static final int VERSION = 1;

    private final Path file;
    private final Clock clock;
    private final JsonMapper mapper = JsonMapper.shared();

    public TemplateFile(Path file, Clock clock) {
        this.file = file;
        this.clock = clock;
    }

    /**
     * @throws app.marquee.model.failure.FailureException with a {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public synchronized List<ReportTemplate> read() {
        PrivateFiles.requireFile(file);
        try {
            JsonNode node = mapper.readTree(Files.readAllBytes(file));
            requireOurs(node);
            int version = node.path("version").asInt(0);
            if (version > VERSION) {
                throw PrivateFiles.failure(file, StorageReason.NEWER);
            }
            List<ReportTemplate> templates = new ArrayList<>();
            node.path("templates").forEach(one -> templates.add(template(one)));
            return List.copyOf(templates);
        } catch (NoSuchFileException none) {
            return List.of();
        } catch (JacksonException | IllegalArgumentException damaged) {
            PrivateFiles.setAside(file, clock.instant());
            return List.of();
        } catch (IOException unreadable) {
            throw PrivateFiles.failure(file, unreadable);
        }
    }

    /** Looks at the file before it is needed. One that can't be used for other reasons stays. */
    public void setAsideIfDamaged() {
        try {
            read();
        } catch (FailureException unusable) {
            LOG.warn("The report templates can't be used: {}", unusable.failure());
        }
    }

    /** A file of a newer version may have anything else. */
    private static void requireOurs(JsonNode node) {
        boolean isOurs =
                node.path("version").isInt()
                        && node.path("format").asString(FORMAT).equals(FORMAT)
                        && (node.path("version").intValue() > VERSION
                                || node.path("templates").isArray());
        if (!isOurs) {
            throw new IllegalArgumentException("Not a file of templates");
        }
    }

    /**
     * @throws app.marquee.model.failure.FailureException with a {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public synchronized void write(List<ReportTemplate> templates) {
        ObjectNode node = mapper.createObjectNode();
        node.put("format", FORMAT).put("version", VERSION);
        ArrayNode all = node.putArray("templates");
        templates.forEach(template -> put(template, all.addObject()));
        PrivateFiles.replace(file, mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(node));
    }

    private static void put(ReportTemplate template, ObjectNode node) {
        ReportTitle title = template.title();
        ReportStyle style = template.style();
        node.put("id", template.id());
        node.put("connection", template.connection().value());
        node.put("name", title.name());
        node.put("client", title.client());
        node.put("note", title.note());
        node.put("summary", title.summary());
        node.put("period", template.period());
        node.put("language", style.language().toLanguageTag());
        node.put("color", String.format(Locale.ROOT, "#%06x", style.color()));
        PictureData logo = style.logo();
        if (logo != null) {
            node.put("logo", Base64.getEncoder().encodeToString(logo.bytes()));
        }
        ArrayNode blocks = node.putArray("blocks");
        template.blocks()
                .forEach(
                        block ->
                                blocks.addObject()
                                        .put("type", block.type().key())
                                        .put("chosen", block.chosen()));
    }

    private static ReportTemplate template(JsonNode node) {
        List<BlockChoice> blocks = new ArrayList<>();
        for (JsonNode block : node.path("blocks")) {
            BlockType.of(block.path("type").asString(""))
                    .ifPresent(
                            type ->
                                    blocks.add(
                                            new BlockChoice(
                                                    type, block.path("chosen").asBoolean(false))));
        }
        String logo = node.path("logo").asString("");
        return new ReportTemplate(
                node.path("id").asString(""),
                new ConnectionId(node.path("connection").asString("")),
                new ReportTitle(
                        node.path("name").asString(""),
                        node.path("client").asString(""),
                        node.path("note").asString(""),
                        node.path("summary").asString("")),
                node.path("period").asString(ReportTemplate.USUAL_PERIOD),
                new ReportStyle(
                        Language.spoken(
                                Locale.forLanguageTag(node.path("language").asString("en"))),
                        Integer.decode(node.path("color").asString("#3b57d0")),
                        logo.isEmpty() ? null : new PictureData(Base64.getDecoder().decode(logo))),
                blocks);
    }
}
