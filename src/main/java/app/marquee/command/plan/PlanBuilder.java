package app.marquee.command.plan;

import app.marquee.change.StagedChange;
import app.marquee.change.engine.ChangeLists;
import app.marquee.command.plan.Plan.PlannedChange;
import app.marquee.command.plan.Plan.RefusedLine;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Builder of a plan. */
final class PlanBuilder {
    private final List<PlannedChange> changes = new ArrayList<>();
    private final List<RefusedLine> refused = new ArrayList<>();
    private int already;

    void change(PlannedChange change) {
        ChangeLine line = change.line();
        if (line.content().needsSecret()) {
            refuse(ValueText.subject(line), "needs a password. Set it in the window");
        } else if (!ChangeLists.canPassOn(line)) {
            refuse(ValueText.subject(line), "can't be saved in a plan. Do it in the window");
        } else {
            changes.add(change);
        }
    }

    /** Adds a change, or what the contract has against it. */
    void stage(String what, Supplier<StagedChange> staging) {
        try {
            change(PlannedChange.of(staging.get().line()));
        } catch (FailureException e) {
            if (!(e.failure() instanceof Failure.Refused(var violations))) {
                throw e;
            }
            refuse(
                    what,
                    violations.stream().map(PlanBuilder::words).collect(Collectors.joining("; ")));
        }
    }

    private static String words(Violation violation) {
        return violation.member()
                + switch (violation.verdict()) {
                    case ValidationResult.TooShort(_, var min) -> ": at least " + min;
                    case ValidationResult.TooLong(_, var max) -> ": at most " + max;
                    case ValidationResult.TooSmall(_, var min) -> ": at least " + min;
                    case ValidationResult.Required _ ->
                            " is required. A file can't hold it, use the window";
                    case ValidationResult.NotUuid _ -> " isn't a UUID";
                    case ValidationResult.NullNotAllowed _ -> " can't be null";
                    case ValidationResult.Reversed _ -> " ends before it starts";
                    case ValidationResult.Fits _ -> "";
                };
    }

    void refuse(String what, String why) {
        refused.add(new RefusedLine(what, why));
    }

    void already(int count) {
        already += count;
    }

    Plan build() {
        return new Plan(changes, refused, already);
    }
}
