package app.marquee;

import app.marquee.command.CommandFailure;
import app.marquee.command.MarqueeCommand;
import app.marquee.command.PictureTour;
import app.marquee.command.Sentence;
import app.marquee.command.WindowRequest;
import app.marquee.command.Windows;
import app.marquee.log.Logging;
import app.marquee.model.failure.FailureException;
import app.marquee.start.BoundedClosing;
import app.marquee.start.CommandSocket;
import app.marquee.start.Display;
import app.marquee.start.Headless;
import app.marquee.start.StartFailure;
import app.marquee.start.WarmUp;
import app.marquee.start.WindowRuns;
import app.marquee.store.keychain.GuardedKeychain;
import app.marquee.store.keychain.SystemKeychain;
import app.marquee.store.keychain.Tokens;
import app.marquee.text.Messages;
import app.marquee.ui.control.font.Typeface;

import javafx.application.Platform;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Opener of windows on this computer. Blocking. */
final class DesktopWindows implements Windows {
    private static final Duration CLOSING = Duration.ofMillis(1_500);

    private final Supplier<Messages> texts;

    /**
     * @param texts for what keeps the window from opening
     */
    DesktopWindows(Supplier<Messages> texts) {
        this.texts = texts;
    }

    @Override
    public void open(WindowRequest request) {
        Display.missing(
                        System.getenv(),
                        System.getProperty("os.name", ""),
                        System.getProperty("glass.platform", ""))
                .ifPresent(
                        sentence -> {
                            throw new CommandFailure(sentence);
                        });
        Logging.hushToolkit();
        RunOpening opening = RunOpening.begin(() -> open(request, tokens()));
        Typeface.register();
        startToolkit(opening);
        try {
            AtomicReference<WarmUp> warm = new AtomicReference<>();
            Platform.runLater(() -> warm.set(new WarmUp()));
            Run run = begun(opening);
            Optional<CommandSocket> socket = socket(run);
            try {
                show(run, warm);
            } finally {
                socket.ifPresent(CommandSocket::close);
                close(run);
            }
        } finally {
            Platform.exit();
        }
    }

    /** Takes commands of other processes, which may not write the home while it is open here. */
    private Optional<CommandSocket> socket(Run run) {
        return CommandSocket.open(
                run.foundation().home(),
                new WindowRuns(run.foundation(), run.connections(), run.clock()),
                context -> MarqueeCommand.line(this, context, Verbs.all(context)));
    }

    private static Run open(WindowRequest request, Tokens tokens) {
        return Run.open(request, Clock.system(ZoneId.systemDefault()), tokens);
    }

    /** The obstacle is shown in the window. */
    private Run begun(RunOpening opening) {
        try {
            return opening.await();
        } catch (CommandFailure failed) {
            if (StartFailure.isUnread()) {
                StartFailure.show(failed.sentence().in(texts.get()));
            }
            throw failed;
        }
    }

    /** What is on its way to the disk gets its time, and no more than that. */
    private static void close(Run run) {
        try {
            BoundedClosing.close(run::close, CLOSING);
        } catch (FailureException failed) {
            throw new CommandFailure(Run.sentence(failed.failure()), failed);
        }
    }

    /** Until the window is closed. */
    private static void show(Run run, AtomicReference<WarmUp> warm) {
        CountDownLatch closed = new CountDownLatch(1);
        AtomicReference<RuntimeException> failure = new AtomicReference<>();
        Platform.runLater(() -> show(run, warm, closed, failure));
        await(closed);
        RuntimeException defect = failure.get();
        if (defect != null) {
            throw defect;
        }
    }

    /**
     * Asked for when the first token is needed, not at the start. The body of a lambda, since a
     * method reference would load the library at once, and its jar is signed: to verify it takes
     * longer than all else before the window.
     */
    static Tokens tokens() {
        return new Tokens(
                new GuardedKeychain(() -> SystemKeychain.open(), GuardedKeychain.USUAL_LIMIT));
    }

    private static void show(
            Run run,
            AtomicReference<WarmUp> warm,
            CountDownLatch closed,
            AtomicReference<RuntimeException> failure) {
        try {
            nameWindows();
            new DesktopWindow(run, closed::countDown).show();
        } catch (RuntimeException defect) {
            failure.set(defect);
            closed.countDown();
        } finally {
            Optional.ofNullable(warm.get()).ifPresent(WarmUp::close);
        }
    }

    /**
     * The system finds the menu entry of a window by this name; the toolkit has no other way to it.
     */
    private static void nameWindows() {
        com.sun.glass.ui.Application.GetApplication().setName("marquee");
    }

    /**
     * After a failed start the toolkit throws whatever its platform threw. One that did not start
     * cannot be ended either: that would block for ever.
     */
    private static void startToolkit(RunOpening opening) {
        try {
            Platform.startup(() -> Platform.setImplicitExit(false));
        } catch (RuntimeException | UnsatisfiedLinkError | ExceptionInInitializerError refused) {
            opening.abandon(CLOSING);
            throw new CommandFailure(Display.refused(refused), refused);
        }
    }

    private static void await(CountDownLatch closed) {
        try {
            closed.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void tour(Path out, String only) {
        Headless.choose();
        Typeface.register();
        Logging.hushToolkit();
        ServiceLoader.load(PictureTour.class)
                .findFirst()
                .orElseThrow(() -> new CommandFailure(Sentence.of("tour.none")))
                .run(out, only);
    }
}
