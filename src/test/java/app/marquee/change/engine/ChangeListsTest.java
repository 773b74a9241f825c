package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.FunnelVideoRemoval;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.change.ChangeListReading.Reason;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.VideoUpdate;
import app.marquee.store.ChangeListFile;
import app.marquee.store.Journal;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Lists that are kept, written into a file, and taken by somebody else, once. */
final class ChangeListsTest {
    private static final String PASSWORD = "correct horse battery";

    @TempDir Path directory;
    private final ScriptedTransport transport = new ScriptedTransport();
    private final ChangeListFile files = new ChangeListFile();
    private final JournalEntryFactory lines = Things.lines(Things.CONNECTION);
    private final JournalEntryFactory staging = lines;
    private Journal mine;
    private Journal theirs;

    @BeforeEach
    void open() {
        mine = Journal.open(directory.resolve("mine.db"), Clock.systemUTC());
        theirs = Journal.open(directory.resolve("theirs.db"), Clock.systemUTC());
    }

    @AfterEach
    void close() {
        mine.close();
        theirs.close();
    }

    private ChangeService service(Journal journal, JournalEntryFactory over) {
        return new ChangeService(
                over, transport, journal, new ObjectLocks(), (_, _) -> true, _ -> {});
    }

    private ChangeLists mine() {
        return service(mine, lines).lists();
    }

    private ChangeService theirs() {
        return service(
                theirs, Things.lines(Things.connection("theirs", "https://api.acme.test/v1")));
    }

    private StagedChange withPassword() {
        return PlaylistEdit.TYPE.stage(
                staging,
                Things.playlist(Member.of("Aulas"), Member.ofNull()),
                new PlaylistUpdate(
                        Member.absent(),
                        Member.absent(),
                        Member.of(AccessType.ANYONE_WITH_PASSWORD),
                        Member.of(new Secret(PASSWORD)),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent()));
    }

    private StagedChange rename() {
        return FolderEdit.TYPE.stage(
                staging, Things.folder(Member.ofNull()), FolderUpdate.rename("Lições"));
    }

    /** One of every kind that a list may carry. */
    private List<StagedChange> everyKind() {
        Playlist playlist = Things.playlist(Member.of("Aulas"), Member.ofNull());
        return List.of(
                rename(),
                VideoEdit.TYPE.stage(staging, Things.video(), VideoUpdate.moveTo(Things.FOLDER)),
                withPassword(),
                PlaylistAddition.TYPE.stage(
                        staging,
                        playlist,
                        List.of(
                                new PlaylistEntry(Things.VIDEO, 0),
                                new PlaylistEntry(Things.OTHER, null)),
                        Map.of(Things.VIDEO, "Lesson 1")),
                TrashChange.MOVE.stage(
                        staging, List.of(Things.VIDEO), Map.of(Things.VIDEO, "Lesson 1")),
                TrashChange.RECOVER.stage(staging, List.of(Things.OTHER), Map.of()),
                NewFunnel.TYPE.stage(staging, new FunnelName("Leads")),
                FolderCreation.TYPE.stage(staging, new FolderDraft("New", Things.PARENT)),
                PlaylistCreation.TYPE.stage(
                        staging, new PlaylistDraft("Fresh", AccessType.PUBLIC, "Ana")));
    }

    private Path saved(List<ChangeLine> chosen) {
        Path file = directory.resolve("list.json");
        files.write(file, mine().list(chosen));
        return file;
    }

    private ChangeList read(Path file) {
        return ((ChangeListReading.Found) files.read(file)).list();
    }

    private List<ChangeLine> taken(Path file) {
        List<ChangeLine> taken = new ArrayList<>();
        assertThat(theirs().lists().take(read(file), taken::addAll)).isEmpty();
        return taken;
    }

    private static Reason why(Optional<ChangeListReading.Refused> refused) {
        return refused.orElseThrow().reason();
    }

    @Test
    void everyKindOfChangeComesOutAsItWentInWithTheSameRequest() {
        List<ChangeLine> kept = mine().keep(everyKind());
        List<ChangeLine> taken = taken(saved(kept));
        assertThat(taken).hasSameSizeAs(kept);
        for (int at = 0; at < kept.size(); at++) {
            ChangeLine before = kept.get(at);
            ChangeLine after = taken.get(at);
            assertThat(after.id()).isEqualTo(before.id());
            assertThat(after.subjects()).isEqualTo(before.subjects());
            assertThat(after.members()).isEqualTo(before.members());
            assertThat(after.request().body()).isEqualTo(before.request().body());
            assertThat(after.request().method()).isEqualTo(before.request().method());
            assertThat(after.reversible()).isEqualTo(before.reversible());
            assertThat(after.content().needsSecret()).isEqualTo(before.content().needsSecret());
            assertThat(after.state()).isEqualTo(ChangeState.STAGED);
            assertThat(after.identity().position()).isEqualTo(at);
        }
        assertThat(theirs.inState(taken.getFirst().connection(), ChangeState.STAGED))
                .hasSameSizeAs(kept);
        assertThat(transport.sent()).isEmpty();
    }

    @Test
    void thePasswordIsInNoFileAndIsAskedForWhereItIsSent() throws IOException {
        Path file = saved(mine().keep(List.of(withPassword())));
        assertThat(Files.readString(file)).doesNotContain(PASSWORD).doesNotContain("horse");
        ChangeLine line = taken(file).getFirst();
        assertThat(theirs().again(line, Optional.empty())).isEmpty();
        transport.answer(200, "{}");
        StagedChange again =
                theirs().again(line, Optional.of(new Secret("another one"))).orElseThrow();
        theirs().apply(again);
        assertThat(Objects.requireNonNull(transport.sent().getFirst().body()).json())
                .contains("another one");
    }

    @Test
    void aFileIsTakenOnceHoweverItsLinesEnded() {
        Path file = saved(mine().keep(List.of(rename())));
        ChangeLine line = taken(file).getFirst();
        assertThat(why(theirs().lists().take(read(file), _ -> {}))).isEqualTo(Reason.APPLIED_ONCE);
        transport.answer(200, "{}");
        theirs().apply(theirs().again(line, Optional.empty()).orElseThrow());
        assertThat(why(theirs().lists().take(read(file), _ -> {}))).isEqualTo(Reason.APPLIED_ONCE);
        assertThat(transport.sent()).hasSize(1);
        // Nor where it was made: its changes wait there.
        assertThat(why(mine().take(read(file), _ -> {}))).isEqualTo(Reason.APPLIED_ONCE);
    }

    @Test
    void aListForAnotherServiceIsNotTaken() {
        Path file = saved(mine().keep(List.of(rename())));
        ChangeLists elsewhere =
                service(theirs, Things.lines(Things.connection("x", "https://api.other.test")))
                        .lists();
        assertThat(why(elsewhere.take(read(file), _ -> {}))).isEqualTo(Reason.OTHER_SERVICE);
    }

    @Test
    void aSandboxTakesTheListOfASandboxAtAnotherAddressOnly() {
        ChangeList good = mine().list(mine().keep(List.of(rename())));
        ChangeList moved =
                new ChangeList(
                        good.id(),
                        good.savedAt(),
                        good.account(),
                        ConnectionKind.SANDBOX,
                        URI.create("http://127.0.0.1:1"),
                        good.changes());
        assertThat(why(theirs().lists().take(moved, _ -> {}))).isEqualTo(Reason.OTHER_SERVICE);
        JournalEntryFactory sandbox =
                Things.lines(Things.connection("s", "http://127.0.0.1:2", ConnectionKind.SANDBOX));
        assertThat(service(theirs, sandbox).lists().take(moved, _ -> {})).isEmpty();
        assertThat(why(service(mine, sandbox).lists().take(good, _ -> {})))
                .isEqualTo(Reason.OTHER_SERVICE);
    }

    @Test
    void oneBadChangeKeepsTheWholeListOutAndIsNamed() {
        ChangeList good = read(saved(mine().keep(List.of(rename(), withPassword()))));
        ListedChange rename = good.changes().getFirst();
        ListedChange longName =
                changed(rename, Set.of(new ChangeValue.Text("x".repeat(256))), "name");
        ListedChange unknownMember = changed(rename, Set.of(new ChangeValue.Text("x")), "owner");
        ListedChange wrongType = changed(rename, Set.of(new ChangeValue.Flag(true)), "name");
        for (ListedChange bad : List.of(longName, unknownMember, wrongType)) {
            ChangeList list = with(good, List.of(good.changes().getLast(), bad));
            ChangeListReading.Refused refused = theirs().lists().take(list, _ -> {}).orElseThrow();
            assertThat(refused.reason()).isEqualTo(Reason.BAD_CHANGE);
            assertThat(refused.where()).isEqualTo("2 (Aulas)");
            assertThat(theirs().newest(10)).isEmpty();
        }
    }

    private static ListedChange changed(
            ListedChange listed, Set<? extends ChangeValue> after, String member) {
        return new ListedChange(
                listed.id(),
                listed.operation(),
                listed.subjects(),
                List.of(
                        new MemberChange(
                                member, new ChangeValue.Unknown(), after.iterator().next())),
                listed.needsSecret(),
                listed.author(),
                listed.note());
    }

    private static ChangeList with(ChangeList list, List<ListedChange> changes) {
        return new ChangeList(
                list.id(), list.savedAt(), list.account(), list.kind(), list.address(), changes);
    }

    @Test
    void aFileCannotShowOneThingAndSendAnother() {
        ChangeList good = read(saved(mine().keep(everyKind())));
        ListedChange added = good.changes().get(3);
        ListedChange other =
                new ListedChange(
                        added.id(),
                        added.operation(),
                        List.of(
                                added.subject(),
                                Subject.of(ItemKind.VIDEO, Things.OTHER, null),
                                Subject.of(ItemKind.VIDEO, Things.OTHER, null)),
                        added.members(),
                        false,
                        "x",
                        "");
        assertThat(why(theirs().lists().take(with(good, List.of(other)), _ -> {})))
                .isEqualTo(Reason.BAD_CHANGE);
        ListedChange funnel = good.changes().get(6);
        ListedChange named =
                new ListedChange(
                        funnel.id(),
                        funnel.operation(),
                        List.of(Subject.created(ItemKind.FUNNEL, "Something else")),
                        funnel.members(),
                        false,
                        "x",
                        "");
        assertThat(why(theirs().lists().take(with(good, List.of(named)), _ -> {})))
                .isEqualTo(Reason.BAD_CHANGE);
        ListedChange rename = good.changes().getFirst();
        ListedChange ofTwo =
                new ListedChange(
                        rename.id(),
                        rename.operation(),
                        List.of(
                                rename.subject(),
                                Subject.of(ItemKind.FOLDER, Things.PARENT, "Another")),
                        rename.members(),
                        false,
                        "x",
                        "");
        assertThat(why(theirs().lists().take(with(good, List.of(ofTwo)), _ -> {})))
                .isEqualTo(Reason.BAD_CHANGE);
        ListedChange created = good.changes().get(7);
        ListedChange hidden =
                changed(created, Set.of(new ChangeValue.Text("Not the name")), "creator");
        assertThat(why(theirs().lists().take(with(good, List.of(hidden)), _ -> {})))
                .isEqualTo(Reason.BAD_CHANGE);
    }

    @Test
    void whatIsAskedAboutInAWayOfItsOwnComesFromNoFile() {
        StagedChange removal =
                FunnelVideoRemoval.TYPE.stage(
                        staging,
                        new FunnelId(Things.PARENT.value()),
                        "Leads",
                        List.of(Things.VIDEO),
                        Map.of());
        StagedChange deletion =
                PlaylistDeletion.TYPE.stage(
                        staging, Things.playlist(Member.of("Aulas"), Member.ofNull()));
        ChangeList good = mine().list(mine().keep(List.of(rename())));
        for (StagedChange change : List.of(removal, deletion)) {
            assertThat(ChangeLists.canKeep(change.line())).isFalse();
            ChangeList list = with(good, List.of(ListedChange.of(change.line())));
            assertThat(why(theirs().lists().take(list, _ -> {}))).isEqualTo(Reason.NOT_FROM_A_FILE);
        }
    }

    @Test
    void onlyWhatIsOpenIsPassedOn() {
        List<ChangeLine> kept = mine().keep(List.of(rename(), rename()));
        transport.answer(200, "{}");
        ChangeLine done =
                service(mine, lines)
                        .apply(
                                service(mine, lines)
                                        .again(kept.getFirst(), Optional.empty())
                                        .orElseThrow())
                        .line();
        assertThat(mine().list(List.of(done, kept.getLast())).changes())
                .extracting(ListedChange::id)
                .containsExactly(kept.getLast().id());
    }

    /** What may have been done is never sent again, and what was discarded can be. */
    @ParameterizedTest
    @CsvSource({
        "STAGED, true",
        "SENDING, false",
        "DONE, false",
        "FAILED, true",
        "UNKNOWN, false",
        "CANCELLED, true"
    })
    void aChangeThatWasNotDoneIsOpen(ChangeState state, boolean isOpen) {
        ChangeLine line =
                rename().line().ended(state, Things.NOON, new ChangeAnswer(null, null, null, null));
        assertThat(ChangeLists.isOpen(line)).isEqualTo(isOpen);
        assertThat(ChangeLists.canPassOn(line)).isEqualTo(isOpen);
    }

    @Test
    void aListIsInTheOrderOfStagingWhateverTheOrderOfTheTable() {
        List<ChangeLine> kept = mine().keep(List.of(rename(), rename(), rename()));
        assertThat(mine().list(kept.reversed()).changes())
                .extracting(ListedChange::id)
                .containsExactlyElementsOf(kept.stream().map(ChangeLine::id).toList());
    }

    @Test
    void badFilesAreRefusedWithThePlace() throws IOException {
        Path file = saved(mine().keep(List.of(rename())));
        String good = Files.readString(file);
        assertThat(refusal("not json")).isEqualTo(Reason.DAMAGED);
        assertThat(refusal("")).isEqualTo(Reason.DAMAGED);
        assertThat(refusal(good.substring(0, good.length() / 2))).isEqualTo(Reason.DAMAGED);
        assertThat(refusal("{\"format\":\"marquee-connections\",\"version\":1}"))
                .isEqualTo(Reason.FOREIGN);
        assertThat(refusal("[]")).isEqualTo(Reason.FOREIGN);
        assertThat(refusal(good.replace("\"version\" : 1", "\"version\" : 0")))
                .isEqualTo(Reason.FOREIGN);
        assertThat(refusal(good.replace("\"version\" : 1", "\"version\" : \"1x\"")))
                .isEqualTo(Reason.FOREIGN);
        assertThat(refusal(good.replace("\"version\" : 1", "\"version\" : 3")))
                .isEqualTo(Reason.NEWER);
        assertThat(refusal(good.replace("UPDATE_FOLDER", "DROP_TABLE")))
                .isEqualTo(Reason.BAD_CHANGE);
        assertThat(refusal(good.replaceAll("(?s)\"changes\" : \\[.*]", "\"changes\" : []")))
                .isEqualTo(Reason.EMPTY);
        assertThat(((ChangeListReading.Refused) files.read(directory)).reason())
                .isEqualTo(Reason.UNREADABLE);
        assertThat(files.read(directory.resolve("nowhere")))
                .isEqualTo(new ChangeListReading.Refused(Reason.UNREADABLE, "NoSuchFileException"));
    }

    private Reason refusal(String text) throws IOException {
        Path file = directory.resolve("bad.json");
        Files.writeString(file, text);
        return ((ChangeListReading.Refused) files.read(file)).reason();
    }

    @Test
    void saysOfEachLineWhatHasChangedSince() {
        ChangeLine rename = rename().line();
        assertThat(FolderEdit.TYPE.check(rename, Things.folder(Member.ofNull())).kind())
                .isEqualTo(StateCheck.Kind.AS_EXPECTED);
        assertThat(
                        FolderEdit.TYPE
                                .check(
                                        rename,
                                        Things.folder(Member.ofNull())
                                                .withName(Member.of("Lições")))
                                .kind())
                .isEqualTo(StateCheck.Kind.ALREADY);
        StateCheck changed =
                FolderEdit.TYPE.check(
                        rename, Things.folder(Member.ofNull()).withName(Member.of("Cursos")));
        assertThat(changed.kind()).isEqualTo(StateCheck.Kind.CHANGED);
        assertThat(changed.differences())
                .containsExactly(
                        new MemberChange(
                                "name",
                                new ChangeValue.Text("Aulas"),
                                new ChangeValue.Text("Cursos")));
        assertThat(
                        FolderEdit.TYPE
                                .check(
                                        rename,
                                        Things.folder(Member.ofNull()).withName(Member.absent()))
                                .kind())
                .isEqualTo(StateCheck.Kind.UNREAD);
    }

    @Test
    void aReadSettlesWhatNobodyKnew() {
        ChangeLine unknown = unknown();
        assertThat(mine().settle(StateCheck.unread(unknown)).state())
                .isEqualTo(ChangeState.UNKNOWN);
        ChangeLine undone =
                mine().settle(FolderEdit.TYPE.check(unknown, Things.folder(Member.ofNull())));
        assertThat(undone.state()).isEqualTo(ChangeState.FAILED);
        ChangeLine done =
                mine().settle(
                                FolderEdit.TYPE.check(
                                        unknown(),
                                        Things.folder(Member.ofNull())
                                                .withName(Member.of("Lições"))));
        assertThat(done.state()).isEqualTo(ChangeState.DONE);
        assertThat(done.answer()).isEqualTo(new ChangeAnswer(null, null, null, null));
        assertThat(mine.find(done.id())).contains(done);
    }

    /** No load verified it. */
    @Test
    void theWordOfTheUserKeepsWhatIsKnownOfTheAttempt() {
        ChangeLine unknown = unknown();
        ChangeLine marked = mine().mark(unknown.id(), true);
        assertThat(marked.state()).isEqualTo(ChangeState.DONE);
        assertThat(Objects.requireNonNull(marked.answer()).failure()).isNotNull();
        assertThat(mine().mark(unknown().id(), false).state()).isEqualTo(ChangeState.FAILED);
    }

    @Test
    void whatTheServerSaidIsKeptWhereALoadFindsAChangeNotApplied() {
        transport.fail(new Failure.ServerError(new Answer(500, "Busy", "{}")));
        ChangeLine unknown = service(mine, lines).apply(rename()).line();
        ChangeLine undone =
                mine().settle(FolderEdit.TYPE.check(unknown, Things.folder(Member.ofNull())));
        assertThat(undone.answer()).isEqualTo(new ChangeAnswer(500, "Busy", "FoundUndone", null));
    }

    /** A password can't be loaded: one field that is as wanted proves neither. */
    @Test
    void aReadOfSomeFieldsSettlesNothing() {
        StateCheck some =
                StateCheck.of(
                        withPassword().line(),
                        Map.of("access_type", new ChangeValue.Text("anyone_with_password")));
        assertThat(some.applied()).isEmpty();
    }

    /** Otherwise what was applied would count as not done, and could be sent twice. */
    @Test
    void anOlderReadSettlesNothingAgain() {
        ChangeLine unknown = unknown();
        StateCheck undone = FolderEdit.TYPE.check(unknown, Things.folder(Member.ofNull()));
        StateCheck applied =
                FolderEdit.TYPE.check(
                        unknown, Things.folder(Member.ofNull()).withName(Member.of("Lições")));
        ChangeLine done = mine().settle(applied);
        assertThat(mine().settle(undone)).isEqualTo(done);
        assertThat(mine.find(unknown.id())).contains(done);
        assertThat(service(mine, lines).again(done, Optional.empty())).isEmpty();
    }

    private ChangeLine unknown() {
        transport.fail(new Failure.LostAnswer("reset"));
        return service(mine, lines).apply(rename()).line();
    }

    @Test
    void onlyWhatWaitsIsGivenUp() {
        ChangeLine waiting = mine().keep(List.of(rename())).getFirst();
        ChangeLine unknown = unknown();
        ChangeId nobodys = new ChangeId(UUID.randomUUID().toString());
        mine().giveUp(List.of(nobodys, waiting.id(), unknown.id()));
        assertThat(mine.find(waiting.id()))
                .get()
                .extracting(ChangeLine::state)
                .isEqualTo(ChangeState.CANCELLED);
        assertThat(mine.find(unknown.id())).contains(unknown);
        assertThat(mine.find(nobodys)).isEmpty();
    }

    @Test
    void aButtonIsTakenOnlyWithWhatIsSentOfIt() {
        Map<String, ChangeValue> parts =
                Map.of(
                        "size", new ChangeValue.Text("large"),
                        "text", new ChangeValue.Text("Buy"),
                        "url", new ChangeValue.Text("https://acme.test"));
        StagedChange change =
                PlaylistEdit.TYPE.stage(
                        staging,
                        Things.playlist(Member.of("Aulas"), Member.ofNull()),
                        new PlaylistUpdate(
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.of(
                                        new ExternalButton(
                                                ButtonSize.LARGE, "Buy", "https://acme.test")),
                                Member.absent()));
        ListedChange honest = ListedChange.of(change.line());
        assertThat(mine().restaged(honest).request()).isEqualTo(change.line().request());
        assertThat(mine().restaged(honest).members().getFirst().after())
                .isEqualTo(new ChangeValue.Parts(parts));
        Map<String, ChangeValue> more = new HashMap<>(parts);
        more.put("style", new ChangeValue.Text("red"));
        ListedChange forged =
                changed(honest, Set.of(new ChangeValue.Parts(more)), "external_button");
        assertThatThrownBy(() -> mine().restaged(forged))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
