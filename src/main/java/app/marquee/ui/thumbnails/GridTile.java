package app.marquee.ui.thumbnails;

import app.marquee.model.video.VideoStatus;
import app.marquee.text.Messages;
import app.marquee.text.VideoStatusText;
import app.marquee.ui.control.ShownText;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.video.TileGrid;
import app.marquee.ui.video.VideoFrames;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tile of a video in the grid of thumbnails: frame, whether it is custom, title and views. FX
 * thread only.
 */
final class GridTile extends TileGrid.Tile<ThumbnailRow> {
    private final Messages messages;
    private final VideoStatusText statuses;
    private final VideoFrames frames;
    private final Region frame;
    private final Label badge = new Label();
    private final Label status = new Label();
    private final Label title = new Label();
    private final Label facts = new Label();

    GridTile(Messages messages, VideoFrames frames) {
        this.messages = messages;
        this.statuses = new VideoStatusText(messages);
        this.frames = frames;
        this.frame = frames.frame(null);
        frame.getStyleClass().setAll("tile-picture");
        badge.getStyleClass().add("tile-status");
        status.getStyleClass().add("tile-status");
        title.getStyleClass().add("tile-title");
        title.setWrapText(true);
        facts.getStyleClass().add("caption");
        StackPane.setAlignment(badge, Pos.BOTTOM_LEFT);
        StackPane.setAlignment(status, Pos.TOP_LEFT);
        getChildren().addAll(new StackPane(frame, badge, status), title, facts);
    }

    @Override
    protected void resizeFrame(double width) {
        frame.setPrefSize(width, width * 9 / 16);
    }

    @Override
    protected void show(@Nullable ThumbnailRow row) {
        frames.show(frame, row == null ? null : row.video());
        if (row == null) {
            return;
        }
        String custom = custom(row.custom());
        VideoStatus state = row.status();
        show(badge, row.custom() == ThumbnailRow.Custom.UNKNOWN ? "" : custom);
        show(status, state == null ? "" : statuses.label(state));
        String name = row.name().replace('\n', ' ');
        title.setText(ShownText.wrapped(name));
        Long views = row.views();
        String words = views == null ? null : messages.plural("count.views", views);
        facts.setText(Objects.requireNonNullElse(row.problem(), words == null ? "" : words));
        setAccessibleText(
                Stream.of(name, custom, status.getText(), facts.getText())
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(", ")));
    }

    private static void show(Label label, String text) {
        label.setText(text);
        Visibility.show(label, !text.isEmpty());
    }

    private String custom(ThumbnailRow.Custom custom) {
        return messages.text(
                switch (custom) {
                    case YES -> "custom.yes";
                    case NO -> "custom.no";
                    case UNKNOWN -> "custom.unknown";
                });
    }
}
