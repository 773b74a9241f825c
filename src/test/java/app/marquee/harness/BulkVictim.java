package app.marquee.harness;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.BatchSending;
import app.marquee.change.engine.ChangeService;
import app.marquee.change.engine.SendOrder;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A process that saves changes of every bulk action as one list and sends what is left of it, as
 * the window does. Begun again after a kill it goes on where the journal says.
 */
final class BulkVictim {
    private BulkVictim() {}

    /** Home, service, token, prefix of the notes, and how many changes, a multiple of five. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path home = Path.of(arguments[0]);
        try (VictimSession victim =
                VictimSession.open(home, URI.create(arguments[1]), arguments[2])) {
            ChangeService changes = victim.session().changes();
            if (changes.newest(1).isEmpty()) {
                changes.keep(staged(victim, home, arguments[3], Integer.parseInt(arguments[4])));
            }
            System.out.println(Victim.READY);
            List<StagedChange> left =
                    changes.inState(ChangeState.STAGED).stream()
                            .flatMap(line -> changes.again(line, Optional.empty()).stream())
                            .toList();
            new BatchSending("bulk", new SendOrder(left), BatchSending.AT_ONCE)
                    .send(changes, new Nobody());
        }
    }

    private static List<StagedChange> staged(
            VictimSession victim, Path home, String prefix, int count)
            throws IOException, InterruptedException {
        Account account = Account.generate(SandboxOptions.USUAL_SEED, 1, KilledApplying.NOW);
        return new BulkChanges(
                        account, victim.session().staging(), prefix, home.resolveSibling("images"))
                .byAction(count / BulkChanges.ACTIONS).values().stream()
                        .flatMap(List::stream)
                        .toList();
    }

    /** Listener that only the journal replaces. */
    private static final class Nobody implements BatchSending.Listener {
        @Override
        public void sending(StagedChange change) {}

        @Override
        public void ended(StagedChange change, ChangeOutcome outcome) {}

        @Override
        public void failed(StagedChange change, Failure why) {}
    }
}
