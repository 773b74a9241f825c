package app.marquee.sandbox.state;

import java.util.List;

/**
 * Schema of the database. Videos are known by their account index, which their ID carries;
 * immutable video data is not stored. Times are milliseconds since 1970.
 */
final class Schema {
    static final int VERSION = 1;

    private static final List<String> TABLES =
            List.of(
                    """
                    CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID
                    """,
                    """
                    CREATE TABLE videos (
                      place INTEGER PRIMARY KEY, title TEXT NOT NULL,
                      title_edited INTEGER NOT NULL DEFAULT 0, folder_id TEXT,
                      status TEXT NOT NULL, created_at INTEGER NOT NULL,
                      updated_at INTEGER NOT NULL, deleted_at INTEGER,
                      purged INTEGER NOT NULL DEFAULT 0, custom_image TEXT,
                      fields_edited INTEGER NOT NULL DEFAULT 0)
                    """,
                    """
                    CREATE TABLE descriptions (
                      place INTEGER PRIMARY KEY REFERENCES videos, description TEXT)
                    """,
                    """
                    CREATE TABLE custom_fields (
                      id TEXT PRIMARY KEY, place INTEGER NOT NULL REFERENCES videos,
                      field_key TEXT NOT NULL, value TEXT NOT NULL,
                      created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
                      UNIQUE (place, field_key))
                    """,
                    """
                    CREATE TABLE images (
                      id TEXT PRIMARY KEY, content_type TEXT NOT NULL, bytes BLOB NOT NULL)
                    """,
                    """
                    CREATE TABLE folders (
                      id TEXT PRIMARY KEY, name TEXT NOT NULL, user_id TEXT NOT NULL,
                      parent_folder_id TEXT REFERENCES folders, status INTEGER NOT NULL,
                      created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL)
                    """,
                    """
                    CREATE TABLE playlists (
                      id TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT,
                      access_type TEXT NOT NULL, has_password INTEGER NOT NULL,
                      hide_views INTEGER NOT NULL, creator_name TEXT NOT NULL,
                      button_size TEXT, button_text TEXT, button_url TEXT, image_id TEXT,
                      created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL)
                    """,
                    """
                    CREATE TABLE playlist_videos (
                      playlist_id TEXT NOT NULL REFERENCES playlists ON DELETE CASCADE,
                      position INTEGER NOT NULL, place INTEGER NOT NULL,
                      PRIMARY KEY (playlist_id, position)) WITHOUT ROWID
                    """,
                    """
                    CREATE TABLE funnels (
                      id TEXT PRIMARY KEY, organization_id TEXT NOT NULL, name TEXT NOT NULL,
                      created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL)
                    """,
                    """
                    CREATE TABLE funnel_videos (
                      funnel_id TEXT NOT NULL REFERENCES funnels ON DELETE CASCADE,
                      position INTEGER NOT NULL, place INTEGER NOT NULL,
                      PRIMARY KEY (funnel_id, position)) WITHOUT ROWID
                    """,
                    "CREATE INDEX videos_newest ON videos (created_at DESC, place)",
                    "CREATE INDEX videos_folder ON videos (folder_id)",
                    "CREATE INDEX videos_trash ON videos (deleted_at) WHERE deleted_at IS NOT NULL",
                    "CREATE INDEX videos_renamed ON videos (place) WHERE title_edited",
                    "CREATE INDEX fields_video ON custom_fields (place)",
                    "CREATE INDEX playlist_videos_video ON playlist_videos (place)",
                    "CREATE INDEX funnel_videos_video ON funnel_videos (place)",
                    "CREATE INDEX folders_parent ON folders (parent_folder_id)");

    /** Children before parents, so that no reference is ever broken. */
    private static final List<String> NAMES =
            List.of(
                    "funnel_videos",
                    "funnels",
                    "playlist_videos",
                    "playlists",
                    "images",
                    "custom_fields",
                    "descriptions",
                    "videos",
                    "folders",
                    "meta");

    private Schema() {}

    static void create(Session session) {
        TABLES.forEach(session::update);
        session.update("PRAGMA user_version = " + VERSION);
    }

    static void drop(Session session) {
        NAMES.forEach(name -> session.update("DROP TABLE IF EXISTS " + name));
        session.update("PRAGMA user_version = 0");
    }

    /** 0 where there are no tables yet. */
    static int version(Session session) {
        return (int) session.number("SELECT user_version AS n FROM pragma_user_version");
    }
}
