package app.marquee;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.util.FileSize;

import org.slf4j.LoggerFactory;

import java.nio.file.Path;
import java.util.logging.Logger;

/** Where the log of a run goes: a file that is rotated by size. Nothing secret reaches a logger. */
final class Logging {
    private static final long FILE_BYTES = 2L * 1024 * 1024;
    private static final int FILES = 4;

    /** Held, since the system of loggers forgets the level of one that nobody holds. */
    private static final Logger TOOLKIT = Logger.getLogger("javafx");

    private Logging() {}

    /** The toolkit says on every start that it comes from the class path, which is on purpose. */
    static void hushToolkit() {
        TOOLKIT.setLevel(java.util.logging.Level.SEVERE);
    }

    /** Adds the file to what is logged from now on. */
    static void into(Path directory) {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        String file = directory.resolve("marquee.log").toString();
        RollingFileAppender<ILoggingEvent> appender = new RollingFileAppender<>();
        appender.setContext(context);
        appender.setName("file");
        appender.setFile(file);
        appender.setEncoder(encoder(context));
        FixedWindowRollingPolicy rolling = new FixedWindowRollingPolicy();
        rolling.setContext(context);
        rolling.setParent(appender);
        rolling.setFileNamePattern(file + ".%i");
        rolling.setMaxIndex(FILES);
        rolling.start();
        SizeBasedTriggeringPolicy<ILoggingEvent> size = new SizeBasedTriggeringPolicy<>();
        size.setContext(context);
        size.setMaxFileSize(new FileSize(FILE_BYTES));
        size.start();
        appender.setRollingPolicy(rolling);
        appender.setTriggeringPolicy(size);
        appender.start();
        ch.qos.logback.classic.Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.detachAppender("file");
        root.setLevel(Level.INFO);
        root.addAppender(appender);
    }

    private static PatternLayoutEncoder encoder(LoggerContext context) {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern("%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX, UTC} %-5level %logger{20} %msg%n");
        encoder.start();
        return encoder;
    }
}
