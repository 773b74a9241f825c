package app.marquee.ui.library;

import app.marquee.model.video.VideoStatus;
import app.marquee.service.video.VideoMarks;
import app.marquee.text.Messages;
import app.marquee.text.VideoStatusText;
import app.marquee.ui.analytics.filter.FilterWords;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.FormField;

import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Card of the filters of videos: status, custom field, and ranges of length and views. What isn't
 * known of the listed videos is loaded on demand. FX thread only.
 */
final class VideoFilterCard extends GridPane {
    private static final String ID = "library-filter-";
    private static final BigDecimal MINUTE = BigDecimal.valueOf(60);

    /** Most videos whose fields are loaded at once. */
    private static final int MOST = 1_000;

    private static final List<VideoStatus> STATUSES =
            List.of(
                    VideoStatus.CONVERTED,
                    VideoStatus.CONVERTING,
                    VideoStatus.DRAFT,
                    VideoStatus.FAILED);

    private final Messages messages;
    private final VideosViewModel listed;
    private final FilterValueLoader values;
    private final ComboBox<@Nullable String> field = new ComboBox<>();
    private final RangeFields length;
    private final RangeFields views;
    private final Hyperlink loadFields;
    private Consumer<UnaryOperator<VideoNarrowing>> onChange = _ -> {};
    private Consumer<VideoMarks> onMarks = _ -> {};

    VideoFilterCard(Messages messages, VideosViewModel listed, FilterValueLoader values) {
        this.messages = messages;
        this.listed = listed;
        this.values = values;
        this.length = range("minutes", MINUTE);
        this.views = range("views", BigDecimal.ONE);
        this.loadFields = link("field-load", "");
        loadFields.setOnAction(_ -> loadFields());
        field.setId(ID + "field");
        field.setMaxWidth(Double.MAX_VALUE);
        field.setConverter(
                new ChoiceWords<>(messages.text("filters.field.any"), FilterWords::oneLine));
        fields(List.of());
        field.valueProperty()
                .addListener((_, _, chosen) -> onChange.accept(now -> now.withField(chosen)));
        FormField byField = new FormField(messages.text("filters.field"), field);
        byField.getChildren().add(loadFields);
        listed.rowsProperty().subscribe(this::offer);
        addRow(0, new FormField(messages.text("field.status"), status()), byField);
        addRow(1, length.fields().toArray(FormField[]::new));
        addRow(2, views.fields().toArray(FormField[]::new));
        addRow(
                3,
                box("bare", "thumbnail.none", VideoNarrowing::withBare),
                box("loose", "videos.loose", VideoNarrowing::withLoose));
        ColumnConstraints half = new ColumnConstraints();
        half.setPercentWidth(50);
        getColumnConstraints().setAll(half, half);
        getStyleClass().add("video-filter-card");
    }

    private ComboBox<@Nullable VideoStatus> status() {
        VideoStatusText names = new VideoStatusText(messages);
        ComboBox<@Nullable VideoStatus> status = new ComboBox<>();
        status.setId(ID + "status");
        status.setMaxWidth(Double.MAX_VALUE);
        status.setConverter(new ChoiceWords<>(messages.text("field.status.any"), names::name));
        status.getItems().setAll(STATUSES);
        status.getItems().addFirst(null);
        status.valueProperty()
                .addListener((_, _, chosen) -> onChange.accept(now -> now.withStatus(chosen)));
        return status;
    }

    private CheckBox box(
            String id, String key, BiFunction<VideoNarrowing, Boolean, VideoNarrowing> narrowing) {
        CheckBox box = new CheckBox(messages.text(key));
        box.setId(ID + id);
        box.setWrapText(true);
        box.setOnAction(_ -> onChange.accept(now -> narrowing.apply(now, box.isSelected())));
        return box;
    }

    private RangeFields range(String what, BigDecimal unit) {
        return new RangeFields(
                ID + what + "-",
                List.of(
                        messages.text("filters." + what + ".least"),
                        messages.text("filters." + what + ".most")),
                unit,
                messages.text("filters." + what),
                this::ranged);
    }

    private static Hyperlink link(String id, String text) {
        Hyperlink link = new Hyperlink(text);
        link.setId(ID + id);
        return link;
    }

    /**
     * @param change takes another filter
     * @param marks takes what was loaded of custom fields
     */
    void attach(Consumer<UnaryOperator<VideoNarrowing>> change, Consumer<VideoMarks> marks) {
        onChange = change;
        onMarks = marks;
    }

    /** Offers these custom fields with their values; the chosen one stays. */
    void fields(Collection<String> known) {
        String chosen = field.getValue();
        field.getItems().setAll(known.stream().sorted(String.CASE_INSENSITIVE_ORDER).toList());
        field.getItems().addFirst(null);
        field.setValue(chosen);
        field.setDisable(known.isEmpty());
    }

    /** Offers what isn't known when it opens. */
    void begin() {
        offer();
    }

    /** Offers to load what isn't known of the listed videos, with the number of requests. */
    private void offer() {
        List<VideoRow> rows = listed.rowsProperty().get();
        boolean noViews = rows.stream().allMatch(row -> row.views() == null);
        boolean noFields = field.isDisabled();
        views.allow(!noViews);
        loadFields.setText(messages.plural("filters.fields.load", rows.size()));
        Visibility.show(loadFields, noFields && !rows.isEmpty() && rows.size() <= MOST);
        loadFields.setDisable(false);
    }

    private void ranged() {
        length.check();
        views.check();
        onChange.accept(now -> now.withLength(length.range()).withViews(views.range()));
    }

    private void loadFields() {
        loadFields.setDisable(true);
        values.fields(
                listed.rowsProperty().get().stream().map(row -> row.video().id()).toList(),
                onMarks,
                this::offer);
    }
}
