package app.marquee.ui.activity;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.change.ActivityService;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.text.OperationText;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.playlists.FakePlaylists;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The desk of the change list: review, send, give up, settle, take back, pass on. */
final class PendingChangesViewModelTest {
    private static final FolderId FOLDER = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c22");
    private static final PlaylistId PLAYLIST =
            new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11");
    private static final FolderId OTHER = new FolderId("0b8f2f3a-91c7-4f7e-8f55-5a7d2d9f1c23");
    private static final String PASSWORD = "correct horse battery";

    @TempDir Path home;
    @TempDir Path other;
    private final InlineRunner tasks = new InlineRunner();
    private final FakeShell shell = new FakeShell(tasks, Locale.ENGLISH);
    private SessionFixture fixture;
    private Session session;
    private PendingChangesViewModel desk;
    private final List<ChangeLine> asked = new ArrayList<>();
    private int reloads;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        desk = desk(session);
    }

    private PendingChangesViewModel desk(Session of) {
        SectionContext on = shell.context("activity");
        ChangeWords words = new ChangeWords(on.messages(), _ -> Optional.empty());
        return new PendingChangesViewModel(
                new ActivityService(of).changeLists(),
                new ChangeFlowViewModel(tasks, of.changes(), words, on.messages()),
                words,
                on,
                () -> reloads++);
    }

    private ChangeImport imports(Session of) {
        return new ChangeImport(
                new ActivityService(of).changeLists(),
                shell.context("activity"),
                Optional::empty,
                () -> reloads++);
    }

    @AfterEach
    void close() {
        assertThat(tasks.reported()).isEmpty();
        fixture.close();
    }

    private static Folder folder(String name) {
        return Folder.known(FOLDER).withName(Member.of(name));
    }

    private StagedChange rename() {
        return FolderEdit.TYPE.stage(
                session.staging(), folder("Aulas"), FolderUpdate.rename("Lições"));
    }

    private static Video video(VideoId id, String title) {
        return new Video(
                id,
                Member.of(title),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }

    /** What was edited without having been loaded can be compared and undone all the same. */
    @Test
    void anOldValueThatIsUnknownIsLoadedBeforeTheReviewAndRecorded() {
        session.changes()
                .keep(
                        List.of(
                                FolderEdit.TYPE.stage(
                                        session.staging(),
                                        Folder.known(FOLDER),
                                        FolderUpdate.rename("Lições"))));
        ChangeLine saved = session.changes().waiting().getFirst();
        assertThat(saved.members().getFirst().before()).isEqualTo(new ChangeValue.Unknown());
        fixture.transport()
                .answer(
                        200,
                        "{\"folders\":[{\"id\":\"" + FOLDER.value() + "\",\"name\":\"Aulas\"}]}")
                .answer(200, "{}");
        desk.apply(List.of(saved));
        Proposal shown = Objects.requireNonNull(desk.flow().reviewProperty().get());
        assertThat(shown.lines().getFirst().members().getFirst().before())
                .isEqualTo(new ChangeValue.Text("Aulas"));
        desk.flow().confirm();
        ChangeLine applied = session.changes().find(saved.id()).orElseThrow();
        assertThat(applied.state()).isEqualTo(ChangeState.DONE);
        assertThat(applied.members().getFirst().before()).isEqualTo(new ChangeValue.Text("Aulas"));
    }

    @Test
    void theUnknownOldValuesOfThirtyItemsAreLoadedAndTheOthersStayUnknown() {
        List<FolderId> folders =
                IntStream.range(100, 131)
                        .mapToObj(at -> new FolderId("30000000-0000-4000-8000-000000000" + at))
                        .toList();
        session.changes()
                .keep(
                        folders.stream()
                                .map(
                                        folder ->
                                                FolderEdit.TYPE.stage(
                                                        session.staging(),
                                                        Folder.known(folder),
                                                        FolderUpdate.rename("Lições")))
                                .toList());
        fixture.transport()
                .answer(
                        200,
                        folders.stream()
                                .map(
                                        folder ->
                                                "{\"id\":\""
                                                        + folder.value()
                                                        + "\",\"name\":\"Aulas\"}")
                                .collect(Collectors.joining(",", "{\"folders\":[", "]}")));
        desk.apply(session.changes().waiting());
        Proposal shown = Objects.requireNonNull(desk.flow().reviewProperty().get());
        assertThat(shown.lines().stream().map(line -> line.members().getFirst().before()))
                .hasSize(31)
                .containsOnlyOnce(new ChangeValue.Unknown());
    }

    private StagedChange withPassword() {
        return PlaylistEdit.TYPE.stage(
                session.staging(),
                Playlist.known(PLAYLIST),
                access(AccessType.ANYONE_WITH_PASSWORD, Member.of(new Secret(PASSWORD))));
    }

    private static PlaylistUpdate access(AccessType access, Member<Secret> password) {
        return new PlaylistUpdate(
                Member.absent(),
                Member.absent(),
                Member.of(access),
                password,
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    private ChangeLine switched(AccessType from, AccessType to) {
        fixture.transport().answer(200, "{}");
        return session.changes()
                .apply(
                        PlaylistEdit.TYPE.stage(
                                session.staging(),
                                FakePlaylists.named(PLAYLIST, "Aulas", from, 2),
                                access(to, Member.absent())))
                .line();
    }

    private List<ChangeLine> kept(StagedChange... changes) {
        return session.changes().lists().keep(List.of(changes));
    }

    private void folders(String name) {
        fixture.transport()
                .answer(
                        200,
                        "{\"folders\":[{\"id\":\"" + FOLDER + "\",\"name\":\"" + name + "\"}]}");
    }

    private Proposal review() {
        return Objects.requireNonNull(desk.flow().reviewProperty().get());
    }

    private ChangeState state(ChangeLine line) {
        return session.changes().find(line.id()).orElseThrow().state();
    }

    @Test
    void whatWaitsIsSentAfterAReviewAndNotBefore() {
        ChangeLine line = kept(rename()).getFirst();
        folders("Aulas");
        desk.apply(List.of(line));
        assertThat(review().warning()).isEmpty();
        assertThat(review().careful()).isFalse();
        assertThat(state(line)).isEqualTo(ChangeState.STAGED);
        fixture.transport().answer(200, "{}");
        desk.flow().confirm();
        assertThat(state(line)).isEqualTo(ChangeState.DONE);
        assertThat(reloads).isOne();
    }

    @Test
    void anEditOfAFolderIsNamedAfterWhatItDoes() {
        OperationText operations = new OperationText(Messages.of("activity", Locale.ENGLISH));
        assertThat(operations.of(rename().line())).isEqualTo("Rename folder");
        assertThat(operations.of(active(true).line())).isEqualTo("Activate folder");
        assertThat(operations.of(active(false).line())).isEqualTo("Deactivate folder");
    }

    private StagedChange active(boolean active) {
        return FolderEdit.TYPE.stage(
                session.staging(), folder("Aulas"), FolderUpdate.setActive(active));
    }

    @Test
    void onProductionAFolderIsMovedAndMovedBackWithCare() {
        shell.connection(FakeShell.connection(ConnectionKind.PRODUCTION, false));
        ChangeLine line =
                kept(FolderEdit.TYPE.stage(
                                session.staging(), folder("Aulas"), FolderUpdate.setActive(false)))
                        .getFirst();
        folders("Aulas");
        desk.apply(List.of(line));
        assertThat(review().warning()).contains("go live immediately");
        assertThat(review().careful()).isTrue();
        fixture.transport().answer(200, "{}");
        desk.flow().confirm();
        ChangeLine renamed = kept(rename()).getFirst();
        folders("Aulas");
        desk.apply(List.of(renamed));
        assertThat(review().careful()).isFalse();
        desk.flow().discard();
        fixture.transport().answer(200, "{}");
        ChangeLine moved =
                session.changes()
                        .apply(
                                FolderEdit.TYPE.stage(
                                        session.staging(),
                                        folder("Aulas").withParent(Member.ofNull()),
                                        FolderUpdate.moveTo(OTHER)))
                        .line();
        desk.undo(List.of(moved));
        assertThat(review().warning()).contains("go live immediately");
        assertThat(review().careful()).isTrue();
    }

    @Test
    void whatNobodyChoseIsGivenUpOnlyAfterAQuestion() {
        List<ChangeLine> waiting = kept(rename(), withPassword());
        desk.giveUpAll(waiting, "desk.giveUp.all.text");
        assertThat(waiting).extracting(this::state).containsOnly(ChangeState.STAGED);
        Confirmation asked = shell.question();
        assertThat(asked.title()).contains("all 2 pending changes");
        assertThat(asked.action()).isEqualTo("Discard 2 changes");
        assertThat(asked.destructive()).isFalse();
        asked.onConfirmed().run();
        assertThat(waiting).extracting(this::state).containsOnly(ChangeState.CANCELLED);
    }

    /** The bar gives all lines that are shown, and only the pending ones can be discarded. */
    @Test
    void theQuestionCountsThePendingOnes() {
        List<ChangeLine> shown = new ArrayList<>(kept(rename()));
        fixture.transport().answer(200, "{}");
        shown.add(session.changes().apply(withPassword()).line());
        assertThat(shown)
                .extracting(this::state)
                .containsExactly(ChangeState.STAGED, ChangeState.DONE);
        desk.giveUpAll(shown, "desk.giveUp.all.text");
        assertThat(shell.question().title()).isEqualTo("Discard the pending change?");
        assertThat(shell.question().action()).isEqualTo("Discard 1 change");
        shell.question().onConfirmed().run();
        assertThat(shown)
                .extracting(this::state)
                .containsExactly(ChangeState.CANCELLED, ChangeState.DONE);
    }

    @Test
    void whatHasChangedSinceIsShownBeforeItIsSent() {
        ChangeLine line = kept(rename()).getFirst();
        folders("Cursos");
        desk.apply(List.of(line));
        assertThat(review().warning())
                .contains("item changed since")
                .contains("Aulas · Name: expected “Aulas”, now “Cursos”");
        assertThat(review().careful()).isTrue();
        desk.flow().discard();
        fixture.transport().answer(200, "{\"folders\":[]}");
        desk.apply(List.of(line));
        assertThat(review().warning()).contains("no longer exists: Aulas");
        assertThat(review().careful()).isTrue();
        desk.flow().discard();
        folders("Lições");
        desk.apply(List.of(line));
        assertThat(review().warning()).contains("already has the new value");
    }

    @Test
    void whatCannotBeReadIsSaidAndMayBeSentAllTheSame() {
        ChangeLine line = kept(rename()).getFirst();
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        desk.apply(List.of(line));
        assertThat(review().warning()).contains("Couldn’t compare");
    }

    @Test
    void aReadThatFailsLeavesOnlyItsLinesUncompared() {
        ChangeLine folder = kept(rename()).getFirst();
        ChangeLine other = kept(rename()).getFirst();
        VideoId video = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
        Video known = video(video, "Intro");
        ChangeLine title =
                kept(VideoEdit.TYPE.stage(session.staging(), known, VideoUpdate.rename("Better")))
                        .getFirst();
        fixture.transport()
                .fail(new Failure.ServerError(new Answer(500, "Down", "{}")))
                .answer(200, "{\"id\":\"" + video + "\",\"title\":\"Else\"}");
        desk.apply(List.of(folder, other, title));

        assertThat(review().warning())
                .contains("Intro · Title: expected “Intro”, now “Else”")
                .contains("Couldn’t compare 2 items (Aulas, Aulas): ");
        assertThat(review().lines()).hasSize(3);
    }

    @Test
    void aPasswordIsAskedForAgainAndALineWithoutItIsLeftOut() {
        ChangeLine line = kept(withPassword()).getFirst();
        fixture.transport().answer(404, "{}").answer(404, "{}");
        desk.apply(List.of(line));
        assertThat(desk.flow().reviewProperty().get()).isNull();
        assertThat(shell.noticed().getLast()).contains("need a password");
        desk.onPassword(
                (_, _, answer) ->
                        answer.accept(new PasswordAnswer(new Secret("another one"), false)));
        desk.apply(List.of(line));
        assertThat(review().lines().getFirst().request().body()).doesNotContain("another one");
        fixture.transport().answer(200, "{}");
        desk.flow().confirm();
        assertThat(state(line)).isEqualTo(ChangeState.DONE);
        assertThat(Objects.requireNonNull(fixture.transport().sent().getLast().body()).json())
                .contains("another one");
    }

    @Test
    void onePasswordIsForAllThatNeedOneWhenThePersonSaysSo() {
        List<ChangeLine> lines = kept(withPassword(), rename(), withPassword(), withPassword());
        List<Integer> others = new ArrayList<>();
        desk.onPassword(
                (_, more, answer) -> {
                    others.add(more);
                    Secret secret = more == 2 ? null : new Secret("for two of them");
                    answer.accept(new PasswordAnswer(secret, more == 1));
                });
        for (int read = 0; read < lines.size(); read++) {
            fixture.transport().answer(404, "{}");
        }
        desk.apply(lines);
        assertThat(others).containsExactly(2, 1);
        assertThat(review().lines()).hasSize(3);

        desk.flow().discard();
        others.clear();
        desk.onPassword(
                (_, more, answer) -> {
                    others.add(more);
                    answer.accept(new PasswordAnswer(null, true));
                });
        fixture.transport().answer(404, "{}");
        desk.apply(lines);
        assertThat(others).containsExactly(2);
        assertThat(review().lines()).hasSize(1);
    }

    @Test
    void aListGoesToAColleagueAndIsTakenThereOnce() throws IOException {
        Path file = home.resolve("list.json");
        shell.desk().willChoose(file);
        desk.save(kept(rename(), withPassword()));
        assertThat(shell.noticed().getLast()).contains("2 changes exported");
        assertThat(Files.readString(file)).doesNotContain("horse");
        imports(session).open();
        assertThat(shell.noticed().getLast()).contains("already imported");
        try (SessionFixture theirs = new SessionFixture(other)) {
            Session session2 = theirs.session("acme");
            ChangeImport colleague = imports(session2);
            colleague.open();
            assertThat(shell.noticed().getLast()).contains("2 pending changes imported");
            assertThat(session2.changes().inState(ChangeState.STAGED)).hasSize(2);
            colleague.open();
            assertThat(shell.noticed().getLast()).contains("already imported");
            assertThat(session2.changes().inState(ChangeState.STAGED)).hasSize(2);
            assertThat(theirs.transport().sent()).isEmpty();
        }
    }

    /** A file names its items as it likes. */
    @Test
    void aTitleOfAFileIsThatOfThePlatformOrStandsAsTheFilesOwn() {
        Path file = home.resolve("list.json");
        shell.desk().willChoose(file);
        desk.save(kept(rename()));
        try (SessionFixture theirs = new SessionFixture(other)) {
            Session session2 = theirs.session("acme");
            imports(session2).open();
            ChangeLine line = session2.changes().inState(ChangeState.STAGED).getFirst();
            assertThat(line.subject().isClaimed()).isTrue();
            PendingChangesViewModel theirDesk = desk(session2);

            theirs.transport().fail(new Failure.ServerError(new Answer(500, null, "{}")));
            theirDesk.apply(List.of(line));
            assertThat(reviewed(theirDesk).subject().title()).isEqualTo("Aulas");
            assertThat(reviewed(theirDesk).subject().isClaimed()).isTrue();
            theirDesk.flow().dismiss();

            theirs.transport()
                    .answer(200, "{\"folders\":[{\"id\":\"" + FOLDER + "\",\"name\":\"Real\"}]}")
                    .answer(200, "{}");
            theirDesk.apply(List.of(line));
            assertThat(reviewed(theirDesk).subject().title()).isEqualTo("Real");
            assertThat(reviewed(theirDesk).subject().isClaimed()).isFalse();
            theirDesk.flow().confirm();
            ChangeLine applied = session2.changes().find(line.id()).orElseThrow();
            assertThat(applied.state()).isEqualTo(ChangeState.DONE);
            assertThat(applied.subject().title()).as("recorded").isEqualTo("Real");
        }
    }

    private static ChangeLine reviewed(PendingChangesViewModel desk) {
        return Objects.requireNonNull(desk.flow().reviewProperty().get()).lines().getFirst();
    }

    @Test
    void aBadFileIsToldOfWithItsPlaceAndWhatToDo() throws IOException {
        Path file = home.resolve("bad.json");
        shell.desk().willChoose(file);
        Files.writeString(file, "{\n  \"format\": oops");
        imports(session).open();
        assertThat(shell.noticed().getLast())
                .contains("line and column 2:")
                .contains("nothing was imported")
                .contains("Ask for a new copy");
        shell.desk().willChoose(home.resolve("nowhere.json"));
        imports(session).open();
        assertThat(shell.noticed().getLast()).contains("Couldn’t read the file");
    }

    @Test
    void aListThatCannotBeWrittenIsToldOfAndNothingIsLost() {
        ChangeLine line = kept(rename()).getFirst();
        shell.desk().willChoose(home.resolve("no/such/folder/list.json"));
        desk.save(List.of(line));
        assertThat(shell.failures()).hasSize(1);
        assertThat(state(line)).isEqualTo(ChangeState.STAGED);
    }

    @Test
    void takesBackWhatHasAWayBackAndNamesTheRest() {
        fixture.transport().answer(200, "{}").answer(201, "{}");
        ChangeLine renamed = session.changes().apply(rename()).line();
        ChangeLine funnel =
                session.changes()
                        .apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")))
                        .line();
        desk.undo(List.of(renamed, funnel));
        assertThat(review().warning()).contains("1 change can’t be undone");
        assertThat(review().lines()).hasSize(1);
        fixture.transport().answer(200, "{}");
        desk.flow().confirm();
        assertThat(Objects.requireNonNull(fixture.transport().sent().getLast().body()).json())
                .isEqualTo("{\"name\":\"Aulas\"}");
        desk.undo(List.of(funnel));
        assertThat(shell.noticed().getLast()).isEqualTo("This change can’t be undone.");
    }

    @Test
    void theLatestChangeIsUndoneWhileThePlatformHasWhatItSet() {
        fixture.transport().answer(200, "{}");
        session.changes().apply(rename());
        folders("Lições");
        List<String> undone = new ArrayList<>();
        desk.undoLatest(() -> undone.add("undone"));
        assertThat(review().lines()).hasSize(1);
        fixture.transport().answer(200, "{}");
        desk.flow().confirm();
        assertThat(Objects.requireNonNull(fixture.transport().sent().getLast().body()).json())
                .isEqualTo("{\"name\":\"Aulas\"}");
        assertThat(shell.noticed().getLast()).isEqualTo("Undone on the platform");
        assertThat(undone).hasSize(1);
        desk.undoLatest(() -> undone.add("twice"));
        assertThat(shell.noticed().getLast()).isEqualTo("Nothing to undo");
    }

    @Test
    void aBatchOfTwoIsUndoneTogetherTheLatestFirst() {
        fixture.transport().answer(200, "{}").answer(200, "{}");
        StagedChange switched =
                FolderEdit.TYPE.stage(
                        session.staging(),
                        folder("Aulas").withActive(Member.of(true)),
                        FolderUpdate.setActive(false));
        StagedChange.together(List.of(rename(), switched))
                .forEach(change -> session.changes().apply(change));
        fixture.transport()
                .answer(
                        200,
                        "{\"folders\":[{\"id\":\"%s\",\"name\":\"Lições\",\"status\":false}]}"
                                .formatted(FOLDER.value()));
        desk.undoLatest(() -> {});
        assertThat(review().title()).isEqualTo("Undo 2 changes");
        assertThat(review().warning()).isEmpty();
        assertThat(review().lines())
                .extracting(line -> line.members().getFirst().member())
                .containsExactly(Folder.STATUS, Folder.NAME);
    }

    /** As the change itself did in its section. */
    @Test
    void theKeyWarnsOfAnUnofficialFeature() {
        VideoId edited = new VideoId("c9111111-1111-4222-8333-444455556666");
        fixture.transport().answer(200, "{}");
        session.changes()
                .apply(
                        VideoEdit.TYPE.stage(
                                session.staging(),
                                video(edited, "Aula"),
                                VideoUpdate.rename("Lição")));
        fixture.transport()
                .answer(200, "{\"id\":\"%s\",\"title\":\"Lição\"}".formatted(edited.value()));
        desk.undoLatest(() -> {});
        assertThat(review().warning()).startsWith("Unofficial feature");
    }

    /** Enter presses the safe button then. */
    @Test
    void anUndoThatMakesAPlaylistPublicIsCareful() {
        desk.undo(List.of(switched(AccessType.PUBLIC, AccessType.PRIVATE)));
        assertThat(review().careful()).isTrue();
        desk.undo(List.of(switched(AccessType.PRIVATE, AccessType.PUBLIC)));
        assertThat(review().careful()).isFalse();
    }

    @Test
    void theKeyIsAsCareful() {
        switched(AccessType.PUBLIC, AccessType.PRIVATE);
        fixture.transport()
                .answer(200, "{\"id\":\"" + PLAYLIST.value() + "\",\"access_type\":\"private\"}");
        desk.undoLatest(() -> {});
        assertThat(review().careful()).isTrue();
    }

    @Test
    void whatSomebodyElseChangedSinceOrNobodyCanLoadIsNotUndone() {
        fixture.transport().answer(200, "{}");
        session.changes().apply(rename());
        folders("Módulos");
        desk.undoLatest(() -> {});
        assertThat(desk.flow().reviewProperty().get()).isNull();
        assertThat(shell.noticed().getLast()).startsWith("Changed elsewhere since then");
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        desk.undoLatest(() -> {});
        assertThat(desk.flow().reviewProperty().get()).isNull();
        assertThat(shell.noticed().getLast()).startsWith("The current value can’t be loaded");
    }

    @Test
    void aReadSettlesWhatNobodyKnew() {
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        ChangeLine line = session.changes().apply(rename()).line();
        folders("Lições");
        desk.look(List.of(line));
        assertThat(state(line)).isEqualTo(ChangeState.DONE);
        assertThat(shell.noticed().getLast()).startsWith("1 applied");
    }

    @Test
    void theUserSaysWhatNoReadTells() {
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        ChangeLine funnel =
                session.changes()
                        .apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")))
                        .line();
        int before = fixture.transport().sent().size();
        desk.onStatus((open, _) -> asked.addAll(open));
        desk.look(List.of(funnel));
        assertThat(asked).extracting(ChangeLine::id).containsExactly(funnel.id());
        assertThat(state(funnel)).isEqualTo(ChangeState.UNKNOWN);
        desk.onStatus((_, answer) -> answer.accept(true));
        desk.look(List.of(funnel));
        assertThat(state(funnel)).isEqualTo(ChangeState.DONE);
        assertThat(shell.noticed().getLast()).isEqualTo("1 applied");
        assertThat(fixture.transport().sent()).as("nothing is sent").hasSize(before);
    }

    @Test
    void whatTheUserFoundNotAppliedCanBeAppliedAgain() {
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        ChangeLine funnel =
                session.changes()
                        .apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")))
                        .line();
        desk.onStatus((_, answer) -> answer.accept(false));
        desk.look(List.of(funnel));
        assertThat(state(funnel)).isEqualTo(ChangeState.FAILED);
        assertThat(shell.noticed().getLast()).isEqualTo("1 not applied");
        assertThat(desk.canApply(List.of(session.changes().find(funnel.id()).orElseThrow())))
                .isTrue();
    }

    @Test
    void aReadThatFailedAsksNothing() {
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        ChangeLine line = session.changes().apply(rename()).line();
        fixture.transport().fail(new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "no"));
        desk.onStatus((open, _) -> asked.addAll(open));
        desk.look(List.of(line));
        assertThat(asked).isEmpty();
        assertThat(shell.failures()).hasSize(1);
        assertThat(state(line)).isEqualTo(ChangeState.UNKNOWN);
    }

    @Test
    void whatFailedIsSentAgainAndWhatWaitsIsGivenUp() {
        fixture.transport().fail(new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "no"));
        ChangeLine failed = session.changes().apply(rename()).line();
        assertThat(state(failed)).isEqualTo(ChangeState.FAILED);
        folders("Aulas");
        desk.apply(List.of(failed));
        fixture.transport().answer(200, "{}");
        desk.flow().confirm();
        assertThat(state(failed)).isEqualTo(ChangeState.DONE);
        ChangeLine waiting = kept(rename()).getFirst();
        desk.giveUp(List.of(waiting, failed));
        assertThat(state(waiting)).isEqualTo(ChangeState.CANCELLED);
        assertThat(state(failed)).isEqualTo(ChangeState.DONE);
    }

    @Test
    void aReviewedChangeCanBeKeptInsteadOfSent() {
        desk.flow().propose(Proposal.of("Rename", "Rename", List.of(rename())));
        assertThat(desk.flow().canKeep()).isTrue();
        int[] kept = {0};
        desk.flow().keep(desk.flow().dismiss().orElseThrow(), count -> kept[0] = count, _ -> {});
        assertThat(kept[0]).isOne();
        assertThat(session.changes().inState(ChangeState.STAGED)).hasSize(1);
        assertThat(fixture.transport().sent()).isEmpty();
    }

    @Test
    void aReadOnlyConnectionAppliesNothing() {
        List<ChangeLine> lines = kept(rename());
        assertThat(desk.canApply(lines)).isTrue();
        shell.connection(FakeShell.connection(ConnectionKind.TEST, true));
        assertThat(desk.canApply(lines)).isFalse();
    }

    @Test
    void theyAreAppliedInTheirOrderAndUndoneTheLatestFirst() {
        List<ChangeLine> lines = kept(rename(), active(false), rename());
        folders("Aulas");
        desk.apply(lines.reversed());
        assertThat(review().lines())
                .extracting(ChangeLine::id)
                .containsExactlyElementsOf(lines.stream().map(ChangeLine::id).toList());
        desk.flow().discard();

        fixture.transport().answer(200, "{}").answer(200, "{}");
        ChangeLine first = session.changes().apply(rename()).line();
        ChangeLine second =
                session.changes()
                        .apply(
                                FolderEdit.TYPE.stage(
                                        session.staging(),
                                        folder("Aulas").withActive(Member.of(true)),
                                        FolderUpdate.setActive(false)))
                        .line();
        desk.undo(List.of(first, second));
        assertThat(review().lines())
                .extracting(line -> line.members().getFirst().member())
                .containsExactly(Folder.STATUS, Folder.NAME);
    }

    @Test
    void howManyLackTheirPasswordIsSaid() {
        List<ChangeLine> lines = kept(rename(), withPassword(), rename());
        folders("Aulas");
        desk.apply(lines);
        assertThat(review().lines()).hasSize(2);
        assertThat(review().warning()).contains("1 change will be skipped");
    }

    @Test
    void onlyWhatIsOpenIsExported() throws IOException {
        fixture.transport().answer(200, "{}");
        ChangeLine done = session.changes().apply(active(false)).line();
        ChangeLine open = kept(rename()).getFirst();
        Path file = home.resolve("list.json");
        shell.desk().willChoose(file);
        desk.save(List.of(done, open));
        assertThat(shell.noticed().getLast()).contains("1 change exported");
        assertThat(Files.readString(file))
                .contains(open.id().value())
                .doesNotContain(done.id().value());
    }
}
