package app.marquee.ui.cities;

import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.Messages;
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
import java.util.function.IntConsumer;

/** Strip of daily bars below the map, with which a day is chosen or played. FX thread only. */
final class TimeStrip extends HBox {
    private static final Duration STEP = Duration.millis(500);

    private final CityDaysViewModel model;
    private final Messages messages;
    private final FigureWords figures;
    private final BooleanSupplier still;
    private final Button play = new Button(null, new FontIcon("fth-play"));
    private final DayBars bars;
    private final Label value = new Label();
    private final Label cost = new Label();
    private final Button load = new Button();
    private final Button last = new Button();
    private final Subscription following;
    private @Nullable Timeline playing;
    private boolean hasRoom;

    /**
     * @param still whether motion is reduced: each press shows one more day then
     */
    TimeStrip(CityDaysViewModel model, Messages messages, BooleanSupplier still) {
        this.model = model;
        this.messages = messages;
        this.figures = new FigureWords(messages);
        this.still = still;
        this.bars = new DayBars(messages, model::choose, model::step);
        setId("map-time");
        getStyleClass().add("time-strip");
        play.setId("map-play");
        play.getStyleClass().addAll("button-icon", "flat");
        play.setOnAction(_ -> toggle());
        value.setId("map-day");
        value.setMinWidth(USE_PREF_SIZE);
        cost.setId("map-days-cost");
        cost.getStyleClass().add("caption");
        cost.setMinWidth(USE_PREF_SIZE);
        load.setId("map-days-load");
        load.setMinWidth(USE_PREF_SIZE);
        load.setOnAction(_ -> model.load());
        load.disableProperty().bind(model.loadingProperty());
        last.setId("map-day-last");
        last.getStyleClass().add("flat");
        last.setMinWidth(USE_PREF_SIZE);
        last.setTooltip(new Tooltip(messages.text("strip.last.help")));
        last.setOnAction(_ -> model.loadLast());
        last.disableProperty().bind(model.loadingProperty());
        HBox.setHgrow(bars, Priority.ALWAYS);
        getChildren().addAll(play, bars, value, load, cost, last);
        following =
                model.daysProperty()
                        .subscribe(this::show)
                        .and(model.chosenProperty().subscribe(this::mark));
        EffectiveWidth.follow(
                this,
                width -> {
                    hasRoom = width >= EffectiveWidth.TWO_PANES;
                    showLast();
                });
        sceneProperty().subscribe(scene -> stopWithout(scene == null));
        playsNow(false);
    }

    private void show(CityDays days) {
        Visibility.show(this, !days.days().isEmpty());
        bars.show(days);
        Visibility.show(bars, days.isAnyKnown());
        Visibility.show(play, days.isAnyKnown());
        Visibility.show(value, days.isAnyKnown());
        boolean isMissing = !days.missing().isEmpty();
        Visibility.show(load, isMissing);
        Visibility.show(cost, isMissing);
        int count = days.missing().size();
        load.setText(messages.plural("days.load", count));
        cost.setText(messages.plural("days.cost", count, messages.formats().wait(model.cost())));
        showLast();
        mark(model.chosenProperty().get());
    }

    /** Where there is room: the last day may also be loaded with the others. */
    private void showLast() {
        Optional<LocalDate> latest = model.missingLast();
        Visibility.show(last, latest.isPresent() && hasRoom);
        latest.ifPresent(
                day -> last.setText(messages.text("strip.last", messages.formats().day(day))));
    }

    private void mark(@Nullable LocalDate day) {
        bars.mark(day);
        Optional<CityDays.Day> chosen =
                model.daysProperty().get().days().stream()
                        .filter(each -> each.date().equals(day))
                        .findFirst();
        value.setText(
                chosen.map(
                                each ->
                                        messages.text(
                                                "pattern.labeled",
                                                messages.formats().date(each.date()),
                                                figures.count(Math.round(each.value()))))
                        .orElse(messages.text("strip.all")));
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
     * Daily bars on one scale, one of which may be chosen by mouse or arrow keys. FX thread only.
     */
    static final class DayBars extends Region {
        private static final double HEIGHT = 34;
        private static final double GAP = 2;
        private static final double LEAST = 2;
        private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
        private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

        private final Messages messages;
        private final Consumer<@Nullable LocalDate> choose;
        private final IntConsumer step;
        private final List<Region> bars = new ArrayList<>();
        private CityDays days = CityDays.NONE;

        DayBars(Messages messages, Consumer<@Nullable LocalDate> choose, IntConsumer step) {
            this.messages = messages;
            this.choose = choose;
            this.step = step;
            setId("map-days");
            getStyleClass().add("day-bars");
            setAccessibleRole(AccessibleRole.SLIDER);
            setFocusTraversable(true);
            setPrefHeight(HEIGHT);
            setMinHeight(HEIGHT);
            setMinWidth(0);
            setOnMousePressed(this::scrub);
            setOnMouseDragged(this::scrub);
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
                bars.add(bar);
            }
            getChildren().setAll(bars);
            requestLayout();
        }

        void mark(@Nullable LocalDate day) {
            for (int at = 0; at < bars.size(); at++) {
                bars.get(at)
                        .pseudoClassStateChanged(
                                CHOSEN, Objects.equals(days.days().get(at).date(), day));
            }
            setAccessibleText(
                    day == null ? messages.text("strip.all") : messages.formats().date(day));
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

        private void scrub(MouseEvent event) {
            requestFocus();
            int at = (int) Math.floor(event.getX() / getWidth() * bars.size());
            if (at >= 0 && at < bars.size() && days.days().get(at).isKnown()) {
                choose.accept(days.days().get(at).date());
            }
        }

        private void key(KeyEvent event) {
            boolean used = true;
            switch (event.getCode()) {
                case LEFT -> step.accept(-1);
                case RIGHT -> step.accept(1);
                case HOME, DELETE -> choose.accept(null);
                default -> used = false;
            }
            if (used) {
                event.consume();
            }
        }
    }
}
