package app.marquee.start;

import app.marquee.store.file.Home;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A process that takes commands in a home until a signal ends it. */
final class SocketVictim {
    /** What it prints once it takes commands. */
    static final String READY = "ready";

    private SocketVictim() {}

    public static void main(String[] arguments) throws InterruptedException {
        CommandSocket _ =
                CommandSocket.open(
                                Home.in(Path.of(arguments[0])).prepare(),
                                _ -> {
                                    throw new UnsupportedOperationException();
                                },
                                _ -> {
                                    throw new UnsupportedOperationException();
                                })
                        .orElseThrow();
        System.out.println(READY);
        TimeUnit.MINUTES.sleep(1);
    }
}
