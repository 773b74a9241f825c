package app.marquee.command.plan;

import app.marquee.change.StateCheck;
import app.marquee.command.CommandFailure;
import app.marquee.command.plan.Plan.PlannedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading;
import app.marquee.service.change.ChangeListService;
import app.marquee.service.session.Session;
import app.marquee.store.ChangeListFile;

import java.util.ArrayList;
import java.util.List;

/** Comparison of a change list with what is there. Blocking. */
final class ListPlan {
    private ListPlan() {}

    static ChangeList read(byte[] file) {
        return switch (new ChangeListFile().read(file)) {
            case ChangeListReading.Refused refused -> throw failure(refused);
            case ChangeListReading.Found(var list) -> list;
        };
    }

    /** The lines as they would be sent; nothing is recorded. */
    static List<ChangeLine> lines(Session session, ChangeList list) {
        List<ChangeLine> lines = new ArrayList<>();
        session.changes()
                .lists()
                .preview(list, lines::addAll)
                .ifPresent(
                        refused -> {
                            throw failure(refused);
                        });
        return lines;
    }

    static CommandFailure failure(ChangeListReading.Refused refused) {
        String where = refused.where();
        return new CommandFailure(
                switch (refused.reason()) {
                    case UNREADABLE -> "The file can't be read (" + where + ").";
                    case TOO_LARGE -> "The file is too large.";
                    case DAMAGED -> "The file isn't whole JSON (line and column " + where + ").";
                    case FOREIGN -> "The file isn't a list of changes of Marquee.";
                    case NEWER -> "The file is of a newer version (" + where + ").";
                    case BAD_CHANGE -> "Change " + where + " of the file isn't allowed.";
                    case NOT_FROM_A_FILE ->
                            "Change " + where + " can't come from a file. Do it in the window.";
                    case EMPTY -> "The file has no changes.";
                    case OTHER_SERVICE -> "The file was made for another server: " + where + ".";
                    case APPLIED_ONCE -> "The changes of the file are on this computer already.";
                });
    }

    static Plan of(Session session, byte[] file) {
        PlanBuilder plan = new PlanBuilder();
        List<ChangeLine> lines = lines(session, read(file));
        for (StateCheck check : StalenessCheck.of(new ChangeListService(session), lines)) {
            switch (check.kind()) {
                case ALREADY -> plan.already(1);
                case CHANGED, GONE ->
                        plan.refuse(ValueText.subject(check.line()), StalenessCheck.words(check));
                case AS_EXPECTED -> plan.change(PlannedChange.of(check.line()));
                case UNREAD, FAILED -> plan.change(new PlannedChange(check.line(), false));
            }
        }
        return plan.build();
    }
}
