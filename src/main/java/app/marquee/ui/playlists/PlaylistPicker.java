package app.marquee.ui.playlists;

import app.marquee.model.id.PlaylistId;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.ShownText;
import app.marquee.ui.control.table.SearchWords;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Dialog for choosing the playlist that videos are added to. FX thread only. */
final class PlaylistPicker {
    private final SectionContext context;
    private final Messages messages;
    private final PlaylistsViewModel playlists;
    private final Consumer<PlaylistId> onChosen;
    private final FilterField filter;
    private final ListView<SourcedPlaylist> list = new ListView<>();
    private final Label empty = new Label();
    private final Button choose;
    private SearchWords words = SearchWords.of("");

    /**
     * @param playlists the known ones, also those that arrive while it is open
     */
    PlaylistPicker(
            SectionContext context, PlaylistsViewModel playlists, Consumer<PlaylistId> onChosen) {
        this.context = context;
        this.messages = context.messages();
        this.playlists = playlists;
        this.onChosen = onChosen;
        this.filter =
                new FilterField("playlist-into-filter", messages.text("filter"), this::search);
        this.choose = Buttons.titled("playlist-into-choose", messages.text("add"));
        list.setId("playlist-into-list");
        list.getStyleClass().add("playlist-choices");
        list.setAccessibleText(messages.text("section.playlists"));
        empty.setWrapText(true);
        list.setPlaceholder(empty);
        list.setCellFactory(_ -> new Cell());
        choose.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().map(_ -> false).orElse(true));
    }

    /**
     * Opens the dialog.
     *
     * @param videos how many are added
     */
    void open(int videos) {
        Button cancel = Buttons.titled("playlist-into-cancel", messages.text("cancel"));
        VBox content = new VBox(filter, list);
        content.getStyleClass().add("create-playlist");
        Dialogs.OpenDialog dialog =
                context.dialogs()
                        .show(
                                messages.plural("into.title", videos),
                                content,
                                List.of(cancel, choose));
        Subscription arriving =
                Subscription.combine(
                        playlists.rowsProperty().subscribe(_ -> show()),
                        playlists.stateProperty().subscribe(_ -> show()));
        dialog.onClosed(arriving::unsubscribe);
        cancel.setOnAction(_ -> dialog.close());
        choose.setOnAction(_ -> choose(dialog));
        list.setOnMouseClicked(
                event -> {
                    if (event.getClickCount() == 2) {
                        choose(dialog);
                    }
                });
        content.addEventFilter(KeyEvent.KEY_PRESSED, event -> onKey(event, dialog));
        filter.requestFocus();
    }

    private void onKey(KeyEvent event, Dialogs.OpenDialog dialog) {
        if (event.getCode() == KeyCode.ENTER) {
            choose(dialog);
            event.consume();
        } else if (event.getCode() == KeyCode.DOWN && filter.isFocused()) {
            list.requestFocus();
            event.consume();
        }
    }

    private void search(String typed) {
        words = SearchWords.of(typed);
        show();
    }

    /** The first one is selected, unless the user selected one that stays. */
    private void show() {
        SourcedPlaylist before = list.getSelectionModel().getSelectedItem();
        List<SourcedPlaylist> shown =
                playlists.rowsProperty().get().stream()
                        .filter(words.in(PlaylistPicker::texts))
                        .toList();
        list.getItems().setAll(shown);
        int kept =
                shown.stream()
                        .map(SourcedPlaylist::id)
                        .toList()
                        .indexOf(before == null ? null : before.id());
        list.getSelectionModel().select(Math.max(0, kept));
        empty.setText(whyEmpty());
    }

    private String whyEmpty() {
        if (!playlists.rowsProperty().get().isEmpty()) {
            return messages.text("filter.none");
        }
        return switch (playlists.stateProperty().get()) {
            case LoadState.NotLoaded _, LoadState.Loading _ -> messages.text("state.loading");
            case LoadState.Failed(var failure) ->
                    new FailureText(messages).of(failure, FailureSubject.PLAYLIST).title();
            case LoadState.Cancelled _ -> messages.text("state.cancelled.title");
            case LoadState.Stale _, LoadState.Loaded _ ->
                    messages.text(playlists.isListed() ? "empty.listed.title" : "empty.ids.title");
        };
    }

    private static Stream<String> texts(SourcedPlaylist row) {
        return Stream.of(name(row), row.id().value());
    }

    private static String name(SourcedPlaylist row) {
        String name = row.playlist().name().orNull();
        return name == null || name.isBlank() ? row.id().value() : name;
    }

    private void choose(Dialogs.OpenDialog dialog) {
        SourcedPlaylist chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            dialog.close();
            onChosen.accept(chosen.id());
        }
    }

    /** Cell with the name of a playlist. */
    private static final class Cell extends ListCell<SourcedPlaylist> {
        Cell() {
            // As wide as the list, which cuts longer names instead of scrolling sideways.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable SourcedPlaylist row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            setText(isEmpty || row == null ? null : ShownText.line(name(row)));
        }
    }
}
