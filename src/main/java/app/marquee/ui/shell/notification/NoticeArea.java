package app.marquee.ui.shell.notification;

import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.TextScale;

import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Area of toast notifications. Confirmations and hints disappear by themselves, the latest warning
 * stays in a row below the section until that is left, and repeats are counted.
 */
public final class NoticeArea {
    private static final Duration LASTS = Duration.seconds(6);

    /** Notifications with a next step stay longer. */
    private static final Duration LASTS_WITH_STEP = Duration.seconds(10);

    private static final int MOST = 3;

    /** ID of the button of the first step; those after it are numbered. */
    private static final String ACTION = "notice-action";

    /** In pixels at the usual text size, beside what lies over the right side. */
    private static final double LEAST_WIDTH = 280;

    private final Messages messages;
    private final Runnable list;
    private final VBox passing = place("notice-area");
    private final VBox lasting = place("notice-rows");

    /** The oldest first. */
    private final List<Notice> shown = new ArrayList<>();

    /** The newest confirmation without a next step, which the next one replaces. */
    private Optional<Notice> latest = Optional.empty();

    /**
     * @param list shows all notifications
     */
    public NoticeArea(Messages messages, Runnable list) {
        this.messages = messages;
        this.list = list;
        lasting.setFillWidth(true);
        // Where there is no room it is hidden, and must not make the window larger.
        passing.setMinSize(0, 0);
        new NoticeLift(passing);
        BooleanBinding any = Bindings.isNotEmpty(lasting.getChildren());
        lasting.visibleProperty().bind(any);
        lasting.managedProperty().bind(any);
    }

    private static VBox place(String style) {
        VBox place = new VBox();
        place.getStyleClass().add(style);
        place.setAlignment(Pos.BOTTOM_RIGHT);
        place.setFillWidth(false);
        place.setPickOnBounds(false);
        return place;
    }

    /** Notifications that disappear by themselves, to be laid over the window. */
    public Region passing() {
        return passing;
    }

    /**
     * Keeps the passing notifications beside what lies over the right side of the window, and hides
     * them where that leaves no room. The list takes the place of all that stay.
     *
     * @param covered how wide that is; 0 while nothing is there
     * @param listed whether a list shows them all
     */
    public void avoid(ObservableValue<Number> covered, ObservableValue<Boolean> listed) {
        covered.subscribe(
                width -> StackPane.setMargin(passing, new Insets(0, width.doubleValue(), 0, 0)));
        listed.subscribe(
                now -> {
                    if (now) {
                        leave();
                    }
                });
        passing.visibleProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () ->
                                        !listed.getValue()
                                                && (covered.getValue().doubleValue() == 0
                                                        || hasRoom()),
                                covered,
                                listed,
                                passing.widthProperty()));
    }

    private boolean hasRoom() {
        return passing.getWidth() >= LEAST_WIDTH * TextScale.now(passing);
    }

    /** Notifications that stay, to be laid out below the section; takes no space while empty. */
    public Region lasting() {
        return lasting;
    }

    /**
     * @param taken runs when a step was chosen
     */
    public void done(String text, List<Notices.Step> steps, Consumer<Notices.Step> taken) {
        if (steps.isEmpty()) {
            latest.filter(before -> !before.text.equals(text)).ifPresent(this::remove);
        }
        Notice notice = add(passing, "fth-check", text, steps, taken);
        if (steps.isEmpty()) {
            latest = Optional.of(notice);
        }
        notice.goesAfter(steps.isEmpty() ? LASTS : LASTS_WITH_STEP);
    }

    public void hint(String text) {
        add(passing, "fth-alert-circle", text, List.of(), _ -> {}).goesAfter(LASTS);
    }

    public void warn(String text, List<Notices.Step> steps, Consumer<Notices.Step> taken) {
        add(lasting, "fth-alert-circle", text, steps, taken);
    }

    /** Removes the warnings. */
    public void leave() {
        warnings().forEach(this::remove);
    }

    private List<Notice> warnings() {
        return shown.stream().filter(notice -> notice.stays).toList();
    }

    /** The latest warning stands for all of them. */
    private void stack() {
        List<Notice> warnings = warnings();
        if (warnings.isEmpty()) {
            lasting.getChildren().clear();
        } else {
            Notice latest = warnings.getLast();
            latest.leadToMore(warnings.size() - 1);
            lasting.getChildren().setAll(latest);
        }
    }

    private Notice add(
            VBox place,
            String icon,
            String text,
            List<Notices.Step> steps,
            Consumer<Notices.Step> taken) {
        Optional<Notice> same = same(text);
        same.ifPresent(this::remove);
        Notice notice =
                new Notice(
                        icon,
                        text,
                        same.map(before -> before.times + 1).orElse(1),
                        place.equals(lasting));
        steps.forEach(step -> notice.offer(step, taken));
        notice.closable();
        shown.add(notice);
        if (notice.stays) {
            stack();
        } else {
            passing.getChildren().add(notice);
            if (passing.getChildren().size() > MOST) {
                passing.getChildren().stream()
                        .limit(1)
                        .map(Notice.class::cast)
                        .toList()
                        .forEach(this::remove);
            }
        }
        return notice;
    }

    private Optional<Notice> same(String text) {
        return shown.stream().filter(notice -> notice.text.equals(text)).findFirst();
    }

    /** Closes the focused notification, or else the newest; false when there is none. */
    public boolean dismiss() {
        if (shown.isEmpty()) {
            return false;
        }
        remove(shown.stream().filter(Node::isFocusWithin).findFirst().orElse(shown.getLast()));
        return true;
    }

    private void remove(Notice notice) {
        shown.remove(notice);
        passing.getChildren().remove(notice);
        stack();
    }

    /** Card of one notification. */
    private final class Notice extends HBox {
        private final String text;
        private final int times;
        private final boolean stays;
        private final Button others = Buttons.titled("notice-more", "");
        private final Button close = new Button();

        /** A strong reference, since the observed properties hold it weakly. */
        private final BooleanExpression held =
                hoverProperty().or(focusWithinProperty()).or(sceneProperty().isNull());

        Notice(String icon, String text, int times, boolean stays) {
            this.text = text;
            this.times = times;
            this.stays = stays;
            String counted = NoticeList.counted(messages, text, times);
            Label words = new NoticeText(counted);
            if (stays) {
                words.getStyleClass().add("notice-text");
            } else {
                words.setMinHeight(USE_PREF_SIZE);
            }
            words.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(words, Priority.ALWAYS);
            setId("notice");
            getStyleClass().add("notice");
            setAccessibleText(counted);
            getChildren().addAll(new FontIcon(icon), words);
        }

        void offer(Notices.Step step, Consumer<Notices.Step> taken) {
            Button button = new Button(step.title());
            long before = getChildren().stream().filter(Button.class::isInstance).count();
            button.setId(before == 0 ? ACTION : ACTION + "-" + (before + 1));
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setMnemonicParsing(false);
            button.setOnAction(
                    _ -> {
                        remove(this);
                        taken.accept(step);
                        step.action().run();
                    });
            getChildren().add(button);
        }

        /** Leads to the list while there are others. */
        void leadToMore(int count) {
            getChildren().remove(others);
            if (count > 0) {
                others.setText(messages.text("busy.more", count));
                getChildren().add(getChildren().indexOf(close), others);
            }
        }

        void closable() {
            others.setOnAction(_ -> list.run());
            close.setId("notice-close");
            close.setGraphic(new FontIcon("fth-x"));
            close.getStyleClass().add("button-icon");
            close.setAccessibleText(messages.text("close"));
            close.setOnAction(_ -> remove(this));
            getChildren().add(close);
        }

        /**
         * The timer pauses while the pointer or the focus is on it and while it is not shown: a
         * running timer would keep its window in memory.
         */
        void goesAfter(Duration time) {
            PauseTransition pause = new PauseTransition(time);
            pause.setOnFinished(_ -> remove(this));
            held.subscribe(
                    now -> {
                        if (now) {
                            pause.stop();
                        } else {
                            pause.playFromStart();
                        }
                    });
        }
    }
}
