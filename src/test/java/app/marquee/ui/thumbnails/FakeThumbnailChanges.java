package app.marquee.ui.thumbnails;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeApplier;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.thumbnail.ThumbnailRemoval;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.session.Capability;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.video.ThumbnailChangeService;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** Stages as the application does, over a service in memory. */
final class FakeThumbnailChanges implements ThumbnailChangeService {
    private final List<ChangeId> made = new ArrayList<>();
    Capability can = Capability.YES;
    private final JournalEntryFactory staging =
            new JournalEntryFactory(
                    SessionFixture.connection("acme"),
                    Clock.fixed(SessionFixture.NOON, ZoneOffset.UTC),
                    this::id,
                    "Ana");

    private ChangeId id() {
        made.add(new ChangeId("change-" + made.size()));
        return made.getLast();
    }

    @Override
    public Capability of(Operation write) {
        return can;
    }

    @Override
    public StagedChange stageReplace(
            VideoId video, @Nullable String title, Thumbnails known, PictureUpload picture) {
        return ThumbnailReplacement.TYPE.stage(staging, video, title, known, picture);
    }

    @Override
    public StagedChange stageRemove(VideoId video, @Nullable String title, Thumbnails known) {
        return ThumbnailRemoval.TYPE.stage(staging, video, title, known);
    }

    @Override
    public ChangeLine settle(ChangeLine unknown) {
        return unknown;
    }

    /** Does what it is given, from several threads, or fails when it was told to. */
    static final class Gate implements ChangeApplier {
        final List<StagedChange> sent = new CopyOnWriteArrayList<>();
        final List<StagedChange> kept = new CopyOnWriteArrayList<>();
        boolean fails;

        @Override
        public ChangeOutcome apply(StagedChange change, Runnable answered) {
            sent.add(change);
            ChangeState end = fails ? ChangeState.FAILED : ChangeState.DONE;
            ChangeLine line =
                    change.line()
                            .ended(
                                    end,
                                    SessionFixture.NOON,
                                    new ChangeAnswer(null, null, null, null));
            return fails
                    ? new ChangeOutcome.Failed(
                            line, new Failure.Invalid(new Answer(400, "No", "{}")))
                    : new ChangeOutcome.Done(line, new WriteResponse.Nothing());
        }

        @Override
        public Optional<StagedChange> inverse(ChangeLine done) {
            return Optional.empty();
        }

        @Override
        public Optional<ChangeLine> find(ChangeId id) {
            return Optional.empty();
        }

        @Override
        public void keep(List<StagedChange> changes) {
            kept.addAll(changes);
        }

        @Override
        public void giveUp(List<ChangeId> changes) {
            kept.removeIf(change -> changes.contains(change.line().id()));
        }

        @Override
        public void settle(ChangeId id, boolean applied) {}
    }
}
