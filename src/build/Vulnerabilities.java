import org.apache.maven.artifact.versioning.ComparableVersion;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Check of the libraries against known vulnerabilities: {@code DATABASE DEPENDENCIES}. The database
 * holds one JSON file per advisory in the form of osv.dev, in a directory or a ZIP archive; the
 * dependencies are what Maven lists. Prints each advisory that names a library in its version. The
 * exit status is 1 when there is one, and when nothing could be checked.
 */
final class Vulnerabilities {
    private static final JsonMapper JSON = new JsonMapper();

    /** By group and artifact. */
    private final Map<String, String> versions;

    private final SortedSet<String> found = new TreeSet<>();
    private int advisories;

    /** Kinds of events, in the order in which those of one version count. */
    private enum Kind {
        FIXED,
        INTRODUCED,
        LAST_AFFECTED;

        String member() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Version from which on, or up to which, a library is affected. */
    private record Event(Kind kind, String version) {
        ComparableVersion order() {
            return new ComparableVersion(version);
        }

        /** Zero is before every version, also before its own milestones. */
        boolean isReached(ComparableVersion by) {
            int order = by.compareTo(order());
            return kind == Kind.LAST_AFFECTED ? order > 0 : order >= 0 || version.equals("0");
        }
    }

    private Vulnerabilities(Map<String, String> versions) {
        this.versions = versions;
    }

    public static void main(String[] args) throws IOException {
        Vulnerabilities check = new Vulnerabilities(versions(Path.of(args[1])));
        System.exit(check.run(args[0]) ? 0 : 1);
    }

    private boolean run(String database) throws IOException {
        if (database.isBlank() || !Files.exists(Path.of(database))) {
            System.out.println(
                    "Known vulnerabilities weren't checked: give a copy of the database of"
                            + " osv.dev (Maven) with -Dosv=FILE.");
            return false;
        }
        read(Path.of(database));
        found.forEach(System.out::println);
        System.out.printf(
                "%d libraries, %d advisories for Maven, %d known vulnerabilities%n",
                versions.size(), advisories, found.size());
        return advisories > 0 && !versions.isEmpty() && found.isEmpty();
    }

    private static Map<String, String> versions(Path dependencies) throws IOException {
        // group:artifact:jar:[classifier:]version:scope
        return Files.readAllLines(dependencies).stream()
                .map(line -> line.strip().split(" ", -1)[0].split(":", -1))
                .filter(parts -> parts.length >= 5)
                .collect(
                        Collectors.toMap(
                                parts -> parts[0] + ":" + parts[1],
                                parts -> parts[parts.length - 2],
                                (one, _) -> one,
                                TreeMap::new));
    }

    private void read(Path database) throws IOException {
        if (Files.isDirectory(database)) {
            readBelow(database);
            return;
        }
        try (FileSystem zip = FileSystems.newFileSystem(database)) {
            readBelow(zip.getPath("/"));
        }
    }

    private void readBelow(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files.filter(each -> isAdvisory(each))::iterator) {
                read(JSON.readTree(Files.readAllBytes(file)));
            }
        }
    }

    private static boolean isAdvisory(Path file) {
        return file.toString().endsWith(".json") && Files.isRegularFile(file);
    }

    private void read(JsonNode advisory) {
        boolean isMaven = false;
        for (JsonNode affected : advisory.path("affected")) {
            JsonNode library = affected.path("package");
            if (!isMaven(library.path("ecosystem").asString(""))) {
                continue;
            }
            isMaven = true;
            String name = library.path("name").asString("");
            String version = versions.get(name);
            boolean applies = version != null && !advisory.has("withdrawn");
            if (applies && isAffected(affected, version)) {
                found.add(
                        "%s %s: %s %s"
                                .formatted(name, version, names(advisory), summary(advisory)));
            }
        }
        advisories += isMaven ? 1 : 0;
    }

    /** The name of a repository may follow. */
    private static boolean isMaven(String ecosystem) {
        return ecosystem.equals("Maven") || ecosystem.startsWith("Maven:");
    }

    private static String names(JsonNode advisory) {
        List<String> names = new ArrayList<>(List.of(advisory.path("id").asString("")));
        advisory.path("aliases").forEach(alias -> names.add(alias.asString("")));
        return String.join(", ", names);
    }

    private static String summary(JsonNode advisory) {
        String summary = advisory.path("summary").asString("");
        return summary.isBlank() ? firstLine(advisory.path("details").asString("")) : summary;
    }

    private static String firstLine(String text) {
        return text.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
    }

    private static boolean isAffected(JsonNode affected, String version) {
        for (JsonNode named : affected.path("versions")) {
            if (named.asString("").equals(version)) {
                return true;
            }
        }
        for (JsonNode range : affected.path("ranges")) {
            // The events of these name commits.
            boolean isOfCommits = range.path("type").asString("").equals("GIT");
            if (!isOfCommits && isWithin(range.path("events"), new ComparableVersion(version))) {
                return true;
            }
        }
        return false;
    }

    /** The events may be in any order. */
    private static boolean isWithin(JsonNode events, ComparableVersion version) {
        List<Event> sorted = new ArrayList<>();
        for (JsonNode event : events) {
            for (Kind kind : Kind.values()) {
                if (event.has(kind.member())) {
                    sorted.add(new Event(kind, event.path(kind.member()).asString("")));
                }
            }
        }
        sorted.sort(Comparator.comparing(Event::order).thenComparing(Event::kind));
        boolean within = false;
        for (Event event : sorted) {
            if (event.isReached(version)) {
                within = event.kind() == Kind.INTRODUCED;
            }
        }
        return within;
    }
}
