package app.marquee.sandbox.account;

/** What an id of the account stands for; the same place in two kinds has two unlike ids. */
enum IdKind {
    VIDEO(1),
    VIDEO_EXTERNAL(2),
    LIVE(3),
    FOLDER(4),
    PLAYLIST(5),
    FUNNEL(6),
    CUSTOM_FIELD(7),
    THUMBNAIL(8),
    IMAGE(9),
    TRANSACTION(10),
    OWNER(11);

    private final int salt;

    IdKind(int salt) {
        this.salt = salt;
    }

    int salt() {
        return salt;
    }
}
