package app.marquee.ui.shell.dialog;

import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.form.FocusScroller;

import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Layer of modal dialogs over the window. The top dialog keeps the focus and receives every key
 * first.
 */
public final class Overlay extends StackPane implements Dialogs {
    /** In a narrow window, or with large text: the dialog takes the room around it. */
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

    private final Deque<Card> cards = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ConfirmCard.Words words;

    public Overlay(ConfirmCard.Words words) {
        this.words = words;
        getStyleClass().add("overlay");
        setVisible(false);
        // A node that left the scene is no longer referenced.
        sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::keepFocus);
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        EffectiveWidth.follow(
                this, width -> pseudoClassStateChanged(TIGHT, width < EffectiveWidth.ONE_PANE));
    }

    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    @Override
    public boolean isOpen() {
        return open.get();
    }

    @Override
    public void confirm(Confirmation confirmation) {
        ConfirmCard content = new ConfirmCard(confirmation, words);
        Card card = show(confirmation.title(), content, content.buttons());
        content.attach(card);
        content.safe().requestFocus();
    }

    @Override
    public Card show(String title, Region content, List<? extends Node> buttons) {
        Card card = new Card(title, content, buttons, focusOwner());
        cards.push(card);
        getChildren().add(card);
        setVisible(true);
        open.set(true);
        // What scrolls has no content before it is styled, and no field in it would get the focus.
        card.applyCss();
        first(card).requestFocus();
        return card;
    }

    /** Closes all of them, by the safe way. */
    public void closeAll() {
        while (!cards.isEmpty()) {
            cards.peek().close();
        }
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && !cards.isEmpty()) {
            cards.peek().close();
            event.consume();
        }
    }

    private void keepFocus(@Nullable Node owner) {
        Card top = cards.peek();
        if (top != null && owner != null && !isIn(top, owner)) {
            first(top).requestFocus();
        }
    }

    private @Nullable Node focusOwner() {
        return getScene() == null ? null : getScene().getFocusOwner();
    }

    private static boolean isIn(Node card, Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).anyMatch(card::equals);
    }

    /** The first control that takes the focus, or the card itself. */
    private static Node first(Card card) {
        List<Node> all = new ArrayList<>();
        collect(card, all);
        return all.stream()
                .filter(node -> node.isFocusTraversable() && !node.isDisabled())
                .findFirst()
                .orElse(card);
    }

    private static void collect(Parent parent, List<Node> into) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child.isVisible()) {
                into.add(child);
                if (child instanceof Parent inner) {
                    collect(inner, into);
                }
            }
        }
    }

    /** Card of one dialog. */
    final class Card extends VBox implements OpenDialog {
        private final List<Runnable> onClosed = new ArrayList<>();
        private final @Nullable Node before;
        private boolean closed;

        Card(String title, Region content, List<? extends Node> buttons, @Nullable Node before) {
            this.before = before;
            Label head = new Label(title);
            head.getStyleClass().add("dialog-title");
            head.setWrapText(true);
            Wrapping.guard(head);
            head.setMinHeight(USE_PREF_SIZE);
            HBox foot = new HBox();
            foot.getStyleClass().add("dialog-buttons");
            foot.getChildren().addAll(buttons);
            getStyleClass().add("dialog-card");
            fit(content);
            content.getStyleClass().addListener((InvalidationListener) _ -> fit(content));
            setId("dialog");
            setAccessibleText(title);
            setMaxHeight(USE_PREF_SIZE);
            setMaxWidth(USE_PREF_SIZE);
            // Content that scrolls by itself needs no scroll pane.
            Region shown = content instanceof ScrollPane ? content : new DialogScrollPane(content);
            getChildren().addAll(head, shown, foot);
        }

        private void fit(Region content) {
            getStyleClass().remove("wide-card");
            if (content.getStyleClass().contains("wide-content")) {
                getStyleClass().add("wide-card");
            }
        }

        @Override
        public void onClosed(Runnable next) {
            onClosed.add(next);
        }

        @Override
        public void close() {
            if (closed) {
                return;
            }
            closed = true;
            cards.remove(this);
            Overlay.this.getChildren().remove(this);
            open.set(!cards.isEmpty());
            Overlay.this.setVisible(!cards.isEmpty());
            if (before != null) {
                before.requestFocus();
            }
            onClosed.forEach(Runnable::run);
        }
    }

    /** Scroll pane for a dialog's content that keeps title and buttons in view. FX thread only. */
    private static final class DialogScrollPane extends ScrollPane {
        private final StackPane whole;

        DialogScrollPane(Region content) {
            this.whole = new StackPane(content);
            whole.getStyleClass().add("card-content");
            getStyleClass().add("card-room");
            setFitToWidth(true);
            setFitToHeight(true);
            setHbarPolicy(ScrollBarPolicy.NEVER);
            setFocusTraversable(false);
            setMinHeight(0);
            setContent(whole);
            new FocusScroller(this, whole).followFocus();
        }

        /** Words break in the width that there is. */
        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computeMinWidth(double height) {
            return whole.minWidth(height);
        }
    }
}
