package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** A harness whose process dies says so. */
@DisabledOnOs(OS.WINDOWS)
final class HarnessProcessTest {
    private final ByteArrayOutputStream told = new ByteArrayOutputStream();

    @TempDir private Path directory;

    /** The stack is there where the system writes cores into the directory and has gdb. */
    @Test
    void aProcessThatAbortsFallsShortWithItsStack() throws Exception {
        int status = run("kill -ABRT $$");

        assertThat(status).isEqualTo(134);
        assertThat(told.toString(UTF_8))
                .containsAnyOf("#0 ", "wrote no core", "Without gdb")
                .endsWith("kill: the process ended by SIGABRT : falls short\n");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void oneThatEndsByItselfHasSaidAll() throws Exception {
        assertThat(run("exit 1")).isEqualTo(1);
        assertThat(told.size()).isZero();
    }

    private int run(String script) throws Exception {
        return new HarnessProcess("kill", directory)
                .run(List.of("/bin/sh", "-c", script), new PrintStream(told, true, UTF_8));
    }
}
