package app.marquee.ui.control.state;

import app.marquee.text.FailureMessage;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

import javafx.scene.TraversalDirection;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.text.ListFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Failures of the parts of one view. Above what it shows stands one bar for each failure, which
 * names the parts that weren't refreshed and loads them again; one line runs there while any part
 * is refreshed. Where several parts have nothing to show for one reason, the last of them gives it
 * and loads all of them again. FX thread only.
 */
public final class RefreshFailures extends VBox {
    private final Messages messages;
    private final List<Part> failed = new ArrayList<>();
    private final List<Part> missing = new ArrayList<>();
    private final List<Part> refreshing = new ArrayList<>();
    private final RefreshMark mark;
    private int count;

    /**
     * @param messages of any bundle; only their language matters
     */
    public RefreshFailures(Messages messages) {
        this.messages = messages;
        this.mark = new RefreshMark(messages);
        mark.setManaged(false);
        // Over the upper edge of the view, which doesn't move for it.
        setViewOrder(-1);
        Visibility.show(this, false);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        mark.resizeRelocate(0, 0, getWidth(), mark.prefHeight(-1));
    }

    /**
     * A part of the view, such as a list.
     *
     * @param name in the sentence that it couldn't be refreshed; parts of one name are loaded again
     *     together
     */
    public Part part(String name, Runnable retry) {
        return new Part(name, retry);
    }

    /**
     * @param keys takes the focus where the last bar that had it is gone
     */
    private void arrange(Runnable keys) {
        boolean focused = isFocusWithin();
        Map<String, List<Part>> alike = new LinkedHashMap<>();
        failed.forEach(
                part -> alike.computeIfAbsent(part.alike(), _ -> new ArrayList<>()).add(part));
        List<ErrorBanner> bars = alike.values().stream().map(this::bar).toList();
        getChildren().setAll(bars);
        showMark();
        if (focused && (bars.isEmpty() || !bars.getFirst().focusRetry())) {
            keys.run();
        }
    }

    private void showMark() {
        if (refreshing.isEmpty()) {
            getChildren().remove(mark);
        } else if (!getChildren().contains(mark)) {
            getChildren().add(mark);
        }
        Visibility.show(this, !getChildren().isEmpty());
    }

    private void explain() {
        Map<String, List<Part>> alike = new LinkedHashMap<>();
        missing.forEach(
                part -> alike.computeIfAbsent(part.title(), _ -> new ArrayList<>()).add(part));
        alike.values().forEach(RefreshFailures::explain);
    }

    private static void explain(List<Part> parts) {
        List<Runnable> retries = parts.stream().map(part -> part.retry).toList();
        parts.removeLast().card.accept(() -> retries.forEach(Runnable::run));
        parts.forEach(part -> part.card.accept(null));
    }

    private ErrorBanner bar(List<Part> parts) {
        Map<String, Runnable> named = new LinkedHashMap<>();
        parts.forEach(part -> named.put(part.name, part.retry));
        String names =
                ListFormat.getInstance(
                                messages.locale(), ListFormat.Type.STANDARD, ListFormat.Style.FULL)
                        .format(named(parts));
        Part first = parts.getFirst();
        String happened =
                messages.text(
                        first.isFirstLoad ? "state.load.failed.of" : "state.refresh.failed.of",
                        names);
        ErrorBanner bar = new ErrorBanner(messages);
        bar.show(
                first.words.titled(messages.text("pattern.labeled", happened, first.title())),
                () -> List.copyOf(named.values()).forEach(Runnable::run));
        return bar.above(
                parts.stream()
                        .map(part -> part.loaded)
                        .filter(loaded -> !loaded.isEmpty())
                        .findFirst()
                        .orElse(""));
    }

    /** An open item isn't named beside its list. */
    private static List<String> named(List<Part> parts) {
        boolean isWithList = parts.stream().anyMatch(part -> !part.isItem);
        return parts.stream()
                .filter(part -> !isWithList || !part.isItem)
                .map(part -> part.name)
                .distinct()
                .toList();
    }

    /** Part of a view that is loaded by itself. */
    public final class Part {
        private final String name;
        private final Runnable retry;
        private final int number = count++;
        private FailureMessage words = new FailureMessage("", "", "", null, null);
        private String loaded = "";
        private boolean isItem;
        private boolean isFirstLoad;
        private Consumer<@Nullable Runnable> card = _ -> {};
        private Runnable keys = () -> requestFocusTraversal(TraversalDirection.NEXT);

        private Part(String name, Runnable retry) {
            this.name = name;
            this.retry = retry;
        }

        /** Sets who takes the focus from its bar once it is loaded. */
        void focusing(Runnable taker) {
            keys = taker;
        }

        /** The open item of a list that is another part. */
        public Part item() {
            isItem = true;
            return this;
        }

        private String title() {
            return words.title();
        }

        /** What failures that are said in one bar have in common. */
        private String alike() {
            return isFirstLoad + title();
        }

        /**
         * Shows its failure.
         *
         * @param at when what is shown was loaded; empty where it isn't said
         */
        public void failed(FailureMessage why, String at) {
            failed(why, at, false);
        }

        /** Shows that its first load failed, of which a part is shown. */
        void failedPartly(FailureMessage why) {
            failed(why, "", true);
        }

        private void failed(FailureMessage why, String at, boolean isFirst) {
            words = why;
            loaded = at;
            isFirstLoad = isFirst;
            if (!failed.contains(this)) {
                failed.add(this);
                failed.sort(Comparator.comparingInt(part -> part.number));
            }
            arrange(keys);
        }

        /**
         * Its first load failed.
         *
         * @param shown takes what loads again, or null where another part gives the reason
         */
        void missing(FailureMessage why, Consumer<@Nullable Runnable> shown) {
            passed();
            words = why;
            card = shown;
            missing.add(this);
            missing.sort(Comparator.comparingInt(part -> part.number));
            explain();
        }

        /** Sets whether it is loaded again while it is shown: one line says so for all parts. */
        public void refreshing(boolean isRefreshing) {
            if (isRefreshing != isRefreshing()) {
                if (isRefreshing) {
                    refreshing.add(this);
                } else {
                    refreshing.remove(this);
                }
                showMark();
            }
        }

        boolean isRefreshing() {
            return refreshing.contains(this);
        }

        /** It is loaded again, which failed at first. */
        void loading() {
            missing.remove(this);
        }

        /** It is loaded, or no longer shown. */
        public void passed() {
            refreshing(false);
            if (failed.remove(this)) {
                arrange(keys);
            }
            if (missing.remove(this)) {
                explain();
            }
        }
    }
}
