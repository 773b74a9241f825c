package app.marquee.ui.settings;

import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;

import java.util.List;

/** Commands for connections and the sandbox. */
final class SettingsCommands {
    private static final String LIST = "connection-list";

    static final Command<SettingsSection> OPEN =
            pressing("connection-open", "command.open", "fth-log-in", "needs.closed")
                    .on(KeyCode.ENTER)
                    .inControl()
                    .about(LIST);
    static final Command<SettingsSection> DELETE =
            Command.<SettingsSection>of(
                            "connection-delete",
                            "command.delete",
                            "fth-trash-2",
                            SettingsSection::confirmDelete)
                    .when(SettingsSection::deletion)
                    .on(KeyCode.DELETE)
                    .inControl()
                    .about(LIST);

    private SettingsCommands() {}

    static SectionCommands<SettingsSection> all() {
        return new SectionCommands<>(
                SettingsSection.class,
                List.of(
                        Command.<SettingsSection>of(
                                        "connection-new",
                                        "new",
                                        "fth-plus",
                                        SettingsSection::beginNew)
                                .about(LIST),
                        pressing("connection-test", "test", "fth-zap").about(LIST),
                        pressing("connection-save", "command.save", "fth-check"),
                        OPEN,
                        DELETE,
                        pressing("connection-import", "command.import", "fth-upload").about(LIST),
                        pressing("connection-export", "command.export", "fth-download").about(LIST),
                        Command.of(
                                "connection-authority",
                                "command.authority.choose",
                                "fth-shield",
                                SettingsSection::chooseAuthority),
                        Command.<SettingsSection>of(
                                        "connection-authority-remove",
                                        "command.authority.remove",
                                        "fth-shield-off",
                                        SettingsSection::removeAuthority)
                                .when(
                                        section ->
                                                Availability.when(
                                                        section.hasAuthority(), "needs.authority")),
                        Command.of(
                                "connection-path-more",
                                "paths.more",
                                "fth-git-branch",
                                SettingsSection::offerPaths),
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
