package app.marquee.command.plan;

import app.marquee.analytics.Period;
import app.marquee.analytics.ranking.RankingOrder;
import app.marquee.command.CommandFailure;
import app.marquee.command.Sentence;
import app.marquee.model.HarmlessText;
import app.marquee.model.Interrupts;
import app.marquee.model.Page;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.folder.FolderService;
import app.marquee.service.playlist.SessionPlaylistService;
import app.marquee.service.session.Session;
import app.marquee.service.sheet.SheetService;
import app.marquee.service.video.VideoPages;
import app.marquee.service.video.VideoService;
import app.marquee.sheet.FolderPaths;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Videos of playlist rules as the platform has them now. The videos of the account are loaded once.
 * Blocking; ends on interrupt.
 */
final class PlaylistRules {
    private final Session session;
    private final SheetService sheets;
    private Optional<List<Video>> all = Optional.empty();

    PlaylistRules(Session session) {
        this.session = session;
        this.sheets = new SheetService(session, () -> new SessionPlaylistService(session).list());
    }

    /**
     * @throws CommandFailure when the platform doesn't provide what the rule needs
     */
    List<VideoId> videos(PlaylistRule rule) throws InterruptedException {
        return switch (rule) {
            case PlaylistRule.InFolder(var folder) -> loaded(VideoFilter.in(folder(folder)));
            case PlaylistRule.WithField(var key, var value) -> withField(key, value);
            case PlaylistRule.TopOf top -> first(top);
        };
    }

    private FolderId folder(String text) {
        FolderPaths paths = new FolderPaths(FolderService.of(session).list().folders());
        List<String> found = paths.find(text);
        if (found.size() != 1) {
            throw new CommandFailure(
                    Sentence.of(
                            found.isEmpty() ? "rule.folder.none" : "rule.folder.several",
                            HarmlessText.quoted(text),
                            String.join(", ", found)));
        }
        return new FolderId(found.getFirst());
    }

    private List<VideoId> loaded(VideoFilter filter) throws InterruptedException {
        return list(filter).stream().map(Video::id).toList();
    }

    private List<Video> list(VideoFilter filter) throws InterruptedException {
        VideoService service = VideoService.of(session);
        VideoPages pages = new VideoPages();
        while (!pages.isEnded()) {
            Interrupts.heed();
            Page<Video> page =
                    service.page(filter, pages.next())
                            .orElseThrow(() -> new CommandFailure(Sentence.of("rule.videos")));
            pages.take(page);
        }
        return pages.videos().stream()
                .filter(video -> !VideoStatus.DELETING.equals(video.status().orNull()))
                .toList();
    }

    /** One request a video. */
    private List<VideoId> withField(String key, String value) throws InterruptedException {
        if (all.isEmpty()) {
            all = Optional.of(list(VideoFilter.ALL));
        }
        List<VideoId> found = new ArrayList<>();
        for (Video video : all.get()) {
            Interrupts.heed();
            if (fields(video.id()).stream().anyMatch(field -> isField(field, key, value))) {
                found.add(video.id());
            }
        }
        return found;
    }

    private static boolean isField(CustomField field, String key, String value) {
        return key.equals(field.key()) && value.equals(field.value());
    }

    private List<CustomField> fields(VideoId video) {
        try {
            return sheets.fields(video);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.NotFound) {
                return List.of();
            }
            throw e;
        }
    }

    private List<VideoId> first(PlaylistRule.TopOf rule) throws InterruptedException {
        SessionReports reports = new SessionReports(session);
        LocalDate today = reports.today();
        Period period = new Period(today.minusDays(rule.days()), today.minusDays(1));
        List<RankingRow> rows =
                reports.loadInBackground(ReportType.RANKING, new RankingQuestion(period)).rows();
        return new RankingOrder(rule.by())
                .of(rows).stream()
                        .filter(ranked -> ranked.rank() != null)
                        .map(ranked -> ranked.row().videoId())
                        .filter(Objects::nonNull)
                        .distinct()
                        .limit(rule.top())
                        .toList();
    }
}
