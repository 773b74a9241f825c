package app.marquee.api.json;

import java.util.Set;

/** Names of the members that wrap a list, as servers write them. */
final class ListNames {
    /** Hold the rows. */
    static final Set<String> CONTAINERS =
            Set.of(
                    "data",
                    "items",
                    "rows",
                    "results",
                    "result",
                    "records",
                    "list",
                    "content",
                    "response",
                    "payload");

    /** Stand beside the rows and are never rows themselves. */
    static final Set<String> BESIDE =
            Set.of(
                    "total",
                    "totals",
                    "summary",
                    "overall",
                    "meta",
                    "pagination",
                    "paging",
                    "page",
                    "pages",
                    "per_page",
                    "limit",
                    "offset",
                    "count",
                    "links",
                    "_links",
                    "period",
                    "filters",
                    "query",
                    "errors",
                    "warnings",
                    "status",
                    "code",
                    "message",
                    "success");

    private ListNames() {}
}
