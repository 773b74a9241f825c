package app.marquee.ui.shell;

import app.marquee.model.Language;
import app.marquee.model.TextSize;
import app.marquee.model.Theme;

import java.util.function.UnaryOperator;

/** How the window looks and speaks. On the FX thread. */
public interface WindowLooks {
    /** Keeps the theme and wears it at once. */
    void setTheme(Theme theme);

    /** Keeps another size of text, made from the present one, and wears it at once. */
    void setTextSize(UnaryOperator<TextSize> change);

    /** Keeps the language and builds the window anew in it. */
    void setLanguage(Language language);
}
