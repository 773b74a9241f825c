package app.marquee.ui.trash;

import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;

import java.util.List;

/** Commands of the Trash section. */
final class TrashCommands {
    private TrashCommands() {}

    static SectionCommands<TrashSection> all() {
        return new SectionCommands<>(
                TrashSection.class,
                List.of(
                        Command.<TrashSection>acting(
                                        "trash-recover",
                                        "command.recover",
                                        "fth-rotate-ccw",
                                        TrashSection::recovery)
                                .opening()
                                .on(KeyCode.ENTER, KeyCombination.SHORTCUT_DOWN)
                                .about("trash-table"),
                        Command.<TrashSection>acting(
                                        "trash-recover-group",
                                        "command.group",
                                        "fth-rotate-ccw",
                                        TrashSection::groupRecovery)
                                .opening()
                                .on(
                                        KeyCode.ENTER,
                                        KeyCombination.SHORTCUT_DOWN,
                                        KeyCombination.SHIFT_DOWN)
                                .about("trash-table"),
                        Command.<TrashSection>acting(
                                        "trash-recover-urgent",
                                        "command.urgent",
                                        "fth-alert-triangle",
                                        TrashSection::urgentRecovery)
                                .opening(),
                        Command.<TrashSection>acting(
                                        "trash-paste",
                                        "ids.videos",
                                        "fth-hash",
                                        TrashSection::adding)
                                .opening(),
                        Command.<TrashSection>acting(
                                        "trash-forget",
                                        "ids.forget",
                                        "fth-eye-off",
                                        TrashSection::forgetting)
                                .about("trash-table")));
    }
}
