package app.marquee.command.plan;

import app.marquee.command.Sentence;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.Subject;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Text and JSON of items, and of values before and after a change. */
public final class ValueText {
    private ValueText() {}

    /** One line, with texts in quotes and control characters escaped. */
    static Sentence of(ChangeValue value) {
        return words -> written(value, words);
    }

    private static String written(ChangeValue value, Messages words) {
        return switch (value) {
            case ChangeValue.Unknown _ -> words.text("value.unknown");
            case ChangeValue.None _ -> words.text("value.none");
            case ChangeValue.Text(var text) -> quoted(text);
            case ChangeValue.Flag(var on) -> Boolean.toString(on);
            case ChangeValue.Whole(var number) -> Long.toString(number);
            case ChangeValue.Many(var values) ->
                    values.stream()
                            .map(one -> written(one, words))
                            .collect(Collectors.joining(", ", "[", "]"));
            case ChangeValue.Parts(var members) ->
                    members.entrySet().stream()
                            .map(one -> one.getKey() + ": " + written(one.getValue(), words))
                            .collect(Collectors.joining(", ", "{", "}"));
            case ChangeValue.Hidden _ -> "(" + words.text("value.hidden") + ")";
        };
    }

    /** A text in quotes on one line. */
    static String quoted(String text) {
        return JsonMapper.shared().writeValueAsString(text);
    }

    static Sentence of(MemberChange member) {
        return words ->
                member.member()
                        + ": "
                        + written(member.before(), words)
                        + " -> "
                        + written(member.after(), words);
    }

    /** A line below that of the item. */
    public static Sentence indented(MemberChange member) {
        return words -> "  " + of(member).in(words);
    }

    /** Null is no value, or one that isn't known. */
    private static @Nullable Object json(ChangeValue value) {
        return switch (value) {
            case ChangeValue.Unknown _, ChangeValue.Hidden _, ChangeValue.None _ -> null;
            case ChangeValue.Text(var text) -> text;
            case ChangeValue.Flag(var on) -> on;
            case ChangeValue.Whole(var number) -> number;
            case ChangeValue.Many(var values) -> {
                List<@Nullable Object> all = new ArrayList<>();
                values.forEach(one -> all.add(json(one)));
                yield all;
            }
            case ChangeValue.Parts(var members) -> {
                Map<String, @Nullable Object> parts = new LinkedHashMap<>();
                members.forEach((name, part) -> parts.put(name, json(part)));
                yield parts;
            }
        };
    }

    public static Map<String, @Nullable Object> json(MemberChange member) {
        Map<String, @Nullable Object> one = new LinkedHashMap<>();
        one.put("field", member.member());
        one.put("old", json(member.before()));
        one.put("old_known", member.before().isKnown());
        one.put("new", json(member.after()));
        return one;
    }

    static Map<String, @Nullable Object> json(ChangeLine line) {
        Subject subject = line.subject();
        Map<String, @Nullable Object> one = new LinkedHashMap<>();
        one.put("id", line.id().value());
        one.put("operation", line.operation().name().toLowerCase(Locale.ROOT));
        one.put("item_type", subject.kind().name().toLowerCase(Locale.ROOT));
        one.put("item_id", subject.id());
        one.put("item", subject.title());
        return one;
    }

    /** What a change is about: the type, the title and the ID. */
    static Sentence subject(ChangeLine line) {
        return subject(line.subject());
    }

    static Sentence subject(Subject subject) {
        String title = subject.title();
        String id = subject.id();
        return words ->
                words.text("name." + subject.kind().name().toLowerCase(Locale.ROOT))
                        + (title == null ? "" : " " + quoted(title))
                        + (id == null ? "" : " " + id);
    }
}
