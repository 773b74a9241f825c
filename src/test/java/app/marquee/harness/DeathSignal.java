package app.marquee.harness;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;
import java.util.random.RandomGenerator;

/** Signal that ends a process at once, as the system or a crash in native code does. */
enum DeathSignal {
    SIGKILL(9),
    /** What a process sends itself when its memory is destroyed. */
    SIGABRT(6);

    private static final MethodHandle KILL = kill();

    private final int number;

    DeathSignal(int number) {
        this.number = number;
    }

    static DeathSignal any(RandomGenerator random) {
        return random.nextBoolean() ? SIGKILL : SIGABRT;
    }

    @SuppressWarnings("restricted") // a function of the system
    private static MethodHandle kill() {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow("kill"),
                FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
    }

    /** Sends it; a process that has ended already stays as it is. */
    void send(Process process) {
        try {
            int _ = (int) KILL.invokeExact((int) process.pid(), number);
        } catch (Throwable never) {
            throw new IllegalStateException(never);
        }
    }
}
