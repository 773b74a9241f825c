package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.model.Member;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.SessionFixture;
import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.FakeFrames;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Label;

import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/** What a review says of a proposal before it is sent. */
class ReviewCardTest extends WindowTest {
    private final Messages messages = Messages.of("change", Locale.ENGLISH);
    private final ChangeWords words = new ChangeWords(messages, _ -> Optional.empty());
    private int number;
    private final JournalEntryFactory staging =
            new JournalEntryFactory(
                    SessionFixture.connection("acme"),
                    Clock.fixed(SessionFixture.NOON, ZoneOffset.UTC),
                    () -> new ChangeId("change-" + ++number),
                    "maria");

    private StagedChange rename(int at) {
        return FolderEdit.TYPE.stage(
                staging,
                NumberedFolder.of(at, Member.of("Old " + at)),
                FolderUpdate.rename("New " + at));
    }

    private List<StagedChange> renames(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(this::rename).toList();
    }

    private void show(List<StagedChange> changes) {
        show(
                () -> {
                    ReviewCard card =
                            new ReviewCard(
                                    Proposal.of("Rename", "Rename", changes),
                                    messages,
                                    words,
                                    new FakeFrames());
                    card.telling(120);
                    return card;
                });
    }

    private List<String> texts() {
        return onFx(
                () ->
                        robot()
                                .lookup(".label")
                                .match(Node::isVisible)
                                .queryAllAs(Label.class)
                                .stream()
                                .map(Label::getText)
                                .toList());
    }

    @Test
    void threeChangesAreShownAndTheOthersCounted() {
        show(renames(5));
        assertThat(robot().lookup(".review-line").queryAll()).hasSize(3);
        assertThat(texts()).contains(messages.text("more", 2));
        assertThat(onFx(() -> find("review-time", Label.class).getText()))
                .isEqualTo("5 requests · about 3 seconds at 120 requests per minute");
    }

    @Test
    void threeChangesAreAll() {
        show(renames(3));
        assertThat(robot().lookup(".review-line").queryAll()).hasSize(3);
        assertThat(texts()).doesNotContain(messages.text("more", 0));
    }

    @Test
    void oneRequestIsNotCounted() {
        show(renames(1));
        assertThat(exists("review-time")).isFalse();
    }

    @Test
    void theRequestIsShownOnDemand() {
        show(renames(1));
        assertThat(texts()).noneMatch(text -> text.contains("PUT"));
        click("review-request");
        assertThat(texts()).anyMatch(text -> text.contains("PUT") && text.contains("New 1"));
    }

    private StagedChange recover(int videos) {
        return TrashChange.RECOVER.stage(
                staging,
                IntStream.rangeClosed(1, videos)
                        .mapToObj(at -> new VideoId(new UUID(0x4000L, at).toString()))
                        .toList(),
                Map.of());
    }

    @Test
    void fiveItemsOfAChangeAreNamedAndTheOthersCounted() {
        show(List.of(recover(7)));
        assertThat(texts()).filteredOn(names(recover(7))::contains).hasSize(5);
        assertThat(texts()).contains(messages.text("more", 2));
    }

    private List<String> names(StagedChange change) {
        return change.line().subjects().stream().map(words::subject).toList();
    }

    @Test
    void aVideoHasItsFrameBesideItsNameAndAFolderHasNone() {
        List<StagedChange> both = new ArrayList<>(renames(1));
        both.add(recover(2));
        show(both);
        assertThat(robot().lookup(".fake-frame").queryAll().stream().map(Node::getUserData))
                .containsExactly(
                        recover(2).line().subjects().stream().map(Subject::video).toArray());
    }

    @Test
    void fiveItemsAreAll() {
        show(List.of(recover(5)));
        assertThat(texts()).filteredOn(names(recover(5))::contains).hasSize(5);
    }

    /** A name that the platform didn't say can't be given back. */
    @Test
    void whatCannotBeUndoneIsCountedUnlessItIsAll() {
        StagedChange unknown =
                FolderEdit.TYPE.stage(
                        staging, NumberedFolder.of(9, Member.absent()), FolderUpdate.rename("New"));
        String reason = messages.text("reversible.unknown", words.memberName(Folder.NAME));
        IrreversibleReasons reasons = new IrreversibleReasons(messages, words);
        assertThat(reasons.of(List.of(unknown.line()))).containsExactly(reason);
        List<StagedChange> both = new ArrayList<>(renames(2));
        both.add(unknown);
        assertThat(reasons.of(both.stream().map(StagedChange::line).toList()))
                .containsExactly(messages.text("reversible.some", 1, 3, reason));
        assertThat(reasons.of(renames(2).stream().map(StagedChange::line).toList())).isEmpty();
    }
}
