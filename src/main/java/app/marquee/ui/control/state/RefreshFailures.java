package app.marquee.ui.control.state;

import app.marquee.ui.control.Messages;
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
 * names the parts that weren't refreshed and loads them again. Where several parts have nothing to
 * show for one reason, the last of them gives it and loads all of them again. FX thread only.
 */
public final class RefreshFailures extends VBox {
    private final Messages messages;
    private final List<Part> failed = new ArrayList<>();
    private final List<Part> missing = new ArrayList<>();
    private int count;

    /**
     * @param messages of any bundle; only their language matters
     */
    public RefreshFailures(Messages messages) {
        this.messages = messages;
        Visibility.show(this, false);
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
                part -> alike.computeIfAbsent(part.title(), _ -> new ArrayList<>()).add(part));
        List<ErrorBanner> bars = alike.values().stream().map(this::bar).toList();
        getChildren().setAll(bars);
        Visibility.show(this, !bars.isEmpty());
        if (focused && (bars.isEmpty() || !bars.getFirst().focusRetry())) {
            keys.run();
        }
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
                        .format(List.copyOf(named.keySet()));
        String happened = messages.text("state.refresh.failed.of", names);
        Part first = parts.getFirst();
        ErrorBanner bar = new ErrorBanner(messages);
        bar.show(
                first.words.titled(messages.text("pattern.labeled", happened, first.title())),
                () -> List.copyOf(named.values()).forEach(Runnable::run));
        return bar.above(
                parts.stream()
                        .map(part -> part.age)
                        .filter(age -> !age.isEmpty())
                        .findFirst()
                        .orElse(""));
    }

    /** Part of a view that is loaded by itself. */
    public final class Part {
        private final String name;
        private final Runnable retry;
        private final int number = count++;
        private FailureMessage words = new FailureMessage("", "", "", null, null);
        private String age = "";
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

        private String title() {
            return words.title();
        }

        /**
         * Shows its failure.
         *
         * @param saved how old what is shown is; empty where it isn't said
         */
        public void failed(FailureMessage why, String saved) {
            words = why;
            age = saved;
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

        /** It is loaded again, which failed at first. */
        void loading() {
            missing.remove(this);
        }

        /** It is loaded, or no longer shown. */
        public void passed() {
            if (failed.remove(this)) {
                arrange(keys);
            }
            if (missing.remove(this)) {
                explain();
            }
        }
    }
}
