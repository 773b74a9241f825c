package app.marquee.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ConfiguratorRank;
import ch.qos.logback.core.spi.ContextAwareBase;

import org.slf4j.Logger;

/**
 * How logging begins, found by the library itself before the first line: the terminal stays silent,
 * since what a command has to say it says itself. A run of the window adds its file ({@link
 * Logging}). In code and not in XML, which costs every start a parser.
 */
@ConfiguratorRank(ConfiguratorRank.CUSTOM_HIGH_PRIORITY)
public final class LogSetup extends ContextAwareBase implements Configurator {
    @Override
    public ExecutionStatus configure(LoggerContext context) {
        context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.INFO);
        // It tells of every key that it looks for; what matters is a state of ours.
        context.getLogger("com.microsoft.credentialstorage").setLevel(Level.OFF);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
