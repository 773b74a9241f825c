package app.marquee.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureType;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;
import app.marquee.model.operation.Operation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every failure has its own words in every language, and the service's words beside them. */
class FailureTextTest {
    private static final Answer ANSWER = new Answer(418, "no tea", "{\"errMsg\":\"no tea\"}");
    private static final Answer SILENT = new Answer(500, null, "");

    private final FailureText english = in(Locale.ENGLISH);

    private static FailureText in(Locale locale) {
        return new FailureText(Messages.shared(locale));
    }

    @Test
    void whatAConnectionLacksIsEnteredWhereItIsTested() {
        Failure rejected = new Failure.Unauthorized(ANSWER);
        assertThat(english.of(rejected, FailureSubject.CONNECTION).next())
                .isEqualTo("Enter the token again, without “Bearer”.");
        assertThat(english.of(rejected, FailureSubject.FOLDER).next()).contains("in Settings");
    }

    static Stream<Failure> failures() {
        Stream<Failure> answered =
                Stream.of(
                        new Failure.Unauthorized(ANSWER),
                        new Failure.Forbidden(ANSWER),
                        new Failure.NotFound(ANSWER),
                        new Failure.Conflict(ANSWER),
                        new Failure.Invalid(ANSWER),
                        new Failure.RateLimited(ANSWER, null),
                        new Failure.RateLimited(ANSWER, Duration.ofSeconds(30)),
                        new Failure.ServerError(ANSWER),
                        new Failure.ServerError(ANSWER, Duration.ofSeconds(30)),
                        new Failure.Unexpected(ANSWER),
                        new Failure.NotJson(ANSWER),
                        new Failure.WrongShape(ANSWER, "/videos/0", ExpectedContent.VIDEOS),
                        new Failure.WrongShape(ANSWER, "", ExpectedContent.WITHIN_LIMITS),
                        new Failure.ErrorReported(ANSWER),
                        new Failure.NotHttp("no status"),
                        new Failure.Undecodable("br", false),
                        new Failure.Undecodable("gzip", true),
                        new Failure.LostAnswer("reset"),
                        new Failure.TooLarge(64_000_000),
                        new Failure.TooMany(200_000),
                        new Failure.Cancelled(true),
                        new Failure.ReadOnly(Operation.DELETE_PLAYLIST),
                        new Failure.Refused(
                                List.of(
                                        new Violation(
                                                "name", new ValidationResult.TooLong(300, 255)))),
                        new Failure.NoToken(),
                        new Failure.Storage("The journal", "disk full"),
                        new Failure.NotCreated("Copy", true),
                        new Failure.NotCreated("Copy", false),
                        new Failure.Defect("NullPointerException"));
        Stream<Failure> unavailable =
                Arrays.stream(Failure.Unavailable.Cause.values())
                        .map(cause -> new Failure.Unavailable(cause, "detail"));
        Stream<Failure> timedOut =
                Arrays.stream(Failure.TimedOut.Phase.values())
                        .map(phase -> new Failure.TimedOut(phase, Duration.ofSeconds(30), true));
        Stream<Failure> redirected =
                Arrays.stream(Failure.Redirected.Target.values())
                        .map(target -> new Failure.Redirected(ANSWER, target, "/a", "/b", "/c"));
        Stream<Failure> kinds =
                Stream.of("", "<html>", "[1", "a\uFFFDb", "text")
                        .map(raw -> new Failure.NotJson(new Answer(200, null, raw)));
        Stream<Failure> contents =
                Arrays.stream(ExpectedContent.values())
                        .flatMap(
                                expected ->
                                        Stream.of("", "{", "[", "\"", "1", "t", "n")
                                                .map(raw -> new Answer(200, null, raw))
                                                .map(raw -> wrong(raw, expected)));
        return Stream.of(answered, unavailable, timedOut, redirected, kinds, contents)
                .flatMap(each -> each);
    }

    private static Failure wrong(Answer answer, ExpectedContent expected) {
        return new Failure.WrongShape(answer, "", expected);
    }

    @Test
    void noFailureIsLeftOut() {
        assertThat(failures().map(failure -> failure.type()).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(FailureType.values());
    }

    @ParameterizedTest
    @MethodSource("failures")
    void hasItsOwnWordsInEveryLanguage(Failure failure) {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.of("pt", "BR"), Locale.of("es"))) {
            for (FailureSubject about : FailureSubject.values()) {
                FailureMessage words = in(locale).ofWrite(failure, about);
                for (String text : List.of(words.title(), words.meaning(), words.next())) {
                    assertThat(text).isNotBlank().doesNotContain("failure.").doesNotContain("{");
                }
            }
        }
        assertThat(in(Locale.of("pt", "BR")).of(failure, FailureSubject.OTHER).title())
                .isNotEqualTo(english.of(failure, FailureSubject.OTHER).title());
    }

    @Test
    void aRedirectSaysWhatToCorrect() {
        Failure moved =
                new Failure.Redirected(
                        ANSWER,
                        Failure.Redirected.Target.OTHER_BASE,
                        "https://a.example/v1/folders",
                        "https://old.example",
                        "https://a.example/v1");
        FailureMessage words = english.of(moved, FailureSubject.FOLDER);
        assertThat(words.meaning()).contains("https://a.example/v1/folders", "418");
        assertThat(words.next()).endsWith("replace https://old.example with https://a.example/v1.");
    }

    @Test
    void whatCameInPlaceOfTheContentIsNamed() {
        Failure wrong = wrong(new Answer(200, null, " [1]"), ExpectedContent.FUNNEL);
        assertThat(english.of(wrong, FailureSubject.OTHER).meaning())
                .isEqualTo(
                        "The server returned a JSON list, but Marquee expected a funnel with its ID"
                                + " (200).");
    }

    @Test
    void quotesTheServiceAndKeepsTheRawAnswer() {
        FailureMessage words = english.of(new Failure.Invalid(ANSWER), FailureSubject.PLAYLIST);
        assertThat(words.quote()).isEqualTo("no tea");
        assertThat(words.raw()).isEqualTo("{\"errMsg\":\"no tea\"}");
        assertThat(words.meaning()).contains("418");
    }

    @Test
    void theReasonStandsInsideASentence() {
        assertThat(english.ofRefresh(new Failure.ServerError(SILENT), FailureSubject.OTHER).title())
                .startsWith("the server returned ");
        assertThat(english.ofRefresh(new Failure.LostAnswer("x"), FailureSubject.OTHER).title())
                .isEqualTo("connection lost");
        assertThat(english.ofRefresh(new Failure.NoToken(), FailureSubject.OTHER).title())
                .isEqualTo("API token required");
    }

    @Test
    void aServiceThatSaidNothingIsNotQuoted() {
        FailureMessage words = english.of(new Failure.ServerError(SILENT), FailureSubject.OTHER);
        assertThat(words.quote()).isNull();
        assertThat(words.raw()).isNull();
    }

    @Test
    void aVideoThatIsNotFoundHintsAtItsOtherId() {
        Failure notFound = new Failure.NotFound(ANSWER);
        assertThat(english.of(notFound, FailureSubject.VIDEO).next()).contains("player ID");
        assertThat(english.of(notFound, FailureSubject.FOLDER).next()).doesNotContain("player ID");
    }

    @Test
    void aWriteThatMayHaveBeenAppliedSaysSo() {
        Failure lost = new Failure.LostAnswer("reset");
        assertThat(english.ofWrite(lost, FailureSubject.FOLDER).meaning())
                .contains("may still have gone through");
        assertThat(english.of(lost, FailureSubject.FOLDER).meaning())
                .doesNotContain("may still have gone through");
        assertThat(english.ofWrite(new Failure.Invalid(ANSWER), FailureSubject.FOLDER).meaning())
                .doesNotContain("may still have gone through");
    }

    @Test
    void aRefusedRequestNamesTheFieldAndTheLimit() {
        Failure refused =
                new Failure.Refused(
                        List.of(new Violation("name", new ValidationResult.TooLong(300, 255))));
        assertThat(english.of(refused, FailureSubject.PLAYLIST).meaning())
                .contains("Name: 45 characters over the limit of 255.");
    }

    @Test
    void anEndedWaitIsNamed() {
        assertThat(
                        english.of(
                                        new Failure.RateLimited(ANSWER, Duration.ofSeconds(30)),
                                        FailureSubject.OTHER)
                                .next())
                .contains("30 seconds");
    }
}
