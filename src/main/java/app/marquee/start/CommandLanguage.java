package app.marquee.start;

import app.marquee.command.CommandTexts;
import app.marquee.model.settings.Language;
import app.marquee.store.settings.SettingsStore;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Texts of a command in the language that the user chose in the home, or else in that of the
 * terminal. They are looked up once, when the first word is needed.
 */
public final class CommandLanguage implements Supplier<Messages> {
    private static final String HOME = "--home";

    private final List<String> arguments;
    private final Map<String, String> environment;
    private @Nullable Messages texts;

    /**
     * @param arguments of the command line, which may name the home
     */
    public CommandLanguage(List<String> arguments, Map<String, String> environment) {
        this.arguments = arguments;
        this.environment = environment;
    }

    @Override
    public synchronized Messages get() {
        if (texts == null) {
            texts = CommandTexts.of(chosen().locale(ofTerminal(environment)));
        }
        return texts;
    }

    private Language chosen() {
        try {
            return SettingsStore.language(LaunchHome.of(home()).settingsFile());
        } catch (InvalidPathException unusable) {
            return Language.SYSTEM;
        }
    }

    private @Nullable Path home() {
        Path found = null;
        for (int at = 0; at < arguments.size(); at++) {
            String word = arguments.get(at);
            if (word.startsWith(HOME + "=")) {
                found = Path.of(word.substring(HOME.length() + 1));
            } else if (word.equals(HOME) && at + 1 < arguments.size()) {
                found = Path.of(arguments.get(at + 1));
            }
        }
        return found;
    }

    /**
     * The language of messages, as programs of a terminal find it; that of Java where none is set.
     */
    static Locale ofTerminal(Map<String, String> environment) {
        return Stream.of(LocaleRestart.BEFORE, "LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .map(CommandLanguage::locale)
                .orElseGet(Locale::getDefault);
    }

    /** Such as that of pt_BR.UTF-8; C and POSIX are English. */
    private static Locale locale(String value) {
        String name = value.split("[.@]", 2)[0];
        return name.equals("C") || name.equals("POSIX")
                ? Locale.ENGLISH
                : Locale.forLanguageTag(name.replace('_', '-'));
    }
}
