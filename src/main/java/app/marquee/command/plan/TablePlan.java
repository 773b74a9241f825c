package app.marquee.command.plan;

import app.marquee.command.CommandFailure;
import app.marquee.command.Sentence;
import app.marquee.model.HarmlessText;
import app.marquee.model.Interrupts;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.service.playlist.SessionPlaylistService;
import app.marquee.service.session.Session;
import app.marquee.service.sheet.SheetService;
import app.marquee.sheet.ImportLine;
import app.marquee.sheet.ImportPreview;
import app.marquee.sheet.ImportProblem;
import app.marquee.sheet.RawTable;
import app.marquee.sheet.SheetChange;
import app.marquee.sheet.SheetImport;
import app.marquee.sheet.SheetNow;
import app.marquee.sheet.UnusableRowsException;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Comparison of a table that was edited in a spreadsheet with what is there. Blocking. */
final class TablePlan {
    /** Problems of a value that is compared with others. */
    private static final Set<ImportProblem> WITH_VALUES =
            Set.of(ImportProblem.UNKNOWN_WORD, ImportProblem.CONVERTED);

    /** Problems that the content of the cell explains. */
    private static final Set<ImportProblem> OF_THE_CELL =
            Set.of(ImportProblem.ERROR_CELL, ImportProblem.MERGED_CELL);

    private final SheetService service;
    private final PlanBuilder plan = new PlanBuilder();

    private TablePlan(Session session) {
        this.service = new SheetService(session, () -> new SessionPlaylistService(session).list());
    }

    static Plan of(Session session, RawTable table) throws InterruptedException {
        try {
            SheetImport edited =
                    SheetImport.of(table, ItemKind.VIDEO)
                            .orElseThrow(
                                    () -> new CommandFailure(Sentence.of("sheet.refused.NO_KEY")));
            return new TablePlan(session).compared(edited);
        } catch (UnusableRowsException many) {
            throw UnreadTable.failure(many.refusal());
        }
    }

    private Plan compared(SheetImport edited) throws InterruptedException {
        SheetNow now = service.load(edited.kind(), (_, _) -> {});
        Set<String> videos = edited.withCustom(now);
        if (!videos.isEmpty()) {
            now = now.with(fields(videos), edited.form());
        }
        ImportPreview preview = edited.compare(now);
        preview.lines().forEach(this::refused);
        plan.already(preview.already());
        plan.ignored(preview.ignored());
        plan.ignoredCells(preview.ignoredCells());
        for (SheetChange change : preview.changes(_ -> false)) {
            plan.stage(
                    ValueText.subject(new Subject(change.item().kind(), change.item().id(), null)),
                    () -> service.stage(change));
        }
        return plan.build();
    }

    private Map<String, List<CustomField>> fields(Set<String> videos) throws InterruptedException {
        Map<String, List<CustomField>> found = new HashMap<>();
        for (String video : videos) {
            Interrupts.heed();
            try {
                found.put(video, service.fields(new VideoId(video)));
            } catch (FailureException e) {
                if (!(e.failure() instanceof Failure.NotFound)) {
                    throw e;
                }
            }
        }
        return found;
    }

    private void refused(ImportLine line) {
        Sentence what =
                words ->
                        ValueText.row(line.row()).in(words)
                                + (line.column().isEmpty() ? "" : ", " + line.column());
        if (line.result() instanceof ImportLine.Problem(var why, var among)) {
            Sentence reason =
                    Sentence.within("sheet.problem." + why.name(), String.join(", ", among));
            plan.refuse(what, withValues(why, reason, line));
        } else if (line.isConflict()) {
            plan.refuse(what, withValues(Sentence.of("table.conflict"), line));
        }
    }

    private static Sentence withValues(ImportProblem why, Sentence reason, ImportLine line) {
        if (OF_THE_CELL.contains(why)) {
            return Sentence.of("pattern.labeled", reason, line.edited());
        }
        return WITH_VALUES.contains(why) ? withValues(reason, line) : reason;
    }

    private static Sentence withValues(Sentence reason, ImportLine line) {
        List<Sentence> values = new ArrayList<>();
        if (line.exported() != null || line.isConflict()) {
            values.add(value(line.exported(), Sentence.of("table.then")));
        }
        values.add(value(line.now(), Sentence.within("column.now")));
        values.add(value(line.edited(), Sentence.within("sheet.edited")));
        return Sentence.joined(": ", Stream.of(reason, Sentence.joined(", ", values.stream())));
    }

    private static Sentence value(@Nullable String text, Sentence when) {
        return words ->
                (text == null ? words.text("value.unknown") : HarmlessText.quoted(text))
                        + " "
                        + when.in(words);
    }
}
