package app.marquee.ui.video;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.service.video.CustomFieldService;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.PostChangeRefresher;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.IdRule;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.beans.value.ObservableValue;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * View-model of the changes of a video's custom fields: each is proposed, and its outcome is loaded
 * afterwards. FX thread only.
 */
final class FieldEditsViewModel {
    private static final Set<Operation> WRITES =
            Set.of(
                    Operation.CREATE_CUSTOM_FIELD,
                    Operation.UPDATE_CUSTOM_FIELD,
                    Operation.DELETE_CUSTOM_FIELD);

    private final CustomFieldService service;
    private final VideoPageViewModel page;
    private final ChangeFlowViewModel flow;
    private final ObservableValue<ConnectionSummary> connection;
    private final Messages messages;

    FieldEditsViewModel(
            CustomFieldService service,
            VideoPageViewModel page,
            ChangeFlowViewModel flow,
            ObservableValue<ConnectionSummary> connection,
            TaskRunner tasks,
            Messages messages) {
        this.service = service;
        this.page = page;
        this.flow = flow;
        this.connection = connection;
        this.messages = messages;
        PostChangeRefresher back =
                new PostChangeRefresher(
                        flow, tasks, messages, service::settle, _ -> page.readFields());
        flow.listen(back.only(this::isOurs)::follow);
    }

    /** Why fields cannot be added now; empty when they can. */
    Optional<String> blocked() {
        return blocked(Operation.CREATE_CUSTOM_FIELD);
    }

    /** Why a field cannot be changed now; empty when it can. */
    Optional<String> blockedEdit(CustomField field) {
        return blocked(Operation.UPDATE_CUSTOM_FIELD).or(() -> unnamed(field));
    }

    /** Why a field cannot be removed now; empty when it can. */
    Optional<String> blockedRemove(CustomField field) {
        return blocked(Operation.DELETE_CUSTOM_FIELD).or(() -> unnamed(field));
    }

    private Optional<String> unnamed(CustomField field) {
        return field.id() == null
                ? Optional.of(messages.text("field.blocked.noId"))
                : IdRule.blocked(messages, List.of(field.id()));
    }

    private Optional<String> blocked(Operation write) {
        VideoId video = page.video();
        return IdRule.blocked(messages, video == null ? List.of() : List.of(video))
                .or(() -> unavailable(write));
    }

    private Optional<String> unavailable(Operation write) {
        if (!(page.fieldsStateProperty().get() instanceof LoadState.Loaded)) {
            return Optional.of(messages.text("field.blocked.unread"));
        }
        if (connection.getValue().readOnly()) {
            return Optional.of(messages.text("blocked.readOnly"));
        }
        return switch (service.of(write)) {
            case YES -> Optional.empty();
            case UNKNOWN -> Optional.of(messages.text("field.blocked.unread"));
            case NO -> Optional.of(messages.text("field.blocked.withdrawn"));
        };
    }

    /** Advice on values that the platform may refuse. */
    FieldAdvice.Said advice(String key, String value, @Nullable CustomField edited) {
        return new FieldAdvice(messages).of(key, value, edited, fields());
    }

    /** The loaded fields; none while they are loaded, or when that failed. */
    List<CustomField> fields() {
        return page.fieldsStateProperty().get() instanceof LoadState.Loaded
                ? page.fields()
                : List.of();
    }

    /** Proposal that adds a field; empty while there is nothing to send. */
    Optional<Proposal> adding(String key, String value) {
        return key.isBlank()
                ? Optional.empty()
                : proposal(
                        messages.text("field.add.title", key, name()),
                        messages.text("field.add.do"),
                        () ->
                                service.stageCreate(
                                        video(), title(), new CustomFieldDraft(key, value)));
    }

    /** Proposal that changes a field; empty while nothing differs. */
    Optional<Proposal> editing(CustomField known, String key, String value) {
        CustomFieldUpdate update =
                new CustomFieldUpdate(changed(known.key(), key), changed(known.value(), value));
        return update.isEmpty()
                ? Optional.empty()
                : proposal(
                        messages.text("field.edit.title", key(known), name()),
                        messages.text("field.edit.do"),
                        () -> service.stageUpdate(video(), title(), known, update));
    }

    private static Member<String> changed(@Nullable String known, String typed) {
        return typed.equals(known == null ? "" : known) ? Member.absent() : Member.of(typed);
    }

    /** Proposes to remove a field, once it can be. */
    void remove(CustomField known) {
        if (blockedRemove(known).isEmpty()) {
            proposal(
                            messages.text("field.remove.title", key(known), name()),
                            messages.text("field.remove"),
                            () -> service.stageDelete(video(), title(), known))
                    .ifPresent(
                            one ->
                                    flow.propose(
                                            one.warning(
                                                    messages.text("unofficial.warning"), true)));
        }
    }

    private Optional<Proposal> proposal(
            String title, String action, Supplier<StagedChange> change) {
        try {
            return Optional.of(
                    Proposal.of(title, action, List.of(change.get()))
                            .warning(messages.text("unofficial.warning"), false));
        } catch (FailureException _) {
            // Obvious mistakes are shown beside the field.
            return Optional.empty();
        }
    }

    private VideoId video() {
        return Objects.requireNonNull(page.video());
    }

    private @Nullable String title() {
        return page.knownTitle();
    }

    private String name() {
        return page.titleProperty().get();
    }

    private String key(CustomField field) {
        return field.key() == null ? messages.text("unknown") : field.key();
    }

    private boolean isOurs(ChangeLine line) {
        VideoId video = page.video();
        return video != null
                && WRITES.contains(line.operation())
                && video.value().equals(line.subject().id());
    }
}
