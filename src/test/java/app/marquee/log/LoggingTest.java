package app.marquee.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import app.marquee.model.Secret;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/** The log of a run: rotated wherever it lies, and without secrets whoever writes to it. */
class LoggingTest {
    private static final Logger LOG = LoggerFactory.getLogger(LoggingTest.class);
    private static final String TOKEN = "tk-live/9f2c+77aa\"x";
    private static final String PASSWORD = "minha senha çã1";

    private final RunSecrets secrets = new RunSecrets();

    @TempDir private Path directory;

    @AfterEach
    void close() {
        Logging.stop();
    }

    private String log(Path home) throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.list(home)) {
            for (Path file : files.toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }

    @Test
    void knownSecretsNeverReachTheFile() throws IOException {
        secrets.accept(new Secret(TOKEN));
        secrets.accept(new Secret(PASSWORD));
        Logging.into(directory, secrets::mask);
        LOG.info("The token is " + TOKEN);
        LOG.warn("Sent {} with {}", "{\"name\":\"" + PASSWORD + "\"}", List.of(TOKEN));
        LOG.error(
                "Failed",
                new IllegalStateException(
                        "Refused: " + TOKEN, new IOException("Body: " + PASSWORD)));
        LOG.info(
                "In base64: {}",
                Base64.getEncoder().encodeToString(TOKEN.getBytes(StandardCharsets.UTF_8)));
        LOG.info("In an address: ?p={}", "minha+senha+%C3%A7%C3%A31");
        assertThat(log(directory))
                .contains("The token is", "IllegalStateException", "Caused by", Secret.MASK)
                .doesNotContain(TOKEN, "9f2c", PASSWORD, "senha", "dGstbGl2ZS");
    }

    /** A secret of which nobody ever heard, at the places where secrets stand. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Authorization: hidden-1",
                "authorization=hidden-1, next",
                "headers {Authorization=[hidden-1], Accept=[*/*]}",
                "{\"Authorization\":\"hidden-1\"}",
                "Proxy-Authorization: Basic hidden-1",
                "X-Api-Key: hidden-1",
                "Cookie: session=hidden-1",
                "{\"password\":\"hidden-1\"}",
                "{\"access_token\" : \"hidden-1\"}",
                "GET https://host/path?token=hidden-1&page=2",
                "Playlist[name=A, password=hidden-1]"
            })
    void whatStandsWhereSecretsStandIsMasked(String line) throws IOException {
        Logging.into(directory, secrets::mask);
        LOG.info(line);
        assertThat(log(directory)).contains(Secret.MASK).doesNotContain("hidden-1");
    }

    @Test
    void whatIsNoSecretIsReadAsItWasWritten() throws IOException {
        Logging.into(directory, secrets::mask);
        LOG.info("Read 12 tokens of 3 passwords; author=Ana");
        assertThat(log(directory)).contains("Read 12 tokens of 3 passwords; author=Ana");
    }

    /** As programs that read logs expect them: the trace stands below its line. */
    @Test
    void aLineIsMomentLevelSpeakerAndWords() throws IOException {
        Logging.into(directory, secrets::mask);
        LOG.warn("Read {} tokens", 12, new IOException("Broken", new IOException("Gone")));
        assertThat(log(directory).lines().toList())
                .first()
                .asString()
                .matches(
                        "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z WARN  "
                                + "a\\.m\\.log\\.LoggingTest Read 12 tokens");
        assertThat(log(directory).lines())
                .contains("java.io.IOException: Broken")
                .anyMatch(line -> line.startsWith("Caused by: java.io.IOException: Gone"))
                .anyMatch(line -> line.startsWith("\tat app.marquee.log.LoggingTest."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "100% mine", "%d{yyyy} %i", "with space", "ação", "a\\b"})
    void isRotatedWhateverTheDirectoryIsCalled(String name) throws IOException {
        Path home = Files.createDirectory(directory.resolve(name));
        Path file = Logging.file(home);
        LogRotation<ILoggingEvent> rotation = new LogRotation<>(file, 200, 2);
        Logging.into(rotation, secrets::mask);
        for (int line = 1; line <= 12; line++) {
            LOG.info("Line {} {}", line, "x".repeat(150));
        }
        try (Stream<Path> files = Files.list(home)) {
            assertThat(files.map(each -> each.getFileName().toString()))
                    .containsExactlyInAnyOrder("marquee.log", "marquee.log.1", "marquee.log.2");
        }
        assertThat(Files.readString(file)).contains("Line 12 ");
        assertThat(log(home)).doesNotContain("Line 1 ");
    }

    @Test
    void aFileIsFullOnceItHasItsSize() throws IOException {
        LogRotation<ILoggingEvent> rotation = new LogRotation<>(Logging.file(directory), 200, 2);
        Path file = directory.resolve("some.log");
        ILoggingEvent line = new LoggingEvent();
        assertThat(rotation.isTriggeringEvent(Files.write(file, new byte[199]).toFile(), line))
                .isFalse();
        assertThat(rotation.isTriggeringEvent(Files.write(file, new byte[200]).toFile(), line))
                .isTrue();
    }

    @Test
    void anotherDirectoryTakesThePlaceOfTheOneBefore() throws IOException {
        Path first = Files.createDirectory(directory.resolve("first"));
        Path second = Files.createDirectory(directory.resolve("second"));
        Logging.into(first, secrets::mask);
        LOG.info("One");
        Appender<ILoggingEvent> closed = rootLogger().getAppender("file");
        Logging.into(second, secrets::mask);
        LOG.info("Two");
        assertThat(closed.isStarted()).isFalse();
        assertThat(log(first)).contains("One").doesNotContain("Two");
        assertThat(log(second)).contains("Two").doesNotContain("One");
    }

    @Test
    void nothingIsLoggedAfterItStopped() throws IOException {
        Logging.into(directory, secrets::mask);
        Logging.stop();
        LOG.info("Late");
        assertThat(log(directory)).isEmpty();
    }

    /** In a context of its own: the one of the program is set up before the first test. */
    @Test
    void isSetUpWithoutTheSettingsOfOthers() {
        LoggerContext context = new LoggerContext();
        assertThat(new LogSetup().configure(context))
                .isEqualTo(Configurator.ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY);
        assertThat(context.getLogger("app.marquee.A").getEffectiveLevel()).isEqualTo(Level.INFO);
        assertThat(context.getLogger("com.microsoft.credentialstorage.A").isErrorEnabled())
                .isFalse();
    }

    private static ch.qos.logback.classic.Logger rootLogger() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        return context.getLogger(Logger.ROOT_LOGGER_NAME);
    }

    @Test
    void nothingIsLoggedToTheTerminalAndNothingOfTheKeychain() {
        assertThat(rootLogger().iteratorForAppenders())
                .toIterable()
                .noneMatch(ConsoleAppender.class::isInstance);
        assertThat(LoggerFactory.getLogger("com.microsoft.credentialstorage.A").isErrorEnabled())
                .isFalse();
        assertThat(LOG.isInfoEnabled()).isTrue();
        assertThat(LOG.isDebugEnabled()).isFalse();
    }

    @Test
    void onlyItsOwnerReadsIt() throws IOException {
        Logging.into(directory, secrets::mask);
        LOG.info("Hello");
        PosixFileAttributeView rights =
                Files.getFileAttributeView(Logging.file(directory), PosixFileAttributeView.class);
        assumeThat(rights).as("the rights of files on this system").isNotNull();
        assertThat(PosixFilePermissions.toString(rights.readAttributes().permissions()))
                .isEqualTo("rw-------");
    }
}
