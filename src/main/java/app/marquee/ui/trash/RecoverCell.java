package app.marquee.ui.trash;

import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;

import javafx.scene.control.TableCell;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Cell at the right edge with a button that recovers the video under the mouse, all videos of a
 * group, or a video that expires soon while its recovery is only saved. FX thread only.
 */
final class RecoverCell extends TableCell<TrashLine, TrashLine> {
    private final Messages messages;
    private final Function<TrashRow, String> title;
    private final Predicate<TrashRow> canRecover;
    private final WriteButton recover = WriteButton.opening("trash-recover-here", "");

    /**
     * @param title of a video, or what stands in for it
     * @param canRecover whether the recovery of a video can be sent
     */
    RecoverCell(
            Messages messages,
            Function<TrashRow, String> title,
            Predicate<TrashRow> canRecover,
            Consumer<List<TrashRow>> onRecover) {
        this.messages = messages;
        this.title = title;
        this.canRecover = canRecover;
        getStyleClass().add("trash-recover-cell");
        recover.getStyleClass().addAll("small", "trash-recover-here");
        // The key is that of the command; a button in each row would catch the Tab key.
        recover.setFocusTraversable(false);
        recover.setOnAction(_ -> onRecover.accept(rows()));
        tableRowProperty()
                .flatMap(row -> row.hoverProperty())
                .orElse(false)
                .subscribe(_ -> showButton());
    }

    private List<TrashRow> rows() {
        return switch (getItem()) {
            case TrashGroup group -> group.rows().stream().filter(canRecover).toList();
            case TrashRow row when canRecover.test(row) -> List.of(row);
            case TrashRow _ -> List.of();
            case null -> List.of();
        };
    }

    @Override
    protected void updateItem(TrashLine line, boolean isEmpty) {
        super.updateItem(line, isEmpty);
        TrashLine shown = isEmpty ? null : line;
        setGraphic(shown == null ? null : recover);
        if (shown instanceof TrashGroup) {
            int open = rows().size();
            recover.name(messages.text("recover.some", open));
            recover.setAccessibleText(messages.plural("recover.videos", open));
        } else if (shown instanceof TrashRow row) {
            recover.name(
                    isOverdue(row)
                            ? messages.plural("recover.videos", 1)
                            : messages.text("recover.one"));
            recover.setAccessibleText(messages.text("recover.named", title.apply(row)));
        }
        showButton();
    }

    /** Whether it expires soon, although its recovery was made: it was not sent. */
    private static boolean isOverdue(TrashRow row) {
        return row.isPending() && row.isExpiring();
    }

    /** Whether the only video of a group has the button already. */
    private boolean isOfItsRow() {
        List<TrashRow> open = rows();
        return open.size() == 1 && isOverdue(open.getFirst());
    }

    private void showButton() {
        boolean isWanted =
                (getItem() instanceof TrashGroup && !isOfItsRow())
                        || (getItem() instanceof TrashRow row && isOverdue(row))
                        || (getTableRow() != null && getTableRow().isHover());
        recover.setVisible(isWanted && !rows().isEmpty());
    }
}
