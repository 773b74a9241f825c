package app.marquee.ui.activity;

import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.Failure;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Formatter of messages about pending changes. */
final class PendingChangesText {
    private static final int NAMED = 8;

    private final Messages messages;
    private final ChangeWords changes;
    private final FailureText failures;

    PendingChangesText(Messages messages, ChangeWords changes) {
        this.messages = messages;
        this.changes = changes;
        this.failures = new FailureText(messages);
    }

    /** The warning before the changes are applied; empty when there is none. */
    String warning(PendingChangesViewModel.Prepared prepared) {
        List<String> parts = new ArrayList<>();
        List<StateCheck> differing = of(prepared.checks(), StateCheck.Kind.CHANGED);
        if (!differing.isEmpty()) {
            parts.add(messages.plural("desk.changed", differing.size()));
            differing.stream().limit(NAMED).map(this::difference).forEach(parts::add);
            if (differing.size() > NAMED) {
                parts.add(messages.text("more", differing.size() - NAMED));
            }
        }
        List<StateCheck> gone = of(prepared.checks(), StateCheck.Kind.GONE);
        if (!gone.isEmpty()) {
            parts.add(messages.plural("desk.gone", gone.size(), names(gone)));
        }
        failed(parts, of(prepared.checks(), StateCheck.Kind.FAILED));
        count(parts, "desk.already", of(prepared.checks(), StateCheck.Kind.ALREADY).size());
        count(parts, "desk.unread", of(prepared.checks(), StateCheck.Kind.UNREAD).size());
        count(parts, "desk.leftOut", prepared.leftOut());
        return String.join("\n", parts);
    }

    /** Each with its reason, as far as they differ. */
    private void failed(List<String> parts, List<StateCheck> failed) {
        Map<String, List<StateCheck>> byReason = new LinkedHashMap<>();
        for (StateCheck check : failed) {
            Failure why = check.failure();
            if (why != null) {
                byReason.computeIfAbsent(
                                failures.of(why, FailureSubject.OTHER).title(),
                                _ -> new ArrayList<>())
                        .add(check);
            }
        }
        byReason.forEach(
                (why, checks) ->
                        parts.add(
                                messages.plural(
                                        "desk.unreadable", checks.size(), names(checks), why)));
    }

    private void count(List<String> parts, String key, int count) {
        if (count > 0) {
            parts.add(messages.plural(key, count));
        }
    }

    private static List<StateCheck> of(List<StateCheck> checks, StateCheck.Kind kind) {
        return checks.stream().filter(check -> check.kind() == kind).toList();
    }

    private String names(List<StateCheck> checks) {
        return checks.stream()
                .limit(NAMED)
                .map(check -> changes.subject(check.line().subject()))
                .collect(Collectors.joining(", "));
    }

    /** The expected and the current state of a change. */
    private String difference(StateCheck check) {
        return check.differences().stream()
                .map(member -> difference(check.line(), member))
                .collect(Collectors.joining("\n"));
    }

    private String difference(ChangeLine line, MemberChange member) {
        return messages.text(
                "desk.difference",
                changes.subject(line.subject()),
                changes.memberName(member.member()),
                changes.member(member, member.before()),
                changes.member(member, member.after()));
    }

    /** The result of a status check. */
    String settled(List<ChangeLine> lines) {
        List<String> parts = new ArrayList<>();
        count(parts, "group.state.DONE", in(lines, ChangeState.DONE));
        count(parts, "desk.looked.not", in(lines, ChangeState.FAILED));
        count(parts, "group.state.UNKNOWN", in(lines, ChangeState.UNKNOWN));
        return String.join(", ", parts);
    }

    private static int in(List<ChangeLine> lines, ChangeState state) {
        return (int) lines.stream().filter(line -> line.state() == state).count();
    }

    /** The result of reading a file of changes, of which the user left out some. */
    static String taken(Messages messages, int count, int left) {
        String taken = messages.plural("desk.opened", count);
        return left == 0
                ? taken
                : messages.text("pattern.dot", taken, messages.plural("desk.opened.left", left));
    }

    /** The problem of a rejected file, its position and what to do. */
    static String refused(Messages messages, ChangeListReading.Refused why) {
        String reason = why.reason().name().toLowerCase(Locale.ROOT);
        return messages.text("desk.refused." + reason, why.where());
    }
}
