package app.marquee.command.change;

import app.marquee.command.ChangeWord;
import app.marquee.command.Output;
import app.marquee.command.plan.ValueText;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Printer of changes, a line for each and one for each item of it. */
record ChangePrinter(Output output) {
    void print(ChangeLine line) {
        if (output.isJson()) {
            output.json(json(line));
        } else {
            output.text(
                    words ->
                            String.join(
                                    "\t",
                                    line.id().value(),
                                    line.origin().stagedAt().toString(),
                                    ChangeWord.worded(line).in(words),
                                    ValueText.operation(line).in(words),
                                    ValueText.subject(line).in(words)));
            ValueText.items(line).forEach(output::text);
        }
    }

    /** A change that isn't sent, with each value before and after. */
    void preview(ChangeLine line) {
        if (output.isJson()) {
            Map<String, @Nullable Object> json = json(line);
            json.put("values", line.members().stream().map(ValueText::json).toList());
            output.json(json);
        } else {
            print(line);
            line.members().forEach(member -> output.text(ValueText.indented(member)));
        }
    }

    private static Map<String, @Nullable Object> json(ChangeLine line) {
        ChangeAnswer answer = line.answer();
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("id", line.id().value());
        json.put("time", line.origin().stagedAt());
        json.put("state", ChangeWord.of(line.state()));
        json.put("operation", lower(line.operation()));
        json.put("item_type", lower(line.subject().kind()));
        json.put("item_id", line.subject().id());
        json.put("item", line.subject().title());
        json.put("items", ValueText.json(line.subjects()));
        json.put("fields", line.members().stream().map(member -> member.member()).toList());
        json.put("author", line.origin().author());
        json.put("note", line.origin().note());
        json.put("http_status", answer == null ? null : answer.status());
        json.put("failure", answer == null ? null : answer.failure());
        json.put("server_message", answer == null ? null : answer.words());
        return json;
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
