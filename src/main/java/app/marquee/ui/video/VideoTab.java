package app.marquee.ui.video;

/** Tab of a video's page, in order of display. */
public enum VideoTab {
    OVERVIEW("overview", "tab.overview"),
    FIELDS("fields", "fields.custom"),
    THUMBNAILS("thumbnails", "section.thumbnails"),
    BROWSERS("browsers", "section.browsers"),
    HISTORY("history", "section.changes");

    private final String key;
    private final String title;

    VideoTab(String key, String title) {
        this.key = key;
        this.title = title;
    }

    /** End of its control's ID. */
    public String key() {
        return key;
    }

    /** Key of its title. */
    String title() {
        return title;
    }
}
