package app.marquee.ui.settings;

import app.marquee.ui.shell.Command;
import app.marquee.ui.shell.SectionCommands;

import java.util.List;

/** What can be done with connections and the sandbox. */
public final class SettingsCommands {
    private SettingsCommands() {}

    public static SectionCommands<SettingsSection> all() {
        return new SectionCommands<>(
                SettingsSection.class,
                List.of(
                        Command.of("connection-new", "new", "fth-plus", SettingsSection::beginNew),
                        pressing("connection-test", "test", "fth-zap"),
                        pressing("connection-save", "command.save", "fth-check"),
                        pressing("connection-delete", "command.delete", "fth-trash-2"),
                        pressing("connection-open", "command.open", "fth-log-in", "needs.closed"),
                        pressing("connection-import", "command.import", "fth-upload"),
                        pressing("connection-export", "command.export", "fth-download"),
                        pressing("settings-kept-clear", "kept.clear", "fth-trash"),
                        fault("none"),
                        fault("slow"),
                        fault("flaky"),
                        fault("limited"),
                        fault("offline"),
                        pressing("sandbox-reset", "reset", "fth-rotate-ccw")));
    }

    private static Command<SettingsSection> fault(String preset) {
        return pressing("sandbox-preset-" + preset, "command.faults." + preset, "fth-cloud-off");
    }

    private static Command<SettingsSection> pressing(String id, String title, String icon) {
        return pressing(id, title, icon, "needs.connection");
    }

    private static Command<SettingsSection> pressing(
            String id, String title, String icon, String reason) {
        return Command.pressing(id, title, icon, id, reason);
    }
}
