package app.marquee.ui.settings;

import app.marquee.model.LocaleFormat;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.model.settings.AlertSettings;
import app.marquee.service.alert.AlertReport;
import app.marquee.service.alert.AlertResult;
import app.marquee.text.AlertWords;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.alert.AlertCenter;
import app.marquee.ui.shell.section.SectionContext;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** Pane for the alerts of the open connection, with their states. FX thread only. */
final class AlertsPane extends VBox {
    private final AlertCenter center;
    private final Messages messages;
    private final List<AlertRow> rows;
    private final CheckBox loads = new CheckBox();
    private final CheckBox desktop = new CheckBox();
    private final Label noDesktop = new Label();
    private final Subscription following;

    AlertsPane(AlertCenter center, SectionContext context) {
        this.center = center;
        this.messages = context.messages();
        this.rows =
                new ArrayList<>(
                        Arrays.stream(AlertKind.values())
                                .map(kind -> new AlertRow(kind, center, context))
                                .toList());
        getStyleClass().add("settings-form");
        Label about = new Label(messages.text("alerts.about"));
        about.setWrapText(true);
        about.getStyleClass().add("muted");
        VBox list = new VBox();
        list.getChildren().setAll(rows);
        loads.setId("alerts-loads");
        loads.setWrapText(true);
        loads.setSelected(center.settings().loads());
        loads.setOnAction(_ -> center.update(now -> now.withLoads(loads.isSelected())));
        desktop.setId("alerts-desktop");
        desktop.setText(messages.text("alerts.desktop"));
        desktop.setSelected(center.settings().desktop());
        desktop.setOnAction(_ -> center.update(now -> now.withDesktop(desktop.isSelected())));
        noDesktop.setId("alerts-no-desktop");
        noDesktop.setText(messages.text("alerts.desktop.none"));
        noDesktop.setWrapText(true);
        noDesktop.getStyleClass().add("muted");
        getChildren().addAll(about, list, loads, desktop, noDesktop);
        this.following =
                center.reportProperty()
                        .subscribe(_ -> show())
                        .and(center.reachesDesktopProperty().subscribe(this::reaches));
        center.askDesktop();
    }

    private void reaches(@Nullable Boolean reaches) {
        boolean isMissing = Boolean.FALSE.equals(reaches);
        Visibility.show(noDesktop, isMissing);
        desktop.setDisable(isMissing);
    }

    /** The requests first: nothing is loaded for alerts before the user has seen how many. */
    private void show() {
        AlertSettings now = center.settings();
        rows.forEach(row -> row.show(now, center.reportProperty().get()));
        loads.setText(messages.plural("alerts.loads", center.requests()));
    }

    void close() {
        following.unsubscribe();
    }

    /** Row of one alert: whether it is on, its threshold and its state. FX thread only. */
    private static final class AlertRow extends VBox {
        private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
        private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
        private static final BigDecimal MOST = BigDecimal.valueOf(Integer.MAX_VALUE);

        private final AlertKind kind;
        private final AlertCenter center;
        private final Messages messages;
        private final AlertWords words;
        private final InstantSource clock;
        private final CheckBox on;
        private final TextField threshold = new TextField();
        private final Label state = new Label();
        private final LocaleFormat numbers;

        AlertRow(AlertKind kind, AlertCenter center, SectionContext context) {
            this.kind = kind;
            this.center = center;
            this.messages = context.messages();
            this.words = new AlertWords(messages);
            this.clock = context.clock();
            this.numbers = new LocaleFormat(messages.locale());
            String key = key();
            this.on = new CheckBox(before());
            on.setAccessibleText(words.kind(kind));
            AlertRule rule = center.settings().rule(kind);
            on.setId("alert-" + key);
            on.setSelected(rule.on());
            on.setOnAction(
                    _ ->
                            center.update(
                                    now -> now.with(kind, now.rule(kind).with(on.isSelected()))));
            on.setMinWidth(0);
            on.setWrapText(true);
            HBox line = new HBox(on);
            line.setAlignment(Pos.CENTER_LEFT);
            line.getStyleClass().add("settings-alert-line");
            if (kind.hasThreshold()) {
                buildThreshold(rule.threshold());
                line.getChildren().add(threshold);
                if (messages.has("alerts.unit." + key)) {
                    Label unit = new Label(messages.text("alerts.unit." + key));
                    unit.getStyleClass().add("muted");
                    unit.setMinWidth(USE_PREF_SIZE);
                    line.getChildren().add(unit);
                }
            }
            state.setId("alert-" + key + "-state");
            state.setWrapText(true);
            state.getStyleClass().addAll("caption", "settings-alert-state");
            getStyleClass().add("settings-alert");
            getChildren().addAll(line, state);
        }

        private String key() {
            return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The beginning of its sentence, which goes on with the threshold. */
        private String before() {
            String own = "alerts.before." + key();
            return messages.has(own) ? messages.text(own) : words.kind(kind);
        }

        private void buildThreshold(@Nullable Integer present) {
            threshold.setId("alert-" + key() + "-threshold");
            threshold.setText(present == null ? "" : numbers.integer(present));
            threshold.setAccessibleText(messages.text("alerts.threshold", words.kind(kind)));
            threshold.getStyleClass().add("settings-alert-threshold");
            if (kind.hasUsualRange()) {
                threshold.setPromptText(messages.text("alerts.usual"));
            }
            threshold.textProperty().subscribe((_, typed) -> choose(typed.strip()));
        }

        private void choose(String typed) {
            OptionalInt number = number(typed);
            Integer chosen = number.isPresent() ? Integer.valueOf(number.getAsInt()) : null;
            boolean isRight = (chosen != null || typed.isEmpty()) && kind.allows(chosen);
            threshold.pseudoClassStateChanged(DANGER, !isRight);
            String wrong =
                    messages.text(
                            "alerts.wrong",
                            messages.formats().integer(kind.least()),
                            messages.formats().integer(kind.most()));
            threshold.setAccessibleHelp(isRight ? "" : wrong);
            if (isRight) {
                center.update(now -> now.with(kind, now.rule(kind).withThreshold(chosen)));
            } else {
                say(wrong);
            }
        }

        private void say(String text) {
            state.setText(text);
            Visibility.show(state, !text.isEmpty());
        }

        private OptionalInt number(String typed) {
            return numbers.parse(typed)
                    .filter(value -> value.scale() <= 0 && value.compareTo(MOST) <= 0)
                    .map(value -> OptionalInt.of(value.intValue()))
                    .orElse(OptionalInt.empty());
        }

        void show(AlertSettings settings, AlertReport report) {
            AlertRule rule = settings.rule(kind);
            AlertResult result = report.results().get(kind);
            threshold.setDisable(!rule.on());
            say(words.state(kind, rule, result, clock.instant()));
            state.pseudoClassStateChanged(
                    WARNING, rule.on() && result instanceof AlertResult.Fired);
        }
    }
}
