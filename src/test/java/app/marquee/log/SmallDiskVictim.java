package app.marquee.log;

import app.marquee.export.ExportFile;
import app.marquee.export.ExportOutcome;
import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;
import app.marquee.model.change.ChangeList;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeListId;
import app.marquee.store.ChangeListFile;
import app.marquee.store.file.Home;
import app.marquee.store.settings.SettingsStore;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;

/** A process that may write little, and tries to write much into each kind of file. */
public final class SmallDiskVictim {
    public static final String TABLE = "table.csv";
    public static final String CHANGES = "changes.json";
    private static final Logger LOG = LoggerFactory.getLogger(SmallDiskVictim.class);
    private static final String MUCH = "x".repeat(1 << 20);
    private static final int LINES = 20;

    private SmallDiskVictim() {}

    /** A directory; says what became of each. */
    public static void main(String[] arguments) throws InterruptedException {
        Path directory = Path.of(arguments[0]);
        Home home = Home.in(directory.resolve("home")).prepare();
        Logging.into(directory, line -> line);
        settings(home);
        System.out.println("export: " + export(directory.resolve(TABLE)));
        say("changes", () -> new ChangeListFile().write(directory.resolve(CHANGES), large()));
        for (int line = 0; line < LINES; line++) {
            LOG.warn("{} {}", line, MUCH);
        }
        System.out.println("logged on");
        Logging.stop();
    }

    private static void settings(Home home) {
        SettingsStore settings =
                SettingsStore.open(home.settingsFile(), Clock.systemUTC(), _ -> {}, _ -> {});
        System.out.println("before: " + settings.current().views());
        settings.update(now -> now.withView("view", MUCH));
        say("settings", settings::save);
        settings.update(now -> now.withView("view", "new"));
        say("settings with room", settings::save);
    }

    private static ExportOutcome export(Path file) throws InterruptedException {
        return new ExportFile(file).write(new Much(), (_, _) -> {});
    }

    private static ChangeList large() {
        return new ChangeList(
                new ChangeListId("one"),
                Instant.EPOCH,
                MUCH,
                ConnectionKind.TEST,
                URI.create("https://api.example.com"),
                List.of());
    }

    private static void say(String what, Runnable step) {
        try {
            step.run();
            System.out.println(what + ": written");
        } catch (FailureException e) {
            System.out.println(what + ": " + e.failure());
        }
    }

    private record Much() implements FileContent {
        @Override
        public long rows() {
            return 1;
        }

        @Override
        public void write(OutputStream out, ExportProgress progress) throws IOException {
            out.write(MUCH.getBytes(StandardCharsets.UTF_8));
        }
    }
}
