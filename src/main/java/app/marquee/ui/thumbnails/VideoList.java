package app.marquee.ui.thumbnails;

import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.KnownIdsInput;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** List of the known videos of the connection, with the field for pasted IDs. FX thread only. */
final class VideoList extends VBox {
    private static final double TITLE_WIDTH = 160;
    private static final double ID_WIDTH = 280;

    private final SectionContext context;
    private final Messages messages;
    private final ThumbnailService service;
    private final DataTable<KnownItem> table;
    private final StatePane states;
    private final FilterField filter;
    private final ToggleButton paste = new ToggleButton();
    private final KnownIdsInput ids;
    private final Load<List<KnownItem>> listing;
    private @Nullable VideoId wanted;
    private Runnable onRows = () -> {};

    VideoList(SectionContext context, ThumbnailService service) {
        this.context = context;
        this.messages = context.messages();
        this.service = service;
        this.listing = new Load<>(context.tasks(), context.clock());
        this.table =
                new DataTable<KnownItem>("thumbs-videos", messages, context.tasks())
                        .columns(
                                Column.<KnownItem>text(
                                                "title",
                                                messages.text("field.title"),
                                                VideoList::title)
                                        .width(TITLE_WIDTH)
                                        .takesRoom(),
                                Column.<KnownItem>text(
                                                "id", messages.text("field.id"), KnownItem::id)
                                        .width(ID_WIDTH)
                                        .hidden())
                        .keyedBy(KnownItem::id)
                        .named(messages.text("videos.known"))
                        .remember(context.memory())
                        .rememberSelected(context.memory(), KnownItem::id);
        table.emptyTextProperty().set(messages.text("videos.none"));
        this.states =
                new StatePane(messages, context.clock(), table)
                        .retry(FailureSubject.VIDEO, this::refresh);
        states.follow(listing.stateProperty(), this::nothing);
        this.filter =
                new FilterField("thumbs-filter", messages.text("videos.filter"), table::filter)
                        .remember(context.memory());
        this.ids = new KnownIdsInput(messages, context.tasks(), this::isKnown, this::add);
        ids.getStyleClass().add("ids-pane");
        HBox.setHgrow(filter, Priority.ALWAYS);
        HBox tools = new HBox(filter, paste());
        tools.getStyleClass().add("gallery-tools");
        VBox.setVgrow(states, Priority.ALWAYS);
        BorderPane pasting = new BorderPane();
        paste.selectedProperty()
                .subscribe(
                        open -> {
                            pasting.setCenter(open ? ids : null);
                            if (open) {
                                ids.field().requestFocus();
                            }
                        });
        getStyleClass().add("video-list");
        getChildren().addAll(tools, states, pasting);
    }

    private ToggleButton paste() {
        paste.setId("thumbs-paste");
        paste.setGraphic(new FontIcon("fth-hash"));
        paste.setAccessibleText(messages.text("paste"));
        paste.setTooltip(new Tooltip(messages.text("paste")));
        return paste;
    }

    /** Opens or closes the field for pasted IDs. */
    void switchPaste() {
        paste.fire();
    }

    /** The title, or the ID where it is unknown. */
    private static String title(KnownItem video) {
        return video.title() == null ? video.id() : video.title();
    }

    FilterField filter() {
        return filter;
    }

    StatePane states() {
        return states;
    }

    /** Adds a listener for the selected video. */
    void onChosen(Consumer<KnownItem> chosen) {
        table.table()
                .getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        item -> {
                            if (item != null) {
                                chosen.accept(item);
                            }
                        });
    }

    /** Adds a listener for changes of the videos or the selection. */
    void onChanged(Runnable next) {
        onRows = next;
        table.table().itemsProperty().subscribe(_ -> next.run());
        table.selection().addListener((javafx.beans.InvalidationListener) _ -> onRows.run());
    }

    /** The selected videos when there are several, else all that pass the filter. */
    List<KnownItem> meant() {
        List<KnownItem> selected = table.selected();
        return selected.size() > 1 ? selected : List.copyOf(table.table().getItems());
    }

    /** Loads the known videos from this computer. */
    void refresh() {
        listing.run(
                Job.of(messages.text("job.videos"), _ -> service.videos())
                        .onSuccess(
                                videos -> {
                                    table.rows(videos);
                                    selectWanted();
                                }));
    }

    private @Nullable EmptyStateText nothing() {
        List<KnownItem> videos = listing.value();
        return videos == null || !videos.isEmpty()
                ? null
                : EmptyStateText.of(
                                "fth-film",
                                messages.text("videos.none.title"),
                                messages.text("videos.none.text"))
                        .withAction(messages.text("paste"), () -> paste.setSelected(true));
    }

    /** Selects a video, adding it when it is unknown. */
    void select(VideoId video) {
        wanted = video;
        if (isListed(video)) {
            selectWanted();
        } else {
            remember(List.of(video));
        }
    }

    private boolean isListed(VideoId video) {
        return table.rows().stream().anyMatch(item -> item.id().equals(video.value()));
    }

    private void selectWanted() {
        VideoId looked = wanted;
        List<KnownItem> items = table.table().getItems();
        for (int i = 0; looked != null && i < items.size(); i++) {
            if (items.get(i).id().equals(looked.value())) {
                wanted = null;
                table.table().getSelectionModel().clearAndSelect(i);
                table.table().scrollTo(Math.max(0, i - 2));
                return;
            }
        }
    }

    private boolean isKnown(FoundId found) {
        return isListed(new VideoId(found.uuid()));
    }

    /** Adds video IDs; those in URLs of other items are left out. */
    private void add(List<FoundId> found) {
        List<VideoId> videos =
                found.stream()
                        .filter(
                                id ->
                                        id.guess().isEmpty()
                                                || id.guess().equals(Optional.of(ItemKind.VIDEO)))
                        .map(id -> new VideoId(id.uuid()))
                        .toList();
        videos.stream().findFirst().ifPresent(first -> wanted = first);
        remember(videos);
        paste.setSelected(false);
        states.takeFocus();
    }

    private void remember(List<VideoId> videos) {
        context.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.videos"),
                                        _ -> {
                                            service.add(videos);
                                            return videos.size();
                                        })
                                .onSuccess(_ -> refresh()));
    }
}
