package app.marquee.ui.activity;

import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Dialog with what each change expected, what the platform has now and what it would set. */
final class CompareDialog {
    private static final double TALL = 360;

    private final Dialogs dialogs;
    private final Messages messages;
    private final ChangeWords words;
    private final Predicate<List<ChangeLine>> canRetry;
    private final Consumer<List<ChangeLine>> retry;

    /**
     * @param canRetry whether changes can be applied
     * @param retry reviews them and applies them again
     */
    CompareDialog(
            SectionContext on,
            ChangeWords words,
            Predicate<List<ChangeLine>> canRetry,
            Consumer<List<ChangeLine>> retry) {
        this.dialogs = on.dialogs();
        this.messages = on.messages();
        this.words = words;
        this.canRetry = canRetry;
        this.retry = retry;
    }

    void show(List<StateCheck> checks) {
        List<ChangeLine> lines = checks.stream().map(StateCheck::line).toList();
        VBox items = new VBox();
        items.setId("compare-items");
        items.getStyleClass().add("compare-items");
        checks.forEach(check -> items.getChildren().add(item(check)));
        ScrollPane scroll = new ScrollPane(items);
        scroll.setFitToWidth(true);
        scroll.setMaxHeight(TALL);
        scroll.getStyleClass().add("edge-to-edge");
        Button close = ReviewDialog.button("compare-close", messages.text("close"));
        WriteButton again = WriteButton.opening("compare-retry", messages.text("error.retry"));
        again.setDisable(!canRetry.test(lines));
        Dialogs.OpenDialog dialog =
                dialogs.show(messages.text("compare.title"), scroll, List.of(close, again));
        close.requestFocus();
        close.setOnAction(_ -> dialog.close());
        again.setOnAction(
                _ -> {
                    dialog.close();
                    retry.accept(lines);
                });
    }

    private VBox item(StateCheck check) {
        Label name = wrapping(words.item(check.present().subject()));
        name.getStyleClass().add("pending-group-name");
        VBox item = new VBox(name);
        if (check.kind() == StateCheck.Kind.CHANGED) {
            check.differences().forEach(member -> item.getChildren().add(values(check, member)));
        } else {
            item.getChildren().add(wrapping(verdict(check)));
        }
        if (check.kind() == StateCheck.Kind.AS_EXPECTED) {
            check.line().members().forEach(member -> item.getChildren().add(unchanged(member)));
        }
        return item;
    }

    private GridPane unchanged(MemberChange member) {
        GridPane values = new GridPane();
        values.getStyleClass().add("compare-values");
        add(values, 0, "field.field", words.memberName(member.member()));
        add(values, 1, "column.now", words.member(member, member.before()));
        add(values, 2, "source.change", words.member(member, member.after()));
        return values;
    }

    /**
     * @param member the value that the change expected, and the one that is there now
     */
    private GridPane values(StateCheck check, MemberChange member) {
        GridPane values = new GridPane();
        values.getStyleClass().add("compare-values");
        add(values, 0, "field.field", words.memberName(member.member()));
        add(values, 1, "compare.expected", words.member(member, member.before()));
        add(values, 2, "column.now", words.member(member, member.after()));
        add(values, 3, "source.change", words.member(member, wanted(check.line(), member)));
        return values;
    }

    private static ChangeValue wanted(ChangeLine line, MemberChange member) {
        return line.members().stream()
                .filter(each -> each.member().equals(member.member()))
                .map(MemberChange::after)
                .findFirst()
                .orElseGet(ChangeValue.Unknown::new);
    }

    private void add(GridPane values, int row, String key, String value) {
        Label name = new Label(messages.text(key));
        name.getStyleClass().add("muted");
        name.setMinWidth(Region.USE_PREF_SIZE);
        values.addRow(row, name, wrapping(value));
    }

    private String verdict(StateCheck check) {
        return switch (check.kind()) {
            case AS_EXPECTED, CHANGED -> messages.text("compare.same");
            case ALREADY -> messages.text("compare.already");
            case GONE -> messages.text("compare.gone");
            case UNREAD -> messages.text("compare.unread");
            case FAILED ->
                    check.failure() == null
                            ? messages.text("compare.failed")
                            : new FailureText(messages)
                                    .of(check.failure(), FailureSubject.OTHER)
                                    .title();
        };
    }

    private static Label wrapping(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        Wrapping.guard(label);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
