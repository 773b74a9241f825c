package app.marquee.report.page;

import org.jspecify.annotations.Nullable;

/**
 * Tag of content on pages, for readers who hear a report: what it is, and what it is part of. Two
 * contents with the same tag, such as the lines of a paragraph, belong together. Immutable.
 */
public final class PageTag {
    /** Content that is only seen, such as a line or the foot of a page. */
    static final PageTag DECORATION = new PageTag(Role.DECORATION, null, "");

    /** Type of content. */
    public enum Role {
        TITLE,
        HEADING,
        PARAGRAPH,
        FIGURE,
        TABLE,
        CAPTION,
        ROW,
        HEADER_CELL,
        CELL,
        DECORATION
    }

    private final Role role;
    private final @Nullable PageTag parent;
    private final String description;

    private PageTag(Role role, @Nullable PageTag parent, String description) {
        this.role = role;
        this.parent = parent;
        this.description = description;
    }

    static PageTag of(Role role) {
        return new PageTag(role, null, "");
    }

    static PageTag figure(String description) {
        return new PageTag(Role.FIGURE, null, description);
    }

    /** A part of this one, such as a row of a table. */
    PageTag part(Role of) {
        return new PageTag(of, this, "");
    }

    public Role role() {
        return role;
    }

    /** What this is part of; null at the top level of the document. */
    public @Nullable PageTag parent() {
        return parent;
    }

    /** The text of a figure for readers who don't see it; else empty. */
    public String description() {
        return description;
    }
}
