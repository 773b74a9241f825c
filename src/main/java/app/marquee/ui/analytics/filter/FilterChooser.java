package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.SearchWords;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Card that finds a filter of any type by its name. A country or region that isn't in the list can
 * be typed. FX thread only.
 */
final class FilterChooser extends VBox {
    /** Options of each type while nothing is typed, so that each type is in sight. */
    private static final int FEW = 3;

    private final FilterSources sources;
    private final FilterScope scope;
    private final Messages messages;
    private final FilterWords words;
    private final Consumer<ReportFilter> chosen;
    private final LatestJob loading;
    private final TextField search = new TextField();
    private final Label note = new Label();
    private final ListView<FilterOptions.Option> list = new ListView<>();
    private final Label nothing = new Label();
    private List<FilterOptions.Option> options = List.of();

    FilterChooser(
            FilterSources sources,
            FilterScope scope,
            SectionContext context,
            Consumer<ReportFilter> chosen) {
        this.sources = sources;
        this.scope = scope;
        this.messages = context.messages();
        this.words = new FilterWords(messages);
        this.chosen = chosen;
        this.loading = new LatestJob(context.tasks());
        build();
        VBox.setVgrow(list, Priority.ALWAYS);
        getStyleClass().add("filter-options");
        getChildren().addAll(search, list, note);
    }

    private void build() {
        search.setId("filter-search");
        search.setPromptText(messages.text("filter.search"));
        search.setAccessibleText(messages.text("filter.search"));
        search.textProperty().subscribe((_, _) -> show());
        search.setOnAction(_ -> list.getItems().stream().findFirst().ifPresent(this::take));
        search.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.DOWN) {
                        list.requestFocus();
                        list.getSelectionModel().selectFirst();
                        event.consume();
                    }
                });
        note.setId("filter-note");
        note.setText(messages.text("filter.none.segment"));
        note.getStyleClass().add("caption");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        nothing.setText(messages.text("filter.none.text"));
        nothing.getStyleClass().add("caption");
        nothing.setWrapText(true);
        list.setId("filter-list");
        list.setAccessibleText(messages.text("filter.title"));
        list.setPlaceholder(nothing);
        list.setCellFactory(_ -> new OptionCell());
        list.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        takeSelected();
                        event.consume();
                    }
                });
    }

    /** Starts a choice. */
    void begin() {
        search.clear();
        ReportFilters now = sources.chosen().filters();
        loading.submit(
                Job.<List<FilterOptions.Option>>of(
                                messages.text("filter.job"),
                                _ ->
                                        inOrder()
                                                .flatMap(
                                                        kind ->
                                                                sources
                                                                        .options()
                                                                        .of(kind, now)
                                                                        .stream())
                                                .toList())
                        .onSuccess(
                                found -> {
                                    options = found;
                                    Visibility.show(
                                            note,
                                            found.stream()
                                                    .noneMatch(
                                                            each ->
                                                                    each.filter()
                                                                            .kind()
                                                                            .isSegment()));
                                    show();
                                }));
    }

    /** The types that the view applies, before the others. */
    private Stream<FilterKind> inOrder() {
        return Arrays.stream(FilterKind.values())
                .sorted(Comparator.comparing(kind -> !scope.applies(kind)));
    }

    void focusSearch() {
        search.requestFocus();
    }

    private void show() {
        list.getItems().setAll(typed().isEmpty() ? few() : found());
    }

    private String typed() {
        return search.getText().strip();
    }

    private List<FilterOptions.Option> few() {
        if (options.stream().map(each -> each.filter().kind()).distinct().count() == 1) {
            return options;
        }
        return inOrder()
                .flatMap(
                        kind ->
                                options.stream()
                                        .filter(each -> each.filter().kind() == kind)
                                        .limit(FEW))
                .toList();
    }

    /** Options of exactly the typed name come first; a place that isn't known can be meant, too. */
    private List<FilterOptions.Option> found() {
        SearchWords wanted = SearchWords.of(typed());
        List<FilterOptions.Option> found = new ArrayList<>();
        options.stream()
                .filter(
                        wanted.in(
                                each ->
                                        Stream.of(
                                                words.whole(each.filter()), each.filter().value())))
                .sorted(Comparator.comparing(each -> !isTyped(each)))
                .forEach(found::add);
        if (options.stream().noneMatch(this::isTyped)) {
            typedPlaces()
                    .filter(place -> options.stream().noneMatch(each -> names(each, place)))
                    .map(place -> new FilterOptions.Option(place, null))
                    .forEach(found::add);
        }
        return found;
    }

    /** Places of the typed name; of one type where its name comes first, such as "region Bahia". */
    private Stream<ReportFilter> typedPlaces() {
        List<FilterKind> places = inOrder().filter(FilterKind::isPlace).toList();
        return places.stream()
                .flatMap(kind -> named(kind).stream())
                .findFirst()
                .map(Stream::of)
                .orElseGet(() -> places.stream().map(kind -> ReportFilter.of(kind, typed())));
    }

    private Optional<ReportFilter> named(FilterKind kind) {
        String name = words.kind(kind);
        if (!typed().regionMatches(true, 0, name, 0, name.length())) {
            return Optional.empty();
        }
        String rest = typed().substring(name.length());
        String place = rest.replaceFirst("^[:\\s]+", "");
        return place.isEmpty() || place.equals(rest)
                ? Optional.empty()
                : Optional.of(ReportFilter.of(kind, place));
    }

    private boolean isTyped(FilterOptions.Option option) {
        return names(option, ReportFilter.of(option.filter().kind(), typed()));
    }

    private boolean names(FilterOptions.Option option, ReportFilter typed) {
        ReportFilter filter = option.filter();
        return typed.kind() == filter.kind()
                && (typed.value().equalsIgnoreCase(filter.value())
                        || typed.value().equalsIgnoreCase(words.name(filter)));
    }

    private void takeSelected() {
        FilterOptions.Option selected = list.getSelectionModel().getSelectedItem();
        if (selected != null) {
            take(selected);
        }
    }

    private void take(FilterOptions.Option option) {
        chosen.accept(option.filter());
    }

    private boolean isChosen(ReportFilter filter) {
        return sources.chosen().filters().all().contains(filter);
    }

    private Node chosenMark() {
        FontIcon mark = new FontIcon("fth-check");
        mark.setAccessibleText(messages.text("filter.chosen"));
        return mark;
    }

    /** List cell of an option with the number of its videos; a mark is behind a chosen one. */
    private final class OptionCell extends ListCell<FilterOptions.Option> {
        OptionCell() {
            setContentDisplay(ContentDisplay.RIGHT);
            setOnMouseClicked(
                    _ -> {
                        if (getItem() != null) {
                            take(getItem());
                        }
                    });
        }

        @Override
        protected void updateItem(FilterOptions.@Nullable Option option, boolean isEmpty) {
            super.updateItem(option, isEmpty);
            if (isEmpty || option == null) {
                setText(null);
                setGraphic(null);
                setTooltip(null);
                return;
            }
            setGraphic(isChosen(option.filter()) ? chosenMark() : null);
            FilterKind kind = option.filter().kind();
            String help = scope.refused().getOrDefault(kind, scope.notes().get(kind));
            setTooltip(help == null ? null : new Tooltip(messages.text(help)));
            String name = words.whole(option.filter());
            Integer videos = option.videos();
            setText(
                    videos == null
                            ? name
                            : messages.text(
                                    "pattern.dot", name, messages.plural("count.videos", videos)));
        }
    }
}
