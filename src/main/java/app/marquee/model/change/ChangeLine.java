package app.marquee.model.change;

import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Change of an item on the platform, from staging to its end. Holds everything that review, resume
 * and undo need, and no secret.
 */
public record ChangeLine(Identity identity, Content content, Origin origin, Progress progress) {
    private static final String CONFLICT = "Conflict";

    /**
     * Identity of a change, and its place among others.
     *
     * @param sequence order of staging in the journal, by which changes of one object keep their
     *     order; 0 until the journal gave one
     * @param list the list it is reviewed with; null for a change that is applied at once
     * @param position its place in that list, from 0
     */
    public record Identity(
            ChangeId id,
            long sequence,
            ConnectionId connection,
            @Nullable ChangeListId list,
            int position) {}

    /**
     * Content of a change: what is sent, and what it changes.
     *
     * @param subjects what it is about; the first is the one that it is named after
     * @param members the changed members only
     * @param needsSecret whether it cannot be sent again from here without asking for a password
     */
    public record Content(
            Operation operation,
            List<Subject> subjects,
            List<MemberChange> members,
            ReviewedRequest request,
            boolean needsSecret,
            Reversible reversible) {
        public Content {
            subjects = List.copyOf(subjects);
            members = List.copyOf(members);
            if (subjects.isEmpty()) {
                throw new IllegalArgumentException("A change needs an item");
            }
        }

        private Content about(List<Subject> named) {
            return new Content(operation, named, members, request, needsSecret, reversible);
        }

        private Content undoable(Reversible now) {
            return new Content(operation, subjects, members, request, needsSecret, now);
        }
    }

    /**
     * Origin of a change.
     *
     * @param author who staged it
     * @param note the user's reason; empty for none
     * @param inverseOf the change that this one undoes
     * @param needs the items that earlier changes create for it
     */
    public record Origin(
            String author,
            String note,
            @Nullable ChangeId inverseOf,
            Instant stagedAt,
            List<CreatedItem> needs) {

        public Origin {
            needs = List.copyOf(needs);
        }

        /** Origin of a change that needs nothing created. */
        public Origin(String author, String note, @Nullable ChangeId inverseOf, Instant stagedAt) {
            this(author, note, inverseOf, stagedAt, List.of());
        }
    }

    /**
     * Progress of a change.
     *
     * @param attempts how often it was sent
     */
    public record Progress(
            ChangeState state,
            int attempts,
            @Nullable Instant sentAt,
            @Nullable Instant endedAt,
            @Nullable ChangeAnswer answer) {
        /** Progress of a change that was never sent. */
        public static final Progress STAGED = new Progress(ChangeState.STAGED, 0, null, null, null);
    }

    /** A change that is applied at once, before anything of it was stored or sent. */
    public static ChangeLine staged(
            ChangeId id, ConnectionId connection, Content content, String author, Instant now) {
        return new ChangeLine(
                new Identity(id, 0, connection, null, 0),
                content,
                new Origin(author, "", null, now),
                Progress.STAGED);
    }

    public ChangeId id() {
        return identity.id;
    }

    public long sequence() {
        return identity.sequence;
    }

    public ConnectionId connection() {
        return identity.connection;
    }

    public Operation operation() {
        return content.operation;
    }

    /** What the change is named after. */
    public Subject subject() {
        return content.subjects.getFirst();
    }

    public List<Subject> subjects() {
        return content.subjects;
    }

    /**
     * The items that change: all subjects where they are of one type, else what the first of them
     * gains or loses, such as the videos of a playlist.
     */
    public List<Subject> items() {
        boolean isOneType = subjects().stream().map(Subject::kind).distinct().count() == 1;
        return subjects().stream().skip(isOneType ? 0 : 1).toList();
    }

    /** How many items these changes are about. */
    public static int countItems(List<ChangeLine> lines) {
        return Subject.count(lines.stream().flatMap(line -> line.items().stream()).toList());
    }

    public List<MemberChange> members() {
        return content.members;
    }

    public ReviewedRequest request() {
        return content.request;
    }

    public Reversible reversible() {
        return content.reversible;
    }

    public ChangeState state() {
        return progress.state;
    }

    public @Nullable ChangeAnswer answer() {
        return progress.answer;
    }

    /** Whether the server refused it because the item had changed. */
    public boolean isConflict() {
        ChangeAnswer answer = progress.answer;
        return state() == ChangeState.FAILED && answer != null && CONFLICT.equals(answer.failure());
    }

    public ChangeLine withSequence(long given) {
        return identified(
                new Identity(id(), given, connection(), identity.list, identity.position));
    }

    /** In its place in a list. */
    public ChangeLine inList(ChangeListId whole, int place) {
        return identified(new Identity(id(), sequence(), connection(), whole, place));
    }

    private ChangeLine identified(Identity now) {
        return new ChangeLine(now, content, origin, progress);
    }

    public ChangeLine withNote(String why) {
        return from(
                new Origin(origin.author, why, origin.inverseOf, origin.stagedAt, origin.needs));
    }

    public ChangeLine takingBack(ChangeId change) {
        return from(new Origin(origin.author, origin.note, change, origin.stagedAt, origin.needs));
    }

    /** The line of a change that a list carried: under its id, by its author. */
    public ChangeLine of(ListedChange listed) {
        return identified(
                        new Identity(
                                listed.id(),
                                sequence(),
                                connection(),
                                identity.list,
                                identity.position))
                .from(
                        new Origin(
                                listed.author(),
                                listed.note(),
                                origin.inverseOf,
                                origin.stagedAt,
                                listed.needs()));
    }

    /** The items that earlier changes create for it. */
    public List<CreatedItem> needs() {
        return origin.needs;
    }

    /** The same change for items that earlier changes create. */
    public ChangeLine needing(List<CreatedItem> created) {
        return from(
                new Origin(origin.author, origin.note, origin.inverseOf, origin.stagedAt, created));
    }

    /**
     * The same change once all items that it needs have IDs.
     *
     * @param ids by what stood for them
     */
    public ChangeLine resolved(Map<String, String> ids) {
        CreatedIds created = new CreatedIds(ids);
        return containing(
                        new Content(
                                content.operation,
                                content.subjects.stream().map(created::in).toList(),
                                content.members.stream().map(created::in).toList(),
                                created.in(content.request),
                                content.needsSecret,
                                content.reversible))
                .needing(List.of());
    }

    private ChangeLine from(Origin now) {
        return new ChangeLine(identity, content, now, progress);
    }

    /** The response decided whether it can be undone. */
    public ChangeLine withReversible(Reversible now) {
        return containing(content.undoable(now));
    }

    /** Whether something of it was created whose ID the server has not returned. */
    public boolean wantsId() {
        return subject().id() == null || subjects().stream().anyMatch(ChangeLine::isPartWithoutId);
    }

    private static boolean isPartWithoutId(Subject subject) {
        return subject.kind() == ItemKind.FIELD && subject.id() == null;
    }

    /** The id that the service gave to what was created: a part of something, else the first. */
    public ChangeLine withCreated(String createdId) {
        List<Subject> named = new ArrayList<>(subjects());
        int created = 0;
        for (int at = 1; at < named.size(); at++) {
            created = isPartWithoutId(named.get(at)) ? at : created;
        }
        named.set(created, named.get(created).withId(createdId));
        return containing(content.about(named));
    }

    /** The same change of the same items under other titles. */
    public ChangeLine about(List<Subject> named) {
        return containing(content.about(named));
    }

    /**
     * The same change with other values before it.
     *
     * @param before the value that was read; null where that of the change stays
     */
    public ChangeLine seen(Function<MemberChange, @Nullable ChangeValue> before) {
        List<MemberChange> known = new ArrayList<>();
        for (MemberChange member : members()) {
            ChangeValue value = before.apply(member);
            known.add(
                    value == null
                            ? member
                            : new MemberChange(member.member(), value, member.after()));
        }
        return containing(
                new Content(
                        content.operation,
                        content.subjects,
                        known,
                        content.request,
                        content.needsSecret,
                        content.reversible));
    }

    private ChangeLine containing(Content now) {
        return new ChangeLine(identity, now, origin, progress);
    }

    /** One more attempt begins. */
    public ChangeLine sending(Instant now) {
        return at(new Progress(ChangeState.SENDING, progress.attempts + 1, now, null, null));
    }

    /** The attempt, or the change itself, ended. */
    public ChangeLine ended(ChangeState end, Instant now, ChangeAnswer how) {
        return at(new Progress(end, progress.attempts, progress.sentAt, now, how));
    }

    /** Nothing of the attempt was sent: the change is pending as before. */
    public ChangeLine waitingAgain() {
        return at(new Progress(ChangeState.STAGED, progress.attempts, null, null, null));
    }

    private ChangeLine at(Progress now) {
        return new ChangeLine(identity, content, origin, now);
    }
}
