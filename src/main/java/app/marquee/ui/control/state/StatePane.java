package app.marquee.ui.control.state;

import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/**
 * A view in its five states. Loading shows a skeleton the first time; afterwards the old content
 * stays and is marked as being refreshed, and a failure is said above it instead of in its place.
 */
public final class StatePane extends BorderPane {
    /** What is shown. */
    public enum State {
        /** Nothing was asked yet. */
        NEW,
        LOADING,
        REFRESHING,
        EMPTY,
        FULL,
        STALE,
        ERROR
    }

    private static final PseudoClass REFRESHING = PseudoClass.getPseudoClass("refreshing");

    private final Messages messages;
    private final Clock clock;
    private final Node content;
    private final StackPane middle = new StackPane();
    private final RefreshMark refreshMark;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.NEW);
    private final ReadOnlyObjectWrapper<@Nullable Instant> fetchedAt =
            new ReadOnlyObjectWrapper<>(null);
    private State settled = State.NEW;
    private boolean hasContent;
    private @Nullable Node shownBefore;

    /**
     * @param messages of any room; only their language matters
     * @param content what a full view shows
     */
    public StatePane(Messages messages, Clock clock, Node content) {
        this.messages = messages.common();
        this.clock = clock;
        this.content = content;
        this.refreshMark = new RefreshMark(this.messages);
        getStyleClass().add("state-pane");
        setCenter(middle);
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public State state() {
        return state.get();
    }

    /** When the data on the screen was asked for; null when there is none. */
    public ReadOnlyObjectProperty<@Nullable Instant> fetchedAtProperty() {
        return fetchedAt.getReadOnlyProperty();
    }

    /** The keys go into what is shown, or into what comes next. */
    public void takeFocus() {
        middle.requestFocus();
        passFocus(state());
    }

    /** A load has begun. */
    public void loading() {
        if (hasContent) {
            mark(State.REFRESHING);
            put(shownBefore(), refreshMark);
        } else {
            show(State.LOADING, new Skeleton(messages));
        }
    }

    /**
     * A load was cancelled: back to what was there before it.
     *
     * @param again loads it after all
     */
    public void cancelled(Runnable again) {
        if (hasContent) {
            show(settled, shownBefore());
        } else {
            show(State.NEW, new EmptyView(cancelledWords(again)));
        }
    }

    /** There is data, asked for at this time. */
    public void full(Instant at) {
        top(null);
        keep(State.FULL, content, at);
    }

    /** There is data of an earlier time, from what is stored on this machine. */
    public void stale(Instant at) {
        top(new StaleBar(messages, clock, at));
        keep(State.STALE, content, at);
    }

    /** The answer is there and holds nothing. */
    public void empty(EmptyStateText words, Instant at) {
        top(null);
        keep(State.EMPTY, new EmptyView(words), at);
    }

    /** Nothing was asked, because something is needed of the person first. */
    public void waiting(EmptyStateText words) {
        top(null);
        hasContent = false;
        fetchedAt.set(null);
        show(State.EMPTY, new EmptyView(words));
    }

    /** The load failed; what was there before stays below the words. */
    public void failed(FailureMessage words, @Nullable Runnable retry) {
        ErrorBanner banner = new ErrorBanner(messages);
        banner.show(words, retry);
        if (hasContent) {
            top(banner);
            show(State.ERROR, shownBefore());
        } else {
            top(null);
            show(State.ERROR, new ErrorView(banner));
        }
    }

    private EmptyStateText cancelledWords(Runnable again) {
        return EmptyStateText.of(
                        "fth-slash",
                        messages.text("state.cancelled.title"),
                        messages.text("state.cancelled.text"))
                .withAction(messages.text("state.cancelled.again"), again);
    }

    private void keep(State next, Node node, Instant at) {
        hasContent = true;
        settled = next;
        shownBefore = node;
        fetchedAt.set(at);
        show(next, node);
    }

    private Node shownBefore() {
        return shownBefore == null ? content : shownBefore;
    }

    private void show(State next, Node node) {
        mark(next);
        holdFocus(middle.getChildren().stream().filter(shown -> !shown.equals(node)));
        put(node);
        passFocus(next);
    }

    /** What stays is not taken out: coming back, all of it would be styled and laid out anew. */
    private void put(Node... nodes) {
        List<Node> next = List.of(nodes);
        List<Node> there = middle.getChildren();
        there.retainAll(next);
        for (int place = 0; place < next.size(); place++) {
            if (place == there.size() || !there.get(place).equals(next.get(place))) {
                there.add(place, next.get(place));
            }
        }
    }

    private void top(@Nullable Node node) {
        holdFocus(Stream.ofNullable(getTop()));
        setTop(node);
    }

    /**
     * The control that somebody has just pressed may go with what it stands in. The keys then stay
     * here, and do not begin anew at the first control of the window.
     */
    private void holdFocus(Stream<Node> leaving) {
        if (leaving.anyMatch(node -> node.isFocusWithin())) {
            middle.requestFocus();
        }
    }

    /** Into what has come: where it failed, to the way on. */
    private void passFocus(State next) {
        if (!middle.isFocused() || next == State.LOADING) {
            return;
        }
        Node retry = next == State.ERROR ? lookup("#" + ErrorBanner.RETRY) : null;
        if (retry != null && retry.isVisible()) {
            retry.requestFocus();
        } else {
            Scene scene = middle.getScene();
            if (scene != null) {
                afterLayout(scene);
            }
        }
    }

    /**
     * What is shown for the first time has its controls only once it was laid out. That is the work
     * of the next frame; done here, a table would be laid out twice.
     */
    private void afterLayout(Scene scene) {
        scene.addPostLayoutPulseListener(
                new Runnable() {
                    @Override
                    public void run() {
                        scene.removePostLayoutPulseListener(this);
                        if (middle.isFocused()) {
                            passFocusInto();
                        }
                    }
                });
        middle.requestLayout();
    }

    private void passFocusInto() {
        middle.requestFocusTraversal(TraversalDirection.NEXT);
        if (!middle.isFocusWithin()) {
            middle.requestFocus();
        }
    }

    private void mark(State next) {
        state.set(next);
        content.pseudoClassStateChanged(REFRESHING, next == State.REFRESHING);
    }
}
