package app.marquee.ui.shell.command;

import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;

import java.util.function.UnaryOperator;

/** How the window looks and speaks. On the FX thread. */
public interface WindowLooks {
    /** Keeps another look, made from the present one, and wears it at once. */
    void restyle(UnaryOperator<Appearance> change);

    /** Keeps the language and builds the window anew in it. */
    void setLanguage(Language language);
}
