package app.marquee.ui.change;

import app.marquee.model.failure.Failure;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.LazyChildren;
import app.marquee.ui.control.ShownText;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Line about the batch that a view applied last, with state, undo and reason, or a list of all of
 * them. Progress stands in its place while a batch is sent, and a bar above it shows why sending
 * paused. FX thread only.
 */
public final class ChangeStrip extends VBox {
    private static final double TALL = 220;

    private final ChangeFlowViewModel flow;
    private final Messages messages;
    private final BiConsumer<ChangeBatch, Failure> onWhy;
    private final VBox list = new VBox();
    private final ScrollPane scroll = new ScrollPane(list);
    private final Button all = new Button();
    private final HBox line;
    private boolean whole;
    private @Nullable ChangeBatch closed;

    /**
     * @param onWhy shows why a batch was not applied
     */
    public ChangeStrip(
            ChangeFlowViewModel flow, SectionContext on, BiConsumer<ChangeBatch, Failure> onWhy) {
        this.flow = flow;
        this.messages = on.messages().of("change");
        this.onWhy = onWhy;
        getStyleClass().add("change-strip");
        list.setId("changes-list");
        list.getStyleClass().add("change-list");
        scroll.setFitToWidth(true);
        // Else room for its scroll bar is kept below.
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.prefViewportHeightProperty().bind(Bindings.min(list.heightProperty(), TALL));
        scroll.setMinHeight(USE_PREF_SIZE);
        scroll.getStyleClass().add("change-scroll");
        all.setId("changes-all");
        all.getStyleClass().addAll("flat", "small");
        all.setOnAction(_ -> showAll(!whole));
        // The bar shows and hides itself.
        new SendingBar(flow, messages, "changes-cancel", this);
        line = line();
        flow.gestures().addListener((ListChangeListener<ChangeBatch>) _ -> show());
        show();
        flow.sending().stateProperty().subscribe(_ -> show());
        LazyChildren.of(this, paused(on), line);
    }

    private HBox line() {
        Button close = Buttons.icon("changes-close", "fth-x", messages.text("close"));
        close.setOnAction(
                _ -> {
                    closed = flow.gestures().getFirst();
                    whole = false;
                    show();
                });
        HBox.setHgrow(scroll, Priority.ALWAYS);
        HBox tools = new HBox(all, close);
        tools.setMinWidth(USE_PREF_SIZE);
        tools.getStyleClass().add("change-tools");
        return new HBox(scroll, tools);
    }

    private PausedBar paused(SectionContext on) {
        Button drop = ReviewDialog.button("changes-cancel", messages.text("strip.drop"));
        drop.setOnAction(_ -> flow.giveUpWaiting());
        return new PausedBar(flow, on, "changes-resume", drop);
    }

    /** Whether the user sees what became of a change here. */
    boolean shows(ChangeEntry entry) {
        return getScene() != null
                && line.isVisible()
                && Visibility.isTreeVisible(this)
                && flow.gestures().stream()
                        .limit(whole ? flow.gestures().size() : 1)
                        .flatMap(gesture -> gesture.entries().stream())
                        .anyMatch(each -> each.line().id().equals(entry.line().id()));
    }

    private void showAll(boolean every) {
        whole = every;
        show();
    }

    private void show() {
        List<ChangeBatch> gestures = flow.gestures();
        boolean isSending = flow.sending().stateProperty().get() != SendingControl.State.NONE;
        boolean isClosed = gestures.isEmpty() || gestures.getFirst().equals(closed);
        Visibility.show(this, isSending || !isClosed);
        Visibility.show(line, !isSending && !isClosed);
        list.getChildren()
                .setAll(
                        gestures.stream()
                                .limit(whole ? gestures.size() : 1)
                                .map(gesture -> new ChangeStripRow(gesture, messages, flow, onWhy))
                                .toList());
        all.setText(
                whole
                        ? messages.text("strip.latest")
                        : messages.plural("strip.all", gestures.size()));
        Visibility.show(all, gestures.size() > 1);
    }

    /** Row of one batch in the change strip. FX thread only. */
    private static final class ChangeStripRow extends VBox {
        ChangeStripRow(
                ChangeBatch gesture,
                Messages messages,
                ChangeFlowViewModel flow,
                BiConsumer<ChangeBatch, Failure> onWhy) {
            getStyleClass().add("change-row");
            Label title = new Label(ShownText.line(gesture.title()));
            title.setTooltip(new Tooltip(gesture.title()));
            title.setWrapText(true);
            Wrapping.guard(title);
            title.setMinWidth(0);
            title.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(title, Priority.ALWAYS);
            HBox head =
                    new HBox(
                            StateBadge.icon(gesture.state()),
                            title,
                            StateBadge.of(gesture, words(gesture, messages)));
            head.getStyleClass().add("change-row-head");
            failure(gesture)
                    .ifPresent(
                            why -> {
                                Button reason =
                                        ReviewDialog.button(
                                                "changes-why", messages.text("details"));
                                reason.getStyleClass().addAll("flat", "small");
                                reason.setMinWidth(USE_PREF_SIZE);
                                reason.setOnAction(_ -> onWhy.accept(gesture, why));
                                head.getChildren().add(reason);
                            });
            if (gesture.canBeTakenBack()) {
                WriteButton undo =
                        WriteButton.opening(
                                "changes-undo", messages.text("undo.action"), "fth-corner-up-left");
                undo.getStyleClass().add("small");
                undo.setOnAction(_ -> flow.undo(gesture));
                head.getChildren().add(undo);
            }
            getChildren().add(head);
            setAccessibleText(gesture.title() + ". " + words(gesture, messages));
        }

        private static Optional<Failure> failure(ChangeBatch gesture) {
            return gesture.entries().stream()
                    .map(ChangeEntry::failure)
                    .filter(Objects::nonNull)
                    .findFirst();
        }

        /** A batch that was stopped halfway is more than unsent. */
        private static String key(ChangeBatch gesture) {
            if (gesture.isConflict()) {
                return "state.CONFLICT";
            }
            boolean stopped =
                    gesture.state() == ChangeEntry.State.CANCELLED
                            && gesture.count(ChangeEntry.State.DONE) > 0;
            return stopped ? "state.stopped" : "state." + gesture.state().name();
        }

        private static String words(ChangeBatch gesture, Messages messages) {
            if (gesture.takenBack()) {
                return messages.text("state.takenBack");
            }
            String state = messages.text(key(gesture));
            int size = gesture.entries().size();
            long done =
                    gesture.count(ChangeEntry.State.DONE)
                            + gesture.count(ChangeEntry.State.FOUND_DONE);
            return size > 1 && done < size
                    ? state + " · " + messages.text("state.some", done, size)
                    : state;
        }
    }
}
