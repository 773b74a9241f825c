package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.ui.analytics.period.ChoiceList;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.SearchWords;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Card that chooses a filter: its kind to the left, what it is to the right. A country or region
 * that isn't in the list can be typed. FX thread only.
 */
final class FilterChooser extends HBox {
    private final FilterSources sources;
    private final FilterScope scope;
    private final Messages messages;
    private final FilterWords words;
    private final Consumer<ReportFilter> chosen;
    private final LatestJob loading;
    private final ChoiceList<FilterKind> kinds;
    private final TextField search = new TextField();
    private final Label note = new Label();
    private final ListView<FilterOptions.Option> list = new ListView<>();
    private final Label nothing = new Label();
    private FilterKind kind = FilterKind.COUNTRY;
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
        this.kinds =
                new ChoiceList<>(
                        "filter-kinds",
                        each -> {
                            choose(each);
                            focusSearch();
                        });
        for (FilterKind each : FilterKind.values()) {
            kinds.add("filter-kind-" + each.key(), each, words.kind(each), "");
        }
        build();
        VBox right = new VBox(search, note, list);
        right.getStyleClass().add("filter-options");
        VBox.setVgrow(list, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        getStyleClass().add("period-chooser");
        getChildren().addAll(kinds, right);
    }

    private void build() {
        search.setId("filter-search");
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
        note.getStyleClass().add("caption");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        nothing.getStyleClass().add("caption");
        nothing.setWrapText(true);
        list.setId("filter-list");
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

    /**
     * Starts a choice.
     *
     * @param first kind to show; null for the last one
     */
    void begin(@Nullable FilterKind first) {
        search.clear();
        choose(Objects.requireNonNullElse(first, kind));
    }

    void focusSearch() {
        search.requestFocus();
    }

    private void choose(FilterKind of) {
        kind = of;
        kinds.show(of);
        String prompt =
                messages.text("filter.search", words.kind(of).toLowerCase(messages.locale()));
        search.setPromptText(prompt);
        search.setAccessibleText(prompt);
        list.setAccessibleText(words.kind(of));
        String refused = scope.refused().get(of);
        String part = scope.notes().get(of);
        String key = refused == null ? part : refused;
        note.setText(key == null ? "" : messages.text(key));
        Visibility.show(note, key != null);
        nothing.setText(messages.text(of.isSegment() ? "filter.none.segment" : "filter.none.text"));
        options = List.of();
        show();
        loading.submit(
                Job.<List<FilterOptions.Option>>of(
                                messages.text("filter.job"),
                                _ -> sources.options().of(of, sources.chosen().filters()))
                        .onSuccess(
                                found -> {
                                    options = found;
                                    show();
                                }));
    }

    private void show() {
        String typed = search.getText().strip();
        List<FilterOptions.Option> shown = new ArrayList<>();
        SearchWords wanted = SearchWords.of(typed);
        options.stream()
                .filter(
                        wanted.in(
                                each ->
                                        Stream.of(
                                                words.name(each.filter()), each.filter().value())))
                .forEach(shown::add);
        if (kind.isPlace() && !typed.isEmpty() && options.stream().noneMatch(this::isTyped)) {
            shown.add(new FilterOptions.Option(ReportFilter.of(kind, typed), null));
        }
        list.getItems().setAll(shown);
    }

    private boolean isTyped(FilterOptions.Option option) {
        String typed = search.getText().strip();
        return typed.equalsIgnoreCase(option.filter().value())
                || typed.equalsIgnoreCase(words.name(option.filter()));
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
                return;
            }
            setGraphic(isChosen(option.filter()) ? chosenMark() : null);
            String name = words.name(option.filter());
            Integer videos = option.videos();
            setText(
                    videos == null
                            ? name
                            : messages.text(
                                    "pattern.dot", name, messages.plural("count.videos", videos)));
        }
    }
}
