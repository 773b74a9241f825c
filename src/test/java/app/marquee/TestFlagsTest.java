package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.LauncherSessionListener;

import java.nio.file.Path;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.TimeZone;

/** An IDE runs a test with the properties of the build. */
@Tag("zone")
final class TestFlagsTest {
    @Test
    void everyPropertyOfTheBuildIsSet() {
        assertThat(TestFlags.read(Path.of("pom.xml")))
                .containsEntry("glass.platform", "Monocle")
                .containsEntry("user.timezone", "UTC")
                .containsEntry("jdk.httpclient.disableRetryConnect", "true")
                .allSatisfy((name, value) -> assertThat(System.getProperty(name)).isNotNull());
    }

    @Test
    void theLauncherFindsIt() {
        assertThat(ServiceLoader.load(LauncherSessionListener.class))
                .hasAtLeastOneElementOfType(TestFlags.class);
    }

    @Test
    void aTestThatAProgramStartedGetsThem(@TempDir Path directory) {
        String platform = System.clearProperty("glass.platform");
        String zone = System.getProperty("user.timezone");
        TimeZone before = TimeZone.getDefault();
        Locale language = Locale.getDefault();
        try {
            System.clearProperty("user.timezone");
            TestFlags.setUp(directory.resolve("pom.xml"));
            assertThat(System.getProperty("user.timezone")).as("no build").isNull();
            Locale.setDefault(Locale.GERMANY);
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
            TestFlags.setUp(Path.of("pom.xml"));
            assertThat(System.getProperty("glass.platform")).isEqualTo("Monocle");
            assertThat(System.getProperty("user.timezone")).isEqualTo("UTC");
            assertThat(Locale.getDefault()).isEqualTo(Locale.US);
            assertThat(TimeZone.getDefault().getID()).isEqualTo("UTC");
            System.setProperty("user.timezone", "Asia/Tokyo");
            TestFlags.setUp(Path.of("pom.xml"));
            assertThat(System.getProperty("user.timezone"))
                    .as("those of the build stay")
                    .isEqualTo("Asia/Tokyo");
        } finally {
            System.setProperty("glass.platform", platform);
            System.setProperty("user.timezone", zone);
            TimeZone.setDefault(before);
            Locale.setDefault(language);
        }
    }
}
