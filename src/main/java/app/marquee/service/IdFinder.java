package app.marquee.service;

import app.marquee.model.ItemKind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the UUIDs in whatever a person pastes: ids, addresses of the platform, CSV, free text.
 * Pure, for any thread.
 */
public final class IdFinder {
    private static final Pattern ID =
            Pattern.compile(
                    "(?<![0-9a-fA-F-])[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"
                            + "(?![0-9a-fA-F-])");
    private static final Pattern KIND =
            Pattern.compile("(video|playlist|folder|funnel|live|image)e?s?[\\W_]*(?:id)?[\\W_]*$");

    /** How much of the text before an id may tell its kind. */
    private static final int CONTEXT = 24;

    private IdFinder() {}

    /**
     * What was found.
     *
     * @param ids each once, in the order of the text
     * @param duplicates how often one came again
     */
    public record Found(List<FoundId> ids, int duplicates) {
        public Found {
            ids = List.copyOf(ids);
        }
    }

    /**
     * One id.
     *
     * @param uuid in lower case
     * @param guess the kind that the words right before it name, such as the path of an address
     */
    public record FoundId(String uuid, Optional<ItemKind> guess) {}

    public static Found in(String text) {
        Map<String, FoundId> ids = new LinkedHashMap<>();
        int duplicates = 0;
        Matcher matcher = ID.matcher(text);
        while (matcher.find()) {
            String uuid = matcher.group().toLowerCase(Locale.ROOT);
            if (ids.putIfAbsent(uuid, new FoundId(uuid, guess(text, matcher.start()))) != null) {
                duplicates++;
            }
        }
        return new Found(List.copyOf(ids.values()), duplicates);
    }

    private static Optional<ItemKind> guess(String text, int start) {
        String before =
                text.substring(Math.max(0, start - CONTEXT), start).toLowerCase(Locale.ROOT);
        Matcher kind = KIND.matcher(before);
        return kind.find()
                ? Optional.of(ItemKind.valueOf(kind.group(1).toUpperCase(Locale.ROOT)))
                : Optional.empty();
    }
}
