package app.marquee.ui.activity;

import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.video.Video;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.text.OperationText;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeWords;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Formatter of a change in the activity log. */
final class ChangeText {
    private static final String CANCELLED = "Cancelled";
    private static final String CONFLICT = "Conflict";
    private static final String FOUND_UNDONE = "FoundUndone";

    /** The first status code of an error (RFC 9110, section 15.5). */
    private static final int ERRORS = 400;

    private static final int SERVER_ERRORS = 500;

    /** Fields that name their item. */
    private static final Set<String> NAMES = Set.of(Folder.NAME, Video.TITLE);

    private final Messages messages;
    private final ChangeWords words;
    private final OperationText operations;

    ChangeText(Messages messages, ChangeWords words) {
        this.messages = messages;
        this.words = words;
        this.operations = new OperationText(messages);
    }

    /** The state, where a load verified it in its words. */
    String state(ChangeLine line) {
        return isFound(line) ? found() : ListedState.of(line).words(messages);
    }

    /** The state of a change that a later load found applied. */
    String found() {
        return words.state(ChangeEntry.State.FOUND_DONE);
    }

    /** Whether a later load found it applied: neither the server nor the user said so. */
    private static boolean isFound(ChangeLine line) {
        ChangeAnswer answer = line.answer();
        return line.state() == ChangeState.DONE
                && answer != null
                && answer.status() == null
                && answer.failure() == null;
    }

    /** The change in a sentence, with the name of its item; in the past once it was applied. */
    String sentence(ChangeLine line) {
        return line.state() == ChangeState.DONE ? words.applied(line) : words.of(line);
    }

    /**
     * The change in a sentence, or its action alone where that is all that the values before and
     * after leave to say.
     */
    String brief(ChangeLine line) {
        return onlyStep(line).filter(ChangeText::isRename).isPresent()
                ? operation(line)
                : sentence(line);
    }

    private static boolean isRename(MemberChange change) {
        return NAMES.contains(change.member()) && change.before() instanceof ChangeValue.Text;
    }

    /** The only field that a change gives another value. */
    Optional<MemberChange> onlyStep(ChangeLine line) {
        return line.members().size() == 1
                ? Optional.of(line.members().getFirst()).filter(ChangeWords::isStep)
                : Optional.empty();
    }

    /** The field of a step; empty for a name, which its sentence speaks of. */
    String field(MemberChange change) {
        return isRename(change)
                ? ""
                : messages.text("pattern.labeled", words.memberName(change.member()), "").strip();
    }

    String before(MemberChange change) {
        return value(change, change.before());
    }

    String after(MemberChange change) {
        return value(change, change.after());
    }

    /** The name of a field before its values. */
    String named(MemberChange change) {
        return messages.text("pattern.labeled", words.memberName(change.member()), "");
    }

    /** An edit that gives several items the same values: 25 × Creator → Equipe. */
    String equal(ChangeGroup group) {
        ChangeLine first = group.first();
        String steps =
                first.members().stream()
                        .map(
                                change ->
                                        messages.text(
                                                "pattern.becomes",
                                                fieldName(first, change),
                                                after(change)))
                        .collect(Collectors.joining(" · "));
        return messages.text(
                "pending.equal", messages.formats().integer(group.lines().size()), steps);
    }

    /** The custom field that is meant, or the name of the changed one. */
    private String fieldName(ChangeLine line, MemberChange change) {
        return line.subjects().stream()
                .filter(subject -> subject.kind() == ItemKind.FIELD)
                .flatMap(subject -> Stream.ofNullable(subject.title()))
                .findFirst()
                .orElseGet(() -> words.memberName(change.member()));
    }

    /** The changes of a group in a sentence; in the past once it was applied. */
    String sentence(ChangeGroup group) {
        if (group.isSingle()) {
            return sentence(group.first());
        }
        return group.isApplied() ? words.applied(group.lines()) : words.of(group.lines());
    }

    /**
     * How the changes of a group ended, where they differ, and why where that is the same for all
     * that failed or are unknown: 11 applied, 1 unknown · Connection lost.
     */
    String outcome(ChangeGroup group) {
        List<String> reasons =
                group.lines().stream()
                        .map(this::why)
                        .filter(why -> !why.isEmpty())
                        .distinct()
                        .toList();
        String counts = group.states().size() == 1 ? "" : counts(group);
        return reasons.size() == 1 ? joined(counts, reasons.getFirst()) : counts;
    }

    private String joined(String first, String second) {
        if (first.isEmpty() || second.isEmpty()) {
            return first + second;
        }
        return messages.text("pattern.dot", first, second);
    }

    /** How many changes a group has in which state. */
    String counts(ChangeGroup group) {
        return group.states().stream()
                .map(state -> state.counted(messages, group.count(state)))
                .collect(Collectors.joining(", "));
    }

    String state(ChangeGroup group) {
        return group.isSingle() ? state(group.first()) : group.state().words(messages);
    }

    /** Verb and noun. */
    String operation(ChangeLine line) {
        return operations.of(line);
    }

    /** The operation as the contract writes it. */
    static String request(ChangeLine line) {
        return line.operation().method() + " " + line.operation().path();
    }

    /** The title of what it is about, or its ID where no title is known. */
    String subject(ChangeLine line) {
        Subject subject = line.subject();
        if (subject.title() != null) {
            return subject.title();
        }
        return subject.id() == null ? messages.text("subject.new") : subject.id();
    }

    /** Each field before and after, and why it failed or is unknown. */
    String values(ChangeLine line) {
        return joined(members(line), why(line));
    }

    /** Why a change failed or is unknown; empty for others. */
    String why(ChangeLine line) {
        if (line.state() != ChangeState.FAILED && line.state() != ChangeState.UNKNOWN) {
            return "";
        }
        String answer = answer(line);
        return answer.isEmpty() ? messages.text("answer.none") : answer;
    }

    /** Each field with its value before and after. */
    String members(ChangeLine line) {
        return line.members().stream().map(this::member).collect(Collectors.joining(" · "));
    }

    String member(MemberChange change) {
        return messages.text(
                "pattern.labeled",
                words.memberName(change.member()),
                words.step(change, value -> value(change, value)));
    }

    private String value(MemberChange change, ChangeValue value) {
        return value instanceof ChangeValue.Hidden
                ? messages.text("value.hidden")
                : words.member(change, value);
    }

    /**
     * What the platform said, or why it said nothing; the status code where it is all that is known
     * of a failure. Empty for a change that was applied without a word, and while the outcome is
     * unknown.
     */
    String answer(ChangeLine line) {
        ChangeAnswer answer = line.answer();
        if (answer == null) {
            return "";
        }
        boolean isStopped =
                line.state() == ChangeState.UNKNOWN && CANCELLED.equals(answer.failure());
        String why = isStopped ? messages.text("failure.cancelled.sent.title") : reason(answer);
        if (!FOUND_UNDONE.equals(answer.failure())) {
            return why;
        }
        String found = words.state(ChangeEntry.State.FOUND_UNDONE);
        return why.isEmpty() ? found : messages.text("pattern.dot", why, found);
    }

    /**
     * The server's words, or the kind of failure with its status code. A conflict is called the
     * same everywhere, whatever the server says.
     */
    private String reason(ChangeAnswer answer) {
        if (answer.words() != null && !CONFLICT.equals(answer.failure())) {
            return answer.words();
        }
        Integer status = answer.status();
        if (status != null && status >= SERVER_ERRORS) {
            return messages.text("pattern.detail", messages.text("failure.server.title"), status);
        }
        String said = failure(answer.failure());
        boolean isBare = said.isEmpty() && status != null && status >= ERRORS;
        return isBare ? "HTTP " + status : said;
    }

    /** A kind of failure by its name; one that an older or newer version wrote stays as it is. */
    private String failure(@Nullable String kind) {
        if (kind == null || kind.isEmpty() || FOUND_UNDONE.equals(kind)) {
            return "";
        }
        return new FailureText(messages).named(kind);
    }
}
