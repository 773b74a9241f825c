package app.marquee.log;

import ch.qos.logback.classic.pattern.TargetLengthBasedClassNameAbbreviator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.LayoutBase;

import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * Layout of log lines: UTC time, level, logger, message and stack trace, all masked before they
 * reach the file. Written in code because parsing a pattern slows every start.
 */
final class LogLayout extends LayoutBase<ILoggingEvent> {
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
        line.append(' ').append(level).repeat(' ', Math.max(1, LEVEL_WIDTH + 1 - level.length()));
        line.append(names.abbreviate(event.getLoggerName())).append(' ');
        line.append(event.getFormattedMessage()).append(System.lineSeparator());
        IThrowableProxy thrown = event.getThrowableProxy();
        if (thrown != null) {
            line.append(ThrowableProxyUtil.asString(thrown));
        }
        return mask.apply(line.toString());
    }
}
