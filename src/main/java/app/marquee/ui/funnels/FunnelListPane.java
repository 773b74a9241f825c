package app.marquee.ui.funnels;

import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.PendingMarkers;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.RefreshFailures;
import app.marquee.ui.control.state.SkeletonShape;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Pane of all funnels of the organization with their counts. FX thread only. */
final class FunnelListPane extends VBox {
    private static final String VIEWS = "views";
    private static final double NAME = 150;
    private static final double NUMBER = 72;
    private static final double SUM = 84;

    private final Messages messages;
    private final FunnelsViewModel model;
    private final FunnelWords words;
    private final DataTable<Funnel> table;
    private final StatePane states;
    private final FilterField filter;
    private final Runnable create;

    FunnelListPane(
            SectionContext on, FunnelsViewModel model, PendingMarkers waiting, Runnable create) {
        this.messages = on.messages();
        this.model = model;
        this.create = create;
        this.words = new FunnelWords(messages);
        ZoneId zone = on.connection().getValue().zone();
        this.table = new DataTable<>("funnel-list", messages, on.tasks());
        table.columns(
                        Column.<Funnel>text("name", messages.text("field.name"), words::name)
                                .width(NAME)
                                .takesRoom()
                                .graphic(funnel -> waiting.mark(funnel.id())),
                        Column.<Funnel, Long>number(
                                        "videos",
                                        messages.text("field.videos"),
                                        model.views()::count,
                                        messages.formats()::integer)
                                .width(NUMBER),
                        Column.<Funnel, ViewsSum>of(
                                        VIEWS,
                                        messages.text("metric.views"),
                                        this::views,
                                        words::views)
                                .alignedRight()
                                .width(ColumnWidth.titled(messages.text("metric.views"), SUM)),
                        Column.<Funnel>date(
                                "updated",
                                messages.text("column.updated"),
                                Funnel::updatedAt,
                                messages.formats(),
                                zone),
                        Column.<Funnel>text(
                                        "id",
                                        messages.text("field.id"),
                                        funnel -> funnel.id().value())
                                .hidden())
                .named(messages.text("section.funnels"))
                .hidingColumns("name", "videos", "updated")
                .leaving("updated", VIEWS)
                .keyedBy(Funnel::id)
                .sortedBy("name", TableColumn.SortType.ASCENDING)
                .remember(on.memory())
                .rememberSelected(on.memory(), funnel -> funnel.id().value());
        table.emptyTextProperty().set(messages.text("list.none"));
        this.states =
                new StatePane(messages, on.clock(), table)
                        .shaped(SkeletonShape.NAMES)
                        .retry(FailureSubject.FUNNEL, model::refreshList);
        states.follow(model.list().stateProperty(), this::nothing);
        this.filter =
                new FilterField("funnel-filter", messages.text("list.filter"), table::filter)
                        .remember(on.memory());
        VBox.setVgrow(states, Priority.ALWAYS);
        waiting.onChange(table.table()::refresh);
        model.list().valueProperty().subscribe(this::show);
        model.views().knownProperty().subscribe(_ -> show(model.list().value()));
        model.wantedProperty().subscribe(_ -> selectWanted());
        getChildren().addAll(waiting.note("funnel-waiting", ItemKind.FUNNEL), states);
    }

    ReadOnlyObjectProperty<@Nullable RowCount> count() {
        return table.countProperty();
    }

    Node rows() {
        return table.table();
    }

    /** Adds up what is known of a funnel; null when nothing is. */
    private @Nullable ViewsSum views(Funnel funnel) {
        return ViewsSum.of(model.views().of(funnel));
    }

    FilterField filter() {
        return filter;
    }

    void failingIn(RefreshFailures failures) {
        states.failingIn(failures.part(messages.text("refresh.list"), model::refreshList));
    }

    StatePane states() {
        return states;
    }

    /** Opens the first funnel if this holds when the list arrives and no other one is wanted. */
    void openingFirst(BooleanSupplier when) {
        table.openingFirst(() -> model.wantedProperty().get() == null && when.getAsBoolean());
    }

    /** Adds a listener for the selected funnel. */
    void onChosen(Consumer<Funnel> chosen) {
        table.table()
                .getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        funnel -> {
                            if (funnel != null) {
                                chosen.accept(funnel);
                            }
                        });
    }

    private void show(@Nullable List<Funnel> funnels) {
        table.rows(funnels == null ? List.of() : funnels);
        selectWanted();
    }

    private @Nullable EmptyStateText nothing() {
        List<Funnel> funnels = model.list().value();
        return funnels == null || !funnels.isEmpty()
                ? null
                : EmptyStateText.of(
                                "fth-filter",
                                messages.text("list.empty.title"),
                                messages.text("list.empty.text"))
                        .withAction(Buttons.opening(messages.text("create.action")), create);
    }

    private void selectWanted() {
        FunnelId looked = model.wantedProperty().get();
        List<Funnel> shown = table.table().getItems();
        for (int i = 0; looked != null && i < shown.size(); i++) {
            if (shown.get(i).id().equals(looked)) {
                Funnel found = shown.get(i);
                table.table().getSelectionModel().clearAndSelect(i);
                table.table().scrollTo(i);
                model.choose(found);
                return;
            }
        }
    }
}
