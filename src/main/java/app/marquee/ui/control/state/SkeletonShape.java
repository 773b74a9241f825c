package app.marquee.ui.control.state;

/** Shape of a view during its first load. */
public enum SkeletonShape {
    /** Titles of columns, and rows that begin with a frame. */
    ROWS,
    /** Titles of columns, and names in a list, each with a number. */
    NAMES,
    /** Names in a tree, each with a number. */
    TREE,
    /** Lines of a card. */
    LINES,
    /** The same with lines that begin with a frame. */
    LINES_WITH_FRAMES,
    /** Tiles, titles of columns, and rows. */
    REPORT,
    /** The same with rows that begin with a frame. */
    REPORT_WITH_FRAMES,
    /** The same with a line between tiles and titles. */
    REPORT_WITH_LINE,
    /** A title, tiles, and a chart. */
    TITLED_CHART,
    /** A plane that fills a card. */
    PLANE,
    /** A small map, and lines. */
    MAP_WITH_LINES,
    /** A plane that fills the view. */
    MAP
}
