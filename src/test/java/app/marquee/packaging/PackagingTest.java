package app.marquee.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

/** The settings of packages agree with each other and with what the application uses. */
final class PackagingTest {
    private static final Path ICONS = Path.of("icons");
    private static final Path CLASSES = Path.of("target/classes");

    @ParameterizedTest
    @ValueSource(ints = {16, 24, 32, 48, 64, 128, 256, 512})
    void everySizeOfTheIconIsThatSize(int size) throws IOException {
        BufferedImage icon = ImageIO.read(ICONS.resolve("marquee-" + size + ".png").toFile());

        assertThat(icon.getWidth()).isEqualTo(size);
        assertThat(icon.getHeight()).isEqualTo(size);
    }

    @Test
    void theIconOfWindowsHoldsTheSamePictures() throws IOException {
        byte[] all = Files.readAllBytes(ICONS.resolve("marquee.ico"));
        ByteBuffer ico = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);

        int pictures = ico.getShort(4);
        int length = ico.getInt(6 + 16 * (pictures - 1) + 8);
        int offset = ico.getInt(6 + 16 * (pictures - 1) + 12);

        assertThat(Arrays.copyOfRange(all, offset, offset + length))
                .isEqualTo(Files.readAllBytes(ICONS.resolve("marquee-256.png")));
    }

    @Test
    void theIconOfMacosHoldsTheSamePictures() throws IOException {
        byte[] all = Files.readAllBytes(ICONS.resolve("marquee.icns"));
        byte[] largest = Files.readAllBytes(ICONS.resolve("marquee-512.png"));

        assertThat(ByteBuffer.wrap(all).getInt(4)).isEqualTo(all.length);
        assertThat(Arrays.copyOfRange(all, all.length - largest.length, all.length))
                .isEqualTo(largest);
    }

    @Test
    void theMenuEntrySaysWhatAMenuNeeds() throws IOException {
        Map<String, String> entry =
                lines("packaging/linux/marquee.desktop")
                        .filter(line -> line.contains("="))
                        .map(line -> line.split("=", 2))
                        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));

        assertThat(entry)
                .containsEntry("Type", "Application")
                .containsEntry("Exec", "marquee")
                .containsEntry("StartupWMClass", "marquee")
                .containsKeys(
                        "Name",
                        "Comment",
                        "Comment[pt_BR]",
                        "Comment[es]",
                        "GenericName[pt_BR]",
                        "GenericName[es]");
        assertThat(entry.get("Categories")).startsWith("AudioVideo;").endsWith(";");
        assertThat(entry.get("Keywords")).endsWith(";");
        assertThat(entry.get("Keywords[pt_BR]")).endsWith(";");
    }

    @Test
    void theVersionIsTheSameEverywhere() throws IOException {
        String version =
                lines("pom.xml")
                        .map(String::strip)
                        .filter(line -> line.startsWith("<version>"))
                        .findFirst()
                        .orElseThrow()
                        .replaceAll("</?version>|-SNAPSHOT", "");

        assertThat(lines("packaging/linux/app.marquee.Marquee.metainfo.xml"))
                .anyMatch(line -> line.contains("<release version=\"" + version + "\""));
        assertThat(lines("CHANGELOG.md")).anyMatch(line -> line.startsWith("## " + version + " "));
        assertThat(Files.readString(Path.of("packaging/README.md")))
                .contains("marquee_" + version + "-1_amd64.deb", "marquee-" + version + "-1.x86_64")
                .contains("marquee-" + version + "-own-jdk.zip");
    }

    @Test
    void theRuntimeHasEveryModuleThatTheApplicationUses() throws IOException {
        StringWriter said = new StringWriter();
        int status =
                ToolProvider.findFirst("jdeps")
                        .orElseThrow()
                        .run(
                                new PrintWriter(said),
                                new PrintWriter(said),
                                "--print-module-deps",
                                "--ignore-missing-deps",
                                CLASSES.toString());

        assertThat(status).as(said.toString()).isZero();
        assertThat(lines("packaging/modules.txt").toList())
                .containsAll(List.of(said.toString().strip().split(",", -1)));
    }

    /** The runtime has it as a module of its own. */
    @Test
    void onlyTheBridgeOfTheRuntimeItselfIsLeftOut() throws IOException {
        assertThat(lines("pom.xml").filter(line -> line.contains("<excludeArtifactIds>")))
                .singleElement()
                .asString()
                .contains("<excludeArtifactIds>jdk-jsobject</excludeArtifactIds>");
        assertThat(lines("packaging/modules.txt")).contains("jdk.jsobject");
    }

    /** What the browser is for is in one place: a package without it would lose nothing else. */
    @ParameterizedTest
    @ValueSource(strings = {"javafx/scene/web/", "javafx/scene/media/", "com/dlsc/gmapsfx/"})
    void onlyTheMapOfGoogleUsesTheBrowser(String browser) throws IOException {
        try (Stream<Path> files = Files.walk(CLASSES)) {
            assertThat(files.filter(file -> file.toString().endsWith(".class")))
                    .isNotEmpty()
                    .filteredOn(file -> text(file).contains(browser))
                    .allMatch(file -> file.toString().contains("/app/marquee/ui/map/google/"));
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Stream<String> lines(String file) throws IOException {
        return Files.readAllLines(Path.of(file)).stream();
    }

    /** Java would read the name of its directory as ASCII. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void theScriptForOnesOwnJdkLeavesThePosixLocale(@TempDir Path jdk) throws Exception {
        Path java = Files.createDirectories(jdk.resolve("bin")).resolve("java");
        Files.writeString(
                java,
                """
                #!/bin/sh
                [ "$1" = -version ] && echo 'version "25"' && exit
                echo "$LC_ALL, before $MARQUEE_LOCALE"
                """);
        assertThat(java.toFile().setExecutable(true)).isTrue();
        ProcessBuilder script = new ProcessBuilder("/bin/sh", "packaging/zip/marquee");
        script.environment().keySet().removeIf(name -> name.startsWith("LC_"));
        script.environment()
                .putAll(Map.of("JAVA_HOME", jdk.toString(), "LANG", "C", "LC_MESSAGES", "POSIX"));
        Process process = script.start();
        assertThat(process.inputReader().lines()).containsExactly("C.UTF-8, before POSIX");
        assertThat(process.waitFor()).isZero();
    }

    /** A picture of the memory would hold the token. */
    @ParameterizedTest
    @ValueSource(strings = {"pom.xml", "src/build/Package.java"})
    void theJavaMachineIsNotToldToWriteItsMemoryDown(String file) throws IOException {
        assertThat(Files.readString(Path.of(file)))
                .contains("java")
                .doesNotContain("HeapDumpOnOutOfMemoryError")
                .doesNotContain("+CreateCoredumpOnCrash");
    }

    /** Machine code in a cache would be that of the processor of the build. */
    @Test
    void classCachesAreMadeAndUsedWithoutMachineCode() throws IOException {
        assertThat(Files.readString(Path.of("src/build/LinuxImage.java")))
                .contains("-XX:-AOTAdapterCaching", "script(PORTABLE);", "script(PORTABLE + ")
                .containsOnlyOnce("-XX:AOTCache=");
    }

    /** Whatever starts the window for a person. */
    @Test
    void neitherPackageNorBuildLetsACrashWriteTheMemoryDown() throws IOException {
        assertThat(lines("pom.xml").filter(line -> line.contains("<commandlineArgs>")))
                .filteredOn(
                        line -> line.contains("app.marquee.Launcher") || line.contains("/package "))
                .hasSize(2)
                .allSatisfy(line -> assertThat(line).contains("${marquee.crash.flags}"));
    }
}
