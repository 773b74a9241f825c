package app.marquee.ui.settings;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;

/** What the settings change of the whole window. On the FX thread. */
public interface SettingsActions {
    /** Keeps the look and wears it at once. */
    void setAppearance(Appearance appearance);

    /**
     * Keeps the language and builds the window anew in it.
     *
     * @param stay runs when the person rather keeps what is on the screen, and with it the language
     */
    void setLanguage(Language language, Runnable stay);

    /** Opens a connection in place of the one that is shown. */
    void openConnection(ConnectionId connection);

    /** Connections were added, changed or deleted: the menu and the title follow. */
    void connectionsChanged();
}
