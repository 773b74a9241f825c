package app.marquee.ui.overview;

import app.marquee.analytics.Amount;
import app.marquee.analytics.cost.BudgetOutlook;
import app.marquee.analytics.cost.CostForecast;
import app.marquee.analytics.cost.CostMonth;
import app.marquee.analytics.cost.VideoCost;
import app.marquee.model.settings.Budget;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.card.ReportCard;
import app.marquee.ui.analytics.card.TopList;
import app.marquee.ui.analytics.card.TopRow;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/** Card with the cost of the month: so far, forecast, budget and what drives it. FX thread only. */
final class CostCard {
    private final CostViewModel model;
    private final SectionContext context;
    private final Messages messages;
    private final OverviewRows rows;
    private final FigureWords words;
    private final FigureStrip figures = new FigureStrip("overview-cost-figures");
    private final Label outlook = label();
    private final Label peak = label();
    private final Label known = label();
    private final TopList videos = new TopList("overview-cost-videos");
    private final Button load = Buttons.titled("overview-cost-load", "");
    private final Button budget;
    private final ReportCard card;
    private final Subscription following;

    CostCard(CostViewModel model, SectionContext context, OverviewRows rows) {
        this.model = model;
        this.context = context;
        this.messages = context.messages();
        this.rows = rows;
        this.words = new FigureWords(messages);
        this.budget = Buttons.titled("overview-cost-set-budget", messages.text("cost.budget.set"));
        budget.getStyleClass().add("flat");
        budget.setOnAction(_ -> setBudget());
        load.getStyleClass().add("flat");
        load.setOnAction(_ -> model.read());
        this.card =
                new ReportCard("overview-cost", context, content(), model::read)
                        .titled(messages.text("cost.title"));
        this.following =
                model.stateProperty()
                        .subscribe(_ -> show())
                        .and(model.budgetProperty().subscribe((_, _) -> show()));
    }

    private static Label label() {
        Label label = new Label();
        label.setWrapText(true);
        label.getStyleClass().add("caption");
        return label;
    }

    private HBox content() {
        // They wrap where they do not fit beside a large text.
        FlowPane tools = new FlowPane(load, budget);
        VBox numbers = new VBox(figures, outlook, peak, known, tools);
        numbers.getStyleClass().add("overview-cost-numbers");
        Label head =
                new Label(
                        messages.text(
                                "overview.by",
                                messages.text("part.videos"),
                                messages.text("metric.bandwidth-cost")
                                        .toLowerCase(messages.locale())));
        head.getStyleClass().add("figure-caption");
        VBox list = new VBox(head, videos);
        list.getStyleClass().addAll("overview-listed", "overview-cost-list");
        HBox.setHgrow(list, Priority.ALWAYS);
        HBox both = new HBox(numbers, list);
        both.getStyleClass().add("overview-movers-lists");
        return both;
    }

    ReportCard card() {
        return card;
    }

    private void setBudget() {
        Costs shown = model.value();
        if (shown != null) {
            new BudgetDialog(context, model, shown.month().costs().currency()).open();
        }
    }

    /** Also when frames are shown from now on, or none. */
    void show() {
        Costs shown = model.value();
        boolean isFilled = shown != null && !shown.isEmpty();
        int toRead = shown == null ? 0 : shown.plan().toRead().size();
        Visibility.show(load, isFilled && toRead > 0);
        Visibility.show(budget, isFilled);
        load.setText(
                messages.plural(
                        shown != null && shown.plan().isRefresh() ? "cost.refresh" : "cost.load",
                        toRead));
        if (shown != null && isFilled) {
            show(shown);
        }
        card.show(
                model.stateProperty().get(),
                shown == null ? null : shown.askedAt(),
                isFilled || shown == null ? null : nothing(shown));
    }

    /** The number of requests first: a month needs one a day. */
    private EmptyStateText nothing(Costs shown) {
        int toRead = shown.plan().toRead().size();
        return EmptyStateText.of(
                        "fth-dollar-sign",
                        messages.text("cost.none"),
                        messages.plural(
                                "cost.none.text",
                                toRead,
                                messages.formats().wait(model.time(shown.plan()))))
                .withAction(messages.plural("cost.load", toRead), model::read);
    }

    private void show(Costs costs) {
        CostMonth month = costs.month();
        Budget limit = model.budgetProperty().get();
        List<Figure> tiles = new ArrayList<>(List.of(soFar(month), forecast(month)));
        if (limit != null) {
            tiles.add(budget(limit, month));
        }
        figures.show(tiles);
        words(outlook, limit == null ? "" : outlook(limit, month));
        words(peak, month.peak().map(one -> peak(one, costs)).orElse(""));
        words(known, known(costs));
        rows.know(
                "costs",
                month.costs().videos().stream()
                        .collect(
                                Collectors.toMap(
                                        VideoCost::video,
                                        one -> Objects.requireNonNullElse(one.title(), ""),
                                        (one, _) -> one)));
        videos.show(month.costs().videos().stream().map(one -> row(one, month)).toList());
    }

    private static void words(Label label, String words) {
        label.setText(words);
        Visibility.show(label, !words.isEmpty());
    }

    private String money(BigDecimal amount, CostMonth month) {
        return words.shortCost(new Amount(amount, month.costs().currency()));
    }

    private Figure soFar(CostMonth month) {
        String value =
                month.soFar()
                        .map(amount -> money(amount, month))
                        .map(
                                money ->
                                        month.isAtLeast()
                                                ? messages.text("pattern.least", money)
                                                : money)
                        .orElseGet(() -> messages.text("unknown.mark"));
        return Figure.of("overview-cost-so-far", messages.text("cost.so-far"), value);
    }

    private Figure forecast(CostMonth month) {
        String name =
                messages.text("cost.forecast", messages.formats().month(month.month().getMonth()));
        String value =
                switch (month.forecast()) {
                    case CostForecast.Range(_, var low, var high) ->
                            messages.text("days", money(low, month), money(high, month));
                    case CostForecast.TooFewDays _ -> messages.text("unknown.mark");
                };
        return Figure.of("overview-cost-forecast", name, value);
    }

    private Figure budget(Budget limit, CostMonth month) {
        String value = words.shortCost(new Amount(limit.amount(), limit.currency()));
        boolean isSame = BudgetOutlook.of(limit, month) != BudgetOutlook.OTHER_CURRENCY;
        String caption =
                month.soFar()
                        .filter(_ -> isSame)
                        .map(
                                spent ->
                                        messages.text(
                                                "cost.budget.spent",
                                                messages.formats()
                                                        .percent(
                                                                spent.doubleValue()
                                                                        / limit.amount()
                                                                                .doubleValue())))
                        .orElseGet(() -> messages.text("cost.budget"));
        return Figure.of("overview-cost-budget", caption, value);
    }

    private String outlook(Budget limit, CostMonth month) {
        return messages.text(
                "cost.outlook." + BudgetOutlook.of(limit, month).name().toLowerCase(Locale.ROOT));
    }

    private String peak(CostMonth.Peak day, Costs costs) {
        String above =
                messages.text(
                        "cost.peak",
                        money(day.above(), costs.month()),
                        messages.formats().day(day.day()));
        return costs.applied() == 0
                ? above
                : messages.text(
                        "pattern.dot", above, messages.plural("curve.mark", costs.applied()));
    }

    /** How many days are known, and why there is no forecast. */
    private String known(Costs costs) {
        CostMonth month = costs.month();
        List<String> parts = new ArrayList<>();
        if (month.soFar().isEmpty() && month.over() > 0) {
            parts.add(messages.text("cost.unknown"));
        }
        if (month.forecast() instanceof CostForecast.TooFewDays(var days, var needed)) {
            parts.add(messages.text("cost.forecast.none", needed, days));
        }
        int young = costs.plan().isRefresh() ? costs.plan().toRead().size() : 0;
        String days = messages.plural("cost.known", month.over(), month.known());
        parts.add(
                young == 0
                        ? days
                        : messages.text(
                                "pattern.dot", days, messages.plural("cost.preliminary", young)));
        if (month.costs().hasOthers()) {
            parts.add(messages.text("cost.others"));
        }
        return String.join(" ", parts);
    }

    private TopRow row(VideoCost one, CostMonth month) {
        String title = one.title();
        return new TopRow(
                rows.frame(one.video()),
                title == null || title.isBlank() ? one.video().value() : title,
                rows.mark(one.video(), title),
                money(one.amount(), month),
                one.share(),
                null,
                open(one));
    }

    private @Nullable Runnable open(VideoCost one) {
        return context.navigation().canOpen(one.video().getClass())
                ? () -> context.navigation().open(one.video())
                : null;
    }

    void close() {
        following.unsubscribe();
    }
}
