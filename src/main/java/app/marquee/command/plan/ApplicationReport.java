package app.marquee.command.plan;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StateCheck;
import app.marquee.change.engine.ChangeLists;
import app.marquee.command.ChangeWord;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Report of an application: a line for each change, and the numbers at the end. */
final class ApplicationReport {
    /** From here on a status says what the server has to say. */
    private static final int REFUSED = 400;

    /** A failure that a later load found. */
    private static final String FOUND_UNDONE = "FoundUndone";

    private static final String DONE = "applied";
    private static final String FAILED = "failed";
    private static final String UNKNOWN = "unknown";
    private static final String ALREADY = "already";
    private static final String DISCARDED = "discarded";
    private static final String VERIFIED = "verified";
    private static final String DIFFERENT = "different";
    private static final String PENDING = "pending";

    private final Output output;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    /** How many of the failed ones are conflicts, which text counts by themselves. */
    private int conflicts;

    ApplicationReport(Output output) {
        this.output = output;
        List.of(DONE, FAILED, UNKNOWN, ALREADY, DISCARDED, VERIFIED, DIFFERENT, PENDING)
                .forEach(name -> numbers.put(name, 0));
    }

    /**
     * A change that is not sent now.
     *
     * @param there whether what it wants is there already
     */
    void before(ChangeLine line, boolean there) {
        if (there || line.state() == ChangeState.DONE) {
            print(line, ALREADY);
        } else if (line.state() == ChangeState.CANCELLED) {
            print(line, DISCARDED, words -> words.text("apply.discarded", line.id().value()));
        } else if (ChangeLists.adds(line)) {
            print(line, UNKNOWN, words -> words.text("apply.underway"));
        } else {
            print(line, UNKNOWN);
        }
    }

    void outcome(ChangeOutcome outcome) {
        switch (outcome) {
            case ChangeOutcome.Done(var line, _) -> print(line, DONE);
            case ChangeOutcome.Failed(var line, _) -> print(line, FAILED);
            case ChangeOutcome.Cancelled(var line) -> print(line, FAILED);
            case ChangeOutcome.Unsettled(var line, _) -> print(line, UNKNOWN);
            case ChangeOutcome.Paused _ -> {}
        }
    }

    /** What a read says of a change that was done. */
    void verified(StateCheck check) {
        switch (check.kind()) {
            case ALREADY -> count(VERIFIED);
            case AS_EXPECTED, CHANGED, GONE -> print(check.line(), DIFFERENT);
            case UNREAD, FAILED -> {}
        }
    }

    private int number(String state) {
        return numbers.getOrDefault(state, 0);
    }

    private void count(String state) {
        numbers.merge(state, 1, Integer::sum);
    }

    private void print(ChangeLine line, String state) {
        print(line, state, words -> why(line.answer(), words));
    }

    /**
     * @param why may be empty
     */
    private void print(ChangeLine line, String state, Sentence why) {
        count(state);
        boolean isConflict = state.equals(FAILED) && line.isConflict();
        conflicts += isConflict ? 1 : 0;
        ChangeAnswer answer = line.answer();
        if (output.isJson()) {
            Map<String, @Nullable Object> one = ValueText.json(line);
            one.put("state", state);
            one.put("http_status", answer == null ? null : answer.status());
            one.put("failure", answer == null ? null : answer.failure());
            one.put("server_message", answer == null ? null : answer.words());
            output.json(one);
        } else {
            output.text(
                    words ->
                            Stream.of(
                                            (isConflict ? ChangeWord.conflict() : state(state))
                                                    .in(words),
                                            ValueText.subject(line).in(words),
                                            why.in(words))
                                    .filter(part -> !part.isEmpty())
                                    .collect(Collectors.joining(": ")));
            ValueText.items(line).forEach(output::text);
        }
    }

    private static String why(@Nullable ChangeAnswer answer, Messages words) {
        if (answer == null || answer.failure() == null) {
            return "";
        }
        return failure(answer.failure(), words)
                + (answer.status() == null ? "" : " (" + answer.status() + ")")
                + said(answer, words);
    }

    private static String failure(String kind, Messages words) {
        return words.within(
                kind.equals(FOUND_UNDONE)
                        ? words.text("state.FOUND_UNDONE")
                        : new FailureText(words).named(kind));
    }

    /** The server's message, unless it only repeats the status. */
    private static String said(ChangeAnswer answer, Messages words) {
        boolean isTelling = answer.status() != null && answer.status() < REFUSED;
        return isTelling && answer.words() != null
                ? ": " + words.text("pattern.quoted", answer.words())
                : "";
    }

    /**
     * @param pending how many changes wait in the journal
     */
    void end(int pending) {
        numbers.put(PENDING, pending);
        if (output.isJson()) {
            output.json(Map.of("summary", numbers));
        } else {
            output.text(this::summary);
        }
    }

    private static Sentence state(String state) {
        return Stream.of(ChangeState.values())
                .filter(one -> ChangeWord.of(one).equals(state))
                .findFirst()
                .map(ChangeWord::worded)
                .orElse(Sentence.of("state." + state));
    }

    private String summary(Messages words) {
        List<String> parts = new ArrayList<>();
        numbers.forEach(
                (state, all) -> {
                    int number = state.equals(FAILED) ? all - conflicts : all;
                    if (number > 0 || state.equals(DONE)) {
                        parts.add(state(state).in(words) + ": " + number);
                    }
                    if (state.equals(FAILED) && conflicts > 0) {
                        parts.add(ChangeWord.conflict().in(words) + ": " + conflicts);
                    }
                });
        return String.join(", ", parts);
    }

    /** Unknown changes weigh more than failed ones: they need someone to look. */
    ExitStatus status() {
        if (number(UNKNOWN) + number(DIFFERENT) > 0) {
            return ExitStatus.UNKNOWN;
        }
        return number(FAILED) > 0 ? ExitStatus.FAILED : ExitStatus.DONE;
    }
}
