package app.marquee.sandbox.server;

import app.marquee.sandbox.fault.Fault;
import app.marquee.sandbox.fault.RetryAfter;
import app.marquee.sandbox.wire.Answer;

import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;

/** Fault responses that replace the real ones. */
final class FaultResponses {
    private static final Map<Integer, String> WORDS =
            Map.of(
                    401, "Unauthorized: the API token is invalid or missing",
                    403, "Forbidden",
                    404, "Not found",
                    409, "Conflict",
                    429, "Too many requests",
                    500, "Internal server error",
                    502, "Bad gateway",
                    503, "Service unavailable",
                    504, "Gateway timeout");

    private FaultResponses() {}

    /** The response in place of the real one, where the request is not to be applied. */
    static Optional<Answer> instead(Fault fault) {
        return switch (fault) {
            case Fault.Status status when !status.applied() -> Optional.of(error(status));
            case Fault.Html(int code) -> Optional.of(page(code));
            default -> Optional.empty();
        };
    }

    /** Effect on the real response. */
    static Answer after(Fault fault, Answer answer) {
        return switch (fault) {
            case Fault.Status status when status.applied() -> error(status);
            case Fault.WrongTypes() -> WrongTypes.of(answer);
            default -> answer;
        };
    }

    private static Answer error(Fault.Status status) {
        Answer answer =
                Answer.error(
                        status.code(), WORDS.getOrDefault(status.code(), "Error " + status.code()));
        return switch (status.retryAfter()) {
            case RetryAfter.Absent() -> answer;
            case RetryAfter.Seconds(int seconds) ->
                    answer.with("Retry-After", String.valueOf(seconds));
            case RetryAfter.Date(int seconds) -> answer.with("Retry-After", date(seconds));
        };
    }

    /**
     * By the real clock, rounded up, for it is the real clock that the client uses for its delay.
     */
    private static String date(int seconds) {
        return DateTimeFormatter.RFC_1123_DATE_TIME.format(
                ZonedDateTime.now(ZoneOffset.UTC)
                        .plusSeconds(seconds)
                        .plusNanos(999_999_999)
                        .truncatedTo(ChronoUnit.SECONDS));
    }

    private static Answer page(int code) {
        return Answer.html(
                code,
                "<!DOCTYPE html>\n<html><head><title>Please wait</title></head>"
                        + "<body><h1>Please wait</h1><p>The gateway answers instead of the"
                        + " service.</p></body></html>\n");
    }
}
