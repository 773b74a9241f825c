package app.marquee.ui.activity;

import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.text.Messages;
import app.marquee.ui.change.RequestPreview;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Formatter of what was sent for changes and what came back, as far as it is recorded. */
final class ChangeDetailText {
    /** Most requests that are shown together. */
    private static final int MOST = 50;

    private final Messages messages;
    private final ChangeText text;

    ChangeDetailText(Messages messages, ChangeText text) {
        this.messages = messages;
        this.text = text;
    }

    /** What several changes do and how many are in which state. */
    String summary(List<ChangeLine> lines) {
        if (lines.size() == 1) {
            return messages.text("detail.redacted");
        }
        ChangeGroup all = new ChangeGroup(lines);
        return messages.text("pattern.dot", text.sentence(all), text.counts(all));
    }

    /** The exact requests, in the order in which they are sent. */
    String request(List<ChangeLine> lines) {
        String some =
                new ChangeGroup(lines)
                        .lines().stream()
                                .limit(MOST)
                                .map(RequestPreview::text)
                                .collect(Collectors.joining("\n\n"));
        return lines.size() <= MOST
                ? some
                : some + "\n\n" + messages.text("more", lines.size() - MOST);
    }

    /** The response of a change; those of several once each, with how many changes have it. */
    String response(List<ChangeLine> lines) {
        if (lines.size() == 1) {
            return response(lines.getFirst());
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        ChangeGroup all = new ChangeGroup(lines);
        List<String> parts = new ArrayList<>();
        for (ListedState state : all.states()) {
            counts.clear();
            all.lines().stream()
                    .filter(line -> ListedState.of(line) == state)
                    .forEach(line -> counts.merge(response(line), 1, Integer::sum));
            counts.forEach(
                    (response, count) ->
                            parts.add(state.counted(messages, count) + "\n" + response));
        }
        return String.join("\n\n", parts);
    }

    private String response(ChangeLine line) {
        return switch (line.state()) {
            case STAGED -> messages.text("detail.unsent");
            case SENDING -> text.state(line);
            case CANCELLED ->
                    line.progress().sentAt() == null
                            ? messages.text("detail.discarded")
                            : recorded(line);
            case DONE, FAILED, UNKNOWN -> recorded(line);
        };
    }

    /** The status code, and the server's words or why there are none. */
    private String recorded(ChangeLine line) {
        ChangeAnswer answer = line.answer();
        String status = status(answer);
        String why = conflict(line).orElseGet(() -> text.answer(line));
        if (why.isEmpty() || why.equals(status)) {
            return status.isEmpty() ? messages.text("answer.none") : status;
        }
        return status.isEmpty() ? why : status + "\n" + why;
    }

    /** What the server said of a conflict, which has one name in lists. */
    private static Optional<String> conflict(ChangeLine line) {
        return line.isConflict()
                ? Optional.ofNullable(line.answer()).map(ChangeAnswer::words)
                : Optional.empty();
    }

    private static String status(@Nullable ChangeAnswer answer) {
        return answer == null || answer.status() == null ? "" : "HTTP " + answer.status();
    }
}
