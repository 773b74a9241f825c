package app.marquee.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Advisories of a database of osv.dev that name a library in its version. */
final class VulnerabilitiesTest {
    private static final Path ADVISORIES = Path.of("src/test/resources/app/marquee/packaging/osv");

    @TempDir private Path directory;

    private BuildProgram.Outcome check(Path database, String... libraries) throws Exception {
        Path list = Files.write(directory.resolve("libraries.txt"), List.of(libraries));
        return BuildProgram.run(
                directory, "src/build/Vulnerabilities.java", database.toString(), list.toString());
    }

    /** An archive as osv.dev has it, with a file for each advisory. */
    private Path archive() throws IOException {
        Path zip = directory.resolve("all.zip");
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream entries = new ZipOutputStream(out);
                Stream<Path> files = Files.list(ADVISORIES)) {
            for (Path file : files.sorted().toList()) {
                entries.putNextEntry(new ZipEntry(String.valueOf(file.getFileName())));
                Files.copy(file, entries);
            }
        }
        return zip;
    }

    @Test
    void exactlyTheAffectedVersionsAreNamed() throws Exception {
        BuildProgram.Outcome outcome =
                check(
                        archive(),
                        "   ch.qos.logback:logback-core:jar:1.5.9:compile -- module logback.core",
                        "   com.fasterxml.jackson.core:jackson-databind:jar:2.9.10:compile",
                        "   org.xerial:sqlite-jdbc:jar:3.41.2.2:compile",
                        "   org.apache.commons:commons-lang3:jar:3.18.0:compile",
                        "   de.siegmar:fastcsv:jar:4.4.0:compile",
                        "   net.java.dev.jna:jna:jar:5.19.1:compile",
                        "   com.dlsc:GMapsFX:jar:11.0.6:compile",
                        "   org.controlsfx:controlsfx:jar:11.2.4:compile",
                        "   info.picocli:picocli:jar:4.7.7:compile",
                        "   tools.jackson.core:jackson-core:jar:3.0.0-rc2:compile",
                        "   tools.jackson.core:jackson-databind:jar:3.0.0:compile",
                        "   org.slf4j:slf4j-api:jar:2.0.20:compile",
                        "   org.jspecify:jspecify:jar:1.0.1:compile",
                        "   com.google.zxing:core:jar:3.5.4:compile",
                        "   org.openjfx:javafx-web:jar:linux:25.0.4:compile");

        assertThat(outcome.printed().lines())
                .containsExactly(
                        "ch.qos.logback:logback-core 1.5.9: GHSA-pr98-23f8-jwxv, CVE-2024-12798"
                                + " An attribute of logback.xml runs an expression",
                        "com.dlsc:GMapsFX 11.0.6: GHSA-0000-0000-0003 Not fixed so far",
                        "com.fasterxml.jackson.core:jackson-databind 2.9.10:"
                                + " GHSA-jjjh-jjxp-wpff, CVE-2022-42003"
                                + " Nested arrays use all of the stack",
                        "de.siegmar:fastcsv 4.4.0: GHSA-0000-0000-0001"
                                + " Named by its versions alone.",
                        "org.jspecify:jspecify 1.0.1: GHSA-0000-0000-0007"
                                + " Of a repository with a name, and affected since one version",
                        "tools.jackson.core:jackson-core 3.0.0-rc2: GHSA-0000-0000-0005"
                                + " Fixed with the release",
                        "15 libraries, 10 advisories for Maven, 6 known vulnerabilities");
        assertThat(outcome.status()).isOne();
    }

    /**
     * The events of two ranges in one list, the newer range first, as some advisories have them.
     */
    @Test
    void theEventsOfARangeMayBeInAnyOrder() throws Exception {
        assertThat(jackson("2.13.3").status()).as("in the newer range").isOne();
        assertThat(jackson("2.12.8").status()).as("between the two").isZero();
        assertThat(jackson("2.4.0-rc1").status()).as("where it begins").isOne();
        assertThat(jackson("2.4.0-beta1").status()).as("before it").isZero();
        assertThat(jackson("2.13.4.2").status()).as("fixed").isZero();
    }

    private BuildProgram.Outcome jackson(String version) throws Exception {
        return check(
                ADVISORIES, "com.fasterxml.jackson.core:jackson-databind:jar:" + version + ":test");
    }

    @Test
    void onlyACheckOfSomethingSucceeds() throws Exception {
        Path none = Files.createDirectories(directory.resolve("none"));
        String fine = "one:fine:jar:1.0:compile";

        assertThat(check(none, fine).status()).as("no advisory").isOne();
        assertThat(check(ADVISORIES).status()).as("no library").isOne();
        assertThat(check(Path.of(""), fine).printed()).startsWith("Known vulnerabilities weren't");
        assertThat(check(directory.resolve("missing.zip"), fine).status()).isOne();
        assertThat(check(ADVISORIES, fine).status()).isZero();
    }
}
