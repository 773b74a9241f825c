package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.text.Messages;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.table.FrameSource;

import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;

/**
 * Card of a proposal in review: old and new values, and on demand the exact requests. FX thread
 * only.
 */
final class ReviewCard extends VBox {
    private final ToggleButton request;

    public ReviewCard(Proposal proposal, Messages messages, ChangeWords words, FrameSource frames) {
        this.request = new ToggleButton(messages.text("request"), new FontIcon("fth-code"));
        request.setId("review-request");
        request.getStyleClass().addAll("flat", "small");
        DeveloperMode.reveal(request);
        getStyleClass().add("review-card");
        List<ChangeLine> lines = proposal.lines();
        List<String> forever =
                new IrreversibleReasons(messages, words)
                        .of(lines).stream()
                                .filter(reason -> !proposal.warning().contains(reason))
                                .toList();
        warn(proposal, forever);
        List<ReviewRow> rows =
                lines.stream()
                        .flatMap(line -> ReviewRow.of(line, isNamed(proposal, line)).stream())
                        .filter(row -> proposal.effects().isEmpty() || !row.hasValues())
                        .toList();
        if (!proposal.effects().isEmpty()) {
            getChildren().add(effects(proposal.effects()));
        }
        getChildren()
                .addAll(
                        new ReviewRows(
                                rows,
                                messages,
                                words,
                                frames,
                                request.selectedProperty().and(request.visibleProperty())),
                        request);
        if (!proposal.careful()) {
            forever.forEach(reason -> getChildren().add(noWayBack(reason)));
        }
    }

    private static VBox effects(List<String> items) {
        VBox box = new VBox();
        box.setId("review-effects");
        box.getStyleClass().add("review-members");
        items.forEach(item -> box.getChildren().add(ReviewRows.wrapping(item)));
        return box;
    }

    /** What destroys something says first that it can't be undone. */
    private void warn(Proposal proposal, List<String> forever) {
        List<String> warnings = new ArrayList<>(proposal.careful() ? forever : List.of());
        if (!proposal.warning().isEmpty()) {
            warnings.add(proposal.warning());
        }
        if (!warnings.isEmpty()) {
            getChildren().add(warning(String.join("\n", warnings)));
        }
    }

    private HBox warning(String text) {
        Label label = ReviewRows.wrapping(text);
        label.setId("review-warning");
        HBox box = new HBox(new FontIcon("fth-alert-triangle"), label);
        box.getStyleClass().add("review-warning");
        return box;
    }

    private Label noWayBack(String reason) {
        Label label = caption(reason);
        label.getStyleClass().add("review-no-way-back");
        return label;
    }

    private Label caption(String text) {
        Label label = ReviewRows.wrapping(text);
        label.getStyleClass().add("caption");
        return label;
    }

    /** Whether the title names all that a change is about, so that nothing more is said of it. */
    private static boolean isNamed(Proposal proposal, ChangeLine line) {
        String name = line.subject().title();
        return line.subjects().size() == 1
                && line.subject().video() == null
                && !line.subject().isClaimed()
                && name != null
                && proposal.title().contains("“" + name + "”");
    }
}
