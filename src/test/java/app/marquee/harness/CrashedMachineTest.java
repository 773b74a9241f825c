package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

/** What a crash of the Java machine leaves behind, with and without the options of the package. */
final class CrashedMachineTest {
    private static final String CANARY = "cnry+Tok/7f3a9";

    @TempDir private Path directory;

    @Test
    void nothingIsLeftOfACrash() throws Exception {
        CrashedMachine.Crash crash =
                new CrashedMachine(directory).with(CANARY, CrashedMachine.flags());

        SecretSearch search = new SecretSearch(List.of(CANARY));
        search.directory("left by a crash", directory);
        assertThat(crash.leavesNothing()).as(crash.toString()).isTrue();
        assertThat(search.hits()).isZero();
    }

    /** Otherwise the other test would see nothing. */
    @Test
    void withoutTheOptionsAReportIsWrittenThatHoldsTheSecret() throws Exception {
        CrashedMachine.Crash crash =
                new CrashedMachine(directory).with(CANARY, List.of("-XX:-CreateCoredumpOnCrash"));

        SecretSearch search = new SecretSearch(List.of(CANARY));
        search.directory("left by a crash", directory);
        assertThat(crash.crashed()).isTrue();
        assertThat(crash.files()).isPositive();
        assertThat(search.hits()).isPositive();
    }
}
