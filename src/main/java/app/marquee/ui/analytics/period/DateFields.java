package app.marquee.ui.analytics.period;

import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.DateCell;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.control.skin.DatePickerSkin;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Fields and calendars for the first and the last day of a period. FX thread only. */
final class DateFields extends VBox {
    private static final PseudoClass BETWEEN = PseudoClass.getPseudoClass("between");
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private static final List<String> STEPS =
            List.of("month.previous", "month.next", "year.previous", "year.next");

    private final PeriodViewModel period;
    private final Messages messages;
    private final DatePicker from;
    private final DatePicker to;
    private final Label problem = new Label();
    private boolean updating;

    /**
     * @param id start of the IDs of the fields
     * @param keys start of the keys of their names
     * @param unreadable takes which field has a text that is not a date
     * @param chosen takes both dates after one has changed
     */
    DateFields(
            String id,
            String keys,
            PeriodViewModel period,
            Messages messages,
            Consumer<PeriodProblem> unreadable,
            BiConsumer<@Nullable LocalDate, @Nullable LocalDate> chosen) {
        this.period = period;
        this.messages = messages;
        this.from = field(id + "-from", keys + ".from");
        this.to = field(id + "-to", keys + ".to");
        converts(from, () -> unreadable.accept(PeriodProblem.UNREADABLE_FROM));
        converts(to, () -> unreadable.accept(PeriodProblem.UNREADABLE_TO));
        from.valueProperty().subscribe((_, _) -> tell(chosen));
        to.valueProperty().subscribe((_, _) -> tell(chosen));
        problem.setId(id + "-problem");
        problem.getStyleClass().add("form-message");
        problem.pseudoClassStateChanged(DANGER, true);
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        Label between = new Label("–");
        between.getStyleClass().add("muted");
        HBox fields = new HBox(from, between, to);
        fields.getStyleClass().add("period-group");
        FlowPane calendars = new SideBySide(calendar(from), calendar(to));
        calendars.getStyleClass().add("period-calendars");
        getStyleClass().add("period-dates");
        getChildren().addAll(fields, problem, calendars);
    }

    private DatePicker field(String id, String key) {
        DatePicker field = new DatePicker();
        field.setId(id);
        field.setAccessibleText(messages.text(key));
        field.setPromptText(messages.text(key));
        field.getStyleClass().add("period-date");
        past(field);
        return field;
    }

    private void past(DatePicker picker) {
        picker.setDayCellFactory(_ -> shaded(new PastOnlyDateCell(period.today())));
        picker.setShowWeekNumbers(false);
    }

    /** The days between the first and the last one are shaded. */
    private DateCell shaded(DateCell cell) {
        Runnable shade = () -> cell.pseudoClassStateChanged(BETWEEN, isBetween(cell.getItem()));
        cell.itemProperty().subscribe(shade);
        from.valueProperty().subscribe(shade);
        to.valueProperty().subscribe(shade);
        return cell;
    }

    private boolean isBetween(@Nullable LocalDate day) {
        LocalDate first = from.getValue();
        LocalDate last = to.getValue();
        return day != null
                && first != null
                && last != null
                && day.isAfter(first)
                && day.isBefore(last);
    }

    private void converts(DatePicker field, Runnable onUnreadable) {
        field.setConverter(new DateText(messages.locale(), onUnreadable));
    }

    /** The month of a field, always open. The fields are the way by keyboard. */
    private Node calendar(DatePicker field) {
        DatePicker shown = new DatePicker();
        past(shown);
        shown.valueProperty().bindBidirectional(field.valueProperty());
        Node days = new DatePickerSkin(shown).getPopupContent();
        days.setFocusTraversable(false);
        Iterator<String> names = STEPS.iterator();
        name(days, names);
        return days;
    }

    /** The buttons beside month and year have no texts of their own. */
    private void name(Node node, Iterator<String> names) {
        if (node instanceof Button button && names.hasNext()) {
            button.setAccessibleText(messages.text(names.next()));
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> name(child, names));
        }
    }

    private void tell(BiConsumer<@Nullable LocalDate, @Nullable LocalDate> chosen) {
        if (!updating) {
            chosen.accept(from.getValue(), to.getValue());
        }
    }

    /**
     * @param words of the problem; empty where there is none
     */
    void show(
            @Nullable LocalDate first,
            @Nullable LocalDate last,
            PeriodProblem wrong,
            String words) {
        updating = true;
        try {
            from.setValue(first);
            to.setValue(last);
        } finally {
            updating = false;
        }
        problem.setText(words);
        Visibility.show(problem, !words.isEmpty());
        mark(from, wrong.isOfFrom(), words);
        mark(to, wrong.isOfTo(), words);
    }

    private static void mark(DatePicker field, boolean wrong, String words) {
        field.pseudoClassStateChanged(DANGER, wrong);
        field.getEditor().pseudoClassStateChanged(DANGER, wrong);
        field.setAccessibleHelp(wrong ? words : null);
    }

    /** As wide as its nodes in one row; a flow would keep its wrap length beside them. */
    private static final class SideBySide extends FlowPane {
        SideBySide(Node... nodes) {
            super(nodes);
        }

        @Override
        protected double computePrefWidth(double height) {
            double nodes =
                    getManagedChildren().stream()
                            .mapToDouble(each -> snapSizeX(each.prefWidth(-1)))
                            .sum();
            double gaps = snapSpaceX(getHgap()) * Math.max(0, getManagedChildren().size() - 1);
            return snappedLeftInset() + nodes + gaps + snappedRightInset();
        }
    }
}
