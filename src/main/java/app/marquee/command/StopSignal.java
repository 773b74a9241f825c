package app.marquee.command;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Signal that stops the program, such as Ctrl+C. The exit status of the process is that of the
 * signal, and commands print the same.
 */
public enum StopSignal {
    HUP(ExitStatus.HUNG_UP),
    INT(ExitStatus.INTERRUPTED),
    TERM(ExitStatus.TERMINATED);

    private static final Logger LOG = LoggerFactory.getLogger(StopSignal.class);
    private static final AtomicReference<@Nullable StopSignal> RECEIVED = new AtomicReference<>();

    private final ExitStatus status;

    StopSignal(ExitStatus status) {
        this.status = status;
    }

    /**
     * Notes from now on which of them stops the program. One that the process was started to
     * ignore, as by nohup, stays ignored.
     */
    public static void watch() {
        for (StopSignal each : values()) {
            try {
                each.handle();
            } catch (ReflectiveOperationException | IllegalArgumentException unavailable) {
                LOG.debug("The signal {} has no handler of ours", each, unavailable);
            }
        }
    }

    /** The compiler takes the class for one that may be gone in a later release of Java. */
    private void handle() throws ReflectiveOperationException {
        Class<?> signal = Class.forName("sun.misc.Signal");
        Class<?> handler = Class.forName("sun.misc.SignalHandler");
        Object ours =
                Proxy.newProxyInstance(
                        StopSignal.class.getClassLoader(),
                        new Class<?>[] {handler},
                        (_, _, _) -> {
                            stop();
                            return null;
                        });
        Object _ =
                signal.getMethod("handle", signal, handler)
                        .invoke(
                                null,
                                signal.getConstructor(String.class).newInstance(name()),
                                ours);
    }

    private void stop() {
        boolean _ = RECEIVED.compareAndSet(null, this);
        System.exit(status.code());
    }

    /** The exit status of a process that was stopped; null while none was received. */
    static @Nullable ExitStatus status() {
        StopSignal first = RECEIVED.get();
        return first == null ? null : first.status;
    }
}
