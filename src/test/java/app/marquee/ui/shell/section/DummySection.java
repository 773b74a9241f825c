package app.marquee.ui.shell.section;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Formats;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.ViewFrame;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.testing.FakeShell;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A section that shows every state on demand and remembers what the window did with it. */
public final class DummySection implements Section {
    record Row(String title, @Nullable Long views, @Nullable Instant updated) {}

    private final SectionContext context;
    private final DataTable<Row> table;
    private final StatePane states;
    private final ViewFrame view;
    private final FilterField filter;
    public final List<String> calls = new ArrayList<>();
    public boolean unsaved;

    DummySection(SectionContext context) {
        this.context = context;
        Formats formats = context.messages().formats();
        table =
                new DataTable<Row>("dummy-table", context.messages(), context.tasks())
                        .columns(
                                Column.text("title", "Title", Row::title).width(420),
                                Column.number("views", "Views", Row::views, formats::integer),
                                Column.time(
                                        "updated",
                                        "Updated",
                                        Row::updated,
                                        formats,
                                        ZoneOffset.UTC))
                        .keyedBy(Row::title);
        states = new StatePane(context.messages(), context.clock(), table);
        filter = new FilterField("dummy-filter", "Filter videos", table::filter);
        Button export = new Button("Export", new FontIcon("fth-download"));
        export.setId("dummy-export");
        Button add = new Button("Add videos…");
        add.setId("dummy-add");
        add.getStyleClass().add("accent");
        view =
                new ViewFrame(context.messages(), "Ranking", states)
                        .narrowing(filter)
                        .actions(export, add);
    }

    public static SectionDefinition definition(
            String id,
            SectionGroup group,
            String icon,
            java.util.function.Consumer<DummySection> made) {
        return new SectionDefinition(
                id,
                List.of(),
                group,
                icon,
                subjects(id),
                context -> {
                    DummySection section = new DummySection(context);
                    made.accept(section);
                    return section;
                },
                new SectionCommands<>(DummySection.class, List.of()),
                Optional.empty(),
                Optional.empty());
    }

    private static Set<Class<?>> subjects(String id) {
        return switch (id) {
            case "videos" -> Set.of(VideoId.class);
            case "activity" -> Set.of(Place.Activity.class);
            case "settings" -> Set.of(Place.Settings.class);
            default -> Set.of();
        };
    }

    /** There is something that was not saved from now on. */
    public void type() {
        unsaved = true;
    }

    public SectionContext context() {
        return context;
    }

    StatePane states() {
        return states;
    }

    DataTable<Row> table() {
        return table;
    }

    static List<Row> rows(int count) {
        String[] titles = {
            "Onboarding 01 – Getting started",
            "Como publicar seu primeiro vídeo",
            "Product tour: analytics in five minutes",
            "Ágata e os três desejos (episódio 4)",
            "日本語の長いタイトルの動画",
            "مقدمة في إدارة الفيديو"
        };
        return IntStream.range(0, count)
                .mapToObj(
                        i ->
                                new Row(
                                        titles[i % titles.length]
                                                + (i < titles.length ? "" : " · " + i),
                                        i % 7 == 3 ? null : (long) (count - i) * 1_379,
                                        i % 5 == 4
                                                ? null
                                                : FakeShell.NOW.minusSeconds(i * 86_000L)))
                .toList();
    }

    public void full() {
        table.rows(rows(240));
        states.show(new LoadState.Loaded(FakeShell.NOW.minusSeconds(130)), null);
    }

    void empty() {
        states.show(
                new LoadState.Loaded(FakeShell.NOW),
                EmptyStateText.of(
                                "fth-film",
                                "No videos yet",
                                "Videos that you add to this list appear here with their views.")
                        .withAction("Add videos…", () -> calls.add("add")));
    }

    void fail() {
        states.retry(FailureSubject.ANALYTICS, () -> calls.add("retry"));
        states.show(
                new LoadState.Failed(
                        new Failure.ServerError(
                                new Answer(
                                        503,
                                        "maintenance until 14:00",
                                        "{\"errMsg\":\"maintenance until"
                                                + " 14:00\",\"trace\":\"9f1c\"}"))),
                null);
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void shown() {
        calls.add("shown");
    }

    @Override
    public void hidden() {
        calls.add("hidden");
    }

    @Override
    public void refresh() {
        calls.add("refresh");
    }

    @Override
    public void open(Id subject) {
        calls.add("open " + subject.value());
    }

    @Override
    public void focusFilter() {
        filter.requestFocus();
    }

    @Override
    public List<UnsavedEdit> unsavedEdits() {
        return unsaved ? List.of(UnsavedEdit.lost("Draft")) : List.of();
    }

    @Override
    public ObservableValue<@Nullable Instant> fetchedAt() {
        return states.fetchedAtProperty();
    }

    @Override
    public void close() {
        calls.add("close");
    }
}
