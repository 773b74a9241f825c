package app.marquee.ui.funnel;

import app.marquee.model.Funnel;
import app.marquee.model.FunnelVideo;
import app.marquee.model.VideoId;
import app.marquee.service.FunnelContents;
import app.marquee.service.FunnelService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.ui.control.About;
import app.marquee.ui.control.Column;
import app.marquee.ui.control.DataTable;
import app.marquee.ui.control.EmptyWords;
import app.marquee.ui.control.FailureText;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.StatePane;
import app.marquee.ui.shell.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which video is in which funnel: those in none, in several, and in the trash stand out. */
final class FunnelMatrixPane extends VBox {
    private static final double TITLE = 240;
    private static final double NARROW = 96;
    private static final String DELETING = "DELETING";
    private static final String FUNNEL = "funnel-";

    private final SectionContext on;
    private final Messages messages;
    private final FunnelService service;
    private final FunnelWords words;
    private final BorderPane place = new BorderPane();
    private final StatePane states;
    private final LatestJob reading;
    private final Label summary = new Label();

    FunnelMatrixPane(SectionContext on, FunnelService service) {
        this.on = on;
        this.messages = on.messages();
        this.service = service;
        this.words = new FunnelWords(messages);
        this.reading = new LatestJob(on.tasks());
        this.states = new StatePane(messages, on.clock(), place);
        Button read = new Button(messages.text("matrix.read"), new FontIcon("fth-grid"));
        read.setId("funnel-matrix-read");
        read.setMinWidth(USE_PREF_SIZE);
        read.setOnAction(_ -> read());
        summary.setMaxWidth(Double.MAX_VALUE);
        summary.setWrapText(true);
        HBox.setHgrow(summary, Priority.ALWAYS);
        HBox head = new HBox(summary, read);
        head.getStyleClass().add("funnel-head");
        VBox.setVgrow(states, Priority.ALWAYS);
        states.waiting(
                EmptyWords.of(
                                "fth-grid",
                                messages.text("matrix.new.title"),
                                messages.text("matrix.new.text"))
                        .withAction(messages.text("matrix.read"), this::read));
        getChildren().addAll(head, states);
    }

    StatePane states() {
        return states;
    }

    /** A video and the funnels that hold it. */
    private record Row(
            VideoId video, @Nullable String title, Set<Funnel> holders, boolean trashed) {}

    private record Matrix(List<Funnel> funnels, List<Row> rows) {}

    /** Reads every funnel, one request each. */
    void read() {
        states.loading();
        Instant at = on.clock().instant();
        reading.submit(
                Job.of(
                                messages.text("job.matrix"),
                                progress -> matrix(service.contents(progress::report)))
                        .onSuccess(matrix -> show(matrix, at))
                        .onFailure(
                                failure ->
                                        states.failed(
                                                new FailureText(messages).of(failure, About.FUNNEL),
                                                this::read))
                        .onCancelled(states::cancelled));
    }

    private Matrix matrix(FunnelContents contents) {
        Set<VideoId> videos = new LinkedHashSet<>(contents.videos());
        videos.addAll(service.knownVideos());
        Map<VideoId, String> titles = service.titles(videos);
        Set<VideoId> trashed = new HashSet<>();
        contents.funnels()
                .forEach(
                        funnel ->
                                funnel.videos().toOptional().orElse(List.of()).stream()
                                        .filter(FunnelMatrixPane::isTrashed)
                                        .forEach(video -> trashed.add(video.id())));
        List<Row> rows =
                videos.stream()
                        .map(
                                video ->
                                        new Row(
                                                video,
                                                titles.get(video),
                                                new LinkedHashSet<>(contents.holders(video)),
                                                trashed.contains(video)))
                        .toList();
        return new Matrix(contents.funnels(), rows);
    }

    private static boolean isTrashed(FunnelVideo video) {
        String status = video.extras().members().get("status");
        return status != null && status.contains(DELETING);
    }

    private void show(Matrix matrix, Instant at) {
        DataTable<Row> table = new DataTable<>("funnel-matrix", messages, on.tasks());
        table.columns(columns(matrix).toArray(FunnelMatrixPane::array))
                .keyedBy(Row::video)
                .named(messages.text("matrix"));
        table.table().getColumns().stream()
                .filter(column -> column.getId().startsWith(FUNNEL))
                .forEach(column -> column.getStyleClass().add("given-name"));
        table.rows(matrix.rows());
        place.setCenter(table);
        summary.setText(
                messages.text(
                        "matrix.summary",
                        matrix.rows().size(),
                        count(matrix, 0, 0),
                        count(matrix, 2, Integer.MAX_VALUE),
                        matrix.rows().stream().filter(Row::trashed).count()));
        states.full(at);
    }

    private static long count(Matrix matrix, int from, int to) {
        return matrix.rows().stream()
                .map(row -> row.holders().size())
                .filter(size -> size >= from && size <= to)
                .count();
    }

    @SuppressWarnings("unchecked") // an array of a generic record is made no other way
    private static Column<Row>[] array(int size) {
        return (Column<Row>[]) new Column<?>[size];
    }

    private List<Column<Row>> columns(Matrix matrix) {
        List<Column<Row>> columns = new ArrayList<>();
        columns.add(
                Column.<Row>text("title", messages.text("column.title"), Row::title).width(TITLE));
        columns.add(
                Column.<Row>text("id", messages.text("column.id"), row -> row.video().value())
                        .width(NARROW));
        columns.add(
                Column.<Row>text("mark", messages.text("matrix.mark"), this::mark).width(NARROW));
        int place = 0;
        for (Funnel funnel : matrix.funnels()) {
            columns.add(
                    Column.<Row>text(
                                    FUNNEL + place++,
                                    words.name(funnel),
                                    row -> row.holders().contains(funnel) ? "●" : "")
                            .width(NARROW));
        }
        return columns;
    }

    private String mark(Row row) {
        List<String> marks = new ArrayList<>();
        if (row.holders().isEmpty()) {
            marks.add(messages.text("matrix.orphan"));
        } else if (row.holders().size() > 1) {
            marks.add(messages.plural("matrix.double", row.holders().size()));
        }
        if (row.trashed()) {
            marks.add(messages.text("matrix.trashed"));
        }
        return String.join(", ", marks);
    }
}
