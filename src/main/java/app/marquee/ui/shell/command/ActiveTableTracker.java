package app.marquee.ui.shell.command;

import app.marquee.ui.control.table.ColumnChoice;
import app.marquee.ui.control.table.TableCopy;

import javafx.scene.Node;
import javafx.scene.Parent;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * Tracker of the table that row commands apply to: the last focused one in front, or else the first
 * with a selection. FX thread only.
 */
public final class ActiveTableTracker {
    private @Nullable TableCopy<?> last;

    /** The focus has gone there. */
    public void focused(@Nullable Node owner) {
        TableCopy.of(owner).ifPresent(table -> last = table);
    }

    /**
     * @param view of the section in front
     */
    public Optional<TableCopy<?>> in(@Nullable Parent view) {
        if (last != null && last.isReady() && last.isShown()) {
            return Optional.of(last);
        }
        return tables(view).filter(table -> table.isReady() && table.isShown()).findFirst();
    }

    /**
     * The choice of the columns of the table that had the focus last, or else of the first.
     *
     * @param view of the section in front
     */
    public Optional<ColumnChoice> columns(@Nullable Parent view) {
        return Stream.concat(Stream.ofNullable(last), tables(view))
                .filter(TableCopy::isShown)
                .flatMap(table -> table.choice().stream())
                .findFirst();
    }

    private static Stream<TableCopy<?>> tables(@Nullable Parent view) {
        return view == null
                ? Stream.empty()
                : nodes(view).flatMap(node -> TableCopy.of(node).stream());
    }

    private static Stream<Node> nodes(Node node) {
        return node instanceof Parent parent && node.isVisible()
                ? Stream.concat(
                        Stream.of(node),
                        parent.getChildrenUnmodifiable().stream()
                                .flatMap(ActiveTableTracker::nodes))
                : Stream.of(node);
    }
}
