package app.marquee.log;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;

import org.slf4j.LoggerFactory;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.logging.Logger;

/** Setup of the log: a file that is rotated by size and never holds a secret. */
public final class Logging {
    private static final String NAME = "file";
    private static final long FILE_BYTES = 2L * 1024 * 1024;
    private static final int FILES = 4;

    /** Held, since the system of loggers forgets the level of one without a reference. */
    private static final Logger TOOLKIT = Logger.getLogger("javafx");

    private Logging() {}

    /** The toolkit says on every start that it comes from the class path, which is on purpose. */
    public static void hushToolkit() {
        TOOLKIT.setLevel(java.util.logging.Level.SEVERE);
    }

    /** The file that is written now; those before it have numbers. */
    public static Path file(Path directory) {
        return directory.resolve("marquee.log");
    }

    /**
     * Takes everything that is logged from now on to the file in this directory, in place of the
     * one before.
     *
     * @param mask takes the secrets out of a line
     */
    public static void into(Path directory, UnaryOperator<String> mask) {
        into(new LogRotation<>(file(directory), FILE_BYTES, FILES), mask);
    }

    /** The same with another idea of what is full. */
    public static void into(LogRotation<ILoggingEvent> rotation, UnaryOperator<String> mask) {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        LogFile<ILoggingEvent> appender = new LogFile<>();
        appender.setContext(context);
        appender.setName(NAME);
        appender.setEncoder(encoder(context, mask));
        rotation.setContext(context);
        rotation.start();
        appender.setRollingPolicy(rotation);
        appender.start();
        stop();
        root().addAppender(appender);
    }

    /** Closes the file; nothing is logged any more. */
    public static void stop() {
        Appender<ILoggingEvent> before = root().getAppender(NAME);
        if (before != null) {
            root().detachAppender(before);
            before.stop();
        }
    }

    private static ch.qos.logback.classic.Logger root() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        return context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    }

    private static LayoutWrappingEncoder<ILoggingEvent> encoder(
            LoggerContext context, UnaryOperator<String> mask) {
        LogLayout layout = new LogLayout(mask);
        layout.setContext(context);
        layout.start();
        LayoutWrappingEncoder<ILoggingEvent> encoder = new LayoutWrappingEncoder<>();
        encoder.setContext(context);
        encoder.setCharset(StandardCharsets.UTF_8);
        encoder.setLayout(layout);
        encoder.start();
        return encoder;
    }
}
