package app.marquee.ui.settings;

import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Commands for connections and the sandbox. */
final class SettingsCommands {
    private static final String LIST = "connection-list";

    static final Command<SettingsSection> OPEN =
            Command.<SettingsSection>acting(
                            "connection-open",
                            "command.open",
                            "fth-log-in",
                            section -> section.view().form().opening())
                    .on(KeyCode.ENTER)
                    .inControl("section.connections")
                    .about(LIST);
    static final Command<SettingsSection> DELETE =
            Command.<SettingsSection>acting(
                            "connection-delete",
                            "command.delete",
                            "fth-trash-2",
                            section -> section.view().connections().deletion())
                    .on(KeyCode.DELETE)
                    .inControl("section.connections")
                    .about(LIST);

    private SettingsCommands() {}

    static SectionCommands<SettingsSection> all() {
        List<Command<SettingsSection>> all = new ArrayList<>(connections());
        all.addAll(differences());
        all.add(
                command(
                        "settings-kept-clear",
                        "kept.clear",
                        "fth-trash",
                        view -> view.kept().clear()));
        Arrays.stream(SandboxPane.Preset.values()).map(SettingsCommands::fault).forEach(all::add);
        all.add(
                command(
                        "sandbox-reset",
                        "reset",
                        "fth-rotate-ccw",
                        view -> view.sandbox().reset()));
        return new SectionCommands<>(SettingsSection.class, all);
    }

    private static List<Command<SettingsSection>> connections() {
        return List.of(
                command("connection-new", "new", "fth-plus", SettingsView::beginNew).about(LIST),
                command("connection-test", "test", "fth-zap", view -> view.form().test())
                        .about(LIST),
                command("connection-save", "command.save", "fth-check", view -> view.form().save()),
                OPEN,
                DELETE,
                command(
                                "connection-import",
                                "command.import",
                                "fth-upload",
                                view -> view.connections().chooseImport())
                        .about(LIST),
                command(
                                "connection-export",
                                "command.export",
                                "fth-download",
                                view -> view.connections().export())
                        .about(LIST));
    }

    private static List<Command<SettingsSection>> differences() {
        return List.of(
                command(
                        "connection-authority",
                        "command.authority.choose",
                        "fth-shield",
                        view -> view.form().differences().network().chooseAuthority()),
                command(
                                "connection-authority-remove",
                                "command.authority.remove",
                                "fth-shield-off",
                                view -> view.form().differences().network().removeAuthority())
                        .when(
                                section ->
                                        Availability.when(
                                                section.hasAuthority(), "needs.authority")),
                command(
                        "connection-path-more",
                        "paths.more",
                        "fth-git-branch",
                        view -> view.form().differences().paths().offerMore()));
    }

    private static Command<SettingsSection> fault(SandboxPane.Preset preset) {
        return command(
                "sandbox-preset-" + preset.key(),
                "command.faults." + preset.key(),
                "fth-cloud-off",
                view -> view.sandbox().simulate(preset));
    }

    private static Command<SettingsSection> command(
            String id, String title, String icon, Consumer<SettingsView> step) {
        return Command.of(id, title, icon, section -> step.accept(section.view()));
    }
}
