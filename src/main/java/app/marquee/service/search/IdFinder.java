package app.marquee.service.search;

import app.marquee.model.id.ItemKind;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finder of UUIDs in pasted text: IDs, URLs of the platform, CSV, free text. Thread-safe. */
public final class IdFinder {
    private static final Pattern ID =
            Pattern.compile(
                    "(?<![0-9a-fA-F-])[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"
                            + "(?![0-9a-fA-F-])");
    private static final Pattern KIND =
            Pattern.compile("(video|playlist|folder|funnel|live|image)e?s?[\\W_]*(?:id)?[\\W_]*$");

    /** The whole name of a column, also in Portuguese. */
    private static final Pattern COLUMN =
            Pattern.compile(
                    "(?<video>v[ií]deo)|(?<playlist>playlist)|(?<folder>folder|pasta)"
                            + "|(?<funnel>funnel|funil)|(?<live>live)|(?<image>image|imagem)");

    /** What leads to a player, up to the id in it. */
    private static final Pattern PLAYER =
            Pattern.compile("(?:player|embed)\\S*$|external[_ -]?id\\W*$|[?&]v=$");

    /** What follows the id in the address of a stream or a picture on the CDN. */
    private static final Pattern STREAM =
            Pattern.compile("^/\\S*\\.(?:m3u8|mp4|ts|vtt|jpe?g|png|webp|gif)");

    /** A link or embed code, in which an ID is expected. */
    private static final Pattern LINK =
            Pattern.compile("https?://|<iframe", Pattern.CASE_INSENSITIVE);

    /** How much of the text before an id may name its type. */
    private static final int CONTEXT = 24;

    /** How much of an address around an id is looked at. */
    private static final int ADDRESS = 160;

    private IdFinder() {}

    /**
     * Result of a search for IDs.
     *
     * @param ids each once, in the order of the text
     * @param duplicates how often one came again
     * @param links lines with a URL or an embed code, and no ID
     */
    public record Found(List<FoundId> ids, int duplicates, List<Line> links) {
        public Found {
            ids = List.copyOf(ids);
            links = List.copyOf(links);
        }

        /** How many are ids of players and CDN addresses, which the service does not take. */
        public int external() {
            return (int) ids.stream().filter(FoundId::external).count();
        }
    }

    /**
     * Line of a text.
     *
     * @param number from 1
     */
    public record Line(int number, String text) {}

    /**
     * ID found in a text.
     *
     * @param uuid in lower case
     * @param guess the kind that the words right before it name, such as the path of an address, or
     *     the column of a table
     * @param external whether it stands where the other UUID of a video stands: in the address of a
     *     player, a stream or a picture
     * @param title what the table says beside it, or null
     * @param times how often it stands there
     * @param line where it stands first, from 1
     */
    public record FoundId(
            String uuid,
            Optional<ItemKind> guess,
            boolean external,
            @Nullable String title,
            int times,
            int line) {
        private FoundId again() {
            return new FoundId(uuid, guess, external, title, times + 1, line);
        }
    }

    public static Found in(String text) {
        Map<String, FoundId> ids = new LinkedHashMap<>();
        Optional<CsvColumns> columns = columns(text);
        int duplicates = 0;
        LineCounter lines = new LineCounter(text);
        Matcher matcher = ID.matcher(text);
        while (matcher.find()) {
            int line = lines.at(matcher.start());
            String uuid = matcher.group().toLowerCase(Locale.ROOT);
            FoundId before = ids.get(uuid);
            if (before == null) {
                ids.put(uuid, found(uuid, text, matcher.start(), matcher.end(), columns, line));
            } else {
                ids.put(uuid, before.again());
                duplicates++;
            }
        }
        return new Found(List.copyOf(ids.values()), duplicates, links(text));
    }

    private static List<Line> links(String text) {
        List<Line> links = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (LINK.matcher(line).find() && !ID.matcher(line).find()) {
                links.add(new Line(number, line.strip()));
            }
        }
        return links;
    }

    /** Counter of the lines of a text up to places that are asked for in its order. */
    private static final class LineCounter {
        private final String text;
        private int line = 1;
        private int end;

        LineCounter(String text) {
            this.text = text;
            this.end = text.indexOf('\n');
        }

        int at(int place) {
            while (end >= 0 && end < place) {
                line++;
                end = text.indexOf('\n', end + 1);
            }
            return line;
        }
    }

    /** The columns when the first line names them: it has a separator and no id. */
    private static Optional<CsvColumns> columns(String text) {
        return text.lines()
                .filter(line -> !line.isBlank())
                .findFirst()
                .filter(line -> !ID.matcher(line).find())
                .flatMap(CsvColumns::of);
    }

    private static FoundId found(
            String uuid,
            String text,
            int start,
            int end,
            Optional<CsvColumns> columns,
            int lineNumber) {
        int from = text.lastIndexOf('\n', start) + 1;
        int to = text.indexOf('\n', end);
        String line = text.substring(from, to < 0 ? text.length() : to);
        String column = columns.map(one -> one.nameAt(line, start - from)).orElse("");
        // The names of columns are no words right before the first cell below them.
        int context = Math.max(columns.isPresent() ? from : 0, start - CONTEXT);
        Optional<ItemKind> told = guess(text.substring(context, start));
        boolean external =
                !told.filter(IdFinder::isNoVideo).isPresent()
                        && (isExternal(
                                        text.substring(Math.max(from, start - ADDRESS), start),
                                        text,
                                        end)
                                || PLAYER.matcher(column).find());
        Optional<ItemKind> guess =
                external ? Optional.of(ItemKind.VIDEO) : told.or(() -> kindOf(column));
        // One title beside several ids belongs to the first, and to a player of it.
        Matcher first = ID.matcher(line);
        boolean named = external || (first.find() && first.start() == start - from);
        String title = named ? columns.map(one -> one.title(line)).orElse(null) : null;
        return new FoundId(uuid, guess, external, title, 1, lineNumber);
    }

    /** A player of a playlist or stream names that one, not the other UUID of a video. */
    private static boolean isNoVideo(ItemKind kind) {
        return kind != ItemKind.VIDEO && kind != ItemKind.IMAGE;
    }

    private static Optional<ItemKind> guess(String before) {
        Matcher kind = KIND.matcher(before.toLowerCase(Locale.ROOT));
        return kind.find()
                ? Optional.of(ItemKind.valueOf(kind.group(1).toUpperCase(Locale.ROOT)))
                : Optional.empty();
    }

    private static Optional<ItemKind> kindOf(String column) {
        Matcher kind = COLUMN.matcher(column);
        if (!kind.find()) {
            return Optional.empty();
        }
        for (ItemKind each : ItemKind.listed()) {
            if (kind.group(each.name().toLowerCase(Locale.ROOT)) != null) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static boolean isExternal(String before, String text, int end) {
        String after = text.substring(end, Math.min(text.length(), end + ADDRESS));
        return PLAYER.matcher(before.toLowerCase(Locale.ROOT)).find()
                || STREAM.matcher(after).find();
    }
}
