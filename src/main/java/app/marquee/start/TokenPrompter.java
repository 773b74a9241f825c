package app.marquee.start;

import app.marquee.model.Secret;
import app.marquee.model.connection.KeychainState;
import app.marquee.service.connection.ConnectionService;
import app.marquee.text.Messages;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.dialog.TokenQuestion;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/** Token prompt of the open connection. FX thread only. */
public final class TokenPrompter {
    private final ConnectionService connections;
    private Dialogs.@Nullable OpenDialog question;

    public TokenPrompter(ConnectionService connections) {
        this.connections = connections;
    }

    /**
     * @param name of the connection
     * @param use takes what was typed
     */
    public void ask(Dialogs dialogs, Messages words, String name, Consumer<Secret> use) {
        question =
                TokenQuestion.ask(
                        dialogs, words, name, connections.keychain() == KeychainState.IN_USE, use);
    }

    /** Takes it away, since a token was found; false when there was none. */
    public boolean end() {
        Dialogs.OpenDialog open = question;
        question = null;
        if (open != null) {
            open.close();
        }
        return open != null;
    }

    /** It went with the window that it was in. */
    public void forget() {
        question = null;
    }
}
