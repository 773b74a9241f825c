package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ChangeId;
import app.marquee.service.change.ActivityService;
import app.marquee.service.session.Session;
import app.marquee.service.trash.ExpiringRecoveries;
import app.marquee.service.trash.TrashService;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Holder of the view-model that the section and the drawer of a connection share; the last of them
 * closes it. FX thread only.
 */
public final class SharedActivity {
    private final Session session;
    private final TrashService trash;
    private final Supplier<Optional<Instant>> damagedAt;
    private final Executor fxThread;
    private @Nullable ActivityViewModel model;
    private int users;

    /**
     * @param trash of the session
     * @param damagedAt when the journal was last set aside; blocks
     * @param fxThread runs what it is given on the FX thread, in order
     */
    public SharedActivity(
            Session session,
            TrashService trash,
            Supplier<Optional<Instant>> damagedAt,
            Executor fxThread) {
        this.session = session;
        this.trash = trash;
        this.damagedAt = damagedAt;
        this.fxThread = fxThread;
    }

    /** Pending recoveries of videos that expire soon. Blocks. */
    Set<ChangeId> expiring() {
        return ExpiringRecoveries.of(session, trash).lines().stream()
                .map(ChangeLine::id)
                .collect(Collectors.toSet());
    }

    /** The view-model, created for the first user. */
    ActivityViewModel open(SectionContext context) {
        if (model == null) {
            model =
                    new ActivityViewModel(
                            new ActivityService(session),
                            context,
                            damagedAt,
                            refresh -> new CoalescingFxRunner(fxThread, refresh));
        }
        users++;
        return model;
    }

    void release() {
        users--;
        if (users == 0 && model != null) {
            model.close();
            model = null;
        }
    }
}
