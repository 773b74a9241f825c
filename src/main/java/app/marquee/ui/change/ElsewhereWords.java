package app.marquee.ui.change;

import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Difference;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.video.VideoStatus;
import app.marquee.text.Messages;
import app.marquee.text.VideoStatusText;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Formatter of values changed elsewhere as texts in the user's language. Immutable. */
final class ElsewhereWords {

    /** Most videos listed by name; a list of thousands would block the window. */
    private static final int NAMED = 10;

    private final Messages messages;
    private final ChangeWords words;
    private final VideoStatusText statuses;

    ElsewhereWords(Messages messages, ChangeWords words) {
        this.messages = messages.of("change");
        this.words = words;
        this.statuses = new VideoStatusText(messages);
    }

    /** All of them in a line that names the latest; empty for none. */
    String of(List<Difference> all) {
        return all.isEmpty()
                ? ""
                : messages.plural("elsewhere.note", all.size(), sentence(all.getLast()));
    }

    private String sentence(Difference one) {
        return messages.text("elsewhere.sentence", thing(one), member(one), held(one), now(one));
    }

    String thing(Difference one) {
        return words.subject(one.of()).replace('\n', ' ').replace('\r', ' ');
    }

    /** The type of the item. */
    String kind(Difference one) {
        return messages.text("item." + one.of().kind().name().toLowerCase(Locale.ROOT));
    }

    String member(Difference one) {
        return words.memberName(one.change().member());
    }

    String held(Difference one) {
        return one.change().member().equals("videos")
                ? count(one.change().before())
                : value(one, one.change().before());
    }

    String now(Difference one) {
        return one.change().member().equals("videos")
                ? videos(one)
                : value(one, one.change().after());
    }

    /** The source of the earlier value. */
    String source(Difference one) {
        return messages.text("source." + one.source().name().toLowerCase(Locale.ROOT));
    }

    private String value(Difference one, ChangeValue value) {
        String member = one.change().member();
        boolean video = one.of().kind() == ItemKind.VIDEO;
        return switch (value) {
            case ChangeValue.Unknown _ -> messages.text("elsewhere.notThere");
            case ChangeValue.Whole(var number) -> messages.formats().integer(number);
            case ChangeValue.Parts(var parts) ->
                    parts.values().stream()
                            .map(part -> part instanceof ChangeValue.Text(var text) ? text : "")
                            .collect(Collectors.joining(" · "));
            case ChangeValue.Text(var text) when video && member.equals("status") ->
                    statuses.name(new VideoStatus(text));
            default -> words.member(one.change(), value);
        };
    }

    private String count(ChangeValue value) {
        return messages.plural("count.videos", ids(value).size());
    }

    /** How many there are now, and which were added and removed. */
    private String videos(Difference one) {
        MemberChange change = one.change();
        Map<String, String> titles = titles(one.parts());
        UnaryOperator<String> title = id -> titles.getOrDefault(id, ChangeWords.shortId(id));
        List<String> lines = new ArrayList<>();
        lines.add(count(change.after()));
        List<String> moved = new ArrayList<>();
        only(change.after(), change.before())
                .forEach(id -> moved.add(messages.text("elsewhere.came", title.apply(id))));
        only(change.before(), change.after())
                .forEach(id -> moved.add(messages.text("elsewhere.went", title.apply(id))));
        if (moved.isEmpty()) {
            lines.add(messages.text("elsewhere.order"));
        }
        lines.addAll(moved.subList(0, Math.min(NAMED, moved.size())));
        if (moved.size() > NAMED) {
            lines.add(messages.text("more", moved.size() - NAMED));
        }
        return String.join(" · ", lines);
    }

    private static Map<String, String> titles(List<Subject> parts) {
        Map<String, String> titles = new HashMap<>();
        for (Subject part : parts) {
            if (part.id() != null && part.title() != null) {
                titles.put(part.id(), part.title());
            }
        }
        return titles;
    }

    private static List<String> only(ChangeValue in, ChangeValue notIn) {
        Set<String> others = new HashSet<>(ids(notIn));
        return ids(in).stream().filter(id -> !others.contains(id)).toList();
    }

    private static List<String> ids(ChangeValue value) {
        return value instanceof ChangeValue.Many(var values)
                ? values.stream()
                        .map(one -> one instanceof ChangeValue.Text(var id) ? id : "")
                        .toList()
                : List.of();
    }
}
