package app.marquee.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The programs of the build do what a release relies on. */
final class BuildProgramsTest {
    private static final Path SHEETS = Path.of("src/main/resources");

    @TempDir private Path directory;

    /** The outcome of a program: its exit status and what it printed. */
    private record Outcome(int status, String printed) {}

    @Test
    void styleSheetsOfTwoRunsAreTheSameBytes() throws Exception {
        Path one = sheets(directory.resolve("one"));
        Path other = sheets(directory.resolve("other"));

        assertThat(binary(one)).isNotEmpty().isEqualTo(binary(other));
        for (Path sheet : binary(one)) {
            assertThat(other.resolve(sheet)).hasSameBinaryContentAs(one.resolve(sheet));
        }
    }

    @Test
    void aLibraryWithAKnownVulnerabilityIsNamed() throws Exception {
        advisory("A-1", "one:affected", "[{'introduced': '2.0'}, {'fixed': '2.10'}]", "");
        advisory("A-2", "one:fixed", "[{'introduced': '0'}, {'fixed': '3.0.0'}]", "");
        advisory("A-3", "one:last", "[{'introduced': '0'}, {'last_affected': '1.4'}]", "");
        advisory(
                "A-4",
                "one:taken-back",
                "[{'introduced': '0'}]",
                "'withdrawn': '2026-01-01T00:00:00Z',");
        advisory("A-5", "one:later", "[{'introduced': '4'}, {'fixed': '4.1'}]", "");

        Outcome outcome =
                vulnerabilities(
                        "one:affected:jar:2.9:compile",
                        "one:fixed:jar:3.0:compile -- module one.fixed",
                        "one:last:jar:linux:1.4:runtime",
                        "one:taken-back:jar:1.0:compile",
                        "one:later:jar:3.9:compile");

        assertThat(outcome.printed().lines())
                .containsExactly(
                        "one:affected 2.9: A-1 A hole",
                        "one:last 1.4: A-3 A hole",
                        "5 libraries, 5 advisories for Maven, 2 known vulnerabilities");
        assertThat(outcome.status()).isOne();
    }

    @Test
    void onlyACheckThatFoundNothingSucceeds() throws Exception {
        assertThat(vulnerabilities("one:fine:jar:1.0:compile").status()).isOne();

        advisory("A-1", "one:other", "[{'introduced': '0'}]", "");

        assertThat(vulnerabilities("one:fine:jar:1.0:compile").status()).isZero();
    }

    @Test
    void packagesHaveTheirChecksumsBesideThem() throws Exception {
        Path packages = directory.resolve("out");
        Files.createDirectories(packages.resolve("more"));
        Files.writeString(packages.resolve("marquee.zip"), "abc");
        Files.writeString(packages.resolve("SHA256SUMS"), "of before");

        Outcome outcome = run("src/build/Checksums.java", packages.toString());

        assertThat(outcome.status()).as(outcome.printed()).isZero();
        assertThat(packages.resolve("SHA256SUMS"))
                .hasContent(
                        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                                + "  marquee.zip\n");
    }

    private Path sheets(Path classes) throws Exception {
        try (Stream<Path> files = Files.walk(SHEETS)) {
            for (Path sheet : files.filter(file -> file.toString().endsWith(".css")).toList()) {
                Path copy = classes.resolve(SHEETS.relativize(sheet));
                Files.createDirectories(copy.getParent());
                Files.copy(sheet, copy);
            }
        }
        Outcome outcome = run("src/build/StyleSheets.java", classes.toString());
        assertThat(outcome.status()).as(outcome.printed()).isZero();
        return classes;
    }

    private static List<Path> binary(Path classes) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith(".bss"))
                    .map(classes::relativize)
                    .sorted()
                    .toList();
        }
    }

    private void advisory(String id, String library, String events, String more)
            throws IOException {
        String json =
                """
                {'id': '%s', 'summary': 'A hole', %s 'affected': [
                  {'package': {'ecosystem': 'npm', 'name': '%s'}},
                  {'package': {'ecosystem': 'Maven', 'name': '%s'},
                   'ranges': [{'type': 'ECOSYSTEM', 'events': %s}]}]}
                """
                        .formatted(id, more, library, library, events)
                        .replace('\'', '"');
        Path file = directory.resolve("database").resolve(id + ".json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, json);
    }

    private Outcome vulnerabilities(String... libraries) throws Exception {
        Path list = directory.resolve("libraries.txt");
        Path database = Files.createDirectories(directory.resolve("database"));
        Files.write(list, List.of(libraries));
        return run("src/build/Vulnerabilities.java", database.toString(), list.toString());
    }

    private Outcome run(String... program) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp"));
        command.add(System.getProperty("java.class.path"));
        command.addAll(List.of(program));
        Path printed = directory.resolve("printed.txt");
        int status =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(printed.toFile())
                        .start()
                        .waitFor();
        return new Outcome(status, Files.readString(printed, StandardCharsets.UTF_8));
    }

    @Test
    void checksOfTheSourcesThatLetAFaultPassFailTheBuild() throws Exception {
        Path output = directory.resolve("canary.txt");
        String nulls = "Canary.java:9: error: [NullAway] dereferenced";
        String equal = "Canary.java:12: error: [SelfEquals] an object is equal to itself";

        assertThat(run("src/build/CanaryRefused.java", output.toString()).status()).isOne();
        Files.writeString(output, nulls);
        Outcome half = run("src/build/CanaryRefused.java", output.toString());
        assertThat(half.status()).isOne();
        assertThat(half.printed()).contains("error: [SelfEquals]");
        Files.writeString(output, nulls.replace("error", "warning") + "\n" + equal);
        assertThat(run("src/build/CanaryRefused.java", output.toString()).status()).isOne();
        Files.writeString(output, nulls + "\n" + equal);
        assertThat(run("src/build/CanaryRefused.java", output.toString()).status()).isZero();
    }
}
