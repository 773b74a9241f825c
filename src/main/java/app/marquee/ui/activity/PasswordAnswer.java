package app.marquee.ui.activity;

import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/**
 * What a person says who is asked for the password of a change.
 *
 * @param secret null leaves the change out
 * @param forRest whether it is said of the others of the same sending, too, which are asked about
 *     no more
 */
record PasswordAnswer(@Nullable Secret secret, boolean forRest) {
    /** The one change is left out. */
    static final PasswordAnswer NONE = new PasswordAnswer(null, false);

    /** How the person is asked. On the FX thread. */
    interface Question {
        /**
         * @param others how many more of the same sending need a password
         * @param answer is called once
         */
        void ask(ChangeLine line, int others, Consumer<PasswordAnswer> answer);
    }
}
