package app.marquee.ui.shell;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Language;

/** Actions by which the settings change the whole window. FX thread only. */
public interface SettingsActions {
    /** Saves the appearance and applies it at once. */
    void setAppearance(Appearance appearance);

    /**
     * Saves the language and rebuilds the window in it.
     *
     * @param stay runs when the user keeps the unsaved input and thus the language
     */
    void setLanguage(Language language, Runnable stay);

    /** Opens a connection in place of the one that is shown. */
    void openConnection(ConnectionId connection);

    /** Connections were added, changed or deleted: the menu and the title follow. */
    void connectionsChanged();
}
