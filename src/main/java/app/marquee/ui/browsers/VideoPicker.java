package app.marquee.ui.browsers;

import app.marquee.text.Messages;
import app.marquee.ui.control.Debouncer;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ComboBoxFirstItemFix;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.binding.Bindings;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.util.StringConverter;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;

/** Field to choose a video from suggestions, which passes a pasted ID or URL on. */
final class VideoPicker extends HBox {
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    private static final PseudoClass TITLED = PseudoClass.getPseudoClass("titled");

    private static final PseudoClass SHORTENED = PseudoClass.getPseudoClass("shortened");

    private final ChosenVideo model;
    private final VideoFrames frames;
    private final Region frame;
    private final Messages messages;
    private final Consumer<String> onIds;
    private final ComboBox<VideoChoice> field = new ComboBox<>();
    private final Debouncer typing = Debouncer.ofChoices(field);
    private final Label title = new Label();
    private final Label problem = new Label();
    private final Subscription following;
    private boolean updating;

    /**
     * @param onIds takes a text with IDs
     */
    VideoPicker(ChosenVideo model, Messages messages, VideoFrames frames, Consumer<String> onIds) {
        this.model = model;
        this.onIds = onIds;
        this.frames = frames;
        this.frame = frames.frame(null);
        this.messages = messages;
        getStyleClass().add("period-group");
        field.setId("browsers-video");
        field.setEditable(true);
        field.setAccessibleText(messages.text("item.video"));
        field.setPromptText(messages.text("browsers.video.prompt"));
        field.getStyleClass().add("video-choice");
        field.setConverter(new Words());
        field.setCellFactory(frames.cells(VideoChoice::id, VideoChoice::words));
        ComboBoxFirstItemFix.attach(field);
        buildTitle();
        problem.setId("browsers-video-problem");
        problem.getStyleClass().add("form-message");
        problem.setWrapText(true);
        problem.pseudoClassStateChanged(DANGER, true);
        refuse(false);
        StackPane named = new StackPane(field, title);
        setHgrow(named, Priority.ALWAYS);
        // The arrow follows the title.
        named.maxWidthProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                () -> title.isVisible() ? titleWidth() : Double.MAX_VALUE,
                                title.visibleProperty(),
                                title.textProperty(),
                                title.fontProperty()));
        getChildren().addAll(frame, named);
        field.getEditor().textProperty().subscribe((_, typed) -> typed(typed));
        field.valueProperty().subscribe((_, choice) -> chosen(choice));
        following =
                model.offeredProperty()
                        .subscribe(this::offer)
                        .and(model.chosenProperty().subscribe(this::show));
    }

    /** The title of the chosen video, while nothing is typed; the field says it aloud. */
    private void buildTitle() {
        title.getStyleClass().add("video-title");
        title.setMouseTransparent(true);
        title.setAccessibleRole(AccessibleRole.NODE);
        // As wide as the field, whatever the title.
        title.setMinWidth(0);
        title.setPrefWidth(0);
        title.setMaxWidth(Double.MAX_VALUE);
        title.textProperty().bind(field.getEditor().textProperty());
        StackPane.setAlignment(title, Pos.CENTER_LEFT);
        field.setMaxWidth(Double.MAX_VALUE);
        field.getEditor().focusedProperty().subscribe(_ -> shorten());
        field.focusedProperty().subscribe(_ -> shorten());
    }

    private double titleWidth() {
        Text words = new Text(title.getText());
        words.setFont(title.getFont());
        return Math.ceil(words.getLayoutBounds().getWidth())
                + title.getPadding().getLeft()
                + title.getPadding().getRight()
                + 1;
    }

    private void shorten() {
        boolean isRead =
                model.chosenProperty().get() != null
                        && !field.isFocused()
                        && !field.getEditor().isFocused();
        Visibility.show(title, isRead);
        field.pseudoClassStateChanged(SHORTENED, isRead);
    }

    private void typed(String text) {
        VideoChoice value = field.getValue();
        boolean isValue = value != null && value.words().equals(text);
        if (!updating && !isValue) {
            if (!text.isBlank()) {
                refuse(false);
            }
            typing.soon(() -> model.search(text));
        }
    }

    private void chosen(@Nullable VideoChoice choice) {
        if (!updating && choice != null) {
            refuse(false);
            model.choose(choice);
        }
    }

    private void refuse(boolean refused) {
        problem.setText(refused ? messages.text("browsers.video.unknown") : "");
        Visibility.show(problem, refused);
        field.pseudoClassStateChanged(DANGER, refused);
        field.setAccessibleHelp(problem.getText());
    }

    /** A list that changes must not change what was chosen or is being typed. */
    private void offer(List<VideoChoice> choices) {
        String typed = field.getEditor().getText();
        VideoChoice value = field.getValue();
        int caret = field.getEditor().getCaretPosition();
        quietly(
                () -> {
                    field.setItems(FXCollections.observableArrayList(choices));
                    field.setValue(value);
                    field.getEditor().setText(typed);
                    field.getEditor().positionCaret(caret);
                });
        boolean isSearched = value == null || !value.words().equals(typed);
        if (field.getEditor().isFocused() && isSearched && !typed.isBlank()) {
            field.show();
            ComboBoxFirstItemFix.before(field);
        }
    }

    private void show(@Nullable VideoChoice choice) {
        frames.show(frame, choice == null ? null : choice.id());
        Visibility.show(frame, choice != null);
        field.pseudoClassStateChanged(TITLED, choice != null);
        shorten();
        if (choice != null) {
            quietly(
                    () -> {
                        field.setValue(choice);
                        field.getEditor().setText(choice.words());
                    });
        }
    }

    /** Once only, although the field is read again as it loses the focus. */
    private void passOn(String ids) {
        VideoChoice present = field.getValue();
        quietly(() -> field.getEditor().setText(present == null ? "" : present.words()));
        typing.stop();
        refuse(false);
        onIds.accept(ids);
    }

    private void quietly(Runnable change) {
        boolean before = updating;
        updating = true;
        try {
            change.run();
        } finally {
            updating = before;
        }
    }

    /** What is wrong with what was typed. */
    Label problem() {
        return problem;
    }

    boolean isBlank() {
        return field.getEditor().getText().isEmpty();
    }

    void focus() {
        field.requestFocus();
    }

    /** Where a video is chosen, while there is none and none to choose from. */
    @Nullable Node open() {
        return model.id().isEmpty() && model.offeredProperty().get().isEmpty() ? field : null;
    }

    void close() {
        following.unsubscribe();
        typing.stop();
    }

    /** Converter between a video and its text. */
    private final class Words extends StringConverter<@Nullable VideoChoice> {
        @Override
        public String toString(@Nullable VideoChoice choice) {
            return choice == null ? "" : choice.words();
        }

        @Override
        public @Nullable VideoChoice fromString(String text) {
            VideoChoice present = field.getValue();
            if (text.isBlank()) {
                return present;
            }
            if (present != null && present.words().equals(text)) {
                return present;
            }
            VideoChoice named = model.named(text).orElse(null);
            if (named == null && ChosenVideo.hasId(text)) {
                passOn(text);
                return present;
            }
            refuse(named == null);
            return named == null ? present : named;
        }
    }
}
