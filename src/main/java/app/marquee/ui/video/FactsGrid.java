package app.marquee.ui.video;

import app.marquee.model.Member;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;
import app.marquee.ui.control.Formats;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.VideoStatusText;
import app.marquee.ui.shell.dialog.DesktopServices;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/**
 * Grid of the facts of a video. Those not provided by the platform are named in one line as
 * unknown; IDs are shown on demand. FX thread only.
 */
final class FactsGrid extends GridPane {
    private static final long SECONDS_AT_MOST = 1_000_000_000;

    private final Messages messages;
    private final Formats formats;
    private final VideoStatusText statuses;
    private final ZoneId zone;
    private final DesktopServices desk;
    private final ToggleButton ids = new ToggleButton();

    /** The grid itself does not count the rows that are hidden. */
    private int rows;

    private final List<String> unknown = new ArrayList<>();

    FactsGrid(Messages messages, ZoneId zone, DesktopServices desk) {
        this.messages = messages;
        this.formats = messages.formats();
        this.zone = zone;
        this.desk = desk;
        this.statuses = new VideoStatusText(messages);
        ids.setId("video-show-ids");
        ids.setText(messages.text("fact.ids"));
        ids.getStyleClass().addAll("flat", "small");
        ids.setMinWidth(USE_PREF_SIZE);
        getStyleClass().add("facts");
    }

    /**
     * @param listener runs when the IDs, which are the last lines, are shown
     */
    void onIdsShown(Runnable listener) {
        ids.selectedProperty()
                .addListener(
                        (_, _, shown) -> {
                            if (shown) {
                                listener.run();
                            }
                        });
    }

    void show(VideoId id, @Nullable Video video) {
        getChildren().clear();
        rows = 0;
        unknown.clear();
        status(member(video, Video::status));
        fact("field.length", member(video, Video::length).map(this::length));
        fact("field.size", member(video, Video::storageSize).map(formats::bytes));
        fact("fact.dimensions", dimensions(video));
        fact("fact.created", member(video, Video::createdAt).map(this::time));
        fact("fact.updated", member(video, Video::updatedAt).map(this::time));
        Member<String> hls = member(video, Video::hls);
        fact("fact.hls", hls, copy("video-copy-hls", hls.orNull()));
        Member<String> player = member(video, Video::player);
        fact("fact.player", player, copy("video-copy-player", player.orNull()));
        unknown();
        addRow(rows++, ids);
        shownWithIds(line("field.id", Member.of(id.value()), copy("video-copy-id", id.value())));
        Member<String> external = member(video, Video::externalId);
        shownWithIds(
                line("fact.external", external, copy("video-copy-external", external.orNull())));
    }

    private void shownWithIds(List<Node> line) {
        for (Node node : line) {
            node.visibleProperty().bind(ids.selectedProperty());
            node.managedProperty().bind(ids.selectedProperty());
        }
    }

    /** A ready video has no label, and so no line. */
    private void status(Member<VideoStatus> status) {
        Member<String> label = status.map(statuses::label);
        if (!label.equals(Member.of(""))) {
            fact("field.status", label);
        }
    }

    private static <T> Member<T> member(
            @Nullable Video video, java.util.function.Function<Video, Member<T>> of) {
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

    /** The formatted length; an implausible one is shown as the raw number. */
    private String length(BigDecimal seconds) {
        return seconds.signum() >= 0 && seconds.compareTo(BigDecimal.valueOf(SECONDS_AT_MOST)) < 0
                ? formats.length(seconds)
                : seconds.toPlainString();
    }

    /** A line, unless the platform doesn't provide the value. */
    private void fact(String key, Member<String> value, Node... deeds) {
        if (value.isAbsent()) {
            unknown.add(messages.text(key));
        } else {
            line(key, value, deeds);
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
    private List<Node> line(String fact, Member<String> value, Node... deeds) {
        Label name = new Label(messages.text(fact));
        name.getStyleClass().add("muted");
        name.setMinWidth(USE_PREF_SIZE);
        Label words = new Label(words(value));
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        if (value.orNull() == null) {
            words.getStyleClass().add("muted");
        }
        if (value.isAbsent()) {
            words.setTooltip(new Tooltip(messages.text("unknown.text")));
        }
        HBox right = new HBox(words);
        right.getStyleClass().add("fact-line");
        if (value.orNull() != null) {
            right.getChildren().addAll(deeds);
        }
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

    private Button copy(String id, @Nullable String text) {
        Button button = icon(id, "fth-copy", messages.text("copy"));
        button.setOnAction(_ -> desk.copy(text == null ? "" : text));
        return button;
    }

    private static Button icon(String id, String literal, String words) {
        Button button = new Button("", new FontIcon(literal));
        button.setId(id);
        button.getStyleClass().addAll("flat", "small");
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(words));
        return button;
    }
}
