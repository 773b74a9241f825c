package app.marquee.ui.ranking;

import app.marquee.analytics.Period;
import app.marquee.ui.analytics.period.DateText;
import app.marquee.ui.analytics.period.PastOnlyDateCell;
import app.marquee.ui.analytics.report.DailyFetchPlan;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Dialog that lets the user choose the days to load and shows the cost in advance. */
final class RankingDaysDialog {
    private final SectionContext context;
    private final Messages messages;
    private final RankingDaysViewModel model;
    private final DaysWords words;
    private final LocalDate today;
    private final DatePicker from = new DatePicker();
    private final DatePicker to = new DatePicker();
    private final Label cost = new Label();
    private final Button read = new Button();

    RankingDaysDialog(SectionContext context, RankingDaysViewModel model, LocalDate today) {
        this.context = context;
        this.messages = context.messages();
        this.model = model;
        this.words = new DaysWords(messages);
        this.today = today;
    }

    void open() {
        Period first = model.period();
        build(from, "ranking-days-from", "period.from", first.start());
        build(to, "ranking-days-to", "period.to", first.end());
        cost.setId("ranking-days-cost");
        cost.setWrapText(true);
        cost.setMinHeight(Label.USE_PREF_SIZE);
        Label text = new Label(messages.text("days.text"));
        text.getStyleClass().add("muted");
        text.setWrapText(true);
        text.setMinHeight(Label.USE_PREF_SIZE);
        FlowPane dates = new FlowPane(named("period.from", from), named("period.to", to));
        dates.getStyleClass().add("period-calendars");
        VBox box = new VBox(text, dates, cost);
        box.getStyleClass().add("rules");
        Button cancel = new Button(messages.text("cancel"));
        cancel.setId("ranking-days-cancel");
        read.setId("ranking-days-read");
        read.setText(messages.text("days.read"));
        read.getStyleClass().add("accent");
        Dialogs.OpenDialog dialog =
                context.dialogs().show(messages.text("days.title"), box, List.of(cancel, read));
        Subscription following =
                model.planProperty()
                        .subscribe(this::show)
                        .and(from.valueProperty().subscribe((_, _) -> plan()))
                        .and(to.valueProperty().subscribe((_, _) -> plan()));
        dialog.onClosed(
                () -> {
                    following.unsubscribe();
                    model.unplan();
                });
        cancel.setOnAction(_ -> dialog.close());
        read.setOnAction(_ -> read(dialog));
        plan();
    }

    private void build(DatePicker picker, String id, String key, LocalDate day) {
        picker.setId(id);
        picker.setAccessibleText(messages.text(key));
        picker.getStyleClass().add("period-date");
        picker.setConverter(new DateText(messages.locale(), () -> {}));
        picker.setDayCellFactory(_ -> new PastOnlyDateCell(today));
        picker.setShowWeekNumbers(false);
        picker.setValue(day);
    }

    private HBox named(String key, DatePicker picker) {
        Label label = new Label(messages.text(key));
        label.setLabelFor(picker);
        label.getStyleClass().add("muted");
        label.setMinWidth(Label.USE_PREF_SIZE);
        HBox both = new HBox(label, picker);
        both.getStyleClass().add("period-group");
        return both;
    }

    /** The days that are chosen, where they are days that can be read. */
    private Optional<Period> chosen() {
        LocalDate first = from.getValue();
        LocalDate last = to.getValue();
        return first == null || last == null || last.isBefore(first) || last.isAfter(today)
                ? Optional.empty()
                : Optional.of(new Period(first, last))
                        .filter(days -> !DailyFetchPlan.isTooLong(days));
    }

    private void plan() {
        chosen().ifPresentOrElse(model::plan, model::unplan);
        if (chosen().isEmpty()) {
            cost.setText(messages.text("days.problem", DailyFetchPlan.MOST));
        }
    }

    private void show(@Nullable DailyFetchPlan plan) {
        read.setDisable(plan == null || plan.toRead().isEmpty());
        cost.setText(
                plan == null
                        ? messages.text("days.looking")
                        : words.plan(plan, model.requestsPerMinute()));
    }

    private void read(Dialogs.OpenDialog dialog) {
        DailyFetchPlan plan = model.planProperty().get();
        if (plan != null) {
            dialog.close();
            model.read(plan);
        }
    }
}
