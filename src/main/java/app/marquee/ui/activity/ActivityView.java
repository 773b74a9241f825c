package app.marquee.ui.activity;

import app.marquee.model.id.Id;
import app.marquee.text.Messages;
import app.marquee.ui.control.ChoiceSwitch;
import app.marquee.ui.control.DeveloperMode;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.SwitchedSource;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/** View of the activity log with its changes or its requests. */
final class ActivityView extends StackPane {
    private final FilterField filter;

    private static final String CHANGES = "changes";
    private static final String REQUESTS = "requests";

    private final ExchangesPane requests;
    private final ChangesPane changes;
    private final ChoiceSwitch<Boolean> views;
    private final ExportMenu export;
    private final SimpleObjectProperty<@Nullable RowCount> count =
            new SimpleObjectProperty<>(RowCount.NONE);

    ActivityView(ActivityViewModel model, SectionContext context) {
        Messages messages = context.messages();
        requests = new ExchangesPane(model, context);
        changes = new ChangesPane(model, context);
        filter =
                new FilterField(
                                "activity-filter",
                                messages.text("filter"),
                                typed -> {
                                    requests.filter(typed);
                                    changes.filter(typed);
                                })
                        .remember(context.memory());
        views = new ChoiceSwitch<>("activity", context.memory(), this::adapt);
        export =
                new ExportMenu(
                        context,
                        new SwitchedSource(
                                () -> isChanges() ? changes.export() : requests.export()));
        getChildren()
                .add(
                        new ViewFrame(
                                        messages,
                                        messages.text("title"),
                                        new StackPane(changes, requests))
                                .switching(views)
                                .counting(count)
                                .narrowing(filter)
                                .actions(requests.clear(), export)
                                .more(changes.menu().toArray(ButtonBase[]::new)));
        // What was done comes first, and how only on demand.
        views.add(true, CHANGES, messages.text("section.changes"));
        views.add(false, REQUESTS, messages.text("tab.requests"));
        DeveloperMode.follow(views, this::adaptToMode);
        changes.filledProperty().subscribe(_ -> offer());
        requests.filledProperty().subscribe(_ -> offer());
    }

    /** Requests are in front only with developer details. */
    private void adaptToMode(boolean isOn) {
        Visibility.show(views, isOn);
        if (!isOn) {
            showChanges();
        }
    }

    /** The header counts, and offers the commands of, the table in front. */
    private void adapt(boolean isChanges) {
        count.bind(isChanges ? changes.count() : requests.count());
        Visibility.show(changes, isChanges);
        Visibility.show(requests, !isChanges);
        changes.menu().forEach(command -> Visibility.show(command, isChanges));
        offer();
    }

    /** There is nothing to filter, export or clear in an empty table. */
    private void offer() {
        boolean isFilled =
                (isChanges() ? changes.filledProperty() : requests.filledProperty()).get();
        Visibility.show(filter, isFilled);
        Visibility.show(export, isFilled);
        Visibility.show(requests.clear(), isFilled && !isChanges());
    }

    /** Whether the changes are in front. */
    boolean isChanges() {
        return changes.isVisible();
    }

    void showChanges() {
        views.choose(CHANGES);
    }

    /** Shows an item's pending changes. */
    void showWaiting(Id subject) {
        showChanges();
        changes.seek(subject);
    }

    ExchangesPane requests() {
        return requests;
    }

    ChangesPane changes() {
        return changes;
    }

    ExportMenu export() {
        return export;
    }

    void focusFilter() {
        filter.requestFocus();
    }

    ObservableValue<@Nullable Instant> changesFetchedAt() {
        return changes.fetchedAt();
    }
}
