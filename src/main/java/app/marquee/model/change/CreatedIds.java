package app.marquee.model.change;

import app.marquee.model.id.Subject;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * IDs of created items, put in the place of what stood for them. Immutable.
 *
 * @param ids by what stood for them: IDs of changes, which appear nowhere else
 */
public record CreatedIds(Map<String, String> ids) {

    public CreatedIds {
        ids = Map.copyOf(ids);
    }

    /** A text, such as a body, with the IDs. */
    public String in(String text) {
        String made = text;
        for (var id : ids.entrySet()) {
            made = made.replace(id.getKey(), id.getValue());
        }
        return made;
    }

    private @Nullable String inNullable(@Nullable String text) {
        return text == null ? null : in(text);
    }

    Subject in(Subject subject) {
        return new Subject(subject.kind(), inNullable(subject.id()), subject.title());
    }

    MemberChange in(MemberChange change) {
        return new MemberChange(change.member(), in(change.before()), in(change.after()));
    }

    private ChangeValue in(ChangeValue value) {
        return switch (value) {
            case ChangeValue.Text(var text) -> new ChangeValue.Text(ids.getOrDefault(text, text));
            case ChangeValue.Many(var values) ->
                    new ChangeValue.Many(values.stream().map(this::in).toList());
            case ChangeValue.Parts(var members) -> {
                Map<String, ChangeValue> made = new LinkedHashMap<>();
                members.forEach((name, member) -> made.put(name, in(member)));
                yield new ChangeValue.Parts(made);
            }
            default -> value;
        };
    }

    ReviewedRequest in(ReviewedRequest request) {
        return new ReviewedRequest(
                request.method(),
                URI.create(in(request.url().toString())),
                in(request.pathVariables()),
                inNullable(request.body()));
    }

    /** The variables of a path with the IDs. */
    public Map<String, String> in(Map<String, String> variables) {
        Map<String, String> made = new HashMap<>();
        variables.forEach((name, value) -> made.put(name, in(value)));
        return made;
    }
}
