package app.marquee.service.funnel;

import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Snapshot of every funnel at one time. */
public record FunnelContents(List<Funnel> funnels) {
    public FunnelContents {
        funnels = List.copyOf(funnels);
    }

    /** The funnels whose answer did not carry their videos. */
    public List<Funnel> untold() {
        return funnels.stream().filter(funnel -> funnel.videos().toOptional().isEmpty()).toList();
    }

    /** The funnels that hold a video, in the order of the list. */
    public List<Funnel> holders(VideoId video) {
        return funnels.stream().filter(funnel -> videos(funnel).contains(video)).toList();
    }

    /** Every video that some funnel holds, each once. */
    public Set<VideoId> videos() {
        Set<VideoId> all = new LinkedHashSet<>();
        funnels.forEach(funnel -> all.addAll(videos(funnel)));
        return all;
    }

    Optional<Funnel> find(FunnelId id) {
        return funnels.stream().filter(funnel -> funnel.id().equals(id)).findFirst();
    }

    static List<FunnelVideo> rows(Funnel funnel) {
        return funnel.videos().toOptional().orElse(List.of());
    }

    static Set<VideoId> videos(Funnel funnel) {
        Set<VideoId> ids = new LinkedHashSet<>();
        rows(funnel).forEach(video -> ids.add(video.id()));
        return ids;
    }
}
