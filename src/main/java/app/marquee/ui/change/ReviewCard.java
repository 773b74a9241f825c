package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.table.FrameSource;

import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Card of a proposal in review: old and new values, and on demand the exact requests. FX thread
 * only.
 */
final class ReviewCard extends VBox {
    private static final int SHOWN = 3;
    private static final int NAMED = 5;

    private final Messages messages;
    private final ChangeWords words;
    private final FrameSource frames;
    private final int requests;
    private final ToggleButton request;

    public ReviewCard(Proposal proposal, Messages messages, ChangeWords words, FrameSource frames) {
        this.messages = messages;
        this.words = words;
        this.frames = frames;
        this.requests = proposal.changes().size();
        this.request = new ToggleButton(messages.text("request"), new FontIcon("fth-code"));
        request.setId("review-request");
        request.getStyleClass().addAll("flat", "small");
        getStyleClass().add("review-card");
        List<ChangeLine> lines = proposal.lines();
        List<String> forever =
                new IrreversibleReasons(messages, words)
                        .of(lines).stream()
                                .filter(reason -> !proposal.warning().contains(reason))
                                .toList();
        warn(proposal, forever);
        lines.stream().limit(SHOWN).forEach(line -> add(line, isNamed(proposal, line)));
        int more = lines.size() - SHOWN;
        if (more > 0) {
            getChildren().add(caption(messages.text("more", more)));
        }
        getChildren().add(request);
        if (!proposal.careful()) {
            forever.forEach(reason -> getChildren().add(noWayBack(reason)));
        }
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

    /** Adds the number of requests and their duration when there is more than one. */
    void telling(int perMinute) {
        if (requests > 1) {
            Label time = caption(ReviewDialog.cost(messages, requests, perMinute));
            time.setId("review-time");
            getChildren().addFirst(time);
        }
    }

    private HBox warning(String text) {
        Label label = wrapping(text);
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
        Label label = wrapping(text);
        label.getStyleClass().add("caption");
        return label;
    }

    /** Whether the title names all that a change is about, so that nothing more is said of it. */
    private static boolean isNamed(Proposal proposal, ChangeLine line) {
        String name = line.subject().title();
        return line.subjects().size() == 1
                && line.subject().video() == null
                && name != null
                && proposal.title().contains("“" + name + "”");
    }

    private void add(ChangeLine line, boolean isNamed) {
        VBox box = new VBox();
        box.getStyleClass().add("review-line");
        if (line.members().isEmpty() && !isNamed) {
            addNames(box, line.subjects());
        }
        VBox members = new VBox();
        members.getStyleClass().add("review-members");
        for (MemberChange member : line.members()) {
            members.getChildren().add(member(line, member));
        }
        if (!line.members().isEmpty()) {
            box.getChildren().add(framed(line.subject(), members));
        }
        List<Subject> inIt =
                line.subjects().stream()
                        .skip(1)
                        .filter(subject -> subject.kind() == ItemKind.VIDEO)
                        .toList();
        if (!inIt.isEmpty() && !line.members().isEmpty()) {
            addNames(box, inIt);
        }
        box.getChildren().add(request(line));
        getChildren().add(box);
    }

    private Label request(ChangeLine line) {
        Label label = wrapping(RequestPreview.text(line));
        label.getStyleClass().addAll("mono", "request-text");
        label.setAccessibleText(messages.text("request") + ": " + label.getText());
        label.visibleProperty().bind(request.selectedProperty());
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    /** Adds the subjects of a change without values, or what a list gains or loses. */
    private void addNames(VBox box, List<Subject> subjects) {
        if (subjects.stream().allMatch(subject -> subject.video() == null)) {
            box.getChildren().add(wrapping(names(subjects)));
            return;
        }
        subjects.stream()
                .limit(NAMED)
                .map(subject -> framed(subject, wrapping(words.subject(subject))))
                .forEach(box.getChildren()::add);
        int more = subjects.size() - NAMED;
        if (more > 0) {
            box.getChildren().add(caption(messages.text("more", more)));
        }
    }

    private String names(List<Subject> subjects) {
        String named =
                subjects.stream()
                        .limit(NAMED)
                        .map(words::subject)
                        .collect(Collectors.joining(", "));
        int more = subjects.size() - NAMED;
        return more > 0 ? messages.text("pattern.more", more, named) : named;
    }

    /** What is said of an item; of a video after its frame. */
    private Region framed(Subject subject, Region said) {
        if (subject.video() == null) {
            return said;
        }
        HBox both = new HBox(frames.frame(subject.video()), said);
        both.getStyleClass().add("review-video");
        HBox.setHgrow(said, Priority.ALWAYS);
        return both;
    }

    private Label member(ChangeLine line, MemberChange member) {
        return wrapping(
                messages.text(
                        "review.member",
                        words.about(line),
                        words.memberName(member.member()),
                        words.step(line, member)));
    }

    private static Label wrapping(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }
}
