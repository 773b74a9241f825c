package app.marquee.sheet;

import app.marquee.model.change.ChangeValue;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Formatter and parser of the values of a column. */
final class CellText {

    private static final Set<String> YES =
            Set.of("true", "yes", "y", "1", "sim", "verdadeiro", "sí", "si", "verdadero");
    private static final Set<String> NO = Set.of("false", "no", "n", "0", "não", "nao", "falso");

    private final FolderPaths folders;

    CellText(FolderPaths folders) {
        this.folders = folders;
    }

    /** Parsed cell. */
    sealed interface Parsed {}

    record Valid(ChangeValue value) implements Parsed {}

    /**
     * Cell without a value.
     *
     * @param among IDs of the items that it may mean
     */
    record Invalid(ImportProblem problem, List<String> among) implements Parsed {
        Invalid(ImportProblem problem) {
            this(problem, List.of());
        }
    }

    /** The text of a known value. */
    String of(SheetField field, ChangeValue value) {
        return switch (value) {
            case ChangeValue.Text(var text) ->
                    field.type() instanceof SheetFieldType.Place ? folders.text(text) : text;
            case ChangeValue.Flag(var on) -> on ? "TRUE" : "FALSE";
            default -> "";
        };
    }

    Parsed parse(SheetField field, String text) {
        return switch (field.type()) {
            case SheetFieldType.Words(int min, int max) -> words(text, min, max);
            case SheetFieldType.Flag _ -> flag(text);
            case SheetFieldType.Choice(var allowed) -> choice(text.strip(), allowed);
            case SheetFieldType.Place _ -> place(text);
            case SheetFieldType.Custom _ ->
                    new Valid(text.isEmpty() ? new ChangeValue.None() : new ChangeValue.Text(text));
        };
    }

    private static Parsed words(String text, int min, int max) {
        int length = text.codePointCount(0, text.length());
        if (text.isBlank() && min > 0) {
            return new Invalid(ImportProblem.REQUIRED);
        }
        if (length < min) {
            return new Invalid(ImportProblem.TOO_SHORT);
        }
        if (length > max) {
            return new Invalid(ImportProblem.TOO_LONG);
        }
        return new Valid(text.isEmpty() ? new ChangeValue.None() : new ChangeValue.Text(text));
    }

    /** The flag that a word in one of the languages stands for. */
    static Parsed flag(String text) {
        String typed = text.strip().toLowerCase(Locale.ROOT);
        if (YES.contains(typed) || NO.contains(typed)) {
            return new Valid(new ChangeValue.Flag(YES.contains(typed)));
        }
        return new Invalid(ImportProblem.NOT_A_FLAG);
    }

    private static Parsed choice(String typed, Set<String> allowed) {
        return allowed.stream()
                .filter(typed::equalsIgnoreCase)
                .<Parsed>map(one -> new Valid(new ChangeValue.Text(one)))
                .findFirst()
                .orElseGet(() -> new Invalid(ImportProblem.NOT_ALLOWED));
    }

    private Parsed place(String text) {
        String typed = Blanks.strip(text);
        if (typed.isEmpty() || typed.equals("/")) {
            return new Valid(new ChangeValue.None());
        }
        List<String> found = folders.find(typed);
        return switch (found.size()) {
            case 0 -> new Invalid(ImportProblem.FOLDER_MISSING);
            case 1 -> new Valid(new ChangeValue.Text(found.getFirst()));
            default -> new Invalid(ImportProblem.FOLDER_TWICE, found);
        };
    }
}
