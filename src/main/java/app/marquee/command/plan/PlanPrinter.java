package app.marquee.command.plan;

import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.command.plan.Plan.PlannedChange;
import app.marquee.command.plan.Plan.RefusedLine;
import app.marquee.model.change.MemberChange;
import app.marquee.sheet.IgnoredCell;
import app.marquee.sheet.IgnoredColumn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Printer of a plan. */
final class PlanPrinter {
    private final Output output;
    private final Consumer<Sentence> text;

    /**
     * @param beside whether text goes beside the data, which is the plan itself
     */
    PlanPrinter(Output output, boolean beside) {
        this.output = output;
        this.text = beside ? output::message : output::text;
    }

    void print(Plan plan) {
        plan.changes().forEach(this::change);
        plan.refused().forEach(line -> refused(output, text, line));
        if (!plan.ignored().isEmpty()) {
            output.message(Sentence.of("plan.ignored", String.join(", ", plan.ignored())));
        }
        for (IgnoredCell.Reason reason : IgnoredCell.Reason.values()) {
            ignored(plan, reason);
        }
        summary(plan);
    }

    /** Names cells that change nothing: for programs each one, for people by column. */
    private void ignored(Plan plan, IgnoredCell.Reason reason) {
        if (output.isJson()) {
            for (IgnoredCell cell : plan.ignoredCells()) {
                if (cell.reason() == reason) {
                    output.json(json(cell));
                }
            }
            return;
        }
        List<IgnoredColumn> columns = IgnoredColumn.of(plan.ignoredCells(), reason);
        if (!columns.isEmpty()) {
            output.message(
                    Sentence.of(
                            "plan.cells." + reason.name(),
                            Sentence.joined("; ", columns.stream().map(PlanPrinter::rows))));
        }
    }

    private static Map<String, Object> json(IgnoredCell cell) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("ignored", ValueText.row(cell.row()).english() + ", " + cell.column());
        one.put("why", reason(cell.reason()).english());
        return one;
    }

    private static Sentence reason(IgnoredCell.Reason reason) {
        return switch (reason) {
            case UNKNOWN -> Sentence.within("sheet.problem.UNKNOWN_WORD");
            case CONVERTED -> Sentence.within("sheet.problem.CONVERTED");
        };
    }

    private static Sentence rows(IgnoredColumn column) {
        return Sentence.counted(
                "sheet.rows", column.rows().size(), column.column(), column.rowsText());
    }

    private void change(PlannedChange change) {
        if (output.isJson()) {
            Map<String, @Nullable Object> one = ValueText.json(change.line());
            one.put("items", change.titles().json(change.line().subjects()));
            one.put("compared", change.compared());
            List<Object> members = new ArrayList<>();
            change.line().members().forEach(member -> members.add(ValueText.json(member)));
            one.put("fields", members);
            output.json(one);
        } else {
            lines(change).forEach(text);
        }
    }

    /** The change, and below it each item and each value before and after. */
    static List<Sentence> lines(PlannedChange change) {
        List<Sentence> lines = new ArrayList<>();
        lines.add(
                words ->
                        change.titles().subject(change.line()).in(words)
                                + ": "
                                + ValueText.operation(change.line()).in(words)
                                + (change.compared()
                                        ? ""
                                        : " (" + words.text("plan.uncompared") + ")"));
        lines.addAll(change.titles().items(change.line()));
        for (MemberChange member : change.line().members()) {
            lines.add(ValueText.indented(member));
        }
        return lines;
    }

    static void refused(Output output, Consumer<Sentence> text, RefusedLine line) {
        if (output.isJson()) {
            output.json(line.json());
        } else {
            text.accept(
                    words ->
                            String.join(
                                    ": ",
                                    words.text("plan.refused"),
                                    line.what().in(words),
                                    line.why().in(words)));
            line.items().forEach(text);
        }
    }

    private void summary(Plan plan) {
        Map<String, Object> numbers = new LinkedHashMap<>();
        numbers.put("changes", plan.changes().size());
        numbers.put("requests", plan.changes().size());
        numbers.put("not_compared", plan.uncompared());
        numbers.put("already", plan.already());
        numbers.put("refused", plan.refused().size());
        if (!plan.ignoredCells().isEmpty()) {
            numbers.put("ignored_cells", plan.ignoredCells().size());
        }
        if (output.isJson()) {
            if (!plan.ignored().isEmpty()) {
                numbers.put("ignored_columns", plan.ignored());
            }
            output.json(Map.of("summary", numbers));
            return;
        }
        text.accept(
                words ->
                        numbers.entrySet().stream()
                                .map(
                                        one ->
                                                words.text("plan.number." + one.getKey())
                                                        + ": "
                                                        + one.getValue())
                                .collect(Collectors.joining(", ")));
    }
}
