package app.marquee.sandbox.account;

import java.util.List;
import java.util.stream.Stream;

/**
 * Ranges of folders that videos come from: {@code *} for any, or ranges like {@code 1-6,9-9}; 40 is
 * the root.
 */
record PlaceRange(List<Span> spans) {
    private record Span(int first, int last) {}

    static PlaceRange parse(String text) {
        return text.equals("*")
                ? new PlaceRange(List.of())
                : new PlaceRange(Stream.of(text.split(",", -1)).map(PlaceRange::span).toList());
    }

    private static Span span(String text) {
        String[] ends = text.split("-", 2);
        return new Span(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
    }

    boolean isAny() {
        return spans.isEmpty();
    }

    boolean has(int place) {
        int at = place == Placement.ROOT ? Folders.PER_SCALE : place;
        return spans.stream().anyMatch(span -> span.first() <= at && at <= span.last());
    }
}
