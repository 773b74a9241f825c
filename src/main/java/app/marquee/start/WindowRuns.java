package app.marquee.start;

import app.marquee.command.CommandRun;
import app.marquee.command.RunRequest;
import app.marquee.command.Runs;
import app.marquee.model.connection.Connection;
import app.marquee.service.connection.ConnectionService;
import app.marquee.store.damage.DamageLog;
import app.marquee.store.file.SharedFolder;
import app.marquee.store.report.TemplateFile;
import app.marquee.store.settings.AnnouncedFacts;
import app.marquee.store.settings.SettingsStore;

import java.time.Clock;
import java.util.Optional;

/** Opener of the open home of a window, for commands of other processes. */
public record WindowRuns(RunResources resources, ConnectionService connections, Clock clock)
        implements Runs {
    @Override
    public CommandRun open(RunRequest request) {
        return new WindowRun(this, request);
    }

    /** Home of a window, which stays open. */
    private record WindowRun(WindowRuns window, RunRequest request) implements CommandRun {
        @Override
        public ConnectionService connections() {
            return window.connections;
        }

        @Override
        public SettingsStore settings() {
            return window.resources.settings();
        }

        @Override
        public TemplateFile templates() {
            return new TemplateFile(window.resources.home().reportsFile(), window.clock);
        }

        @Override
        public DamageLog damage() {
            return window.resources.damage();
        }

        @Override
        public int unreadableChanges() {
            return window.resources.journal().unreadable().size();
        }

        @Override
        public Optional<SharedFolder> sharedFolder() {
            return window.resources.home().sharedFolder();
        }

        @Override
        public AnnouncedFacts told() {
            return AnnouncedFacts.open(window.resources.home().toldFile(), window.clock);
        }

        @Override
        public Clock clock() {
            return window.clock;
        }

        @Override
        public Connection chosen() {
            Connection found = HomeRun.chosen(request.name(), window.connections.all());
            window.connections.recallToken(found.id());
            return found;
        }

        @Override
        public void close() {
            // The window closes it.
        }
    }
}
