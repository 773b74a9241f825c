package app.marquee.ui.library;

import app.marquee.model.Member;
import app.marquee.model.id.FolderId;
import app.marquee.model.video.Video;
import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.text.VideoStatusText;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.library.folder.FolderWords;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Formatter of videos as texts in the user's language. Immutable. */
final class VideoWords {
    private final Messages messages;
    private final Formats formats;
    private final VideoStatusText statuses;
    private final FolderWords marks;
    private final ZoneId zone;
    private final Function<FolderId, String> folderName;

    VideoWords(
            Messages messages,
            FolderWords marks,
            ZoneId zone,
            Function<FolderId, String> folderName) {
        this.messages = messages;
        this.formats = messages.formats();
        this.statuses = new VideoStatusText(messages);
        this.marks = marks;
        this.zone = zone;
        this.folderName = folderName;
    }

    /** The title, or the start of the ID, which distinguishes videos without one. */
    String title(VideoRow row) {
        Video video = row.video();
        return video.title()
                .toOptional()
                .map(title -> title.replace('\n', ' ').replace('\r', ' '))
                .orElseGet(
                        () ->
                                messages.text(
                                        "video.noTitle", ChangeWords.shortId(video.id().value())));
    }

    String length(VideoRow row) {
        return row.video().length().map(formats::videoLength).toOptional().orElse("");
    }

    /** The status; empty for a ready video, which needs none. */
    String status(VideoRow row) {
        return row.video().status().map(statuses::label).toOptional().orElse("");
    }

    /** The name of any status. */
    Optional<String> statusName(VideoRow row) {
        return row.video().status().map(statuses::name).toOptional();
    }

    /** The state of its latest change; empty for none. */
    String mark(VideoRow row) {
        return marks.mark(row.mark());
    }

    /** The day of a time. */
    String day(Instant time) {
        return formats.date(LocalDate.ofInstant(time, zone));
    }

    Optional<String> views(VideoRow row) {
        return Optional.ofNullable(row.views()).map(formats::integer);
    }

    Optional<String> size(VideoRow row) {
        return row.video().storageSize().map(formats::bytes).toOptional();
    }

    /** Its folder; unknown is empty. */
    Optional<String> folder(Video video) {
        return switch (video.folderId()) {
            case Member.Absent<FolderId> _ -> Optional.empty();
            case Member.Null<FolderId> _ -> Optional.of(messages.text("value.unfiled"));
            case Member.Value<FolderId>(var folder) -> Optional.of(folderName.apply(folder));
        };
    }

    /** Views and day in one line, as far as they are known. */
    String viewsAndDay(VideoRow row) {
        Long views = row.views();
        return Stream.of(
                        Optional.ofNullable(views)
                                .map(count -> messages.plural("count.views", count)),
                        row.video().createdAt().toOptional().map(this::day))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" · "));
    }
}
