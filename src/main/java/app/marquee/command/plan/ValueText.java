package app.marquee.command.plan;

import app.marquee.command.Sentence;
import app.marquee.model.HarmlessText;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.text.Messages;
import app.marquee.text.OperationText;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
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
            case ChangeValue.Text(var text) -> HarmlessText.quoted(text);
            case ChangeValue.Flag(var on) -> Boolean.toString(on);
            case ChangeValue.Whole(var number) -> Long.toString(number);
            case ChangeValue.Many(var values) ->
                    values.stream()
                            .map(one -> written(one, words))
                            .collect(Collectors.joining(", ", "[", "]"));
            case ChangeValue.Parts(var members) ->
                    members.entrySet().stream()
                            .map(
                                    one ->
                                            HarmlessText.of(one.getKey())
                                                    + ": "
                                                    + written(one.getValue(), words))
                            .collect(Collectors.joining(", ", "{", "}"));
            case ChangeValue.Hidden _ -> "(" + words.text("value.hidden") + ")";
        };
    }

    static Sentence of(MemberChange member) {
        return words ->
                HarmlessText.of(member.member())
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
        one.put("items", json(line.subjects()));
        return one;
    }

    /** All items of a change for programs, each with its type, ID and title. */
    public static List<Map<String, @Nullable Object>> json(List<Subject> subjects) {
        List<Map<String, @Nullable Object>> all = new ArrayList<>();
        for (Subject subject : subjects) {
            Map<String, @Nullable Object> one = new LinkedHashMap<>();
            one.put("type", subject.kind().name().toLowerCase(Locale.ROOT));
            one.put("id", subject.id());
            one.put("title", subject.title());
            all.add(one);
        }
        return all;
    }

    /**
     * What a change is about: its item, or how many items it has where all are of one type. {@link
     * #items} names each.
     */
    public static Sentence subject(ChangeLine line) {
        int items = line.items().size();
        return items > 1 && items == line.subjects().size()
                ? words -> items + " " + words.text("items." + line.subject().kind())
                : subject(line.subject());
    }

    /** Verb and noun, as in the activity log. */
    public static Sentence operation(ChangeLine line) {
        return words -> words.within(new OperationText(words).of(line));
    }

    static Sentence row(int number) {
        return words -> words.within(words.text("sheet.row")) + " " + number;
    }

    /** A line below that of the change for each item which the change isn't named after. */
    public static List<Sentence> items(ChangeLine line) {
        return items(line, ValueText::subject);
    }

    static List<Sentence> items(ChangeLine line, Function<Subject, Sentence> named) {
        return line.subjects().size() == 1
                ? List.of()
                : line.items().stream()
                        .<Sentence>map(one -> words -> "  " + named.apply(one).in(words))
                        .toList();
    }

    private static String type(ItemKind kind) {
        return kind == ItemKind.FIELD
                ? "field.field"
                : "item." + kind.name().toLowerCase(Locale.ROOT);
    }

    /** The type of an item, its title in quotes and its ID. */
    public static Sentence subject(Subject subject) {
        String title = subject.title();
        String id = subject.id();
        return words ->
                words.within(words.text(type(subject.kind())))
                        + (title == null ? "" : " " + HarmlessText.quoted(title))
                        + (id == null ? "" : " " + HarmlessText.of(id));
    }
}
