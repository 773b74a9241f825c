package app.marquee.ui.control.table;

/** Sort column with its direction. Immutable. */
record SortBy<T>(Column<T> column, boolean descending) {}
