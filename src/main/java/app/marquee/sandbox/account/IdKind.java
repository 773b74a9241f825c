package app.marquee.sandbox.account;

/** What an id of the account stands for; the same place in two kinds has two unlike ids. */
enum IdKind {
    VIDEO,
    VIDEO_EXTERNAL,
    LIVE,
    FOLDER,
    PLAYLIST,
    FUNNEL,
    CUSTOM_FIELD,
    THUMBNAIL,
    IMAGE,
    TRANSACTION,
    OWNER
}
