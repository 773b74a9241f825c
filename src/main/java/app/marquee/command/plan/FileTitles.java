package app.marquee.command.plan;

import app.marquee.change.StateCheck;
import app.marquee.command.Sentence;
import app.marquee.model.HarmlessText;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.Subject;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Titles that a file gives to items, where the platform gives another one or none.
 *
 * @param titles by the item as it is printed
 */
record FileTitles(Map<Subject, String> titles) {
    static final FileTitles NONE = new FileTitles(Map.of());

    FileTitles {
        titles = Map.copyOf(titles);
    }

    static FileTitles of(StateCheck check) {
        Map<Subject, String> titles = new LinkedHashMap<>();
        List<Subject> printed = check.present().subjects();
        for (int at = 0; at < check.items().size(); at++) {
            String title = check.line().subjects().get(at).title();
            String present = check.items().get(at).title();
            if (title != null && printed.get(at).id() != null && !title.equals(present)) {
                titles.put(printed.get(at), title);
            }
        }
        return new FileTitles(titles);
    }

    /** The item, and what the file calls it. */
    Sentence named(Subject item) {
        Sentence named = ValueText.subject(item);
        String title = titles.get(item);
        if (title == null) {
            return named;
        }
        Sentence remark =
                title.equals(item.title())
                        ? Sentence.of("plan.title.file")
                        : words ->
                                words.text("plan.title.other") + " " + HarmlessText.quoted(title);
        return words -> named.in(words) + " (" + remark.in(words) + ")";
    }

    /** What a change is about, as {@link ValueText#subject(ChangeLine)} has it. */
    Sentence subject(ChangeLine line) {
        return line.subjects().size() == 1 ? named(line.subject()) : ValueText.subject(line);
    }

    /** A line for each item below that of the change. */
    List<Sentence> items(ChangeLine line) {
        return ValueText.items(line, this::named);
    }

    /**
     * All items for programs: {@code title_in_file} where the title is only the file's, or another.
     */
    List<Map<String, @Nullable Object>> json(List<Subject> items) {
        List<Map<String, @Nullable Object>> all = ValueText.json(items);
        for (int at = 0; at < items.size(); at++) {
            String title = titles.get(items.get(at));
            if (title != null) {
                all.get(at).put("title_in_file", title);
            }
        }
        return all;
    }
}
