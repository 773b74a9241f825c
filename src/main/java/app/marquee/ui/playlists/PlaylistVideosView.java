package app.marquee.ui.playlists;

import app.marquee.service.analytics.VideoFacts;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.control.Badge;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.playlists.StagedVideo.Flag;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * View of the videos of a playlist where the connection can load them, with those to be added at
 * their places. FX thread only.
 */
final class PlaylistVideosView {
    private static final double NUMBER_WIDTH = 48;
    private static final double TITLE_WIDTH = 280;
    private static final double LENGTH_WIDTH = 76;
    private static final double VIEWS_WIDTH = 76;
    private static final double NOTES_WIDTH = 150;
    private static final double ID_WIDTH = 300;
    private static final String POSITION = "order";
    private static final Set<Flag> WRONG = EnumSet.of(Flag.NO_ID, Flag.BELOW_ZERO);

    private final SectionContext context;
    private final Messages messages;
    private final PlaylistVideosViewModel model;
    private final DataTable<PlaylistRow> table;
    private final PictureColumn<PlaylistRow> picture;
    private final VideoFrames frames;
    private final StagedRows staged;
    private final StagedFoot foot;
    private final StatePane states;
    private final Map<String, Boolean> isKnown = new HashMap<>();

    PlaylistVideosView(
            SectionContext context,
            PlaylistDetailViewModel detail,
            VideoFrames frames,
            SubscriptionGroup life) {
        this.context = context;
        this.messages = context.messages();
        this.model = detail.videos();
        this.frames = frames;
        this.picture = frames.column(PlaylistRow::id);
        this.table = table(context);
        this.staged = new StagedRows(model, table.table(), position());
        this.foot = new StagedFoot(context, detail, table.table(), staged, life);
        table.below(foot).onOpen(this::open);
        this.states =
                new StatePane(messages, context.clock(), table)
                        .retry(FailureSubject.PLAYLIST, detail::load);
        states.getStyleClass().add("playlist-rows");
        life.follow(model.stateProperty(), this::show);
        life.follow(model.stagedProperty(), _ -> show(model.stateProperty().get()));
        life.follow(
                model.factsProperty(),
                _ -> {
                    show(model.stateProperty().get());
                    table.table().refresh();
                });
    }

    private DataTable<PlaylistRow> table(SectionContext context) {
        DataTable<PlaylistRow> made =
                new DataTable<PlaylistRow>("playlist-videos", messages, context.tasks())
                        .columns(
                                Column.<PlaylistRow, Long>number(
                                                POSITION,
                                                messages.text("column.number"),
                                                PlaylistRow::place,
                                                messages.formats()::integer)
                                        .width(NUMBER_WIDTH),
                                title(),
                                notes(),
                                Column.<PlaylistRow, BigDecimal>number(
                                                "length",
                                                messages.text("field.length"),
                                                this::length,
                                                messages.formats()::videoLength)
                                        .width(LENGTH_WIDTH),
                                views(),
                                Column.<PlaylistRow>text(
                                                "video-id",
                                                messages.text("field.id"),
                                                video -> video.id().value())
                                        .width(ID_WIDTH)
                                        .hidden())
                        .leaving("video-id", "views", "length")
                        .keyedBy(PlaylistRow::key);
        made.table().getColumns().add(1, picture);
        made.remember(context.memory());
        picture.setVisible(false);
        made.table().setAccessibleText(messages.text("field.videos"));
        return made;
    }

    private Column<PlaylistRow> title() {
        return Column.<PlaylistRow>text("title", messages.text("field.title"), PlaylistRow::title)
                .standIn(
                        video ->
                                messages.text(
                                        "video.noTitle", ChangeWords.shortId(video.id().value())))
                .width(TITLE_WIDTH)
                .takesRoom();
    }

    private Column<PlaylistRow> notes() {
        return Column.<PlaylistRow>text("staged-flags", messages.text("field.notes"), this::notes)
                .badge(row -> isWrong(row) ? Badge.Tone.DANGER : Badge.Tone.WARNING)
                .standIn(_ -> "")
                .width(NOTES_WIDTH);
    }

    private Column<PlaylistRow> views() {
        String title = messages.text("metric.views");
        return Column.<PlaylistRow, Long>number(
                        "views",
                        title,
                        video -> facts().views(video.id()),
                        messages.formats()::integer)
                .width(ColumnWidth.titled(title, VIEWS_WIDTH));
    }

    /** The column of the positions, which are edited in it. */
    private TableColumn<PlaylistRow, ?> position() {
        TableView<PlaylistRow> rows = table.table();
        @SuppressWarnings("unchecked") // all columns of the table give the row to their cells
        TableColumn<PlaylistRow, PlaylistRow> column =
                (TableColumn<PlaylistRow, PlaylistRow>)
                        rows.getColumns().stream()
                                .filter(each -> POSITION.equals(each.getId()))
                                .findFirst()
                                .orElseThrow();
        column.setCellFactory(_ -> new PositionCell(messages, model));
        return column;
    }

    private static Set<Flag> flags(PlaylistRow row) {
        return row instanceof StagedVideo video ? video.flags() : Set.of();
    }

    private static boolean isWrong(PlaylistRow row) {
        return flags(row).stream().anyMatch(WRONG::contains);
    }

    /** The issues of a row; null where it has none. */
    private @Nullable String notes(PlaylistRow row) {
        return flags(row).isEmpty()
                ? null
                : flags(row).stream()
                        .sorted()
                        .map(flag -> messages.text("flag." + flag.name().toLowerCase(Locale.ROOT)))
                        .collect(Collectors.joining(" · "));
    }

    private VideoFacts facts() {
        return model.factsProperty().get();
    }

    private @Nullable BigDecimal length(PlaylistRow row) {
        BigDecimal loaded =
                row instanceof PlaylistRow.Present present ? present.video().length() : null;
        return loaded == null ? facts().length(row.id()) : loaded;
    }

    /** Columns of which no value is known take no room. */
    private void showKnown(List<PlaylistRow> rows) {
        show("length", rows.stream().anyMatch(row -> length(row) != null));
        show("views", rows.stream().anyMatch(row -> facts().views(row.id()) != null));
        show("staged-flags", rows.stream().anyMatch(row -> !flags(row).isEmpty()));
    }

    private void show(String column, boolean known) {
        table.table().getColumns().stream()
                .filter(one -> column.equals(one.getId()))
                .filter(_ -> !Boolean.valueOf(known).equals(isKnown.put(column, known)))
                .forEach(one -> one.setVisible(known));
    }

    private void show(LoadState state) {
        List<PlaylistRow> rows = model.rows();
        boolean anyStaged = !model.staged().rows().isEmpty();
        if (anyStaged || state instanceof LoadState.Loaded) {
            fill(rows, anyStaged);
        }
        if (anyStaged && model.present().isEmpty()) {
            // What is to be added stays in sight, whatever becomes of the load.
            states.show(new LoadState.Loaded(context.clock().instant()), null);
        }
        if (model.isNotOffered()) {
            showUnlisted(anyStaged);
        } else {
            states.show(
                    state,
                    state instanceof LoadState.Loaded && rows.isEmpty()
                            ? words("videos.empty.title", messages.text("videos.empty.text"))
                            : null);
        }
    }

    private void showUnlisted(boolean anyStaged) {
        if (!anyStaged) {
            states.show(new LoadState.NotLoaded(), notOffered());
        }
    }

    /** Staged rows are in the order in which they are sent, so that nothing sorts them. */
    private void fill(List<PlaylistRow> rows, boolean anyStaged) {
        if (anyStaged) {
            table.table().getSortOrder().clear();
        }
        table.table().getColumns().stream()
                .filter(column -> !column.equals(picture))
                .forEach(column -> column.setSortable(!anyStaged));
        table.usualWidth(POSITION, anyStaged ? PositionCell.width(messages) : NUMBER_WIDTH);
        boolean draggable = model.staged().rows().size() > 1;
        table.rows(rows);
        showKnown(rows);
        frames.show(picture, rows.stream().map(PlaylistRow::id).toList());
        if (!Boolean.valueOf(draggable).equals(isKnown.put("handle", draggable))) {
            table.table().refresh();
        }
    }

    private EmptyStateText notOffered() {
        return words(
                "videos.unlisted.title",
                IdRule.blocked(messages, List.of(model.playlist()))
                        .orElseGet(() -> messages.text("videos.unknown.text")));
    }

    private EmptyStateText words(String title, String text) {
        return EmptyStateText.of("fth-film", messages.text(title), text);
    }

    private void open(PlaylistRow row) {
        if (row instanceof StagedVideo) {
            staged.editPosition();
        } else {
            context.navigation().open(row.id());
        }
    }

    /** Accepts drops anywhere on a node. */
    void takeDropsOf(Node place) {
        boolean open = model.playlist().isUuid();
        new DroppedVideos(context, () -> open ? Optional.of(model) : Optional.empty())
                .attach(place);
    }

    /** Shows the first staged row. */
    void toStaged() {
        staged.first().ifPresent(row -> table.table().scrollTo(row));
    }

    StatePane view() {
        return states;
    }

    StagedRows rows() {
        return staged;
    }

    StagedFoot foot() {
        return foot;
    }
}
