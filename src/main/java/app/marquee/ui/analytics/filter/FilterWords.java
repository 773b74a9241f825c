package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.GroupStep;
import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.text.Messages;

import java.net.IDN;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Formatter of filters. Immutable. */
public final class FilterWords {
    private static final String BETWEEN = ", ";

    private final Messages messages;
    private final PlaceDictionary dictionary;

    public FilterWords(Messages messages) {
        this.messages = messages;
        this.dictionary = new PlaceDictionary(messages.locale());
    }

    /** The name of what is chosen, such as that of a country. */
    public String name(ReportFilter filter) {
        return switch (filter.kind()) {
            case COUNTRY -> dictionary.country(filter.value());
            case SOURCE -> SourceFilter.step(filter).map(this::source).orElseGet(filter::label);
            case REGION, FOLDER, PLAYLIST, FUNNEL, FIELD -> oneLine(filter.label());
        };
    }

    /** Names and custom fields may have several lines. */
    public static String oneLine(String text) {
        return text.replaceAll("\\R", " ");
    }

    /** The name of a source, within the grouping by channels. */
    public String source(GroupStep step) {
        return switch (step.kind()) {
            case DIRECT -> messages.text("group.direct");
            case UNKNOWN ->
                    messages.text(
                            step.name().isEmpty()
                                    ? "group.unknown"
                                    : "group.unknown." + step.name());
            case OTHER -> messages.text("group.other");
            case CHANNEL -> messages.text("channel." + step.name());
            case SITE -> IDN.toUnicode(step.name());
            case APP -> messages.text("group.app", step.name());
            default -> step.name();
        };
    }

    String kind(FilterKind kind) {
        return messages.text(
                switch (kind) {
                    case COUNTRY -> "filter.country";
                    case REGION -> "filter.region";
                    case SOURCE -> "filter.source";
                    case FOLDER -> "item.folder";
                    case PLAYLIST -> "item.playlist";
                    case FUNNEL -> "item.funnel";
                    case FIELD -> "filter.field";
                });
    }

    /** With its kind; a custom field names itself. */
    public String whole(ReportFilter filter) {
        return filter.kind() == FilterKind.FIELD
                ? name(filter)
                : messages.text("pattern.labeled", kind(filter.kind()), name(filter));
    }

    /** A title with what it is filtered by; of several filters, only their number. */
    public String titled(String title, ReportFilters filters) {
        return switch (filters.all().size()) {
            case 0 -> title;
            case 1 -> messages.text("pattern.dot", title, name(filters.all().getFirst()));
            default ->
                    messages.text(
                            "pattern.dot",
                            title,
                            messages.plural("filter.count", filters.all().size()));
        };
    }

    /** A title with what it is of although there are filters, such as all sources. */
    public String unfiltered(String title, ReportFilters ignored) {
        return Stream.of(
                        ignored.of(FilterKind.SOURCE).isEmpty() ? "" : "filter.all.sources",
                        ignored.only(each -> each.kind().isPlace()).isEmpty()
                                ? ""
                                : "filter.all.places",
                        ignored.segments().isEmpty() ? "" : "filter.all.videos")
                .filter(key -> !key.isEmpty())
                .map(messages::text)
                .reduce(title, (whole, all) -> messages.text("pattern.dot", whole, all));
    }

    /** All of them in one line. */
    public String all(ReportFilters filters) {
        return filters.all().stream().map(this::whole).collect(Collectors.joining(BETWEEN));
    }
}
