package app.marquee.command.export;

import static app.marquee.command.export.ItemTables.column;

import app.marquee.command.ChangeWord;
import app.marquee.command.plan.ValueText;
import app.marquee.export.Sheet;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.Subject;
import app.marquee.service.change.ActivityService;

import org.jspecify.annotations.Nullable;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Table of the changes of the activity log, the latest first. Sends nothing. */
final class ActivityTable {
    private ActivityTable() {}

    static Sheet<?> sheet(ExportRequest request) {
        return ItemTables.sheet(
                request.section("activity"),
                request,
                List.of(
                        column("id", (ChangeLine line) -> line.id().value()),
                        column("time", line -> line.origin().stagedAt()),
                        column("state", line -> ChangeWord.of(line.state())),
                        column("operation", line -> lower(line.operation())),
                        column("item_type", line -> lower(line.subject().kind())),
                        column("item_id", line -> line.subject().id()),
                        column("item", line -> line.subject().title()),
                        column("items", (ChangeLine line) -> new Items(line.subjects())),
                        column("author", line -> line.origin().author()),
                        column("note", line -> line.origin().note()),
                        column("http_status", ActivityTable::status)),
                new ActivityService(request.session()).changes());
    }

    /** Items of a change: a list for programs, and as text a line for each. */
    private record Items(List<Subject> subjects)
            implements Iterable<Map<String, @Nullable Object>> {
        @Override
        public Iterator<Map<String, @Nullable Object>> iterator() {
            return ValueText.json(subjects).iterator();
        }

        /** In quotes, so that one can't pass for two. */
        @Override
        public String toString() {
            return subjects.stream()
                    .map(subject -> ValueText.subject(subject).english())
                    .collect(Collectors.joining("\n"));
        }
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static @Nullable Object status(ChangeLine line) {
        ChangeAnswer answer = line.answer();
        return answer == null ? null : answer.status();
    }
}
