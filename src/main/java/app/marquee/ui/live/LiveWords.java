package app.marquee.ui.live;

import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.EmptyStateText;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Formatter of the remarks on live streams with incomplete values. Immutable. */
record LiveWords(Messages messages) {
    private static final String ICON = "fth-radio";

    /** Empty where there is nothing to remark. */
    String of(LiveStream stream) {
        LiveRemark remark = stream.remark();
        return remark == null ? "" : of(remark);
    }

    String of(LiveRemark remark) {
        return messages.text("live.remark." + remark.key());
    }

    /** The remark with the name of its stream; empty where there is nothing to remark. */
    Optional<String> labeled(LiveStream stream) {
        return Optional.of(of(stream))
                .filter(remark -> !remark.isEmpty())
                .map(remark -> messages.text("pattern.labeled", stream.name(), remark));
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
