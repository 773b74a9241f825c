package app.marquee.store;

import app.marquee.model.NameOrder;
import app.marquee.model.id.KnownItem;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Sort order of suggested items. A key is computed once per item. */
record SuggestionOrder(KnownItem item, boolean begins, NameOrder.@Nullable Key title) {
    private static final Comparator<SuggestionOrder> ORDER =
            Comparator.comparing(SuggestionOrder::begins)
                    .reversed()
                    .thenComparing(
                            SuggestionOrder::title, Comparator.nullsLast(Comparator.naturalOrder()))
                    .thenComparing(one -> one.item().id());

    /**
     * @param begin in the form in which it is searched; what begins with it comes first
     */
    static List<KnownItem> of(List<KnownItem> items, String begin) {
        NameOrder names = new NameOrder(Locale.ROOT);
        return items.stream()
                .map(item -> of(item, begin, names))
                .sorted(ORDER)
                .map(SuggestionOrder::item)
                .toList();
    }

    private static SuggestionOrder of(KnownItem item, String begin, NameOrder names) {
        String title = item.title();
        return new SuggestionOrder(
                item,
                begin.isEmpty() || SearchText.of(item.id(), title).startsWith(begin),
                title == null ? null : names.key(title));
    }
}
