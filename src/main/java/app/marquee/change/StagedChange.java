package app.marquee.change;

import app.marquee.http.ApiRequest;
import app.marquee.model.ChangeLine;
import app.marquee.model.Secret;

import java.util.Set;

/**
 * A change that can be sent: what is recorded of it, and the request with its secrets, which live
 * here and in the request only.
 */
public record StagedChange(ChangeLine line, ApiRequest request, Set<Secret> secrets) {
    public StagedChange {
        secrets = Set.copyOf(secrets);
    }

    /** The same change with the person's reason. */
    public StagedChange because(String note) {
        return new StagedChange(line.withNote(note), request, secrets);
    }
}
