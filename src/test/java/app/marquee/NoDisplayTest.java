package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A display that is named and not there: the program says so and ends. */
@EnabledOnOs(OS.LINUX)
class NoDisplayTest {
    private static final long PATIENCE = 60;

    @TempDir Path directory;

    @Test
    void aDisplayThatCannotBeReachedIsSaidAndTheProgramEnds()
            throws IOException, InterruptedException {
        Path said = directory.resolve("said");
        ProcessBuilder line =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:-UsePerfData",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Launcher.class.getName(),
                                "--home",
                                directory.resolve("home").toString())
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile());
        line.environment().remove("WAYLAND_DISPLAY");
        line.environment().put("DISPLAY", ":9777");
        Process process = line.start();
        try {
            assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).as("it ended").isTrue();
            assertThat(process.exitValue()).isOne();
            assertThat(said).content().contains("Marquee can't open its window because");
        } finally {
            process.destroyForcibly();
        }
    }
}
