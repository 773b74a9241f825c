package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.control.table.MarkedText;

import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * Text of a change, old → new, with the difference marked; it breaks into lines and is never cut.
 * FX thread only.
 */
final class StepText extends TextFlow {
    StepText(ChangeLine line, ChangeText words) {
        getStyleClass().add("pending-change");
        for (MemberChange change : line.members()) {
            if (!getChildren().isEmpty()) {
                add(" · ", "");
            }
            if (ChangeWords.isStep(change)) {
                add(change, words);
            } else {
                add(words.member(change), "");
            }
        }
        setAccessibleText(words.members(line));
    }

    private void add(MemberChange change, ChangeText words) {
        String before = words.before(change);
        String after = words.after(change);
        add(words.named(change), "muted");
        if (change.before().isKnown() && change.before() instanceof ChangeValue.Text) {
            add(before, after, "pending-removed");
        } else {
            add(before, change.before().isKnown() ? "pending-removed" : "muted");
        }
        add(" → ", "muted");
        if (change.before() instanceof ChangeValue.Text
                && change.after() instanceof ChangeValue.Text) {
            add(after, before, "pending-added");
        } else {
            add(after, "pending-added");
        }
    }

    private void add(String text, String other, String style) {
        MarkedText.Part part = MarkedText.difference(text, other);
        add(text.substring(0, part.from()), "");
        add(text.substring(part.from(), part.to()), style);
        add(text.substring(part.to()), "");
    }

    private void add(String text, String style) {
        if (!text.isEmpty()) {
            Text part = new Text(text);
            part.getStyleClass().add(style.isEmpty() ? "pending-kept" : style);
            getChildren().add(part);
        }
    }
}
