package app.marquee.ui.thumbnails;

import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.task.LoadState;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.PictureFeed;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Contact sheet of many videos, which shows those without a custom thumbnail. FX thread only. */
final class SheetPane extends VBox {
    private static final double SMALLEST = 120;
    private static final double USUAL = 176;
    private static final double LARGEST = 320;

    private final Messages messages;
    private final SheetViewModel model;
    private final PictureFeed feed;
    private final Supplier<List<KnownItem>> videos;
    private final Consumer<VideoId> open;
    private final StatePane states;
    private final FlowPane cards = new FlowPane();
    private final List<SheetCard> made = new ArrayList<>();
    private final Button read = new Button();
    private final Action reading;
    private final Button cancel = new Button();
    private final CheckBox without = new CheckBox();
    private final Label count = new Label();
    private final Slider size = new Slider(SMALLEST, LARGEST, USUAL);

    /**
     * @param videos the videos to load
     * @param open shows a single one of them
     */
    SheetPane(
            SectionContext context,
            SheetViewModel model,
            PictureFeed feed,
            Supplier<List<KnownItem>> videos,
            Consumer<VideoId> open) {
        this.messages = context.messages();
        this.model = model;
        this.feed = feed;
        this.videos = videos;
        this.open = open;
        this.reading = new Action(() -> model.read(videos.get()));
        cards.getStyleClass().add("sheet-cards");
        ScrollPane scroll = new ScrollPane(cards);
        scroll.setId("thumbs-sheet");
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("gallery-scroll");
        scroll.setAccessibleText(messages.text("sheet"));
        states = new StatePane(messages, context.clock(), scroll);
        VBox.setVgrow(states, Priority.ALWAYS);
        remember(context.memory());
        getChildren().addAll(tools(), states);
        model.stateProperty().subscribe(this::show);
        states.follow(model.stateProperty(), this::nothing);
        model.onFailure(
                failure ->
                        context.notices()
                                .failed(messages.text("job.sheet"), failure, FailureSubject.VIDEO));
        offer();
    }

    /** Keeps the size of the images over a restart. */
    private void remember(ViewMemory memory) {
        String kept = memory.recall("sheet-size");
        if (kept != null && kept.matches("\\d{3}")) {
            size.setValue(Double.parseDouble(kept));
        }
        size.valueProperty()
                .addListener(
                        (_, _, now) ->
                                memory.keep(
                                        "sheet-size",
                                        String.valueOf(Math.round(now.doubleValue()))));
    }

    private FlowPane tools() {
        read.setId("sheet-read");
        read.setGraphic(new FontIcon("fth-grid"));
        read.getStyleClass().add("accent");
        read.setMinWidth(USE_PREF_SIZE);
        reading.attach(read);
        cancel.setId("sheet-cancel");
        cancel.setText(messages.text("cancel"));
        cancel.setMinWidth(USE_PREF_SIZE);
        cancel.setOnAction(_ -> model.cancel());
        without.setId("sheet-without");
        without.setText(messages.text("sheet.without"));
        without.setMinWidth(USE_PREF_SIZE);
        without.selectedProperty().subscribe(_ -> arrange());
        count.getStyleClass().add("muted");
        size.setId("sheet-size");
        size.setAccessibleText(messages.text("sheet.size"));
        size.setTooltip(new Tooltip(messages.text("sheet.size")));
        size.setBlockIncrement((LARGEST - SMALLEST) / 8);
        size.valueProperty()
                .subscribe(
                        now -> made.forEach(card -> card.resizeTo(Math.rint(now.doubleValue()))));
        FlowPane tools = new FlowPane(read, cancel, without, size, count);
        tools.getStyleClass().add("gallery-tools");
        return tools;
    }

    StatePane states() {
        return states;
    }

    /** Shows the cost of loading on the button, before it is pressed. */
    void offer() {
        int videosToRead = Math.min(videos.get().size(), SheetViewModel.MOST);
        read.setText(
                messages.plural(
                        "sheet.read",
                        videosToRead,
                        messages.formats().wait(model.duration(videosToRead))));
        reading.set(Availability.when(videosToRead > 0, "videos.none"));
    }

    /** Loads the thumbnails of the videos. */
    Action reading() {
        return reading;
    }

    private @Nullable EmptyStateText nothing() {
        return model.stateProperty().get() instanceof LoadState.NotLoaded
                ? EmptyStateText.of(
                        "fth-grid",
                        messages.text("sheet.new.title"),
                        messages.text("sheet.new.text", SheetViewModel.MOST))
                : null;
    }

    private void show(LoadState state) {
        boolean reads = state instanceof LoadState.Loading;
        Visibility.show(cancel, reads);
        if (!(state instanceof LoadState.NotLoaded)) {
            add(model.entries(), reads);
        }
    }

    private void add(List<SheetEntry> entries, boolean reads) {
        if (entries.isEmpty()) {
            made.clear();
            feed.stop();
        }
        List<SheetCard> fresh =
                entries.stream()
                        .skip(made.size())
                        .map(
                                entry ->
                                        new SheetCard(
                                                messages,
                                                entry,
                                                Math.rint(size.getValue()),
                                                () -> open.accept(new VideoId(entry.video().id()))))
                        .toList();
        made.addAll(fresh);
        feed.add(fresh.stream().flatMap(card -> card.wanted().stream()).toList());
        arrange();
        long none =
                made.stream().filter(card -> card.entry().custom() == SheetEntry.Custom.NO).count();
        count.setText(
                reads
                        ? messages.text("sheet.coming", made.size(), model.wanted(), none)
                        : messages.plural("sheet.count", made.size(), none));
    }

    private void arrange() {
        cards.getChildren()
                .setAll(
                        made.stream()
                                .filter(
                                        card ->
                                                !without.isSelected()
                                                        || card.entry().custom()
                                                                == SheetEntry.Custom.NO)
                                .toList());
    }
}
