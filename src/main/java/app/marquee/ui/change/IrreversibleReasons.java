package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.playlist.Playlist;
import app.marquee.text.Messages;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Formatter of the reasons why changes can’t be undone, shown before they are applied. */
public final class IrreversibleReasons {
    private final Messages messages;
    private final ChangeWords words;

    /**
     * @param messages of the {@code change} package
     */
    public IrreversibleReasons(Messages messages, ChangeWords words) {
        this.messages = messages;
        this.words = words;
    }

    /** Each reason once, with the number of changes it applies to unless it is all of them. */
    public List<String> of(List<ChangeLine> lines) {
        return lines.stream()
                .flatMap(line -> reason(line).stream())
                .collect(Collectors.groupingBy(text -> text, Collectors.counting()))
                .entrySet()
                .stream()
                .sorted(Map.Entry.comparingByKey())
                .map(
                        reason ->
                                reason.getValue() == lines.size()
                                        ? reason.getKey()
                                        : messages.text(
                                                "reversible.some",
                                                reason.getValue(),
                                                lines.size(),
                                                reason.getKey()))
                .toList();
    }

    private Optional<String> reason(ChangeLine line) {
        if (line.reversible() == Reversible.YES) {
            return Optional.empty();
        }
        String key = "reversible." + line.operation().name();
        if (messages.has(key)) {
            return Optional.of(messages.text(key));
        }
        return Optional.of(
                line.reversible() == Reversible.UNKNOWN
                        ? messages.text("reversible.unknown", unknown(line))
                        : emptied(line));
    }

    private String unknown(ChangeLine line) {
        return line.members().stream()
                .filter(member -> !member.before().isKnown())
                .map(MemberChange::member)
                .map(words::memberName)
                .collect(Collectors.joining(", "));
    }

    private String emptied(ChangeLine line) {
        boolean password =
                line.members().stream()
                        .anyMatch(member -> member.after() instanceof ChangeValue.Hidden);
        boolean access =
                line.members().stream().anyMatch(member -> member.member().equals(Playlist.ACCESS));
        return messages.text(password || access ? "reversible.password" : "reversible.empty");
    }
}
