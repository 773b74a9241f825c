package app.marquee.sandbox.state;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.Content;
import app.marquee.sandbox.figures.Figures;

import java.time.Instant;

/** Generated account with its analytics. Immutable. */
public record World(Account account, Figures figures) {
    static World of(Content content, long seed, int scale, Instant generatedAt) {
        Account account = Account.generate(content, seed, scale, generatedAt);
        return new World(account, Figures.of(account));
    }
}
