package app.marquee.ui.change;

import app.marquee.change.ChangeApplier;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.control.Lazy;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.SectionContext;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Controller of the changes of a section: review, apply, progress, undo, notices and the markers of
 * pending changes. Close it with its view. FX thread only.
 */
public final class ChangeController implements AutoCloseable {
    private final SectionContext on;
    private final Messages messages;
    private final ChangeWords words;
    private final ChangeFlowViewModel flow;
    private final Lazy<PendingMarkers> markers;
    private final ChangeNotifications notifications;
    private final List<Consumer<Proposal>> onKept = new ArrayList<>();
    private final List<ChangeStrip> strips = new ArrayList<>();
    private Supplier<Optional<UnsavedEdit>> draft = Optional::empty;
    private PreviewCheck check = PreviewCheck.NONE;

    public ChangeController(ChangeApplier changes, SectionContext on) {
        this(changes, on, _ -> Optional.empty());
    }

    /**
     * @param folderName the name of a folder by its ID, as far as it is known
     */
    public ChangeController(
            ChangeApplier changes,
            SectionContext on,
            Function<String, Optional<String>> folderName) {
        this.on = on;
        this.messages = on.messages().of("change");
        this.words = new ChangeWords(on.messages(), folderName);
        this.flow = new ChangeFlowViewModel(on.tasks(), changes, words, on.messages());
        this.markers = new Lazy<>(() -> new PendingMarkers(on, changes, words, flow));
        new ReviewDialog(this, on);
        flow.onNews(on.notices()::warn);
        this.notifications = new ChangeNotifications(on, flow, this::isInSight);
        flow.listen(entries -> entries.forEach(this::tell));
    }

    /** The changes of the section: proposed, sent, undone. */
    public ChangeFlowViewModel flow() {
        return flow;
    }

    /** Compares previews with the server in this way before they are sent. */
    public void checkPreviews(PreviewCheck by) {
        check = by;
    }

    /**
     * Sends what a dialog, grid or page shows as a whole, without another review. Each gets its
     * own, so that ending one ends no other.
     */
    public PreviewSending previews() {
        PreviewSending previews = new PreviewSending(on, flow);
        previews.by((lines, progress) -> check.check(lines, progress));
        return previews;
    }

    public ChangeWords words() {
        return words;
    }

    /** The markers of items with pending changes. */
    public PendingMarkers markers() {
        return markers.get();
    }

    /** A new list of the applied batches, with progress, undo and reasons. */
    public ChangeStrip strip() {
        ChangeStrip made = new ChangeStrip(flow, on, this::tell);
        strips.add(made);
        return made;
    }

    /**
     * Shows a notification about the next change of these items, which were dropped somewhere, even
     * where the view shows the change itself.
     */
    public void dropped(Collection<String> items) {
        notifications.dropped(items);
    }

    /** Adds a listener for proposals that were saved for later. */
    public void onKept(Consumer<Proposal> listener) {
        onKept.add(listener);
    }

    /** Saves a proposal for later and confirms it. */
    public void keep(Proposal shown) {
        keep(shown, () -> {}, () -> {});
    }

    /** The same; runs one of the two afterwards. */
    public void keep(Proposal shown, Runnable kept, Runnable failed) {
        Proposal unsaved = shown.unsaved();
        flow.keep(
                unsaved,
                count -> {
                    notifications.saved(unsaved, count);
                    onKept.forEach(each -> each.accept(unsaved));
                    kept.run();
                },
                why -> {
                    on.notices().failed(messages.text("keep.failed"), why, FailureSubject.OTHER);
                    failed.run();
                });
    }

    /** Sets what is typed in the dialog that is open now; empty when none is. */
    public void drafting(Supplier<Optional<UnsavedEdit>> open) {
        draft = open;
    }

    /** What is typed in an open dialog and not sent. */
    public List<UnsavedEdit> unsaved() {
        return draft.get().stream().toList();
    }

    private void tell(ChangeEntry entry) {
        Failure why = entry.failure();
        switch (entry.state()) {
            case FAILED, UNKNOWN -> {
                if (why != null) {
                    tell(words.of(entry.line()), entry.line(), why);
                }
            }
            case FOUND_DONE, FOUND_UNDONE ->
                    on.notices()
                            .settled(
                                    words.of(entry.line()),
                                    outcome(entry),
                                    entry.state() == ChangeEntry.State.FOUND_DONE,
                                    isInSight(entry));
            case WAITING, SENDING, DONE, PAUSED, CANCELLED -> {
                // The strip shows it.
            }
        }
    }

    /** The list of changes says what was verified; the failure alone would leave it open. */
    private void tell(ChangeBatch batch, Failure why) {
        switch (batch.state()) {
            case FOUND_DONE, FOUND_UNDONE -> on.navigation().open(new Place.PendingChanges());
            default -> tell(batch.title(), batch.entries().getFirst().line(), why);
        }
    }

    private boolean isInSight(ChangeEntry entry) {
        return strips.stream().anyMatch(strip -> strip.shows(entry));
    }

    private String outcome(ChangeEntry entry) {
        return words.of(entry.line()) + ": " + words.state(entry.state());
    }

    private void tell(String what, ChangeLine line, Failure why) {
        on.notices()
                .failed(
                        what,
                        why,
                        about(line),
                        messages.text("activity.open"),
                        () -> on.navigation().open(new Place.PendingChanges()));
    }

    private static FailureSubject about(ChangeLine line) {
        return switch (line.subject().kind()) {
            case FOLDER -> FailureSubject.FOLDER;
            case VIDEO -> FailureSubject.VIDEO;
            case PLAYLIST -> FailureSubject.PLAYLIST;
            case FUNNEL -> FailureSubject.FUNNEL;
            default -> FailureSubject.OTHER;
        };
    }

    @Override
    public void close() {
        markers.ifMade(PendingMarkers::close);
    }
}
