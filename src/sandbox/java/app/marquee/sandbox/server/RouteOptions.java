package app.marquee.sandbox.server;

/**
 * What exists where: whether extensions are served, whether playlists are written under the plural
 * path only, and whether browser, referrer and ranking answer on the base host.
 */
public record RouteOptions(
        boolean extensions, boolean pluralPlaylistsOnly, boolean analyticsOnBase) {}
