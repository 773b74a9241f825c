package app.marquee.ui.activity;

import app.marquee.model.id.Id;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.ViewMemory;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.export.TableSource;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** View of the activity log with tabs for requests and changes. */
final class ActivityView extends StackPane {
    private final FilterField filter;

    /** Places of the tabs: what was done comes first, and how only on demand. */
    private static final int CHANGES = 0;

    private static final int REQUESTS = 1;

    private final ExchangesPane requests;
    private final ChangesPane changes;
    private final TabPane tabs;
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
        tabs =
                new TabPane(
                        tab("activity-changes", messages.text("section.changes"), changes),
                        tab("activity-requests", messages.text("tab.requests"), requests));
        tabs.setAccessibleText(messages.text("title"));
        rememberTab(context.memory());
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        export =
                new ExportMenu(
                        context,
                        new ActivitySource(
                                () -> isChanges() ? changes.export() : requests.export()));
        getChildren()
                .add(
                        new ViewFrame(messages, messages.text("title"), tabs)
                                .counting(count)
                                .narrowing(filter)
                                .actions(requests.clear(), export)
                                .more(changes.menu().toArray(ButtonBase[]::new))
                                .more(requests.columns()));
        tabs.getSelectionModel().selectedIndexProperty().subscribe(_ -> adapt());
    }

    /** The header counts, and offers the commands of, the table in front. */
    private void adapt() {
        count.bind(isChanges() ? changes.count() : requests.count());
        changes.menu().forEach(command -> Visibility.show(command, isChanges()));
        Visibility.show(requests.clear(), !isChanges());
        Visibility.show(requests.columns(), !isChanges());
    }

    private void rememberTab(ViewMemory memory) {
        String kept = memory.recall("tab");
        tabs.getTabs().stream()
                .filter(tab -> tab.getId().equals(kept))
                .forEach(tabs.getSelectionModel()::select);
        tabs.getSelectionModel()
                .selectedItemProperty()
                .addListener((_, _, now) -> memory.keep("tab", now.getId()));
    }

    private static Tab tab(String id, String title, StackPane content) {
        Tab tab = new Tab(title, content);
        tab.setId(id);
        return tab;
    }

    /** Whether the changes are in front. */
    boolean isChanges() {
        return tabs.getSelectionModel().getSelectedIndex() == CHANGES;
    }

    /** Export source of the table in front. */
    private record ActivitySource(Supplier<TableSource> shown) implements ExportSource {
        @Override
        public String fileName() {
            return shown.get().fileName();
        }

        @Override
        public Optional<SheetWork> sheet() {
            return shown.get().sheet();
        }

        @Override
        public List<PictureChoice> pictures() {
            return List.of();
        }
    }

    void showChanges() {
        tabs.getSelectionModel().select(CHANGES);
    }

    void showRequests() {
        tabs.getSelectionModel().select(REQUESTS);
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
