package app.marquee.ui.shell.command;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;

import java.util.function.UnaryOperator;

/** Appearance and language of the window. FX thread only. */
public interface WindowLooks {
    /** Keeps another look, made from the present one, and wears it at once. */
    void restyle(UnaryOperator<Appearance> change);

    /** Keeps the language and builds the window anew in it. */
    void setLanguage(Language language);
}
