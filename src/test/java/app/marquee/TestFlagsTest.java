package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;

/** An IDE runs a test with the properties of the build. */
final class TestFlagsTest {
    @Test
    void everyPropertyOfTheBuildIsSet() {
        assertThat(TestFlags.read(Path.of("pom.xml")))
                .containsEntry("glass.platform", "Monocle")
                .containsEntry("user.timezone", "UTC")
                .containsEntry("jdk.httpclient.disableRetryConnect", "true")
                .allSatisfy((name, value) -> assertThat(System.getProperty(name)).isNotNull());
    }
}
