package app.marquee.sandbox.operation;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredVideo;
import app.marquee.sandbox.state.Videos;
import app.marquee.sandbox.wire.Refusal;

import java.util.OptionalInt;
import java.util.UUID;

/** Lookup of videos by the IDs of a request. */
final class VideoLookup {
    private final Account account;

    VideoLookup(Account account) {
        this.account = account;
    }

    /** The video with that id, unless it is gone for good. */
    StoredVideo present(Session session, String id) {
        return checkPresent(known(session, id), id);
    }

    /** The video with that external id, unless it is gone for good. */
    StoredVideo presentExternal(Session session, String externalId) {
        return checkPresent(
                at(session, account.indexOfExternal(UUID.fromString(externalId)), externalId),
                externalId);
    }

    /** The video with that id, gone for good or not. */
    StoredVideo known(Session session, String id) {
        return at(session, account.indexOf(UUID.fromString(id)), id);
    }

    private static StoredVideo at(Session session, OptionalInt place, String id) {
        if (place.isEmpty()) {
            throw unknown(id);
        }
        return new Videos(session).find(place.getAsInt()).orElseThrow(() -> unknown(id));
    }

    private static StoredVideo checkPresent(StoredVideo video, String id) {
        if (video.purged()) {
            throw unknown(id);
        }
        return video;
    }

    private static Refusal unknown(String id) {
        return Refusal.notFound("Video not found: " + id);
    }
}
