package app.marquee.command.plan;

import app.marquee.change.StagedChange;
import app.marquee.change.engine.ChangeLists;
import app.marquee.command.Sentence;
import app.marquee.command.plan.Plan.PlannedChange;
import app.marquee.command.plan.Plan.RefusedLine;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;
import app.marquee.sheet.IgnoredCell;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Builder of a plan. */
final class PlanBuilder {
    private final List<PlannedChange> changes = new ArrayList<>();
    private final List<RefusedLine> refused = new ArrayList<>();
    private int already;
    private List<String> ignored = List.of();
    private List<IgnoredCell> ignoredCells = List.of();

    void change(PlannedChange change) {
        ChangeLine line = change.line();
        if (line.content().needsSecret()) {
            refuse(change, Sentence.of("plan.secret"));
        } else if (!ChangeLists.canPassOn(line)) {
            refuse(change, Sentence.of("plan.kept"));
        } else {
            changes.add(change);
        }
    }

    /** Adds a change, or what the contract has against it. */
    void stage(Sentence what, Supplier<StagedChange> staging) {
        try {
            change(PlannedChange.of(staging.get().line()));
        } catch (FailureException e) {
            if (!(e.failure() instanceof Failure.Refused(var violations))) {
                throw e;
            }
            refuse(what, Sentence.joined("; ", violations.stream().map(PlanBuilder::words)));
        }
    }

    private static Sentence words(Violation violation) {
        String member = violation.member();
        return switch (violation.verdict()) {
            case ValidationResult.TooShort(_, var min) -> Sentence.of("limit.least", member, min);
            case ValidationResult.TooLong(_, var max) -> Sentence.of("limit.most", member, max);
            case ValidationResult.TooSmall(_, var min) -> Sentence.of("limit.least", member, min);
            case ValidationResult.Required _ -> Sentence.of("limit.required", member);
            case ValidationResult.NotUuid _ -> Sentence.of("limit.id", member);
            case ValidationResult.NullNotAllowed _ -> Sentence.of("limit.null", member);
            case ValidationResult.Reversed _ -> Sentence.of("limit.reversed", member);
            case ValidationResult.Fits _ -> _ -> member;
        };
    }

    void refuse(Sentence what, Sentence why) {
        refused.add(new RefusedLine(what, why));
    }

    void refuse(PlannedChange change, Sentence why) {
        refused.add(RefusedLine.of(change, why));
    }

    void already(int count) {
        already += count;
    }

    void ignored(List<String> columns) {
        ignored = columns;
    }

    void ignoredCells(List<IgnoredCell> cells) {
        ignoredCells = cells;
    }

    Plan build() {
        return new Plan(changes, refused, already, ignored, ignoredCells);
    }
}
