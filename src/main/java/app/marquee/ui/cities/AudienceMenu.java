package app.marquee.ui.cities;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.Audience;
import app.marquee.analytics.place.Location;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.TargetRule;
import app.marquee.export.ExportNote;
import app.marquee.export.SheetColumn;
import app.marquee.model.analytics.CityRow;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.task.Job;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.export.SheetActions;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Menu that finds cities worth advertising in, and exports the selected ones as an audience for
 * advertising tools. FX thread only.
 */
final class AudienceMenu extends MenuButton {
    /** Around each city, for the tools that ask for it; a spreadsheet changes it. */
    private static final int KILOMETERS = 25;

    private final Messages messages;
    private final SectionContext context;
    private final CitiesViewModel model;
    private final Consumer<List<PlaceKey>> select;
    private CounterMetric metric = CounterMetric.VIEWS;
    private final PlaceNames names;
    private final ReportSheets sheets;
    private final SheetActions actions;
    private final MenuItem save;
    private Set<PlaceKey> selected = Set.of();

    /**
     * @param select selects places in the table and on the map
     */
    AudienceMenu(SectionContext context, CitiesViewModel model, Consumer<List<PlaceKey>> select) {
        this.messages = context.messages();
        this.context = context;
        this.model = model;
        this.select = select;
        this.names = model.names();
        this.sheets = new ReportSheets(context);
        this.actions = new SheetActions(context);
        setId("cities-audience");
        setText(messages.text("audience"));
        setGraphic(new FontIcon("fth-target"));
        setTooltip(new Tooltip(messages.text("audience.help")));
        setMnemonicParsing(false);
        setMinWidth(USE_PREF_SIZE);
        save =
                item(
                        "cities-audience-save",
                        "audience.save",
                        "fth-file-text",
                        work -> actions.save(messages.text("audience"), work));
        for (TargetRule rule : TargetRule.values()) {
            MenuItem item = new MenuItem(messages.text("audience." + rule.key()));
            item.setId("cities-audience-" + rule.key());
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> find(rule));
            getItems().add(item);
        }
        getItems().addAll(new SeparatorMenuItem(), save);
        selected(List.of());
    }

    /** Finds cities by this metric. */
    void show(CounterMetric chosen) {
        metric = chosen;
    }

    /** Selects and copies the cities that a rule finds, or says that there are none. */
    private void find(TargetRule rule) {
        CitiesContent of = model.contentProperty().get();
        if (of == null) {
            return;
        }
        CounterMetric by = metric;
        String title = messages.text("audience." + rule.key());
        context.tasks()
                .submit(
                        Job.of(title, _ -> rule.of(of.shown(), by, of.changes()))
                                .onSuccess(
                                        cities -> {
                                            if (cities.isEmpty()) {
                                                context.notices()
                                                        .hint(messages.text("audience.none"));
                                            } else {
                                                select.accept(cities);
                                                selected(cities);
                                                copy();
                                            }
                                        }));
    }

    private MenuItem item(String id, String key, String icon, Consumer<SheetWork> action) {
        MenuItem item = new MenuItem(messages.text(key), new FontIcon(icon));
        item.setId(id);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> work().ifPresent(action));
        return item;
    }

    /** Copies the selected cities. */
    void copy() {
        work().ifPresent(actions::copy);
    }

    /** Sets the places that are selected in the table. */
    void selected(List<PlaceKey> keys) {
        selected = Set.copyOf(keys);
        save.setDisable(keys.isEmpty());
    }

    /** The selected cities as a table; empty while there are none. */
    Optional<SheetWork> work() {
        CitiesContent shown = model.contentProperty().get();
        if (shown == null || selected.isEmpty()) {
            return Optional.empty();
        }
        Set<PlaceKey> chosen = selected;
        Report<CityQuestion, CityRow> report = shown.shownReport();
        List<ExportNote> facts = sheets.facts(report, "");
        return Optional.of(
                () ->
                        sheets.sheet(
                                messages.text("audience"),
                                report,
                                columns(),
                                Audience.of(shown.shown(), chosen, names::of).cities(),
                                facts));
    }

    private List<SheetColumn<Audience.Aim>> columns() {
        List<SheetColumn<Audience.Aim>> columns = new ArrayList<>();
        columns.add(SheetColumn.string("place", messages.text("column.place"), Audience.Aim::name));
        columns.add(
                SheetColumn.string(
                        "country_name",
                        messages.text("filter.country"),
                        aim -> names.known(aim.country())));
        columns.add(
                SheetColumn.string(
                        "country",
                        messages.text("export.country-said"),
                        aim -> aim.country().name()));
        columns.add(
                SheetColumn.string(
                        "region", messages.text("filter.region"), aim -> aim.region().name()));
        columns.add(
                SheetColumn.<Audience.Aim>string(
                                "city",
                                messages.text("export.city"),
                                aim -> names.known(aim.city()))
                        .plain(aim -> aim.city().name()));
        columns.add(
                new SheetColumn<>(
                        "latitude",
                        messages.text("export.latitude"),
                        aim -> coordinate(aim, true)));
        columns.add(
                new SheetColumn<>(
                        "longitude",
                        messages.text("export.longitude"),
                        aim -> coordinate(aim, false)));
        columns.add(
                new SheetColumn<>(
                        "radius_km", messages.text("audience.radius-km"), _ -> KILOMETERS));
        columns.add(SheetColumn.string("notes", messages.text("field.notes"), this::remark));
        return columns;
    }

    private static @Nullable Object coordinate(Audience.Aim aim, boolean north) {
        Location location = aim.city().location();
        return location == null ? null : north ? location.latitude() : location.longitude();
    }

    /** Coordinates that cannot be relied on are said to be so. */
    private String remark(Audience.Aim aim) {
        Location location = aim.city().location();
        if (location == null || location.verdict() == Location.Verdict.MISSING) {
            return messages.text("location.missing");
        }
        return location.isSure()
                ? ""
                : messages.text("location." + location.verdict().key() + ".help");
    }
}
