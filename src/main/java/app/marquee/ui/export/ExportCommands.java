package app.marquee.ui.export;

import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Commands of the export menu, for the command table and the palette. */
public final class ExportCommands {
    private ExportCommands() {}

    /**
     * @param section the prefix of their IDs
     */
    public static <S extends Exporting> List<Command<S>> of(String section) {
        List<Command<S>> commands = new ArrayList<>();
        commands.add(table(section, "csv", "fth-file-text", ExportMenu::csv));
        commands.add(table(section, "plain", "fth-code", ExportMenu::plainCsv));
        commands.add(table(section, "jsonl", "fth-align-left", ExportMenu::jsonLines));
        commands.add(table(section, "xlsx", "fth-grid", ExportMenu::xlsx));
        commands.add(table(section, "copy", "fth-copy", ExportMenu::copy));
        return commands;
    }

    /** The commands, including an image of the view. */
    public static <S extends Exporting> List<Command<S>> withPicture(String section) {
        List<Command<S>> commands = of(section);
        commands.add(
                ExportCommands.<S>command(
                        section, "png", "fth-image", ExportMenu::picture, ExportMenu::hasPictures));
        commands.add(
                ExportCommands.<S>command(
                        section, "svg", "fth-activity", ExportMenu::svg, ExportMenu::hasVectors));
        return commands;
    }

    private static <S extends Exporting> Command<S> table(
            String section, String what, String icon, Consumer<ExportMenu> action) {
        return command(section, what, icon, action, ExportMenu::hasTable);
    }

    private static <S extends Exporting> Command<S> command(
            String section,
            String what,
            String icon,
            Consumer<ExportMenu> action,
            Predicate<ExportMenu> can) {
        return Command.<S>of(
                        section + "-export-" + what,
                        "export." + what,
                        icon,
                        shown -> shown.exports().ifPresent(action))
                .when(
                        shown ->
                                Availability.when(
                                        shown.exports().filter(can).isPresent(), "export.nothing"));
    }
}
