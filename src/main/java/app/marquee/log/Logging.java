package app.marquee.log;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.pattern.TargetLengthBasedClassNameAbbreviator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.LayoutBase;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import ch.qos.logback.core.rolling.RollingFileAppender;

import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
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

    /** Log file, readable by its owner only. */
    private static final class LogFile<E> extends RollingFileAppender<E> {
        @Override
        public void openFile(String name) throws IOException {
            OwnFiles.create(Path.of(name));
            super.openFile(name);
        }
    }

    /**
     * Layout of log lines: UTC time, level, logger, message and stack trace, all masked before they
     * reach the file. Written in code because parsing a pattern slows every start.
     */
    private static final class LogLayout extends LayoutBase<ILoggingEvent> {
        private static final int NAME_WIDTH = 20;
        private static final int LEVEL_WIDTH = 5;
        private static final int MILLIS = 3;

        private final DateTimeFormatter moment =
                new DateTimeFormatterBuilder().appendInstant(MILLIS).toFormatter(Locale.ROOT);
        private final TargetLengthBasedClassNameAbbreviator names =
                new TargetLengthBasedClassNameAbbreviator(NAME_WIDTH);
        private final UnaryOperator<String> mask;

        LogLayout(UnaryOperator<String> mask) {
            this.mask = mask;
        }

        @Override
        public String doLayout(ILoggingEvent event) {
            String level = event.getLevel().toString();
            StringBuilder line = new StringBuilder();
            moment.formatTo(event.getInstant(), line);
            line.append(' ')
                    .append(level)
                    .repeat(' ', Math.max(1, LEVEL_WIDTH + 1 - level.length()));
            line.append(names.abbreviate(event.getLoggerName())).append(' ');
            line.append(event.getFormattedMessage()).append(System.lineSeparator());
            IThrowableProxy thrown = event.getThrowableProxy();
            if (thrown != null) {
                line.append(ThrowableProxyUtil.asString(thrown));
            }
            return mask.apply(line.toString());
        }
    }
}
