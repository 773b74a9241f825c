package app.marquee.command.plan;

import app.marquee.command.CommandFailure;
import app.marquee.command.Sentence;
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
import app.marquee.sheet.SheetChange;
import app.marquee.sheet.SheetImport;
import app.marquee.sheet.SheetNow;
import app.marquee.sheet.TableFile;
import app.marquee.sheet.TableReading;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Comparison of a table that was edited in a spreadsheet with what is there. Blocking. */
final class TablePlan {
    private final SheetService service;
    private final PlanBuilder plan = new PlanBuilder();

    private TablePlan(Session session) {
        this.service = new SheetService(session, () -> new SessionPlaylistService(session).list());
    }

    static Plan of(Session session, byte[] table) throws InterruptedException {
        return switch (TableFile.read(table)) {
            case TableReading.Refused(var why) ->
                    throw new CommandFailure(Sentence.of("table." + why.name()));
            case TableReading.Found(var raw) ->
                    new TablePlan(session)
                            .compared(
                                    SheetImport.of(raw, ItemKind.VIDEO)
                                            .orElseThrow(
                                                    () ->
                                                            new CommandFailure(
                                                                    Sentence.of("table.ids"))));
        };
    }

    private Plan compared(SheetImport edited) throws InterruptedException {
        SheetNow now = service.load(edited.kind(), (_, _) -> {});
        if (!edited.withCustom().isEmpty()) {
            now = now.with(fields(edited), edited.form());
        }
        ImportPreview preview = edited.compare(now);
        preview.lines().forEach(this::refused);
        plan.already(preview.already());
        plan.ignored(preview.ignored());
        for (SheetChange change : preview.changes(_ -> false)) {
            plan.stage(
                    ValueText.subject(new Subject(change.item().kind(), change.item().id(), null)),
                    () -> service.stage(change));
        }
        return plan.build();
    }

    private Map<String, List<CustomField>> fields(SheetImport edited) throws InterruptedException {
        Map<String, List<CustomField>> found = new HashMap<>();
        for (String video : edited.withCustom()) {
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
                        words.text("table.row")
                                + " "
                                + line.row()
                                + (line.column().isEmpty() ? "" : ", " + line.column());
        if (line.result() instanceof ImportLine.Problem(var why)) {
            plan.refuse(what, Sentence.of("cell." + why.name(), line.edited()));
        } else if (line.isConflict()) {
            plan.refuse(
                    what,
                    words ->
                            words.text("table.conflict")
                                    + ": "
                                    + value(line.exported(), words)
                                    + " "
                                    + words.text("table.then")
                                    + ", "
                                    + value(line.now(), words)
                                    + " "
                                    + words.text("table.now")
                                    + ", "
                                    + value(line.edited(), words)
                                    + " "
                                    + words.text("table.edited"));
        }
    }

    private static String value(@Nullable String text, Messages words) {
        return text == null ? words.text("value.unknown") : ValueText.quoted(text);
    }
}
