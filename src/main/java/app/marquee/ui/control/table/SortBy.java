package app.marquee.ui.control.table;

/** A column and its direction, in the order of importance. */
record SortBy<T>(Column<T> column, boolean descending) {}
