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
import app.marquee.text.Messages;
import app.marquee.ui.testing.FakeFrames;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
                () ->
                        new ReviewCard(
                                Proposal.of("Rename", "Rename", changes),
                                messages,
                                words,
                                new FakeFrames()));
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
    void aFewChangesStandBelowEachOther() {
        show(renames(6));
        assertThat(exists("review-list")).isFalse();
        assertThat(robot().lookup(".review-line").queryAll()).hasSize(6);
    }

    @Test
    void manyChangesScrollAndNoneIsLeftOut() {
        show(renames(7));
        assertThat(scrolled())
                .containsExactlyElementsOf(numbered("“Old %d” · Name: “Old %1$d” → “New %1$d”", 7));
    }

    private static List<String> numbered(String pattern, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(at -> pattern.formatted(at)).toList();
    }

    /** What the rows of the list say, from the first to the last. */
    private List<String> scrolled() {
        ListView<?> list = find("review-list", ListView.class);
        Set<String> said = new LinkedHashSet<>();
        for (int at = 0; at < list.getItems().size(); at++) {
            int row = at;
            onFx(() -> list.scrollTo(row));
            settle();
            said.addAll(onFx(() -> textsOf(list, row)));
        }
        return List.copyOf(said);
    }

    private static List<String> textsOf(ListView<?> list, int row) {
        return list.lookupAll(".list-cell").stream()
                .map(ListCell.class::cast)
                .filter(cell -> cell.getIndex() == row)
                .flatMap(cell -> cell.lookupAll(".label").stream())
                .map(Label.class::cast)
                .filter(Node::isVisible)
                .map(Label::getText)
                .toList();
    }

    @Test
    void aTitleThatOnlyAFileGivesStandsAsTheFilesOwn() {
        StagedChange made = rename(1);
        show(
                List.of(
                        new StagedChange(
                                made.line().about(List.of(made.line().subject().claimed())),
                                made.request(),
                                made.secrets())));
        assertThat(texts()).contains("“Old 1” (named in the file) · Name: “Old 1” → “New 1”");
    }

    @Test
    void theRequestIsShownOnDemand() {
        show(renames(1));
        assertThat(texts()).noneMatch(text -> text.contains("PUT"));
        assertThat(exists("review-request")).as("for developers").isFalse();
        developerDetails();
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
    void everyItemOfAChangeIsNamed() {
        show(List.of(recover(40)));
        assertThat(scrolled()).containsExactlyElementsOf(names(recover(40)));
    }

    /** A title can't pass for two, for another one or for another row. */
    @Test
    void aTitleIsInQuotesAndOnOneLine() {
        List<VideoId> videos = recover(2).line().subjects().stream().map(Subject::video).toList();
        show(
                List.of(
                        TrashChange.MOVE.stage(
                                staging,
                                videos,
                                Map.of(
                                        videos.getFirst(), "Old \u202egpj.daeh\u202c, Keep\n me",
                                        videos.getLast(), "x\u2066\u0007\u009b[31m"))));
        assertThat(texts()).contains("“Old gpj.daeh, Keep me”", "“x[31m”");
    }

    @Test
    void aLongTitleIsWrappedInItsRow() {
        List<VideoId> videos = recover(9).line().subjects().stream().map(Subject::video).toList();
        show(
                List.of(
                        TrashChange.MOVE.stage(
                                staging, videos, Map.of(videos.getFirst(), "word ".repeat(190)))));
        assertThat(
                        onFx(
                                () ->
                                        robot().lookup(".review-line").queryAll().stream()
                                                .map(row -> ((Region) row).getHeight())
                                                .toList()))
                .first()
                .satisfies(height -> assertThat(height).isGreaterThan(50));
        assertThat(
                        onFx(
                                () ->
                                        robot()
                                                .lookup(".review-line .label")
                                                .queryAllAs(Label.class)
                                                .stream()
                                                .filter(label -> label.getHeight() > 50)
                                                .map(label -> label.lookup(".text"))
                                                .map(text -> ((Text) text).getText())
                                                .toList()))
                .singleElement()
                .asString()
                .doesNotContain("…");
    }

    private List<String> names(StagedChange change) {
        return change.line().subjects().stream().map(words::named).toList();
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
