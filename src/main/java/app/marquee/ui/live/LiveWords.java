package app.marquee.ui.live;

import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.ui.control.state.EmptyStateText;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Formatter of the states of live streams and of remarks on incomplete values. Immutable. */
record LiveWords(Messages messages) {
    private static final String ICON = "fth-radio";

    /** Empty where there is nothing to remark. */
    String of(LiveStream stream) {
        LiveRemark remark = stream.remark();
        return remark == null ? "" : of(remark);
    }

    String of(LiveRemark remark) {
        return messages.text(remark.key());
    }

    /** The state of a stream, with its viewers while it is live. */
    String state(KnownLive stream, Instant now, ZoneId zone) {
        Instant last = stream.last();
        LiveRemark remark = stream.remark();
        if (last == null) {
            return remark == null || !stream.wasAsked()
                    ? messages.text("live.state.none")
                    : of(remark);
        }
        Formats formats = messages.formats();
        return switch (stream.state(now)) {
            case LIVE -> {
                Long viewers = stream.viewers();
                yield viewers == null
                        ? messages.text("item.live")
                        : messages.plural("live.state.viewers", viewers);
            }
            case ENDED -> messages.text("live.state.ended", formats.dateTime(last, zone));
            case UNKNOWN -> messages.text("live.state.older", formats.dateTime(last, zone));
        };
    }

    /** A length with its unit: 42 min, 1 h 5 min, 30 s. */
    String length(Duration length) {
        Formats formats = messages.formats();
        if (length.toMinutes() == 0) {
            return messages.text("live.length.seconds", formats.integer(length.toSeconds()));
        }
        return length.toHours() == 0
                ? messages.text("live.length.minutes", formats.integer(length.toMinutes()))
                : messages.text(
                        "live.length.hours",
                        formats.integer(length.toHours()),
                        formats.integer(length.toMinutesPart()));
    }

    /** The remark with the name of its stream; empty where there is nothing to remark. */
    Optional<String> labeled(LiveStream stream) {
        return Optional.of(of(stream))
                .filter(remark -> !remark.isEmpty())
                .map(remark -> messages.text("pattern.labeled", stream.name(), remark));
    }

    /**
     * Text while no stream is shown.
     *
     * @param known how many streams are known
     * @param requests how many their unknown states take
     * @param addById opens the dialog that adds streams
     */
    EmptyStateText waiting(int known, int requests, Runnable loadStates, Runnable addById) {
        if (known == 0) {
            return EmptyStateText.of(
                            ICON,
                            messages.text("live.waiting.none.title"),
                            messages.text("live.waiting.none.text"))
                    .withAction(messages.text("ids.byId"), addById);
        }
        EmptyStateText choose =
                EmptyStateText.of(
                        ICON,
                        messages.text("live.waiting.title"),
                        messages.text("live.waiting.text"));
        return requests == 0
                ? choose
                : choose.withAction(messages.plural("live.states.load", requests), loadStates);
    }

    /**
     * Text in place of values that are not available.
     *
     * @param takeAway runs to stop watching them
     */
    EmptyStateText nothing(LiveContent content, Runnable takeAway) {
        return words(content).withAction(messages.text("remove"), takeAway);
    }

    private EmptyStateText words(LiveContent content) {
        List<LiveStream> streams = content.streams();
        if (streams.stream().allMatch(each -> each.remark() == LiveRemark.NOT_KNOWN)) {
            String names = streams.stream().map(LiveStream::name).collect(Collectors.joining(", "));
            return EmptyStateText.of(
                    ICON,
                    messages.plural("live.unknown.title", streams.size()),
                    messages.text("live.unknown.text", names));
        }
        boolean areAlike = streams.stream().allMatch(each -> each.remark() == LiveRemark.NO_POINT);
        return EmptyStateText.of(
                ICON,
                messages.text("live.empty.title"),
                areAlike ? messages.text("live.empty.text") : each(streams));
    }

    private String each(List<LiveStream> streams) {
        return streams.stream()
                .flatMap(stream -> labeled(stream).stream())
                .collect(Collectors.joining("\n"));
    }
}
