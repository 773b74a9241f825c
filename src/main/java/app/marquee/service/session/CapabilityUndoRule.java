package app.marquee.service.session;

import app.marquee.api.Gateways;
import app.marquee.change.ServerState;
import app.marquee.change.engine.ChangeLists;
import app.marquee.change.engine.UndoRule;
import app.marquee.model.change.ChangeLine;

import java.util.function.Supplier;

/**
 * Undo rule by the capabilities of a session. Where they say nothing yet, the applied change is the
 * proof if its undo is the same operation at the same URL; else its item is loaded, which tells as
 * in the views.
 */
record CapabilityUndoRule(Capabilities capabilities, Supplier<Gateways> gateways)
        implements UndoRule {
    @Override
    public boolean allows(ChangeLine done, ChangeLine back) {
        return switch (capabilities.of(back.operation())) {
            case YES -> true;
            case NO -> false;
            case UNKNOWN -> isProof(done, back) || isLearned(done, back);
        };
    }

    private static boolean isProof(ChangeLine done, ChangeLine back) {
        return done.operation() == back.operation()
                && done.request().url().equals(back.request().url());
    }

    private boolean isLearned(ChangeLine done, ChangeLine back) {
        ChangeLists.check(done, new ServerState(gateways.get(), capabilities::read));
        return capabilities.offers(back.operation());
    }
}
