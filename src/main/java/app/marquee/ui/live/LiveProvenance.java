package app.marquee.ui.live;

import app.marquee.model.operation.Operation;
import app.marquee.ui.analytics.TimeWords;
import app.marquee.ui.control.Messages;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Formatter of the status line of live streams: load time and limitations. The lasting form also
 * names the source. Immutable.
 */
record LiveProvenance(Messages messages, TimeWords times, ZoneId zone) {
    private static final String BETWEEN = " · ";

    String of(LiveContent content, Operation operation, Instant askedAt, String lastPoint) {
        List<String> parts = new ArrayList<>();
        parts.add(times.asked(askedAt, zone));
        parts.add(messages.formats().zone(zone));
        parts.add(lastPoint);
        counted("truth.points", content, stream -> stream.figures().points(), parts);
        counted("truth.gaps", content, stream -> stream.figures().gaps(), parts);
        counted("truth.points.unknown", content, stream -> stream.figures().unknown(), parts);
        counted("truth.points.timeless", content, stream -> stream.curve().timeless(), parts);
        counted("truth.points.repeated", content, stream -> stream.curve().repeated(), parts);
        content.streams().stream().flatMap(stream -> remark(stream).stream()).forEach(parts::add);
        if (times.isLasting()) {
            parts.add(source(content, operation));
        }
        return String.join(BETWEEN, parts);
    }

    private String source(LiveContent content, Operation operation) {
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
            String key,
            LiveContent content,
            java.util.function.ToIntFunction<LiveStream> count,
            List<String> parts) {
        int sum = content.streams().stream().mapToInt(count).sum();
        if (sum > 0) {
            parts.add(messages.plural(key, sum));
        }
    }
}
