package app.marquee.command;

import app.marquee.text.Messages;

import java.util.List;
import java.util.Locale;

/** Texts of the command line: those of this package, and else those of the window. */
public final class CommandTexts {
    /** For programs and logs. */
    public static final Messages ENGLISH = of(Locale.ENGLISH);

    /** The texts of changes and of tables that were edited. */
    private static final String CHANGES = "app.marquee.ui.change";

    private CommandTexts() {}

    public static Messages of(Locale locale) {
        return Messages.forTerminal(List.of(CommandTexts.class.getPackageName(), CHANGES), locale);
    }
}
