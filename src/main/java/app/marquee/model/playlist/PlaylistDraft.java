package app.marquee.model.playlist;

import app.marquee.model.Member;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.Violation;

import java.util.ArrayList;
import java.util.List;

/** Playlist to create; an unofficial feature. */
public record PlaylistDraft(String name, AccessType accessType, String creatorName) {
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>();
        Limits.PLAYLIST_NAME.check(Member.of(name), found::add);
        Limits.CREATOR_NAME.check(Member.of(creatorName), found::add);
        return List.copyOf(found);
    }
}
