package app.marquee.service.alert;

import app.marquee.model.Member;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.ExternalButton;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Judge of the buttons of playlists by their URLs. No URL is opened. Pure. */
final class ButtonJudge {
    private ButtonJudge() {}

    /**
     * Playlist with its button.
     *
     * @param button absent when unknown, null when it has none
     */
    record Buttoned(PlaylistId id, @Nullable String name, Member<ExternalButton> button) {}

    static AlertResult judge(List<Buttoned> playlists) {
        boolean isKnown = false;
        List<AlertFact> facts = new ArrayList<>();
        for (Buttoned playlist : playlists) {
            isKnown |= !(playlist.button() instanceof Member.Absent<ExternalButton>);
            if (playlist.button() instanceof Member.Value<ExternalButton>(var button)
                    && !button.isEmpty()
                    && !button.leadsSomewhere()) {
                facts.add(new AlertFact.BrokenButton(playlist.id(), playlist.name()));
            }
        }
        return isKnown ? AlertResult.of(facts) : new AlertResult.Unknown(AlertGap.NO_PLAYLIST);
    }
}
