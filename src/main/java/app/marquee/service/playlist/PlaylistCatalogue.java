package app.marquee.service.playlist;

import app.marquee.model.Member;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.Playlist;
import app.marquee.service.catalog.ConnectionCatalogue;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Playlists of the local catalog. Blocking. */
final class PlaylistCatalogue {
    private final ConnectionCatalogue catalogue;

    PlaylistCatalogue(ConnectionCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** Items known on this computer. */
    PlaylistListing listing() {
        List<SourcedPlaylist> known =
                catalogue.all(ItemKind.PLAYLIST).stream().map(PlaylistCatalogue::known).toList();
        @Nullable Instant at =
                known.stream()
                        .map(SourcedPlaylist::confirmedAt)
                        .filter(Objects::nonNull)
                        .max(Comparator.naturalOrder())
                        .orElse(null);
        return new PlaylistListing(known, false, at);
    }

    /**
     * Remembers what the service listed. A playlist that an earlier list had is gone when it is not
     * in this one; items named by the user stay, because a list may not show everything.
     */
    PlaylistListing listed(List<Playlist> playlists, Instant at) {
        Map<String, SourcedPlaylist> all = new LinkedHashMap<>();
        Map<String, KnownItem> before = new LinkedHashMap<>();
        catalogue.all(ItemKind.PLAYLIST).forEach(item -> before.put(item.id(), item));
        List<KnownItem> confirmed = new ArrayList<>();
        for (Playlist playlist : playlists) {
            KnownItem item = confirmed(playlist, ItemSource.LIST);
            confirmed.add(item);
            KnownItem earlier = before.remove(item.id());
            KnownItem first = earlier == null ? item : earlier;
            all.put(item.id(), new SourcedPlaylist(playlist, first.source(), at, first.file()));
        }
        catalogue.remember(confirmed);
        before.values().stream()
                .filter(PlaylistCatalogue::isGone)
                .forEach(item -> catalogue.forget(ItemKind.PLAYLIST, new PlaylistId(item.id())));
        before.values().stream()
                .filter(item -> !isGone(item))
                .forEach(item -> all.put(item.id(), known(item)));
        return new PlaylistListing(List.copyOf(all.values()), true, at);
    }

    /** Saves the playlist of a response. */
    void confirm(Playlist playlist) {
        catalogue.remember(List.of(confirmed(playlist, ItemSource.ANSWER)));
    }

    private KnownItem confirmed(Playlist playlist, ItemSource source) {
        return catalogue.confirmed(
                playlist.id(), ItemKind.PLAYLIST, playlist.name().orNull(), source);
    }

    private static boolean isGone(KnownItem item) {
        return item.source() == ItemSource.LIST;
    }

    private static SourcedPlaylist known(KnownItem item) {
        Playlist named = Playlist.known(new PlaylistId(item.id()), Member.ofKnown(item.title()));
        return new SourcedPlaylist(named, item.source(), item.confirmedAt(), item.file());
    }
}
