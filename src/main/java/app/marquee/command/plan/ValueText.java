package app.marquee.command.plan;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.Subject;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Text and JSON of items, and of values before and after a change. */
final class ValueText {
    private ValueText() {}

    /** One line, with texts in quotes and control characters escaped. */
    static String of(ChangeValue value) {
        return switch (value) {
            case ChangeValue.Unknown _ -> "unknown";
            case ChangeValue.None _ -> "none";
            case ChangeValue.Text(var text) -> quoted(text);
            case ChangeValue.Flag(var on) -> Boolean.toString(on);
            case ChangeValue.Whole(var number) -> Long.toString(number);
            case ChangeValue.Many(var values) ->
                    values.stream().map(ValueText::of).collect(Collectors.joining(", ", "[", "]"));
            case ChangeValue.Parts(var members) ->
                    members.entrySet().stream()
                            .map(entry -> entry.getKey() + ": " + of(entry.getValue()))
                            .collect(Collectors.joining(", ", "{", "}"));
            case ChangeValue.Hidden _ -> "(hidden)";
        };
    }

    /** A text in quotes on one line. */
    static String quoted(String text) {
        return JsonMapper.shared().writeValueAsString(text);
    }

    static String of(MemberChange member) {
        return member.member() + ": " + of(member.before()) + " -> " + of(member.after());
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

    static Map<String, @Nullable Object> json(MemberChange member) {
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
    static String subject(ChangeLine line) {
        Subject subject = line.subject();
        String title = subject.title();
        String id = subject.id();
        return plain(subject.kind())
                + (title == null ? "" : " " + quoted(title))
                + (id == null ? "" : " " + id);
    }

    /** A constant in words. */
    static String plain(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
