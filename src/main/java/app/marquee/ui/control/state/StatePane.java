package app.marquee.ui.control.state;

import app.marquee.model.failure.Failure;
import app.marquee.task.LoadState;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.control.FocusKeeper;
import app.marquee.ui.control.Nodes;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Pane that shows a view in its current state. The first load shows a skeleton; later loads keep
 * the old content, marked as refreshing, with failures above it.
 */
public final class StatePane extends BorderPane implements FocusKeeper {
    /** Data older than this is marked when the user returns to it. */
    private static final Duration FRESH = Duration.ofHours(1);

    private final Messages messages;
    private final Clock clock;
    private final Node content;
    private final StackPane middle = new StackPane();
    private final RefreshMark refreshMark;
    private final ReadOnlyObjectWrapper<@Nullable Instant> fetchedAt =
            new ReadOnlyObjectWrapper<>(null);
    private LoadState state = new LoadState.NotLoaded();
    private boolean hasContent;

    /** The content came before the end of the first load. */
    private boolean isPart;

    private SkeletonShape shape = SkeletonShape.ROWS;
    private @Nullable Node shownBefore;
    private FailureSubject about = FailureSubject.OTHER;
    private @Nullable Runnable retry;
    private @Nullable ErrorBanner banner;
    private RefreshFailures.@Nullable Part part;
    private @Nullable OtherContent other;
    private @Nullable Button twin;
    private String absent = "";

    /**
     * Names of what is loaded and of what is shown meanwhile, where they differ.
     *
     * @param wanted what is loaded, such as its days
     * @param shown what is shown in its place
     */
    public record OtherContent(String wanted, String shown) {}

    /**
     * @param messages of any bundle; only their language matters
     * @param content the content of a full view
     */
    public StatePane(Messages messages, Clock clock, Node content) {
        this.messages = messages;
        this.clock = clock;
        this.content = content;
        this.refreshMark = new RefreshMark(this.messages);
        getStyleClass().add("state-pane");
        setCenter(middle);
    }

    /**
     * Offers to load again after a failure or a cancel.
     *
     * @param subject hints at the usual mistake of its requests
     */
    public StatePane retry(FailureSubject subject, Runnable again) {
        about = subject;
        retry = again;
        return this;
    }

    /** Tells in the bar of a failure that something else is shown; null where it isn't. */
    public void showingOther(@Nullable OtherContent names) {
        other = names;
    }

    /** Shows its failures in the bars of the whole view, as long as it has content. */
    public StatePane failingIn(RefreshFailures.Part ofView) {
        part = ofView;
        ofView.focusing(this::takeFocus);
        return this;
    }

    /** Hides a button of the header while the empty view has the same. */
    public void replacing(Button ofHeader) {
        twin = ofHeader;
        offer();
    }

    /** Sets what it says without content where another part of the view says why. */
    public StatePane absent(String words) {
        absent = words;
        return this;
    }

    /** The first load looks like this, not like rows. */
    public StatePane shaped(SkeletonShape as) {
        shape = as;
        return this;
    }

    /**
     * Follows a load.
     *
     * @param nothing the text in place of the content, also before the first load; null to show the
     *     content
     */
    public Subscription follow(
            ObservableValue<LoadState> load, Supplier<@Nullable EmptyStateText> nothing) {
        return load.subscribe(now -> show(now, nothing.get()));
    }

    /**
     * Shows the state of a load.
     *
     * @param nothing the text in place of the content, also before the first load; null to show the
     *     content
     */
    public void show(LoadState load, @Nullable EmptyStateText nothing) {
        state = load;
        boolean isRefreshed =
                load instanceof LoadState.Stale
                        || (load instanceof LoadState.Loading(var rows, _)
                                && rows == 0
                                && hasContent);
        if (part != null && !isRefreshed) {
            part.refreshing(false);
        }
        switch (load) {
            case LoadState.NotLoaded _ -> notLoaded(nothing);
            case LoadState.Loading(var rows, var since) -> loading(rows > 0 ? since : null);
            case LoadState.Stale(var at) -> {
                isPart = false;
                top(new StaleBar(messages, saved(at)));
                keep(content, at);
                refreshing();
            }
            case LoadState.Loaded(var at) -> {
                isPart = false;
                top(null);
                keep(nothing == null ? content : new EmptyView(nothing), at);
            }
            case LoadState.Failed(var failure) -> failed(failure);
            case LoadState.Cancelled _ ->
                    show(hasContent ? shownBefore() : new EmptyView(cancelledWords()));
        }
    }

    private void notLoaded(@Nullable EmptyStateText words) {
        top(null);
        hasContent = false;
        fetchedAt.set(null);
        show(words == null ? new Region() : new EmptyView(words));
    }

    /** Shows one line, where another part of the view says why. */
    public void missing(String words) {
        state = new LoadState.NotLoaded();
        top(null);
        hasContent = false;
        fetchedAt.set(null);
        Label said = new Label(words);
        said.getStyleClass().add("muted");
        StackPane.setAlignment(said, Pos.TOP_LEFT);
        show(said);
    }

    private void loading(@Nullable Instant partlySince) {
        if (partlySince != null) {
            isPart |= !hasContent;
            top(null);
            keep(content, partlySince);
        } else if (hasContent) {
            refreshing();
        } else {
            if (part != null) {
                part.loading();
            }
            show(new Skeleton(shape, messages));
        }
    }

    private void refreshing() {
        if (part == null) {
            put(shownBefore(), refreshMark);
        } else {
            put(shownBefore());
            part.refreshing(true);
        }
    }

    private void failed(Failure failure) {
        FailureText texts = new FailureText(messages);
        FailureMessage words = texts.of(failure, about);
        Instant at = fetchedAt.get();
        if (hasContent && at != null && part != null) {
            setTop(null);
            FailureMessage why = texts.ofRefresh(failure, about);
            if (isPart) {
                part.failedPartly(why);
            } else {
                part.failed(why, shown(at));
            }
            show(shownBefore());
            return;
        }
        if (hasContent && at != null) {
            OtherContent names = other;
            String failed =
                    names == null
                            ? messages.text(isPart ? "state.load.failed" : "state.refresh.failed")
                            : messages.text("state.load.failed.of", names.wanted());
            String title =
                    messages.text(
                            "pattern.labeled", failed, texts.ofRefresh(failure, about).title());
            top(
                    banner(words.titled(title), retry)
                            .above(names != null ? names.shown() : isPart ? "" : shown(at)));
            show(shownBefore());
        } else {
            setTop(null);
            FailureMessage first = first(texts, failure);
            // What it means and what to do are in its title and its button.
            boolean isClear = failure instanceof Failure.ServerError;
            if (part == null) {
                card(first, isClear, retry);
            } else {
                part.missing(first, again -> missing(first, isClear, again));
            }
        }
    }

    /** Of a first load. */
    private FailureMessage first(FailureText texts, Failure failure) {
        FailureMessage words = texts.ofRefresh(failure, about);
        String title =
                messages.text("pattern.labeled", messages.text("state.load.failed"), words.title());
        return words.titled(title + ".");
    }

    /**
     * Shows what failed, or nothing where another part of the view does.
     *
     * @param again loads that part too; null where the other part does
     */
    private void missing(FailureMessage words, boolean isClear, @Nullable Runnable again) {
        if (again == null) {
            banner = null;
            Label said = new Label(absent);
            said.getStyleClass().addAll("muted", "state-absent");
            StackPane.setAlignment(said, Pos.TOP_LEFT);
            show(said);
        } else {
            card(words, isClear, again);
        }
    }

    /**
     * @param isClear whether its title says all
     */
    private void card(FailureMessage words, boolean isClear, @Nullable Runnable again) {
        ErrorBanner made = banner(words, again);
        show(new ErrorView(isClear ? made : made.whole()));
    }

    private ErrorBanner banner(FailureMessage words, @Nullable Runnable again) {
        ErrorBanner next = new ErrorBanner(messages);
        next.show(words, again);
        banner = next;
        return next;
    }

    /** Moves a control into the bar of the failure that is above the content, if there is one. */
    public void besideFailure(Node control) {
        if (state instanceof LoadState.Failed && banner != null && banner.equals(getTop())) {
            banner.beside(control);
        }
    }

    private String saved(Instant at) {
        Duration age = Duration.between(at, clock.instant());
        return messages.text("state.stale", messages.formats().age(age));
    }

    /** The hour and minute, or also the day of an earlier one, in the zone of this computer. */
    private String shown(Instant at) {
        ZoneId zone = clock.getZone();
        boolean isToday = LocalDate.ofInstant(at, zone).equals(LocalDate.now(clock));
        return isToday
                ? messages.formats().minute(at, zone)
                : messages.formats().dateTime(at, zone);
    }

    private EmptyStateText cancelledWords() {
        EmptyStateText words =
                EmptyStateText.of(
                        "fth-slash",
                        messages.text("state.cancelled.title"),
                        messages.text("state.cancelled.text"));
        return retry == null
                ? words
                : words.withAction(messages.text("state.cancelled.again"), retry);
    }

    /** The time at which the shown data was loaded; null when there is none. */
    public ReadOnlyObjectProperty<@Nullable Instant> fetchedAtProperty() {
        return fetchedAt.getReadOnlyProperty();
    }

    @Override
    public void takeFocus() {
        middle.requestFocus();
        passFocus();
    }

    /** Shows the age of loaded data when the user returns to it late. */
    public void shownAgain() {
        Instant at = fetchedAt.get();
        boolean settled = getTop() == null && content.equals(shownBefore) && !isRefreshing();
        if (at != null && settled && Duration.between(at, clock.instant()).compareTo(FRESH) > 0) {
            top(new StaleBar(messages, saved(at)));
        }
    }

    private boolean isRefreshing() {
        return part == null ? middle.getChildren().contains(refreshMark) : part.isRefreshing();
    }

    private void keep(Node node, Instant at) {
        hasContent = true;
        shownBefore = node;
        fetchedAt.set(at);
        show(node);
    }

    private Node shownBefore() {
        return shownBefore == null ? content : shownBefore;
    }

    private void show(Node node) {
        holdFocus(middle.getChildren().stream().filter(shown -> !shown.equals(node)));
        put(node);
        passFocus();
    }

    private void put(Node... nodes) {
        Nodes.arrange(middle.getChildren(), List.of(nodes));
        offer();
    }

    private void offer() {
        if (twin != null) {
            String label = twin.getText();
            Visibility.show(
                    twin,
                    middle.getChildren().stream()
                            .noneMatch(
                                    node ->
                                            node instanceof EmptyView empty
                                                    && empty.offers(label)));
        }
    }

    private void top(@Nullable Node node) {
        holdFocus(Stream.ofNullable(getTop()));
        setTop(node);
        if (part != null) {
            part.passed();
        }
    }

    /**
     * Keeps the focus in the pane when the focused control is removed, so that it does not return
     * to the first control of the window.
     */
    private void holdFocus(Stream<Node> leaving) {
        if (leaving.anyMatch(node -> node.isFocusWithin())) {
            middle.requestFocus();
        }
    }

    /** Passes the focus to the new content, its rows first, or on failure to its next step. */
    private void passFocus() {
        if (!middle.isFocused() || (state instanceof LoadState.Loading && !hasContent)) {
            return;
        }
        if (!(state instanceof LoadState.Failed) || banner == null || !banner.focusRetry()) {
            Scene scene = middle.getScene();
            if (scene != null) {
                afterLayout(scene);
            }
        }
    }

    /**
     * Runs after the next layout, since new content has its controls only then. A layout here would
     * lay a table out twice.
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
        ViewFrame.rows(middle)
                .ifPresentOrElse(
                        Node::requestFocus,
                        () -> middle.requestFocusTraversal(TraversalDirection.NEXT));
        if (!middle.isFocusWithin()) {
            middle.requestFocus();
        }
    }
}
