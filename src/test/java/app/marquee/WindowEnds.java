package app.marquee;

import app.marquee.harness.FaultKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.failure.Failure;
import app.marquee.model.operation.Operation;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What the window has to say at the end of an operation under a fault. */
final class WindowEnds {
    /** Those of the faults; a title may name its status. */
    private static final List<Answer> ANSWERS =
            Stream.of(200, 401, 429, 500, 503).map(status -> new Answer(status, null, "")).toList();

    private static final Messages CHANGE = Messages.of("change", Locale.ENGLISH);
    private static final Messages PLAYLIST = Messages.of("playlists", Locale.ENGLISH);
    private static final Messages FUNNEL = Messages.of("funnels", Locale.ENGLISH);

    private WindowEnds() {}

    /**
     * The end in a word, empty when it is none of those that were designed.
     *
     * @param told what the window says that it did not say before
     */
    static String of(FaultKind fault, Operation operation, Duration limit, List<String> told) {
        if (told.stream().anyMatch(WindowEnds::isRaw)) {
            return "";
        }
        return operation.isWrite() ? ofWrite(fault, limit, told) : ofRead(fault, limit, told);
    }

    /** Words of the program that are none for people; a request is shown as it is sent. */
    private static boolean isRaw(String text) {
        return !text.matches("(?s)(GET|PUT|POST|DELETE) .*")
                && text.matches("(?s).*(Exception|\\bnull\\b|\\{\\d).*");
    }

    private static String ofRead(FaultKind fault, Duration limit, List<String> told) {
        if (says(told, titles(fault, limit))) {
            return "told";
        }
        return fault.mayBeDone() && !says(told, allTitles(limit)) ? "done" : "";
    }

    private static String ofWrite(FaultKind fault, Duration limit, List<String> told) {
        List<String> titles = titles(fault, limit);
        return switch (fault) {
            case REFUSED, NOT_ACCEPTING ->
                    !says(told, unknown()) && (says(told, failed()) || says(told, titles))
                            ? "failed"
                            : "";
            case UNAUTHORIZED, STORM ->
                    !says(told, unknown()) && (says(told, paused()) || says(told, titles))
                            ? "paused"
                            : "";
            case WRONG_TYPES -> says(told, done()) ? "done" : "";
            case HALF -> says(told, unknown()) ? "unknown" : says(told, done()) ? "done" : "";
            default -> says(told, unknown()) ? "unknown" : "";
        };
    }

    private static List<String> failed() {
        return List.of(
                CHANGE.text("state.FAILED"),
                PLAYLIST.text("outcome.failed"),
                beginning(FUNNEL.text("stop.failed", "")));
    }

    private static List<String> unknown() {
        return List.of(
                CHANGE.text("state.UNKNOWN"),
                CHANGE.text("failure.write.meaning"),
                beginning(FUNNEL.text("stop.unknown", "")));
    }

    private static List<String> paused() {
        return List.of(CHANGE.text("state.PAUSED"));
    }

    private static List<String> done() {
        return List.of(
                CHANGE.text("state.DONE"),
                PLAYLIST.text("outcome.done"),
                PLAYLIST.text("deleted"),
                FUNNEL.text("report.done"),
                beginning(FUNNEL.text("stop.unread", "")));
    }

    private static String beginning(String text) {
        return text.substring(0, text.indexOf(':') + 1);
    }

    private static boolean says(List<String> told, Collection<String> one) {
        return told.stream().anyMatch(text -> one.stream().anyMatch(text::contains));
    }

    private static List<String> titles(FaultKind fault, Duration limit) {
        FailureText words = new FailureText(Messages.shared(Locale.ENGLISH));
        return samples(limit)
                .filter(fault::isDesigned)
                .flatMap(
                        failure ->
                                Stream.of(
                                        words.of(failure, FailureSubject.OTHER).title(),
                                        words.ofRefresh(failure, FailureSubject.OTHER).title()))
                .toList();
    }

    private static List<String> allTitles(Duration limit) {
        return Arrays.stream(FaultKind.values())
                .flatMap(fault -> titles(fault, limit).stream())
                .distinct()
                .toList();
    }

    private static Stream<Failure> samples(Duration limit) {
        Stream<Failure> timedOut =
                Arrays.stream(Failure.TimedOut.Phase.values())
                        .map(phase -> new Failure.TimedOut(phase, limit, true));
        Stream<Failure> cut =
                Stream.of(
                        new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, ""),
                        new Failure.LostAnswer(""));
        Stream<Failure> answered =
                ANSWERS.stream()
                        .flatMap(
                                answer ->
                                        Stream.of(
                                                new Failure.NotJson(answer),
                                                new Failure.WrongShape(
                                                        answer, "", ExpectedContent.DATA),
                                                new Failure.Unauthorized(answer),
                                                new Failure.RateLimited(answer, null),
                                                new Failure.ServerError(answer)));
        return Stream.of(timedOut, cut, answered).flatMap(some -> some);
    }
}
