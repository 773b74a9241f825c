package app.marquee.ui.activity;

import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.SendingControl;
import app.marquee.ui.export.ExportCommands;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.Command;
import app.marquee.ui.shell.section.SectionCommands;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Commands for the changes in the activity log. */
final class ActivityCommands {
    static final String NO_REQUEST = "needs.request";
    static final String NO_CHANGE = "needs.change";

    private ActivityCommands() {}

    static SectionCommands<ActivitySection> all() {
        List<Command<ActivitySection>> all = new ArrayList<>(own());
        all.addAll(ExportCommands.of("activity"));
        return new SectionCommands<>(ActivitySection.class, all);
    }

    private static List<Command<ActivitySection>> own() {
        return List.of(
                change("changes-apply", "desk.apply", "fth-check", pane -> pane.bar().apply()),
                change("changes-compare", "compare", "fth-columns", pane -> pane.bar().compare()),
                sending(
                        "changes-pause",
                        "command.pause",
                        "fth-pause",
                        flow -> flow.sending().pauseOrResume()),
                sending("changes-stop", "command.stop", "fth-square", ChangeFlowViewModel::stop),
                change("changes-toggle", "command.group", "fth-list", ChangesPane::toggle),
                change("changes-look", "desk.look", "fth-eye", pane -> pane.bar().look()),
                change(
                        "changes-undo",
                        "undo.choose",
                        "fth-corner-up-left",
                        pane -> pane.bar().undo()),
                change("changes-cancel", "discard", "fth-slash", pane -> pane.bar().discard()),
                change("changes-save", "desk.save", "fth-download", pane -> pane.bar().save()),
                Command.acting(
                        "changes-open",
                        "desk.open",
                        "fth-upload",
                        section -> section.view().changes().bar().open()));
    }

    /** On the changes, while they are in front. */
    private static Command<ActivitySection> change(
            String id, String title, String icon, Function<ChangesPane, Action> action) {
        return Command.<ActivitySection>acting(
                        id,
                        title,
                        icon,
                        section ->
                                Optional.of(section.view())
                                        .filter(ActivityView::isChanges)
                                        .map(view -> action.apply(view.changes())),
                        NO_CHANGE)
                .about("activity-changes-table");
    }

    private static Command<ActivitySection> sending(
            String id, String title, String icon, Consumer<ChangeFlowViewModel> step) {
        return Command.<ActivitySection>of(
                        id, title, icon, section -> step.accept(section.view().changes().flow()))
                .when(ActivityCommands::whileSending);
    }

    private static Availability whileSending(ActivitySection section) {
        SendingControl sending = section.view().changes().flow().sending();
        return Availability.when(
                sending.stateProperty().get() != SendingControl.State.NONE, "needs.sending");
    }
}
