package app.marquee.change;

import app.marquee.api.RequestValidator;
import app.marquee.http.ApiRequest;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.Subject;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Write that creates an item.
 *
 * @param <D> the draft of the item
 */
public abstract class CreationType<D> extends ChangeType {
    private final ItemKind kind;
    private final Reversible reversible;

    protected CreationType(
            ItemKind kind, Reversible reversible, Operation operation, Operation... learnedFrom) {
        super(operation, Order.ONE_BY_ONE, Deferral.SHARED, learnedFrom);
        this.kind = kind;
        this.reversible = reversible;
    }

    protected abstract String name(D draft);

    /** The values of the item, in the order in which they are sent. */
    protected abstract Map<String, ChangeValue> values(D draft);

    /** What the contract refuses. */
    protected abstract List<Violation> violations(D draft);

    /** The draft of a change in a file. */
    protected abstract D draft(FieldValues values);

    public final StagedChange stage(JournalEntryFactory lines, D draft) {
        List<MemberChange> members = created(values(draft));
        return lines.line(request(draft))
                .about(Subject.created(kind, name(draft)))
                .members(members)
                .reversible(reversible)
                .stage();
    }

    public final ApiRequest request(D draft) {
        new RequestValidator().all(violations(draft)).hold();
        return ApiRequest.of(
                operation(), Map.of(), List.of(), BodyMembers.of(values(draft)).toBody());
    }

    /** Fields of something that did not exist before. */
    public static List<MemberChange> created(Map<String, ChangeValue> values) {
        return values.entrySet().stream()
                .map(
                        value ->
                                new MemberChange(
                                        value.getKey(), new ChangeValue.None(), value.getValue()))
                .toList();
    }

    @Override
    public final StagedChange restage(ListedChange listed, JournalEntryFactory lines) {
        return stage(lines, draft(new FieldValues(listed.members())));
    }

    @Override
    public final StateCheck check(ChangeLine line, ServerState now) {
        // Without its ID there is nothing to load; another one may have its name.
        return StateCheck.unread(line);
    }

    @Override
    public final Optional<KnownItem> known(ChangeLine done, Instant now) {
        return item(done, done.subject().title(), ItemSource.CHANGE, now);
    }

    @Override
    public final boolean adds() {
        return true;
    }
}
