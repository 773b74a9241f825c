package app.marquee.change.engine;

import app.marquee.api.Gateways;
import app.marquee.change.ServerState;
import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.operation.Operation;

import java.util.Optional;
import java.util.function.Supplier;

/** What every load finds. */
record Loaded(Object found) implements ServerState.Reads {
    @Override
    @SuppressWarnings("unchecked") // the test knows what is loaded
    public <T> Optional<T> read(Operation operation, Supplier<T> read) {
        return Optional.of((T) found);
    }

    static StateCheck check(ChangeLine line, Object found) {
        ServerState now =
                new ServerState(Gateways.over(new ScriptedTransport()), new Loaded(found));
        return ChangeLists.check(line, now);
    }
}
