package app.marquee.command;

import app.marquee.ui.control.Messages;

import java.util.Locale;

/** Texts of the command line: those of this package, and those that the window shares. */
public final class CommandTexts {
    /** For programs and logs. */
    public static final Messages ENGLISH = of(Locale.ENGLISH);

    private CommandTexts() {}

    public static Messages of(Locale locale) {
        return Messages.ofPackage(CommandTexts.class.getPackageName(), locale);
    }
}
