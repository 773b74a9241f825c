package app.marquee.command.plan;

import app.marquee.change.StateCheck;
import app.marquee.command.CommandFailure;
import app.marquee.command.Sentence;
import app.marquee.command.plan.Plan.PlannedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading;
import app.marquee.service.change.ChangeListService;
import app.marquee.service.session.Session;
import app.marquee.store.ChangeListFile;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

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
        String key =
                switch (refused.reason()) {
                    case OTHER_SERVICE, APPLIED_ONCE -> "list." + refused.reason().name();
                    default -> "desk.refused." + refused.reason().name().toLowerCase(Locale.ROOT);
                };
        return new CommandFailure(Sentence.of(key, refused.where()));
    }

    static Plan of(Session session, byte[] file) {
        PlanBuilder plan = new PlanBuilder();
        List<ChangeLine> lines = lines(session, read(file));
        for (StateCheck check : StalenessCheck.of(new ChangeListService(session), lines)) {
            switch (check.kind()) {
                case ALREADY -> plan.already(1);
                case CHANGED, GONE ->
                        plan.refuse(PlannedChange.of(check), StalenessCheck.words(check));
                case AS_EXPECTED, UNREAD, FAILED -> plan.change(PlannedChange.of(check));
            }
        }
        return plan.build();
    }
}
