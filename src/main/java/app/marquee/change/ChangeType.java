package app.marquee.change;

import app.marquee.api.json.WriteResponse;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.Subject;
import app.marquee.model.limit.TextLimit;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Write operation as an object: how it is sent, made anew from a file, undone, kept in order and
 * verified, and what it sets. Immutable.
 */
public abstract class ChangeType {
    /** Order among the changes of a list; those of one item always keep theirs. */
    public enum Order {
        BY_ITEM,
        /** It names no single item that could keep it in order. */
        ONE_BY_ONE
    }

    /** Place where a change may be kept until it is applied. */
    public enum Deferral {
        /** Asked about in a way of its own: every funnel is read, a name is typed. */
        NEVER,
        /** Here only, as it sends a file of its own. */
        THIS_COMPUTER,
        /** Here and in a shared file. */
        SHARED
    }

    private final Operation operation;
    private final Order order;
    private final Deferral deferral;
    private final Set<Operation> learnedFrom;

    /**
     * @param learnedFrom for an unofficial feature: the reads whose success shows that the platform
     *     has it
     */
    protected ChangeType(
            Operation operation, Order order, Deferral deferral, Operation... learnedFrom) {
        this.operation = operation;
        this.order = order;
        this.deferral = deferral;
        this.learnedFrom = Set.of(learnedFrom);
    }

    public final Operation operation() {
        return operation;
    }

    public final Deferral deferral() {
        return deferral;
    }

    public final Set<Operation> learnedFrom() {
        return learnedFrom;
    }

    /**
     * Sends it. Blocks; throws {@link app.marquee.model.failure.FailureException}, but never for
     * what is in the body of a successful answer.
     */
    public abstract WriteResponse send(Transport transport, ApiRequest request);

    /**
     * The change of a file, made anew from nothing but its content. Values before come from the
     * file: they are what it was made against.
     *
     * @throws IllegalArgumentException for what isn't such a change
     * @throws app.marquee.model.failure.FailureException for what the contract doesn't allow
     */
    public abstract StagedChange restage(ListedChange listed, JournalEntryFactory lines);

    /** Whether the request carries exactly what is listed, about exactly the listed items. */
    public boolean isWhole(StagedChange restaged, ListedChange listed) {
        return restaged.line().subjects().equals(listed.subjects())
                && isSame(listed.members(), restaged.line().members());
    }

    protected static boolean isSame(List<MemberChange> listed, List<MemberChange> sent) {
        return sent.size() == listed.size() && after(sent).equals(after(listed));
    }

    private static Map<String, ChangeValue> after(List<MemberChange> members) {
        Map<String, ChangeValue> values = new HashMap<>();
        members.forEach(member -> values.put(member.member(), member.after()));
        return values;
    }

    /** The change that undoes an applied one; empty when something that it needs is unknown. */
    public Optional<StagedChange> inverse(ChangeLine done, JournalEntryFactory lines) {
        return Optional.empty();
    }

    /** What it keeps its order with: its items, and more for some. */
    public Set<String> order(ChangeLine line) {
        Set<String> keys = new LinkedHashSet<>();
        for (Subject subject : line.subjects()) {
            if (subject.id() != null) {
                keys.add(key(subject, subject.id()));
            }
        }
        if (order == Order.ONE_BY_ONE) {
            keys.add(operation.name());
        }
        return keys;
    }

    protected static String key(Subject subject, String id) {
        return subject.kind() + " " + id;
    }

    /** Compares a change with the server; unread where nothing of it can be loaded. */
    public abstract StateCheck check(ChangeLine line, ServerState now);

    /** The created item has an ID only now. */
    public ChangeLine named(ChangeLine line, String id) {
        return line.withCreated(id);
    }

    /** What the catalog knows of its item once it is done; empty for nothing new. */
    public Optional<KnownItem> known(ChangeLine done, Instant now) {
        return Optional.empty();
    }

    protected static Optional<KnownItem> item(
            ChangeLine done, @Nullable String title, ItemSource source, Instant now) {
        return Optional.ofNullable(done.subject().id())
                .map(id -> new KnownItem(done.subject().kind(), id, title, source, now));
    }

    /** Whether it adds something again when it is applied a second time. */
    public boolean adds() {
        return false;
    }

    /** Whether its item is gone once it is done. */
    public boolean deletes() {
        return false;
    }

    /** The fields of its item that it sets; others name what they add or take away. */
    public Map<String, ChangeValue> sets(ChangeLine line) {
        return Map.of();
    }

    /** The fields of its items that it changes in another way. */
    public Set<String> touches() {
        return Set.of();
    }

    /** The fields that it may change of items that it does not name. */
    public Set<String> touchesElsewhere() {
        return Set.of();
    }

    /** The secret that it may need, which is entered anew when it is applied later. */
    public Optional<TextLimit> secret() {
        return Optional.empty();
    }

    /** Whether it sends a file in place of a body. */
    public boolean sendsFile() {
        return false;
    }
}
