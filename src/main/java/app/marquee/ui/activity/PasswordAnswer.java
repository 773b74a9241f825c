package app.marquee.ui.activity;

import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/**
 * Password that the user entered for a change.
 *
 * @param secret null skips the change
 * @param forRest whether it also applies to the remaining changes, which are then not prompted for
 */
record PasswordAnswer(@Nullable Secret secret, boolean forRest) {
    /** Skips the one change. */
    static final PasswordAnswer NONE = new PasswordAnswer(null, false);

    /** Prompt for a password. FX thread only. */
    interface Question {
        /**
         * @param others number of remaining changes that need a password
         * @param answer is called once
         */
        void ask(ChangeLine line, int others, Consumer<PasswordAnswer> answer);
    }
}
