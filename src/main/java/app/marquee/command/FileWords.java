package app.marquee.command;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Words of a command line that name a file or a directory, by the options and parameters that take
 * them; other words may be called like a file that happens to be there.
 */
public final class FileWords {
    /** Labels of the values that are files; each is an option or a parameter of some command. */
    private static final Set<String> LABELS = Set.of("FILE", "PLAN", "DIR");

    private static final String STANDARD = "-";

    private final UnaryOperator<String> other;
    private final List<String> words = new ArrayList<>();
    private CommandSpec command;
    private @Nullable ArgSpec awaiting;
    private boolean hasEndedOptions;

    private FileWords(CommandSpec root, UnaryOperator<String> other) {
        this.command = root;
        this.other = other;
    }

    /**
     * The same words with other ones for files; {@code -} stays.
     *
     * @param line of the whole program
     */
    public static List<String> replaced(
            CommandLine line, List<String> words, UnaryOperator<String> other) {
        FileWords replaced = new FileWords(line.getCommandSpec(), other);
        words.forEach(replaced::add);
        return List.copyOf(replaced.words);
    }

    private void add(String word) {
        if (awaiting != null) {
            words.add(value(awaiting, word));
            awaiting = null;
        } else if (hasEndedOptions || !word.startsWith("-") || word.equals(STANDARD)) {
            words.add(parameter(word));
        } else if (word.equals("--")) {
            hasEndedOptions = true;
            words.add(word);
        } else {
            words.add(option(word));
        }
    }

    private String option(String word) {
        int end = word.indexOf('=');
        OptionSpec whole = find(end < 0 ? word : word.substring(0, end));
        if (whole != null) {
            awaiting = end < 0 && whole.arity().max() > 0 ? whole : null;
            return end < 0
                    ? word
                    : word.substring(0, end + 1) + value(whole, word.substring(end + 1));
        }
        // A value right behind the letter of its option.
        OptionSpec letter = word.startsWith("--") ? null : find(word.substring(0, 2));
        return letter == null || letter.arity().max() == 0
                ? word
                : word.substring(0, 2) + value(letter, word.substring(2));
    }

    private @Nullable OptionSpec find(String name) {
        for (CommandSpec spec = command; spec != null; spec = spec.parent()) {
            OptionSpec found = spec.findOption(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private String parameter(String word) {
        CommandLine inner = hasEndedOptions ? null : command.subcommands().get(word);
        if (inner != null) {
            command = inner.getCommandSpec();
            return word;
        }
        return command.positionalParameters().stream()
                .filter(FileWords::isFile)
                .findFirst()
                .map(file -> value(file, word))
                .orElse(word);
    }

    private String value(ArgSpec argument, String word) {
        return isFile(argument) && !word.isEmpty() && !word.equals(STANDARD)
                ? other.apply(word)
                : word;
    }

    private static boolean isFile(ArgSpec argument) {
        return LABELS.contains(argument.paramLabel());
    }
}
