package app.marquee.ui.live;

import app.marquee.model.failure.Failure;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.VBox;

import java.util.function.Consumer;

/** Bar of the options of the chart and of auto-refresh. */
final class LiveBar extends VBox {
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

    /** Key under which it is remembered. */
    private final LiveViewModel model;

    private final LiveProvenance words;
    private final Messages messages;
    private final FailureText failures;
    private final CheckBox fromStart = new CheckBox();
    private final CheckBox follow = new CheckBox();
    private final RelativeTimeLabel status = new RelativeTimeLabel();
    private final OverflowBar row;
    private final Runnable onDrawn;
    private boolean isAligned;
    private boolean isOfPeak;
    private boolean alignmentChosen;
    private boolean followChosen;
    private boolean isOpening;

    /**
     * @param onDrawn draws the chart otherwise
     */
    LiveBar(LiveViewModel model, LiveProvenance words, Runnable onDrawn) {
        this.model = model;
        this.words = words;
        this.messages = words.messages();
        this.failures = new FailureText(messages);
        this.onDrawn = onDrawn;
        getStyleClass().add("period-bar");
        option(
                fromStart,
                "live-align",
                "live.align",
                on -> {
                    isAligned = on;
                    onDrawn.run();
                });
        fromStart.addEventHandler(ActionEvent.ACTION, _ -> alignmentChosen = true);
        follow.setId("live-follow");
        follow.setText(messages.text("live.follow"));
        follow.getStyleClass().add("live-option");
        follow.selectedProperty().subscribe((_, on) -> model.follow(on, !isOpening));
        follow.addEventHandler(ActionEvent.ACTION, _ -> followChosen = true);
        status.setId("live-status");
        status.getStyleClass().add("form-message");
        status.setWrapText(true);
        status.setMinHeight(USE_PREF_SIZE);
        tell("", "", false);
        row = new OverflowBar("live-more", messages);
        row.add(fromStart, follow);
        getChildren().addAll(row, status);
        visibleProperty().bind(row.visibleProperty().or(status.visibleProperty()));
        managedProperty().bind(visibleProperty());
        offer(false);
    }

    private void option(CheckBox box, String id, String key, Consumer<Boolean> onChange) {
        box.setId(id);
        box.setText(messages.text(key));
        box.getStyleClass().add("live-option");
        box.selectedProperty().subscribe((_, on) -> onChange.accept(on));
    }

    /** Shows the options, or leaves them out while there is nothing to show. */
    void offer(boolean any) {
        Visibility.show(row, any);
    }

    /** Aligns the start times of several streams, unless the user chose otherwise. */
    void streams(int count) {
        if (!alignmentChosen) {
            fromStart.setSelected(count > 1);
        }
    }

    /** Refreshes while a stream is live, unless the user chose otherwise. */
    void follow(boolean isLive) {
        if (!followChosen) {
            isOpening = true;
            follow.setSelected(isLive);
            isOpening = false;
        }
    }

    boolean isAligned() {
        return isAligned;
    }

    /** Draws lines in percent of their peaks, or in viewers. */
    void toggleOfPeak() {
        isOfPeak = !isOfPeak;
        onDrawn.run();
    }

    /** Whether lines are in percent of their peaks. */
    boolean isOfPeak() {
        return isOfPeak;
    }

    /** Shows how auto-refresh goes, if it is on; returns whether it is. */
    boolean tell() {
        AutoRefresh auto = model.autoRefresh();
        boolean isOn = auto.onProperty().get() && !model.ids().isEmpty();
        Failure failure = auto.failureProperty().get();
        if (!isOn) {
            tell("", "", false);
        } else if (failure == null) {
            tell(going(auto), messages.text("live.following.lasting", lastPoint()), false);
        } else {
            String wrong = failures.of(failure, FailureSubject.LIVE).title();
            tell(
                    messages.text("live.trouble", wrong, untilNext(auto), age()),
                    messages.text("live.trouble.lasting", wrong, lastPoint()),
                    true);
        }
        return isOn;
    }

    private String going(AutoRefresh auto) {
        return auto.isLoading()
                ? messages.text("live.following.now", age())
                : messages.text("live.following", untilNext(auto), age());
    }

    private String untilNext(AutoRefresh auto) {
        return messages.formats().wait(auto.untilNext());
    }

    private String age() {
        return words.age(model.contentProperty().get());
    }

    private String lastPoint() {
        return words.lastPoint(model.contentProperty().get());
    }

    /**
     * @param lasting the same without ages, for images
     */
    private void tell(String now, String lasting, boolean warning) {
        status.tell(now, lasting);
        status.pseudoClassStateChanged(WARNING, warning);
    }

    void toggleFollow() {
        follow.fire();
    }

    void toggleAlign() {
        fromStart.fire();
    }
}
