package app.marquee.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.Subject;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Comparison of a change with the server, to see whether its expected previous state is still
 * current.
 *
 * @param differences the members that are neither as they were nor as they are wanted: what the
 *     line expects, and what the service has now
 * @param begun whether a field is as the line wants it that was different before
 * @param failure why it could not be read; null when it was
 * @param items the items of the change under their titles on the platform; without a title where
 *     none was loaded, and empty where none was looked for
 */
public record StateCheck(
        ChangeLine line,
        Kind kind,
        List<MemberChange> differences,
        boolean begun,
        @Nullable Failure failure,
        List<Subject> items) {
    /** Result of the comparison. */
    public enum Kind {
        /** As it was when the line was made. */
        AS_EXPECTED,
        /** Something else than the line was made against. */
        CHANGED,
        /** As the line wants it. */
        ALREADY,
        /** It is not there any more. */
        GONE,
        /** Nothing can be read of it here, or too little to decide. */
        UNREAD,
        /** The read failed. */
        FAILED
    }

    public StateCheck {
        differences = List.copyOf(differences);
        items = List.copyOf(items);
    }

    /** Check that looked for no title. */
    public StateCheck(
            ChangeLine line,
            Kind kind,
            List<MemberChange> differences,
            boolean begun,
            @Nullable Failure failure) {
        this(line, kind, differences, begun, failure, List.of());
    }

    /** The same check of the change with more that is known of it. */
    StateCheck with(ChangeLine known) {
        return new StateCheck(known, kind, differences, begun, failure, items);
    }

    public StateCheck withItems(List<Subject> present) {
        return new StateCheck(line, kind, differences, begun, failure, present);
    }

    /** The change with its items under the titles of the platform, as far as they were loaded. */
    public ChangeLine present() {
        List<Subject> named = new ArrayList<>(line.subjects());
        for (int at = 0; at < items.size(); at++) {
            if (items.get(at).title() != null) {
                named.set(at, items.get(at));
            }
        }
        return line.about(named);
    }

    public static StateCheck unread(ChangeLine line) {
        return new StateCheck(line, Kind.UNREAD, List.of(), false, null);
    }

    public static StateCheck gone(ChangeLine line) {
        return new StateCheck(line, Kind.GONE, List.of(), false, null);
    }

    /** What the line wants is there. */
    public static StateCheck already(ChangeLine line) {
        return new StateCheck(line, Kind.ALREADY, List.of(), false, null);
    }

    /** All is as it was when the line was made. */
    public static StateCheck asExpected(ChangeLine line) {
        return new StateCheck(line, Kind.AS_EXPECTED, List.of(), false, null);
    }

    /** What could not be read. */
    public static StateCheck failed(ChangeLine line, Failure why) {
        return new StateCheck(line, Kind.FAILED, List.of(), false, why);
    }

    /**
     * @param found what is there now, by the names of the fields
     */
    public static StateCheck of(ChangeLine line, Map<String, ChangeValue> found) {
        List<MemberChange> differences = new ArrayList<>();
        int wanted = 0;
        int before = 0;
        boolean begun = false;
        for (MemberChange member : line.members()) {
            ChangeValue value = found.getOrDefault(member.member(), new ChangeValue.Unknown());
            if (!value.isKnown()) {
                continue;
            }
            if (value.equals(member.after())) {
                wanted++;
                begun = begun || !value.equals(member.before());
            } else if (value.equals(member.before()) || learns(line, member, value)) {
                before++;
            } else if (member.before().isKnown() || line.state() == ChangeState.STAGED) {
                differences.add(new MemberChange(member.member(), member.before(), value));
            }
        }
        return new StateCheck(
                line.seen(member -> learned(line, member, found.get(member.member()))),
                kind(line, wanted, before, !differences.isEmpty()),
                differences,
                begun,
                null);
    }

    /** Of a change that may have been sent, the value now says nothing of the one before it. */
    private static boolean learns(ChangeLine line, MemberChange member, ChangeValue now) {
        return line.state() == ChangeState.STAGED
                && !member.before().isKnown()
                && member.before().mayBe(now);
    }

    private static @Nullable ChangeValue learned(
            ChangeLine line, MemberChange member, @Nullable ChangeValue now) {
        return now != null && now.isKnown() && learns(line, member, now) ? now : null;
    }

    /** Whether a change of unknown outcome was applied; empty when that can't be told. */
    public Optional<Boolean> applied() {
        return switch (kind) {
            case ALREADY -> Optional.of(true);
            case AS_EXPECTED -> begun ? Optional.empty() : Optional.of(false);
            case CHANGED, GONE, UNREAD, FAILED -> Optional.empty();
        };
    }

    private static Kind kind(ChangeLine line, int wanted, int before, boolean differs) {
        if (differs) {
            return Kind.CHANGED;
        }
        if (wanted > 0 && wanted == line.members().size()) {
            return Kind.ALREADY;
        }
        return wanted + before > 0 ? Kind.AS_EXPECTED : Kind.UNREAD;
    }
}
