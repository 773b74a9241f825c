package app.marquee.ui.activity;

import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import java.util.ArrayList;
import java.util.List;

/** Commands for requests and changes in the activity log. */
final class ActivityCommands {
    private ActivityCommands() {}

    static SectionCommands<ActivitySection> all() {
        List<Command<ActivitySection>> all = new ArrayList<>(own());
        all.addAll(ExportCommands.of("activity"));
        return new SectionCommands<>(ActivitySection.class, all);
    }

    private static List<Command<ActivitySection>> own() {
        return List.of(
                Command.of(
                        "activity-requests",
                        "command.requests",
                        "fth-activity",
                        section -> section.showTab(0)),
                Command.of(
                        "activity-changes",
                        "command.changes",
                        "fth-edit-3",
                        section -> section.showTab(1)),
                pressing("activity-curl", "command.curl", "fth-terminal").about("activity-table"),
                pressing("activity-copy", "command.copy", "fth-copy").about("activity-table"),
                pressing("activity-clear", "clear", "fth-trash-2"),
                changes("changes-apply", "desk.apply", "fth-send"),
                sending("changes-pause", "command.pause", "fth-pause"),
                sending("changes-stop", "command.stop", "fth-square"),
                changes("changes-look", "desk.look", "fth-eye"),
                changes("changes-undo", "undo.choose", "fth-corner-up-left"),
                changes("changes-cancel", "discard", "fth-slash"),
                changes("changes-curl", "command.changes.curl", "fth-terminal"),
                changes("changes-save", "desk.save", "fth-download"),
                pressing("changes-open", "desk.open", "fth-upload"));
    }

    private static Command<ActivitySection> pressing(String id, String title, String icon) {
        return Command.pressing(id, title, icon, id, "needs.request");
    }

    private static Command<ActivitySection> sending(String id, String title, String icon) {
        return Command.pressing(id, title, icon, id, "needs.sending");
    }

    private static Command<ActivitySection> changes(String id, String title, String icon) {
        return Command.<ActivitySection>pressing(id, title, icon, id, "needs.change")
                .about("activity-changes-table");
    }
}
