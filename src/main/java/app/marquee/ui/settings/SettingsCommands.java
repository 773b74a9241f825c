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
                        pressing("connection-delete", "command.delete", "fth-trash-2")));
    }

    private static Command<SettingsSection> pressing(String id, String title, String icon) {
        return Command.pressing(id, title, icon, id, "needs.connection");
    }
}
