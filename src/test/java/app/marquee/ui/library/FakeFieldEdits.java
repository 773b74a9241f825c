package app.marquee.ui.library;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.service.session.Capability;
import app.marquee.service.video.CustomFieldService;

import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Stages as the application does; what can be changed and what a read settles is told. */
final class FakeFieldEdits implements CustomFieldService {
    final Map<Operation, Capability> can = new EnumMap<>(Operation.class);
    UnaryOperator<ChangeLine> settling = line -> line;
    private final JournalEntryFactory staging;

    FakeFieldEdits(JournalEntryFactory staging) {
        this.staging = staging;
    }

    @Override
    public Capability of(Operation write) {
        return can.getOrDefault(write, Capability.YES);
    }

    @Override
    public StagedChange stageCreate(VideoId video, @Nullable String title, CustomFieldDraft draft) {
        return FieldCreation.TYPE.stage(staging, video, title, draft);
    }

    @Override
    public StagedChange stageUpdate(
            VideoId video, @Nullable String title, CustomField known, CustomFieldUpdate update) {
        return FieldEdit.TYPE.stage(staging, video, title, known, update);
    }

    @Override
    public StagedChange stageDelete(VideoId video, @Nullable String title, CustomField known) {
        return FieldDeletion.TYPE.stage(staging, video, title, known);
    }

    @Override
    public ChangeLine settle(ChangeLine unknown) {
        return settling.apply(unknown);
    }
}
