package app.marquee.command;

import app.marquee.model.connection.Connection;
import app.marquee.service.connection.ConnectionService;
import app.marquee.store.damage.DamageLog;
import app.marquee.store.file.SharedFolder;
import app.marquee.store.report.TemplateFile;
import app.marquee.store.settings.AnnouncedFacts;
import app.marquee.store.settings.SettingsStore;

import java.time.Clock;
import java.util.Optional;

/**
 * Runtime state of one command without a window: the home's data and its connections. Closing is
 * blocking.
 */
public interface CommandRun extends AutoCloseable {
    ConnectionService connections();

    SettingsStore settings();

    /** Templates of reports. */
    TemplateFile templates();

    /** Damaged files that were set aside. */
    DamageLog damage();

    /** Number of entries of the journal, as far as they were needed, that can't be read. */
    int unreadableChanges();

    /** The folder of the home that other computers may write as well. */
    Optional<SharedFolder> sharedFolder();

    /** The facts that were handed to a command, also while a window has the home. Blocking. */
    AnnouncedFacts told();

    Clock clock();

    /**
     * The connection that the options name.
     *
     * @throws CommandFailure when none is named, or none has this name
     */
    Connection chosen();

    @Override
    void close();
}
