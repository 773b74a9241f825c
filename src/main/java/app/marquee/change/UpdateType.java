package app.marquee.change;

import app.marquee.api.RequestValidator;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Write that sets fields of one item. Undone by setting the previous values again.
 *
 * @param <T> the item as far as it is known
 * @param <U> the update
 */
public abstract class UpdateType<T, U> extends ChangeType {
    private final FieldSet<T, U> fields;

    protected UpdateType(FieldSet<T, U> fields, Operation operation, Operation... learnedFrom) {
        super(operation, Order.BY_ITEM, Deferral.SHARED, learnedFrom);
        this.fields = fields;
    }

    /**
     * The request to an item.
     *
     * @throws IllegalArgumentException for subjects of another type
     */
    protected abstract ApiRequest request(List<Subject> subjects, JsonBody body);

    /**
     * @param known the item as far as it was loaded, for the values before
     * @param update the changed fields only, at least one
     */
    protected final StagedChange stage(
            JournalEntryFactory lines, List<Subject> subjects, T known, U update) {
        if (fields.isEmpty(update)) {
            throw new IllegalArgumentException("The change has no fields");
        }
        return stage(lines, subjects, fields.changes(known, update), update);
    }

    private StagedChange stage(
            JournalEntryFactory lines,
            List<Subject> subjects,
            List<MemberChange> members,
            U update) {
        return lines.line(request(subjects, update))
                .about(subjects)
                .members(members)
                .reversible(reversible(members))
                .secrets(fields.secrets(update))
                .stage();
    }

    /** The request that sends the changed fields. */
    public final ApiRequest request(List<Subject> subjects, U update) {
        new RequestValidator().all(fields.violations(update)).hold();
        return request(subjects, fields.body(update));
    }

    /** Whether a change of these fields can be undone. */
    public Reversible reversible(List<MemberChange> members) {
        return fields.reversible(members);
    }

    @Override
    public final StagedChange restage(ListedChange listed, JournalEntryFactory lines) {
        return stage(lines, listed.subjects(), listed.members(), fields.wanted(listed.members()));
    }

    @Override
    public final boolean isWhole(StagedChange restaged, ListedChange listed) {
        return fields.carries(listed.members());
    }

    @Override
    public final Optional<StagedChange> inverse(ChangeLine done, JournalEntryFactory lines) {
        if (done.reversible() != Reversible.YES) {
            return Optional.empty();
        }
        List<MemberChange> members =
                done.members().stream()
                        .filter(member -> !(member.after() instanceof ChangeValue.Hidden))
                        .map(MemberChange::back)
                        .toList();
        return Optional.of(stage(lines, done.subjects(), members, fields.wanted(members)));
    }

    /** Compares a change with the item as it was loaded. */
    public final StateCheck check(ChangeLine line, T now) {
        StateCheck check = StateCheck.of(line, fields.values(now));
        return check.line().equals(line)
                ? check
                : check.with(check.line().withReversible(reversible(check.line().members())));
    }

    @Override
    public Map<String, ChangeValue> sets(ChangeLine line) {
        return line.members().stream()
                .collect(Collectors.toMap(MemberChange::member, MemberChange::after));
    }

    /** The item, under the name that the change gave it. */
    protected static Optional<KnownItem> item(ChangeLine done, String nameField, Instant now) {
        String name =
                done.members().stream()
                        .filter(change -> change.member().equals(nameField))
                        .map(
                                change ->
                                        change.after() instanceof ChangeValue.Text(var text)
                                                ? text
                                                : null)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null);
        return item(done, name, ItemSource.ANSWER, now);
    }
}
