import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Bill of materials of an image in CycloneDX format, {@code LISTED JARS WRITTEN…}: that of Maven,
 * without the libraries that aren't in the image, and with its Java runtime and the checksum of
 * each of its jars. A jar that Maven doesn't list fails the build.
 */
final class Materials {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final Pattern CLASSIFIER = Pattern.compile("[?&]classifier=([^&]+)");
    private static final String REFERENCE = "bom-ref";
    private static final String RUNTIME = "java-runtime";

    private Materials() {}

    public static void main(String[] args) throws Exception {
        Path[] written = Stream.of(args).skip(2).map(Path::of).toArray(Path[]::new);
        write(Path.of(args[0]), Path.of(args[1]), written);
    }

    /**
     * @param listed bill of Maven; without it there is none of the image either
     * @param jars directory of the jars of the image
     * @param written files to write
     */
    static void write(Path listed, Path jars, Path... written)
            throws IOException, NoSuchAlgorithmException {
        if (!Files.exists(listed)) {
            System.out.println("No bill of materials: it is made with -Ppackage,bom.");
            return;
        }
        ObjectNode bill = (ObjectNode) JSON.readTree(Files.readString(listed));
        complete(bill, jars);
        for (Path each : written) {
            Files.createDirectories(each.getParent());
            Files.writeString(each, JSON.writeValueAsString(bill) + "\n");
        }
    }

    private static void complete(ObjectNode bill, Path jars)
            throws IOException, NoSuchAlgorithmException {
        Map<String, Path> left = jars(jars);
        ArrayNode held = JSON.createArrayNode();
        Set<String> references = new HashSet<>();
        for (JsonNode each : bill.withArray("components")) {
            Path jar = left.remove(file((ObjectNode) each));
            if (jar != null) {
                ((ObjectNode) each).withArray("properties").add(checksum(jar));
                held.add(each);
                references.add(each.path(REFERENCE).asString());
            }
        }
        if (!left.isEmpty()) {
            throw new IllegalStateException("The bill of Maven lacks " + left.keySet());
        }
        held.add(runtime());
        bill.set("components", held);
        String own = bill.path("metadata").path("component").path(REFERENCE).asString();
        references.add(own);
        references.add(RUNTIME);
        bill.set("dependencies", dependencies(bill.withArray("dependencies"), own, references));
    }

    /** The libraries, by their names. */
    private static Map<String, Path> jars(Path directory) throws IOException {
        Map<String, Path> jars = new TreeMap<>();
        try (Stream<Path> files = Files.list(directory)) {
            files.filter(file -> file.toString().endsWith(".jar"))
                    .filter(file -> !file.endsWith("marquee.jar"))
                    .forEach(file -> jars.put(file.getFileName().toString(), file));
        }
        return jars;
    }

    private static String file(ObjectNode component) {
        Matcher classifier = CLASSIFIER.matcher(component.path("purl").asString());
        return component.path("name").asString()
                + "-"
                + component.path("version").asString()
                + (classifier.find() ? "-" + classifier.group(1) : "")
                + ".jar";
    }

    /** Of the jar in the image, from which native libraries were taken out. */
    private static ObjectNode checksum(Path jar) throws IOException, NoSuchAlgorithmException {
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
        return JSON.createObjectNode()
                .put("name", "marquee:sha-256:" + jar.getFileName())
                .put("value", HexFormat.of().formatHex(sum));
    }

    private static ObjectNode runtime() {
        ObjectNode runtime =
                JSON.createObjectNode()
                        .put("type", "platform")
                        .put(REFERENCE, RUNTIME)
                        .put("publisher", System.getProperty("java.vendor"))
                        .put("name", "OpenJDK runtime")
                        .put("version", System.getProperty("java.runtime.version"));
        runtime.putArray("licenses")
                .addObject()
                .put("expression", "GPL-2.0-only WITH Classpath-exception-2.0");
        return runtime;
    }

    /** Edges between what is in the image. */
    private static ArrayNode dependencies(ArrayNode listed, String own, Set<String> references) {
        ArrayNode held = JSON.createArrayNode();
        for (JsonNode each : listed) {
            String from = each.path("ref").asString();
            if (references.contains(from)) {
                ObjectNode edge = held.addObject().put("ref", from);
                ArrayNode targets = edge.putArray("dependsOn");
                for (JsonNode to : each.path("dependsOn")) {
                    if (references.contains(to.asString())) {
                        targets.add(to.asString());
                    }
                }
                if (from.equals(own)) {
                    targets.add(RUNTIME);
                }
            }
        }
        held.addObject().put("ref", RUNTIME).putArray("dependsOn");
        return held;
    }
}
