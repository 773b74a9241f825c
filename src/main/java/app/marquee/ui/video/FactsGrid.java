package app.marquee.ui.video;

import app.marquee.model.Member;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;
import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.text.VideoStatusText;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Grid of the facts of a video. Those not provided by the platform are named in one line as
 * unknown; its IDs are there with developer details on. FX thread only.
 */
final class FactsGrid extends GridPane {
    private final Messages messages;
    private final Formats formats;
    private final VideoStatusText statuses;
    private final ZoneId zone;
    private final DesktopServices desk;
    private final Navigation navigation;
    private final Function<Video, Optional<String>> folderName;

    /** The grid itself does not count the rows that are hidden. */
    private int rows;

    private final List<String> unknown = new ArrayList<>();

    /**
     * @param folderName names the folder of a video; empty when it is unknown
     */
    FactsGrid(SectionContext on, Function<Video, Optional<String>> folderName) {
        this.messages = on.messages().of("video");
        this.formats = messages.formats();
        this.zone = on.connection().getValue().zone();
        this.desk = on.desk();
        this.navigation = on.navigation();
        this.folderName = folderName;
        this.statuses = new VideoStatusText(messages);
        getStyleClass().add("facts");
    }

    void show(VideoId id, @Nullable Video video) {
        getChildren().clear();
        rows = 0;
        unknown.clear();
        status(member(video, Video::status));
        fact("field.length", length(member(video, Video::length)));
        fact("field.size", member(video, Video::storageSize).map(formats::bytes));
        fact("fact.dimensions", dimensions(video));
        fact("fact.created", member(video, Video::createdAt).map(this::time));
        fact("fact.updated", member(video, Video::updatedAt).map(this::time));
        folder(video);
        unknown();
        id("video-id", "field.id", Member.of(id.value()));
        id("video-external-id", "fact.external", member(video, Video::externalId));
        id("video-hls", "fact.hls", member(video, Video::hls));
    }

    /** In one line with a button that copies it, with developer details only. */
    private void id(String name, String key, Member<String> id) {
        Label shown = new Label(words(id));
        shown.setId(name);
        shown.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        shown.setTooltip(new Tooltip(words(id)));
        String text = id.orNull();
        Button copy = Buttons.icon(name + "-copy", "fth-copy", messages.text("copy"));
        copy.getStyleClass().addAll("flat", "small");
        copy.setOnAction(_ -> desk.copy(text == null ? "" : text));
        copy.setDisable(text == null);
        addLine(key, shown, copy).forEach(DeveloperMode::reveal);
    }

    private void folder(@Nullable Video video) {
        String name = video == null ? null : folderName.apply(video).orElse(null);
        FolderId folder = member(video, Video::folderId).orNull();
        if (name == null) {
            unknown.add(messages.text("field.folder_id"));
        } else if (folder == null) {
            line("field.folder_id", Member.of(name));
        } else {
            Hyperlink link = new Hyperlink(name);
            link.setId("video-folder");
            link.setMnemonicParsing(false);
            link.setWrapText(true);
            Wrapping.guard(link);
            link.setOnAction(_ -> navigation.open(folder));
            addLine("field.folder_id", link);
        }
    }

    /** A ready video has no label, and so no line. */
    private void status(Member<VideoStatus> status) {
        Member<String> label = status.map(statuses::label);
        if (!label.equals(Member.of(""))) {
            fact("field.status", label);
        }
    }

    private static <T> Member<T> member(@Nullable Video video, Function<Video, Member<T>> of) {
        return video == null ? Member.absent() : of.apply(video);
    }

    private static Member<String> dimensions(@Nullable Video video) {
        Member<Long> width = member(video, Video::width);
        Member<Long> height = member(video, Video::height);
        return width.orNull() == null || height.orNull() == null
                ? Member.absent()
                : Member.of(width.orNull() + " × " + height.orNull());
    }

    private String time(Instant time) {
        return formats.dateTime(time, zone);
    }

    /** Unknown until the video is processed. */
    private Member<String> length(Member<BigDecimal> seconds) {
        Member<String> text = seconds.map(formats::videoLength);
        return text.equals(Member.of("")) ? Member.absent() : text;
    }

    /** A line, unless the platform doesn't provide the value. */
    private void fact(String key, Member<String> value) {
        if (value.isAbsent()) {
            unknown.add(messages.text(key));
        } else {
            line(key, value);
        }
    }

    private void unknown() {
        if (!unknown.isEmpty()) {
            line("unknown", Member.of(String.join(" · ", unknown)))
                    .forEach(
                            node ->
                                    Tooltip.install(
                                            node, new Tooltip(messages.text("unknown.text"))));
        }
    }

    /**
     * @return the nodes of the line
     */
    private List<Node> line(String fact, Member<String> value) {
        Label words = new Label(words(value));
        words.setWrapText(true);
        Wrapping.guard(words);
        words.setMinHeight(USE_PREF_SIZE);
        if (value.orNull() == null) {
            words.getStyleClass().add("muted");
        }
        if (value.isAbsent()) {
            words.setTooltip(new Tooltip(messages.text("unknown.text")));
        }
        return addLine(fact, words);
    }

    private List<Node> addLine(String fact, Node words, Node... acts) {
        Label name = new Label(messages.text(fact));
        name.getStyleClass().add("muted");
        name.setMinWidth(USE_PREF_SIZE);
        HBox right = new HBox(words);
        right.getChildren().addAll(acts);
        right.getStyleClass().add("fact-line");
        addRow(rows++, name, right);
        return List.of(name, right);
    }

    private String words(Member<String> value) {
        return switch (value) {
            case Member.Absent<String> _ -> messages.text("unknown");
            case Member.Null<String> _ -> messages.text("none");
            case Member.Value<String>(var text) -> text;
        };
    }
}
