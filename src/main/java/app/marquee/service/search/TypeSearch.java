package app.marquee.service.search;

import app.marquee.model.failure.Failure;

import java.util.List;
import java.util.Optional;

/**
 * Result of a search for the types of IDs. Immutable.
 *
 * @param rows all rows, with the types that were found
 * @param failure that ended the search early; empty when every row was tried
 */
public record TypeSearch(List<ResolvedId> rows, Optional<Failure> failure) {
    public TypeSearch {
        rows = List.copyOf(rows);
    }

    /** A search that tried every row. */
    public static TypeSearch whole(List<ResolvedId> rows) {
        return new TypeSearch(rows, Optional.empty());
    }
}
