package app.marquee.sandbox.account;

/** ID type in the account; the same position in two types has two different IDs. */
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
