package app.marquee.ui.cities;

import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.MissingDays;
import app.marquee.ui.control.Visibility;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Strip of daily bars below the map, with which a day is chosen, explained or played. FX thread
 * only.
 */
final class TimeStrip extends HBox {
    private static final Duration STEP = Duration.millis(500);

    /** Loads that take longer show their cost. */
    private static final java.time.Duration LONG = java.time.Duration.ofSeconds(10);

    private final CityDaysViewModel model;
    private final Messages messages;
    private final BooleanSupplier still;
    private final Button play = new Button(null, new FontIcon("fth-play"));
    private final DayBars bars;
    private final Label first = new Label();
    private final Label latest = new Label();
    private final Label coming = new Label();
    private final Label cost = new Label();
    private final Button load = new Button();
    private final MissingDays failed;
    private final Subscription following;
    private @Nullable Timeline playing;

    /**
     * @param still whether motion is reduced: each press shows one more day then
     * @param explain opens what made a day
     */
    TimeStrip(
            CityDaysViewModel model,
            Messages messages,
            BooleanSupplier still,
            Consumer<LocalDate> explain) {
        this.model = model;
        this.messages = messages;
        this.still = still;
        this.bars = new DayBars(messages, model, explain);
        this.failed = new MissingDays("cities", messages, model::retry);
        setId("map-time");
        getStyleClass().add("time-strip");
        play.setId("map-play");
        play.getStyleClass().addAll("button-icon", "flat");
        play.setOnAction(_ -> toggle());
        coming.setText(messages.text("state.loading"));
        coming.getStyleClass().add("caption");
        cost.setId("map-days-cost");
        cost.getStyleClass().add("caption");
        cost.setMinWidth(USE_PREF_SIZE);
        load.setId("map-days-load");
        load.setMinWidth(USE_PREF_SIZE);
        load.setOnAction(_ -> model.load());
        HBox.setHgrow(bars, Priority.ALWAYS);
        for (Label date : List.of(first, latest)) {
            date.getStyleClass().add("caption");
            date.setMinWidth(USE_PREF_SIZE);
        }
        getChildren().addAll(play, first, bars, latest, coming, failed, load, cost);
        following =
                model.daysProperty()
                        .subscribe(this::show)
                        .and(model.loadingProperty().subscribe(_ -> offer()))
                        .and(model.failedProperty().subscribe(_ -> offer()))
                        .and(model.chosenProperty().subscribe(bars::mark));
        sceneProperty().subscribe(scene -> stopWithout(scene == null));
        playsNow(false);
    }

    /** What has the focus after a day was explained. */
    DayBars bars() {
        return bars;
    }

    private void show(CityDays days) {
        Visibility.show(this, !days.days().isEmpty());
        bars.show(days);
        Visibility.show(bars, days.isAnyKnown());
        Visibility.show(play, days.isAnyKnown());
        Visibility.show(first, days.isAnyKnown());
        Visibility.show(latest, days.isAnyKnown());
        if (days.isAnyKnown()) {
            first.setText(messages.formats().day(days.days().getFirst().date()));
            latest.setText(messages.formats().day(days.days().getLast().date()));
        }
        bars.mark(model.chosenProperty().get());
        offer();
    }

    /** Shows that days are loading or couldn't be loaded, or what the rest costs. */
    private void offer() {
        CityDays days = model.daysProperty().get();
        boolean isLoading = model.loadingProperty().get();
        boolean isFailed = model.failedProperty().get();
        boolean isMissing = !days.missing().isEmpty() && !isLoading;
        int count = days.missing().size();
        Visibility.show(coming, isLoading && !days.isAnyKnown());
        failed.show(isMissing && isFailed);
        Visibility.show(load, isMissing && !isFailed);
        bars.keepWidth(!isMissing);
        boolean isDear = count > BackgroundBudget.A_VISIT || model.cost().compareTo(LONG) > 0;
        Visibility.show(cost, isMissing && !isFailed && isDear);
        load.setText(messages.plural("days.load", count));
        cost.setText(messages.plural("days.cost", count, messages.formats().wait(model.cost())));
    }

    /** Plays the days, or stops; with reduced motion it shows the next one. */
    void toggle() {
        if (playing != null) {
            stop();
        } else if (model.daysProperty().get().isAnyKnown()) {
            model.step(1);
            if (!still.getAsBoolean()) {
                Timeline timeline = new Timeline(new KeyFrame(STEP, _ -> model.step(1)));
                timeline.setCycleCount(Animation.INDEFINITE);
                timeline.play();
                playing = timeline;
                playsNow(true);
            }
        }
    }

    private void stopWithout(boolean gone) {
        if (gone) {
            stop();
        }
    }

    private void stop() {
        if (playing != null) {
            playing.stop();
            playing = null;
            playsNow(false);
        }
    }

    private void playsNow(boolean now) {
        String text = messages.text(now ? "strip.pause" : "strip.play");
        play.setGraphic(new FontIcon(now ? "fth-pause" : "fth-play"));
        play.setTooltip(new Tooltip(text));
        play.setAccessibleText(text);
    }

    void close() {
        stop();
        following.unsubscribe();
    }

    /**
     * Daily bars on one scale. One may be chosen by mouse or arrow keys, and explained by a click
     * or Enter. FX thread only.
     */
    static final class DayBars extends Region {
        private static final double HEIGHT = 34;
        private static final double GAP = 2;
        private static final double LEAST = 2;

        /** In pixels, a day and all days, so that they can be told apart. */
        private static final double DAY = 8;

        private static final double ALL = 224;
        private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
        private static final PseudoClass YOUNG = PseudoClass.getPseudoClass("preliminary");
        private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

        private final Messages messages;
        private final FigureWords figures;
        private final CityDaysViewModel model;
        private final Consumer<LocalDate> explain;
        private final List<Region> bars = new ArrayList<>();
        private final Tooltip told = new Tooltip();
        private CityDays days = CityDays.NONE;

        DayBars(Messages messages, CityDaysViewModel model, Consumer<LocalDate> explain) {
            this.messages = messages;
            this.figures = new FigureWords(messages);
            this.model = model;
            this.explain = explain;
            setId("map-days");
            getStyleClass().add("day-bars");
            setAccessibleRole(AccessibleRole.SLIDER);
            setFocusTraversable(true);
            setPrefHeight(HEIGHT);
            setMinHeight(HEIGHT);
            setMinWidth(0);
            setOnMousePressed(this::scrub);
            setOnMouseDragged(this::scrub);
            setOnMouseClicked(this::press);
            setOnMouseMoved(this::tell);
            Tooltip.install(this, told);
            setOnKeyPressed(this::key);
        }

        void show(CityDays shown) {
            days = shown;
            bars.clear();
            for (CityDays.Day day : shown.days()) {
                Region bar = new Region();
                bar.getStyleClass().add("day-bar");
                bar.setMouseTransparent(true);
                bar.setManaged(false);
                bar.pseudoClassStateChanged(UNKNOWN, !day.isKnown());
                bar.pseudoClassStateChanged(YOUNG, day.isYoung());
                bars.add(bar);
            }
            getChildren().setAll(bars);
            requestLayout();
        }

        /** Keeps room for the bars, unless something beside them needs it more. */
        void keepWidth(boolean isKept) {
            setMinWidth(isKept ? Math.min(ALL, days.days().size() * DAY) : 0);
        }

        void mark(@Nullable LocalDate day) {
            for (int at = 0; at < bars.size(); at++) {
                bars.get(at)
                        .pseudoClassStateChanged(
                                CHOSEN, Objects.equals(days.days().get(at).date(), day));
            }
            setAccessibleText(of(day).map(this::words).orElseGet(() -> messages.text("strip.all")));
        }

        private Optional<CityDays.Day> of(@Nullable LocalDate day) {
            return days.days().stream().filter(each -> each.date().equals(day)).findFirst();
        }

        private String words(CityDays.Day day) {
            String value = figures.count(Math.round(day.value()));
            return messages.text(
                            "pattern.labeled",
                            messages.formats().date(day.date()),
                            day.isYoung()
                                    ? messages.text(
                                            "pattern.dot", value, messages.text("day.young"))
                                    : value)
                    + ". "
                    + messages.text("day.press");
        }

        @Override
        protected void layoutChildren() {
            double each = getWidth() / Math.max(1, bars.size());
            double most = days.most();
            for (int at = 0; at < bars.size(); at++) {
                CityDays.Day day = days.days().get(at);
                double share = day.isKnown() && most > 0 ? day.value() / most : 0;
                double high = Math.max(LEAST, share * getHeight());
                double left = Math.rint(at * each);
                double wide = Math.max(1, Math.rint((at + 1) * each) - left - GAP);
                bars.get(at).resizeRelocate(left, getHeight() - high, wide, high);
            }
        }

        private Optional<CityDays.Day> at(MouseEvent event) {
            int at = (int) Math.floor(event.getX() / getWidth() * bars.size());
            return at >= 0 && at < bars.size()
                    ? Optional.of(days.days().get(at)).filter(CityDays.Day::isKnown)
                    : Optional.empty();
        }

        private void tell(MouseEvent event) {
            told.setText(at(event).map(this::words).orElseGet(() -> messages.text("strip.all")));
        }

        private void scrub(MouseEvent event) {
            requestFocus();
            at(event)
                    .filter(day -> !day.date().equals(model.chosenProperty().get()))
                    .ifPresent(day -> model.choose(day.date()));
        }

        private void press(MouseEvent event) {
            if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                at(event).ifPresent(day -> explain.accept(day.date()));
            }
        }

        private void key(KeyEvent event) {
            boolean used = true;
            switch (event.getCode()) {
                case LEFT -> model.step(-1);
                case RIGHT -> model.step(1);
                case HOME, DELETE -> model.choose(null);
                case ENTER ->
                        of(model.chosenProperty().get())
                                .ifPresent(day -> explain.accept(day.date()));
                default -> used = false;
            }
            if (used) {
                event.consume();
            }
        }
    }
}
