package app.marquee.store.settings;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.Settings;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Settings in memory with their file. {@link #current} and {@link #update} only touch memory and
 * may be called on the FX thread; the executor writes the file later, several updates at once.
 * Thread-safe.
 */
public final class SettingsStore implements AutoCloseable {
    private final SettingsFile file;
    private final Executor later;
    private final Consumer<Failure> onFailure;
    private volatile Settings current;
    private final AtomicBoolean scheduled = new AtomicBoolean();

    private SettingsStore(SettingsFile file, Executor later, Consumer<Failure> onFailure) {
        this.file = file;
        this.later = later;
        this.onFailure = onFailure;
        this.current = file.settings();
    }

    /**
     * Reads the file; blocks. A damaged file is set aside and the defaults hold.
     *
     * @param later runs what it is given after a moment, off the FX thread
     * @param onFailure called on that thread when the file could not be written
     * @throws FailureException with {@link Failure.Storage} when the file cannot be read
     */
    public static SettingsStore open(
            Path file, Clock clock, Executor later, Consumer<Failure> onFailure) {
        return new SettingsStore(SettingsFile.read(file, clock), later, onFailure);
    }

    /**
     * The language in a settings file that isn't opened; that of the system if it can't be read.
     */
    public static Language language(Path file) {
        return SettingsFile.language(file);
    }

    /** Where the damaged file is now, when there was one. */
    public Optional<Path> damaged() {
        return file.damaged();
    }

    public Settings current() {
        return current;
    }

    /** Changes the settings now and their file a moment later. */
    public synchronized Settings update(UnaryOperator<Settings> change) {
        Settings before = current;
        current = change.apply(before);
        if (!current.equals(before) && scheduled.compareAndSet(false, true)) {
            later.execute(this::saveAndTell);
        }
        return current;
    }

    private void saveAndTell() {
        scheduled.set(false);
        try {
            save();
        } catch (FailureException e) {
            onFailure.accept(e.failure());
        }
    }

    /**
     * Writes what was not written yet; blocks.
     *
     * @throws FailureException with {@link Failure.Storage}
     */
    public void save() {
        file.write(this::current);
    }

    /** Writes what was not written yet; to be called at the end of the run, off the FX thread. */
    @Override
    public void close() {
        save();
    }
}
