package app.marquee.change.funnel;

import app.marquee.api.RequestValidator;
import app.marquee.api.json.WriteResponse;
import app.marquee.api.response.Readers;
import app.marquee.change.BodyMembers;
import app.marquee.change.ChangeType;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.Subjects;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Removal of videos from a funnel (contract, section 4, Funnels). Nothing in the request names the
 * funnel, so that the platform may remove the videos elsewhere, too: load every funnel before and
 * after.
 */
public final class FunnelVideoRemoval extends ChangeType {
    public static final FunnelVideoRemoval TYPE = new FunnelVideoRemoval();

    private FunnelVideoRemoval() {
        super(Operation.REMOVE_FUNNEL_VIDEOS, Order.ONE_BY_ONE, Deferral.NEVER);
    }

    /**
     * @param funnel the funnel in which the user removes them
     */
    public StagedChange stage(
            JournalEntryFactory lines,
            FunnelId funnel,
            @Nullable String name,
            List<VideoId> videos,
            Map<VideoId, String> titles) {
        new RequestValidator().notEmpty(Funnel.VIDEOS, videos).uuids(Funnel.VIDEOS, videos).hold();
        List<Subject> subjects = new ArrayList<>();
        subjects.add(Subject.of(ItemKind.FUNNEL, funnel, name));
        subjects.addAll(Subjects.videos(videos, titles));
        ChangeValue removed =
                new ChangeValue.Many(
                        videos.stream()
                                .<ChangeValue>map(video -> new ChangeValue.Text(video.value()))
                                .toList());
        return lines.line(
                        ApiRequest.of(
                                operation(),
                                Map.of(),
                                List.of(),
                                BodyMembers.of(Map.of(Funnel.VIDEOS, removed)).toBody()))
                .about(subjects)
                .member(Funnel.VIDEOS, removed, new ChangeValue.None())
                .reversible(Reversible.NO)
                .stage();
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return WriteResponse.of(
                transport.send(request, Readers.writtenFunnel(request)),
                WriteResponse.OfFunnel::new);
    }

    @Override
    public StagedChange restage(ListedChange listed, JournalEntryFactory lines) {
        throw new IllegalArgumentException("A removal needs every funnel as it is now");
    }

    /** Whoever removes them has loaded every funnel before, which this can't repeat. */
    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        return StateCheck.unread(line);
    }

    @Override
    public Set<String> touches() {
        return Set.of(Funnel.VIDEOS, Playlist.QUANTITY);
    }
}
