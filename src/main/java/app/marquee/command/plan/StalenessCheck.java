package app.marquee.command.plan;

import app.marquee.change.StateCheck;
import app.marquee.command.Sentence;
import app.marquee.model.HarmlessText;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.FailureException;
import app.marquee.service.change.ChangeListService;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Comparison of changes, in their order, with what is there. Blocking. */
final class StalenessCheck {
    private StalenessCheck() {}

    /**
     * What an earlier change of the same list brings about is no difference.
     *
     * @throws FailureException when something could not be read
     */
    static List<StateCheck> of(ChangeListService service, List<ChangeLine> lines) {
        List<StateCheck> checks = new ArrayList<>();
        Set<Brought> brought = new HashSet<>();
        List<ChangeLine> readable = lines.stream().filter(line -> line.needs().isEmpty()).toList();
        for (StateCheck check : service.checkWithTitles(readable)) {
            if (check.failure() != null) {
                throw new FailureException(check.failure());
            }
            checks.add(without(check, brought));
            check.line().members().forEach(member -> brought.add(Brought.by(check.line(), member)));
        }
        // What an earlier change creates has no ID to ask for.
        lines.stream()
                .filter(line -> !line.needs().isEmpty())
                .forEach(line -> checks.add(StateCheck.unread(line)));
        return checks;
    }

    private static StateCheck without(StateCheck check, Set<Brought> brought) {
        List<MemberChange> left =
                check.differences().stream()
                        .filter(
                                member ->
                                        !brought.contains(
                                                new Brought(
                                                        check.line().subject().id(),
                                                        member.member(),
                                                        member.before())))
                        .toList();
        return check.kind() == StateCheck.Kind.CHANGED && left.isEmpty()
                ? StateCheck.asExpected(check.line()).withItems(check.items())
                : check;
    }

    static boolean isStale(StateCheck check) {
        return check.kind() == StateCheck.Kind.CHANGED || check.kind() == StateCheck.Kind.GONE;
    }

    /** What was expected and what is there instead. */
    static Sentence words(StateCheck check) {
        return check.kind() == StateCheck.Kind.GONE
                ? Sentence.of("plan.gone")
                : Sentence.joined("; ", check.differences().stream().map(StalenessCheck::words));
    }

    /** Joined here: a place in a text cuts a long value. */
    private static Sentence words(MemberChange difference) {
        return words ->
                HarmlessText.of(difference.member())
                        + ": "
                        + words.text("plan.expected")
                        + " "
                        + ValueText.of(difference.before()).in(words)
                        + ", "
                        + words.text("plan.found")
                        + " "
                        + ValueText.of(difference.after()).in(words);
    }

    /** Value that a change gives to a member of an item. */
    private record Brought(@Nullable String id, String member, ChangeValue value) {
        static Brought by(ChangeLine line, MemberChange member) {
            return new Brought(line.subject().id(), member.member(), member.after());
        }
    }
}
