package app.marquee.ui.funnels;

import app.marquee.change.ChangeOutcome;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.funnel.FunnelRemoval;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.text.VideoStatusText;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.funnels.FunnelMatrix.Shown;
import app.marquee.ui.funnels.FunnelsViewModel.Read;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.text.ListFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Formatter of funnels and removals as texts in the user's language. Immutable. */
final class FunnelWords {
    private final Messages messages;

    FunnelWords(Messages messages) {
        this.messages = messages;
    }

    String name(Funnel funnel) {
        String name = funnel.name();
        return name == null
                ? messages.text("funnel.noName", ChangeWords.shortId(funnel.id().value()))
                : name.replace('\n', ' ').replace('\r', ' ');
    }

    /** The start of the ID, which distinguishes videos without a title. */
    String noTitle(VideoId video) {
        return messages.text("video.noTitle", ChangeWords.shortId(video.value()));
    }

    /** A title on one line; null when it is unknown or blank. */
    @Nullable String told(@Nullable String title) {
        return title == null || title.isBlank()
                ? null
                : title.replace('\n', ' ').replace('\r', ' ');
    }

    private String video(VideoId video, Map<VideoId, String> titles) {
        return titles.getOrDefault(video, ChangeWords.shortId(video.value()));
    }

    /** The counts of videos in the matrix, without those of none: others may be unknown. */
    String matrix(FunnelMatrix matrix) {
        List<String> counts = new ArrayList<>();
        long held = matrix.rows().stream().filter(row -> !row.holders().isEmpty()).count();
        long orphans = matrix.count(Shown.ORPHANS);
        long several = matrix.count(Shown.SEVERAL);
        if (held > 0 || matrix.untold().isEmpty()) {
            counts.add(messages.plural("matrix.held", held));
        }
        if (several > 0) {
            counts.add(messages.text("matrix.several", several));
        }
        if (orphans > 0) {
            counts.add(messages.plural("matrix.orphans", orphans));
        }
        trashed(matrix).ifPresent(number -> counts.add(number));
        List<Funnel> untold =
                matrix.funnels().stream()
                        .filter(funnel -> matrix.untold().contains(funnel.id()))
                        .toList();
        if (!untold.isEmpty()) {
            counts.add(messages.plural("matrix.untold", untold.size(), names(untold)));
        }
        return String.join(" · ", counts);
    }

    /** The number in the trash; it may be known for some videos only. */
    private Optional<String> trashed(FunnelMatrix matrix) {
        long count = matrix.count(Shown.TRASHED);
        String number = messages.formats().integer(count);
        if (matrix.tellsTrash()) {
            return count == 0
                    ? Optional.empty()
                    : Optional.of(messages.text("matrix.trashed.known", number));
        }
        String some =
                count == 0
                        ? messages.text("matrix.unknown")
                        : messages.text("matrix.atLeast", number);
        return Optional.of(messages.text("matrix.trashed", some));
    }

    /** The note on a video. */
    String mark(FunnelMatrix matrix, FunnelMatrix.Row row) {
        List<String> marks = new ArrayList<>();
        if (matrix.isOrphan(row)) {
            marks.add(messages.text("matrix.show.ORPHANS"));
        }
        marks.add(flaw(row));
        marks.removeIf(String::isEmpty);
        return String.join(" · ", marks);
    }

    /** What is wrong with a video or missing, beside what the matrix shows; empty for nothing. */
    String flaw(FunnelMatrix.Row row) {
        List<String> marks = new ArrayList<>();
        if (row.isTrashed()) {
            marks.add(messages.text("matrix.show.TRASHED"));
        }
        String notes = notes(row.isTrashed() ? row.notes().without() : row.notes());
        if (notes != null) {
            marks.add(notes);
        }
        return String.join(" · ", marks);
    }

    /** The status of a video unless it is ready, and what it lacks; null for neither. */
    @Nullable String notes(VideoNotes notes) {
        VideoStatus status = notes.status();
        List<String> words = new ArrayList<>();
        if (status != null) {
            words.add(new VideoStatusText(messages).label(status));
        }
        notes.lacks().stream().sorted().forEach(lack -> words.add(messages.text(lack.key())));
        words.removeIf(String::isEmpty);
        return words.isEmpty() ? null : String.join(" · ", words);
    }

    /** The length of all videos, with a sign where those of some are unknown. */
    String length(Read read) {
        List<BigDecimal> known =
                read.videos().stream().map(read::length).filter(Objects::nonNull).toList();
        if (known.isEmpty()) {
            return messages.text("unknown.mark");
        }
        String sum =
                messages.formats()
                        .videoLength(known.stream().reduce(BigDecimal.ZERO, BigDecimal::add));
        return known.size() == read.videos().size() ? sum : messages.text("pattern.least", sum);
    }

    /** A sum of views, with a sign where some of them are unknown. */
    String views(ViewsSum views) {
        String words = new FigureWords(messages).sum(views.sum(), true);
        return words == null ? messages.text("unknown.mark") : words;
    }

    private String names(List<Funnel> funnels) {
        return funnels.stream().map(this::name).collect(Collectors.joining(", "));
    }

    /** The question before a removal, with all funnels that lose videos. */
    String removal(List<FunnelRemoval.Loss> losses, int count) {
        List<String> names =
                losses.stream()
                        .map(loss -> messages.text("pattern.quoted", name(loss.funnel())))
                        .toList();
        String funnels =
                ListFormat.getInstance(
                                messages.locale(), ListFormat.Type.STANDARD, ListFormat.Style.FULL)
                        .format(names);
        return messages.plural("remove.title", count, funnels);
    }

    /** The button that removes, with the number of funnels where there are several. */
    String removing(List<FunnelRemoval.Loss> losses, int count) {
        return losses.size() == 1
                ? messages.plural("remove.confirm", count)
                : messages.plural("remove.several", count, losses.size());
    }

    /** A funnel with its number of videos before and after. */
    String loss(FunnelRemoval.Loss loss) {
        return messages.text(
                "remove.loss",
                messages.text("pattern.quoted", name(loss.funnel())),
                messages.formats().integer(loss.before()),
                messages.plural("count.videos", loss.after()));
    }

    /**
     * The warning before a removal; where only some videos are in several funnels, which those are.
     *
     * @param count of the videos to be removed
     */
    String warning(FunnelRemoval.Plan plan, int count, Map<VideoId, String> titles) {
        StringBuilder text = new StringBuilder(messages.text("remove.unnamed"));
        if (count > 1) {
            plan.shared()
                    .forEach(
                            (video, holders) ->
                                    text.append("\n• ")
                                            .append(
                                                    messages.text(
                                                            "remove.shared",
                                                            video(video, titles),
                                                            names(holders))));
        }
        if (plan.shared().size() > 1) {
            text.append('\n').append(messages.text("remove.each"));
        }
        if (!plan.absent().isEmpty()) {
            text.append('\n').append(messages.plural("remove.absent", plan.absent().size()));
        }
        return text.toString();
    }

    /** The report of the actual change, and of why it stopped. */
    String report(FunnelRemoval.Report report, Map<VideoId, String> titles) {
        StringBuilder text = new StringBuilder();
        FunnelRemoval.Stop stop = report.stop();
        if (stop != null) {
            text.append(stop(stop, report.readBack()));
            if (report.left() > 0) {
                text.append(' ').append(messages.plural("report.left", report.left()));
            }
            text.append('\n');
        }
        if (report.effects().isEmpty() && report.readBack()) {
            text.append(messages.text("report.nothing"));
        }
        for (FunnelRemoval.Effect effect : report.effects()) {
            String key = effect.left() ? "report.out" : "report.in";
            text.append("\n• ")
                    .append(
                            messages.text(
                                    key, name(effect.funnel()), video(effect.video(), titles)));
            if (!effect.expected()) {
                text.append(" – ").append(messages.text("report.unexpected"));
            }
        }
        return text.toString().strip();
    }

    private String stop(FunnelRemoval.Stop stop, boolean readBack) {
        return switch (stop) {
            case FunnelRemoval.Stop.NotDone(var outcome) -> notDone(outcome, readBack);
            case FunnelRemoval.Stop.NotReadBack(var failure) ->
                    messages.text(
                            "stop.unread",
                            new FailureText(messages).of(failure, FailureSubject.FUNNEL).title());
            case FunnelRemoval.Stop.SomethingElse _ -> messages.text("stop.else");
            case FunnelRemoval.Stop.NothingChanged _ -> messages.text("stop.still");
        };
    }

    private String notDone(ChangeOutcome outcome, boolean readBack) {
        FailureText failures = new FailureText(messages);
        return switch (outcome) {
            case ChangeOutcome.Done _, ChangeOutcome.Cancelled _ -> messages.text("stop.cancelled");
            case ChangeOutcome.Failed(_, var why) ->
                    messages.text(
                            "stop.failed", failures.ofWrite(why, FailureSubject.FUNNEL).title());
            case ChangeOutcome.Paused(_, var why, _) ->
                    messages.text(
                            "stop.failed", failures.ofWrite(why, FailureSubject.FUNNEL).title());
            case ChangeOutcome.Unsettled(_, var why) ->
                    messages.text(
                            readBack ? "stop.unknown" : "stop.unknown.unread",
                            failures.ofWrite(why, FailureSubject.FUNNEL).title());
        };
    }
}
