package app.marquee.command.plan;

import app.marquee.command.Output;
import app.marquee.command.plan.Plan.PlannedChange;
import app.marquee.command.plan.Plan.RefusedLine;
import app.marquee.model.change.MemberChange;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Printer of a plan. */
final class PlanPrinter {
    private final Output output;
    private final Consumer<String> text;

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
        summary(plan);
    }

    private void change(PlannedChange change) {
        if (output.isJson()) {
            Map<String, @Nullable Object> one = ValueText.json(change.line());
            one.put("compared", change.compared());
            List<Object> members = new ArrayList<>();
            change.line().members().forEach(member -> members.add(ValueText.json(member)));
            one.put("fields", members);
            output.json(one);
        } else {
            lines(change).forEach(text);
        }
    }

    /** The item, and below it each value before and after. */
    static List<String> lines(PlannedChange change) {
        List<String> lines = new ArrayList<>();
        lines.add(
                ValueText.subject(change.line())
                        + ": "
                        + ValueText.plain(change.line().operation())
                        + (change.compared() ? "" : " (can't be compared)"));
        for (MemberChange member : change.line().members()) {
            lines.add("  " + ValueText.of(member));
        }
        return lines;
    }

    static void refused(Output output, Consumer<String> text, RefusedLine line) {
        if (output.isJson()) {
            output.json(line.json());
        } else {
            text.accept("refused: " + line.what() + ": " + line.why());
        }
    }

    private void summary(Plan plan) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        numbers.put("changes", plan.changes().size());
        numbers.put("requests", plan.changes().size());
        numbers.put("not_compared", plan.uncompared());
        numbers.put("already", plan.already());
        numbers.put("refused", plan.refused().size());
        if (output.isJson()) {
            output.json(Map.of("summary", numbers));
            return;
        }
        List<String> parts = new ArrayList<>();
        numbers.forEach((name, number) -> parts.add(name.replace('_', ' ') + ": " + number));
        text.accept(String.join(", ", parts));
    }
}
