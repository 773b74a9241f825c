package app.marquee.ui.live;

import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.TimeWords;
import app.marquee.ui.analytics.report.ProvenanceDetail;
import app.marquee.ui.analytics.report.ProvenanceText;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Formatter of the status line of live streams: load time, last point and limitations. The lasting
 * form has times instead of ages and also names the source. Immutable.
 *
 * @param zone of the account
 */
record LiveProvenance(Messages messages, Clock clock, ZoneId zone) {
    private static final String BETWEEN = " · ";

    /** Below this age, the last point's age is updated each second. */
    private static final Duration FRESH = Duration.ofMinutes(2);

    /** For the window; empty when nothing is loaded. */
    String now(@Nullable LiveContent content) {
        return parts(content, TimeWords.withAges(messages, clock), age(content));
    }

    /** For files, which are read later. */
    String lasting(@Nullable LiveContent content) {
        return parts(content, TimeWords.lasting(messages), lastPoint(content));
    }

    /** How old the last point is. */
    String age(@Nullable LiveContent content) {
        Instant last = content == null ? null : content.lastPoint();
        if (last == null) {
            return messages.text("live.no-point");
        }
        Duration age = Duration.between(last, clock.instant());
        if (age.toSeconds() < 1) {
            return messages.text("live.last-point.now");
        }
        return age.compareTo(FRESH) < 0
                ? messages.text("live.last-point.fresh", messages.formats().wait(age))
                : messages.text("live.last-point", messages.formats().age(age));
    }

    /** When the last point is. */
    String lastPoint(@Nullable LiveContent content) {
        Instant last = content == null ? null : content.lastPoint();
        return last == null
                ? messages.text("live.no-point")
                : TimeWords.lasting(messages).lastPoint(last, zone);
    }

    /** All that is known, a line each; nothing when nothing is loaded. */
    List<ProvenanceDetail> details(@Nullable LiveContent content) {
        Instant askedAt = content == null ? null : content.askedAt();
        if (content == null || askedAt == null) {
            return List.of();
        }
        List<ProvenanceDetail> details = new ArrayList<>();
        details.add(
                new ProvenanceDetail(
                        messages.text("truth.label.loaded"),
                        messages.formats().dateTime(askedAt, zone)
                                + BETWEEN
                                + messages.formats().zone(zone)));
        data(content, lastPoint(content)).stream()
                .map(
                        text ->
                                new ProvenanceDetail(
                                        messages.text("truth.label.data"),
                                        ProvenanceText.capitalized(text, messages.locale())))
                .forEach(details::add);
        details.add(ProvenanceDetail.forDevelopers(messages.text("request"), source(content)));
        return details;
    }

    private String parts(@Nullable LiveContent content, TimeWords times, String lastPoint) {
        Instant askedAt = content == null ? null : content.askedAt();
        if (content == null || askedAt == null) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        parts.add(times.asked(askedAt, zone));
        parts.add(messages.formats().zone(zone));
        parts.addAll(data(content, lastPoint));
        if (times.isLasting()) {
            parts.add(source(content));
        }
        return String.join(BETWEEN, parts);
    }

    private List<String> data(LiveContent content, String lastPoint) {
        List<String> parts = new ArrayList<>();
        parts.add(lastPoint);
        counted("truth.points", content, stream -> stream.figures().points(), parts);
        counted("truth.points.unknown", content, stream -> stream.figures().unknown(), parts);
        counted("truth.points.timeless", content, stream -> stream.curve().timeless(), parts);
        counted("truth.points.repeated", content, stream -> stream.curve().repeated(), parts);
        content.streams().stream().flatMap(stream -> remark(stream).stream()).forEach(parts::add);
        return parts;
    }

    private String source(LiveContent content) {
        Operation operation = Operation.GET_VIEWERS_HISTORIC;
        String asked = operation.method() + " " + operation.path();
        String host = content.host();
        return host == null ? asked : messages.text("pattern.at", asked, host);
    }

    private Optional<String> remark(LiveStream stream) {
        // The points without viewers are counted already.
        return stream.remark() == LiveRemark.NO_VIEWERS
                ? Optional.empty()
                : new LiveWords(messages).labeled(stream);
    }

    private void counted(
            String key, LiveContent content, ToIntFunction<LiveStream> count, List<String> parts) {
        int sum = content.streams().stream().mapToInt(count).sum();
        if (sum > 0) {
            parts.add(messages.plural(key, sum));
        }
    }
}
