package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ChangeApplier;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.HeldRunner;
import app.marquee.text.Messages;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** What waits in the journal, by what it is about, as it comes and goes. */
class PendingChangeTrackerTest {
    private static final FolderId FOLDER = new FolderId("00000000-0000-4000-8000-000000000001");
    private static final VideoId VIDEO = new VideoId("00000000-0000-4000-8000-000000000002");

    @TempDir Path home;
    private final HeldRunner held = new HeldRunner();
    private final Messages messages = Messages.of("trash", Locale.ENGLISH);
    private final ChangeWords words = new ChangeWords(messages, _ -> Optional.empty());
    private SessionFixture fixture;
    private Session session;
    private PendingChangeTracker marks;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        marks = new PendingChangeTracker(session.changes(), messages, held, Runnable::run);
        held.releaseAll();
    }

    @AfterEach
    void close() {
        marks.close();
        session.close();
        fixture.close();
    }

    @Test
    void what_waits_is_named_beside_its_thing_until_it_is_given_up() {
        assertThat(marks.linesProperty().get().isEmpty()).isTrue();

        ChangeLine kept = keep(rename("Zebra")).getFirst();
        keep(TrashChange.MOVE.stage(session.staging(), List.of(VIDEO), Map.of(VIDEO, "Intro")));
        assertThat(marks.about(FOLDER)).as("nothing is read on this thread").isEmpty();
        held.releaseAll();

        assertThat(words.waiting(marks.about(FOLDER)))
                .isEqualTo(
                        "Pending: Rename “Archive” to “Zebra”."
                                + " You’re seeing the current value.");
        assertThat(words.waiting(marks.about(VIDEO))).contains("Move “Intro” to trash");

        session.changes().lists().giveUp(List.of(kept.id()));
        held.releaseAll();
        assertThat(marks.about(FOLDER)).isEmpty();
        assertThat(marks.about(VIDEO)).hasSize(1);
    }

    @Test
    void several_changes_of_one_thing_are_told_in_their_order() {
        keep(rename("Zebra"));
        keep(FolderEdit.TYPE.stage(session.staging(), archive(), FolderUpdate.setActive(false)));
        held.releaseAll();

        assertThat(words.waiting(marks.about(FOLDER)))
                .contains("Rename “Archive” to “Zebra” · Deactivate “Archive”");
    }

    @Test
    void what_is_to_be_created_has_no_thing_yet() {
        keep(FolderCreation.TYPE.stage(session.staging(), new FolderDraft("New one", null)));
        held.releaseAll();

        List<ChangeLine> creations = marks.linesProperty().get().creations(ItemKind.FOLDER);
        assertThat(words.creations(creations)).isEqualTo("Pending: Create folder “New one”");
        assertThat(marks.linesProperty().get().creations(ItemKind.FUNNEL)).isEmpty();
    }

    @Test
    void nobody_is_told_when_nothing_changed() {
        keep(rename("Zebra"));
        held.releaseAll();
        PendingChangeIndex before = marks.linesProperty().get();
        keepAndSend();
        held.releaseAll();

        assertThat(marks.linesProperty().get()).isSameAs(before);
    }

    /** A change that does not wait is recorded too. */
    private void keepAndSend() {
        fixture.transport().answer(200, "{}");
        var other = new FolderId("00000000-0000-4000-8000-000000000009");
        session.changes()
                .apply(
                        FolderEdit.TYPE.stage(
                                session.staging(), Folder.known(other), FolderUpdate.rename("B")));
    }

    @Test
    void nothing_is_read_any_more_after_the_end() {
        marks.close();
        keep(rename("Zebra"));
        held.releaseAll();
        assertThat(marks.about(FOLDER)).isEmpty();
    }

    private static Folder archive() {
        return Folder.known(FOLDER).withName(Member.of("Archive"));
    }

    private StagedChange rename(String name) {
        return FolderEdit.TYPE.stage(session.staging(), archive(), FolderUpdate.rename(name));
    }

    private List<ChangeLine> keep(StagedChange change) {
        return session.changes().lists().keep(List.of(change));
    }

    /** Marks of before would say that they are pending still. */
    @Test
    void a_list_that_cannot_be_read_leaves_no_marks() {
        AtomicBoolean isBroken = new AtomicBoolean();
        AtomicReference<Runnable> news = new AtomicReference<>();
        ChangeApplier changes =
                (ChangeApplier)
                        Proxy.newProxyInstance(
                                ChangeApplier.class.getClassLoader(),
                                new Class<?>[] {ChangeApplier.class},
                                (_, method, arguments) -> {
                                    if (method.getName().equals("listen")) {
                                        news.set((Runnable) arguments[0]);
                                        return (Runnable) () -> {};
                                    }
                                    if (isBroken.get()) {
                                        throw new FailureException(new Failure.NoToken());
                                    }
                                    return session.changes().waiting();
                                });
        keep(rename("Zebra"));
        try (PendingChangeTracker tracker =
                new PendingChangeTracker(changes, messages, held, Runnable::run)) {
            held.releaseAll();
            assertThat(tracker.about(FOLDER)).hasSize(1);
            isBroken.set(true);
            Objects.requireNonNull(news.get()).run();
            held.releaseAll();
            assertThat(tracker.about(FOLDER)).isEmpty();
        }
    }
}
