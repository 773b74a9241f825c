package app.marquee;

import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.ILoggingEvent;

import java.util.function.UnaryOperator;

/**
 * The lines of the log: every one, with its arguments and its trace, is masked as a whole before it
 * reaches the file, whatever the caller gave. On the thread of the caller.
 */
final class LogLayout extends PatternLayout {
    private static final String LINE =
            "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX, UTC} %-5level %logger{20} %msg%n";

    private final UnaryOperator<String> mask;

    LogLayout(UnaryOperator<String> mask) {
        this.mask = mask;
        setPattern(LINE);
    }

    @Override
    public String doLayout(ILoggingEvent event) {
        return mask.apply(super.doLayout(event));
    }
}
