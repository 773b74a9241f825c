package app.marquee.service.alert;

import app.marquee.analytics.live.LiveCurve;
import app.marquee.model.Member;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.settings.AlertKind;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.playlist.SessionPlaylistService;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashService;
import app.marquee.service.trash.TrashedVideo;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Alerts on live streams, the trash and playlists. Thread-safe. Blocking. */
final class ItemAlerts {
    /** More would be too many requests. */
    private static final int STREAMS = 5;

    private final Session session;
    private final Reports reports;
    private final TrashService trash;
    private final SessionPlaylistService playlists;

    ItemAlerts(Session session, Reports reports, TrashService trash) {
        this.session = session;
        this.reports = reports;
        this.trash = trash;
        this.playlists = new SessionPlaylistService(session);
    }

    /**
     * @param asks whether the first streams are loaded
     */
    AlertResult live(AlertKind kind, int limit, boolean asks) {
        List<LiveJudge.Stream> streams = new ArrayList<>();
        for (KnownItem item : session.catalogue().all(ItemKind.LIVE)) {
            LiveQuestion question = new LiveQuestion(new LiveId(item.id()));
            if (asks && streams.size() < STREAMS) {
                load(question);
            }
            streams.add(stream(item, reports.cached(ReportType.LIVE, question).orElse(null)));
        }
        return LiveJudge.judge(kind, limit, streams, reports.now());
    }

    /** A stream that the platform doesn't know is judged by what was saved. */
    private void load(LiveQuestion question) {
        try {
            reports.save(reports.loadInBackground(ReportType.LIVE, question));
        } catch (FailureException e) {
            if (!(e.failure() instanceof Failure.NotFound)) {
                throw e;
            }
        }
    }

    private static LiveJudge.Stream stream(
            KnownItem item, @Nullable Report<LiveQuestion, ViewersPoint> saved) {
        LiveId id = new LiveId(item.id());
        LiveCurve curve = LiveCurve.of(saved == null ? List.of() : saved.rows());
        if (saved == null || curve.isEmpty()) {
            return new LiveJudge.Stream(id, item.title(), null, null, null);
        }
        LiveCurve.Point last = curve.points().getLast();
        return new LiveJudge.Stream(id, item.title(), last.viewers(), last.at(), saved.askedAt());
    }

    /**
     * @param asks whether the platform is asked; otherwise only what was loaded, or moved there
     *     from this computer, is known
     */
    AlertResult trash(int hours, boolean asks) {
        List<TrashedVideo> there =
                asks ? trash.read(List.of(), (_, _) -> {}).videos() : trash.known();
        return TrashJudge.judge(hours, there, reports.now());
    }

    /**
     * @param asks whether the list of playlists is loaded first
     */
    AlertResult buttons(boolean asks) {
        if (asks) {
            playlists.list();
        }
        return ButtonJudge.judge(
                session.held().held(ItemKind.PLAYLIST).entrySet().stream()
                        .map(one -> buttoned(new PlaylistId(one.getKey()), one.getValue()))
                        .toList());
    }

    private static ButtonJudge.Buttoned buttoned(PlaylistId id, Map<String, ChangeValue> fields) {
        return new ButtonJudge.Buttoned(
                id, text(fields.get(Playlist.NAME)), button(fields.get(Playlist.BUTTON)));
    }

    private static Member<ExternalButton> button(@Nullable ChangeValue value) {
        return switch (value) {
            case ChangeValue.Parts(var parts) ->
                    Member.of(
                            new ExternalButton(
                                    null, text(parts.get("text")), text(parts.get("url"))));
            case ChangeValue.None _ -> Member.ofNull();
            case null, default -> Member.absent();
        };
    }

    private static @Nullable String text(@Nullable ChangeValue value) {
        return value instanceof ChangeValue.Text(var text) ? text : null;
    }
}
