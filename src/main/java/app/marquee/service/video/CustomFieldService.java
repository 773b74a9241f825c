package app.marquee.service.video;

import app.marquee.change.StagedChange;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.service.change.ChangeListService;
import app.marquee.service.session.Capability;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

/**
 * Service for custom field changes: unofficial features. Only {@link #settle} is blocking; the
 * others only touch memory.
 */
public interface CustomFieldService {
    static CustomFieldService of(Session session) {
        return new OfSession(session);
    }

    /** Whether one of the three writes is there; unknown before the fields of a video were read. */
    Capability of(Operation write);

    StagedChange stageCreate(VideoId video, @Nullable String title, CustomFieldDraft draft);

    /**
     * @param known the field as it was read, with its id
     */
    StagedChange stageUpdate(
            VideoId video, @Nullable String title, CustomField known, CustomFieldUpdate update);

    /**
     * @param known the field as it was read, with its id
     */
    StagedChange stageDelete(VideoId video, @Nullable String title, CustomField known);

    /**
     * Checks the status of a change with an unknown outcome and records the result.
     *
     * @throws FailureException when it could not be read
     */
    ChangeLine settle(ChangeLine unknown);

    /** Custom field service of a session. */
    record OfSession(Session session) implements CustomFieldService {
        @Override
        public Capability of(Operation write) {
            return session.capabilities().of(write);
        }

        @Override
        public StagedChange stageCreate(
                VideoId video, @Nullable String title, CustomFieldDraft draft) {
            return FieldCreation.TYPE.stage(session.staging(), video, title, draft);
        }

        @Override
        public StagedChange stageUpdate(
                VideoId video,
                @Nullable String title,
                CustomField known,
                CustomFieldUpdate update) {
            return FieldEdit.TYPE.stage(session.staging(), video, title, known, update);
        }

        @Override
        public StagedChange stageDelete(VideoId video, @Nullable String title, CustomField known) {
            return FieldDeletion.TYPE.stage(session.staging(), video, title, known);
        }

        @Override
        public ChangeLine settle(ChangeLine unknown) {
            return new ChangeListService(session).settle(unknown);
        }
    }
}
