package app.marquee.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The programs of the build do what a release relies on. */
final class BuildProgramsTest {
    private static final Path SHEETS = Path.of("src/main/resources");

    private static final String UNFORMATTED =
            "package part;\nimport java.util.Set;\nfinal class Bad { int one ; }\n";

    private static final String FORMATTED =
            "package part;\n\nfinal class Fine {\n    int one;\n}\n";

    @TempDir private Path directory;

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
    void packagesHaveTheirChecksumsBesideThem() throws Exception {
        Path packages = directory.resolve("out");
        Files.createDirectories(packages.resolve("more"));
        Files.writeString(packages.resolve("marquee.zip"), "abc");
        Files.writeString(packages.resolve("SHA256SUMS"), "of before");

        BuildProgram.Outcome outcome = run("src/build/Checksums.java", packages.toString());

        assertThat(outcome.status()).as(outcome.printed()).isZero();
        assertThat(packages.resolve("SHA256SUMS"))
                .hasContent(
                        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
                                + "  marquee.zip\n");
    }

    @Test
    void theBillOfMaterialsListsWhatTheImageHoldsAndItsRuntime() throws Exception {
        jar("one-1.0.jar");
        jar("two-2.0-linux.jar");
        jar("marquee.jar");

        assertThat(materials().printed()).isEmpty();

        String bill = Files.readString(directory.resolve("image/marquee.cdx.json"));
        assertThat(bill)
                .contains(
                        "pkg:maven/a/one@1.0?type=jar",
                        "pkg:maven/a/two@2.0?classifier=linux&type=jar",
                        "marquee:sha-256:one-1.0.jar",
                        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                        System.getProperty("java.runtime.version"))
                .doesNotContain("pkg:maven/a/three");
    }

    @Test
    void aJarThatIsNotInTheBillOfMaterialsFailsTheBuild() throws Exception {
        jar("one-1.0.jar");
        jar("unlisted-1.0.jar");

        BuildProgram.Outcome outcome = materials();

        assertThat(outcome.status()).isOne();
        assertThat(outcome.printed()).contains("unlisted-1.0.jar");
    }

    private void jar(String name) throws IOException {
        Path jars = Files.createDirectories(directory.resolve("jars"));
        Files.writeString(jars.resolve(name), "abc");
    }

    private BuildProgram.Outcome materials() throws Exception {
        Path listed = directory.resolve("bom.json");
        Files.writeString(
                listed,
                """
                {"metadata": {"component": {"bom-ref": "own"}},
                 "components": [
                  {"name": "one", "version": "1.0", "bom-ref": "pkg:maven/a/one@1.0?type=jar",
                   "purl": "pkg:maven/a/one@1.0?type=jar"},
                  {"name": "two", "version": "2.0", "bom-ref": "two",
                   "purl": "pkg:maven/a/two@2.0?classifier=linux&type=jar"},
                  {"name": "three", "version": "3.0", "bom-ref": "pkg:maven/a/three@3.0?type=jar",
                   "purl": "pkg:maven/a/three@3.0?type=jar"}],
                 "dependencies": [
                  {"ref": "own", "dependsOn": ["two", "pkg:maven/a/three@3.0?type=jar"]},
                  {"ref": "pkg:maven/a/three@3.0?type=jar"}]}
                """);
        return run(
                "src/build/Materials.java",
                listed.toString(),
                directory.resolve("jars").toString(),
                directory.resolve("image/marquee.cdx.json").toString());
    }

    private Path sheets(Path classes) throws Exception {
        try (Stream<Path> files = Files.walk(SHEETS)) {
            for (Path sheet : files.filter(file -> file.toString().endsWith(".css")).toList()) {
                Path copy = classes.resolve(SHEETS.relativize(sheet));
                Files.createDirectories(copy.getParent());
                Files.copy(sheet, copy);
            }
        }
        BuildProgram.Outcome outcome = run("src/build/StyleSheets.java", classes.toString());
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

    private BuildProgram.Outcome run(String... program) throws Exception {
        return BuildProgram.run(directory, program);
    }

    @Test
    void checksOfTheSourcesThatLetAFaultPassFailTheBuild() throws Exception {
        Path output = directory.resolve("canary.txt");
        String nulls = "Canary.java:9: error: [NullAway] dereferenced";
        String equal = "Canary.java:12: error: [SelfEquals] an object is equal to itself";

        assertThat(run("src/build/CanaryRefused.java", output.toString()).status()).isOne();
        Files.writeString(output, nulls);
        BuildProgram.Outcome half = run("src/build/CanaryRefused.java", output.toString());
        assertThat(half.status()).isOne();
        assertThat(half.printed()).contains("error: [SelfEquals]");
        Files.writeString(output, nulls.replace("error", "warning") + "\n" + equal);
        assertThat(run("src/build/CanaryRefused.java", output.toString()).status()).isOne();
        Files.writeString(output, nulls + "\n" + equal);
        assertThat(run("src/build/CanaryRefused.java", output.toString()).status()).isZero();
    }

    /** A file is looked at again once it changed, also if it was found formatted before. */
    @Test
    void filesThatArentFormattedAreNamedOrFormatted() throws Exception {
        Path sources = Files.createDirectories(directory.resolve("sources/part"));
        Path fine = Files.writeString(sources.resolve("Fine.java"), FORMATTED);
        Path bad = Files.writeString(sources.resolve("Bad.java"), UNFORMATTED);

        BuildProgram.Outcome found = format("check");
        assertThat(found.status()).isOne();
        assertThat(found.printed().lines())
                .containsExactly(
                        "not formatted: " + bad, "Run: mvn process-test-sources -Dformat=apply");
        assertThat(bad).hasContent(UNFORMATTED);

        BuildProgram.Outcome applied = format("apply");
        assertThat(applied.status()).isZero();
        assertThat(applied.printed().lines()).containsExactly("formatted " + bad);
        assertThat(bad).hasContent(FORMATTED.replace("Fine", "Bad"));
        assertThat(format("check").status()).isZero();

        Files.writeString(fine, UNFORMATTED.replace("Bad", "Fine"));
        assertThat(format("check").printed()).startsWith("not formatted: " + fine);
    }

    private BuildProgram.Outcome format(String what) throws Exception {
        List<String> options = new ArrayList<>();
        options.addAll(List.of("-cp", "target/formatter/google-java-format.jar"));
        for (String part : List.of("api", "code", "file", "parser", "tree", "util")) {
            options.add("--add-exports");
            options.add("jdk.compiler/com.sun.tools.javac.%s=ALL-UNNAMED".formatted(part));
        }
        return BuildProgram.run(
                directory,
                options,
                "src/build/Format.java",
                what,
                directory.resolve("sources").toString(),
                directory.resolve("seen.txt").toString());
    }
}
