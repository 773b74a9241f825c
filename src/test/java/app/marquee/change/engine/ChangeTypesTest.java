package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.ChangeType;
import app.marquee.change.StagedChange;
import app.marquee.change.UpdateType;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.video.VideoEdit;
import app.marquee.harness.EveryWrite;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.KnownItem;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.Video;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Every write operation: it has its object, and that object can do all that it has to. */
final class ChangeTypesTest extends JournaledChanges {
    private static final String CREATED = "7f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01";

    private final Map<Operation, StagedChange> samples =
            new EveryWrite(Account.generate(SandboxOptions.USUAL_SEED, 1, Things.NOON))
                    .staged(lines);

    static Stream<Operation> writes() {
        return Arrays.stream(Operation.values()).filter(Operation::isWrite);
    }

    private StagedChange sample(Operation operation) {
        return Optional.ofNullable(samples.get(operation)).orElseThrow();
    }

    /** As it is once it was applied, with the ID of what it created. */
    private ChangeLine done(Operation operation) {
        ChangeLine line =
                sample(operation)
                        .line()
                        .ended(
                                ChangeState.DONE,
                                Things.NOON,
                                new ChangeAnswer(200, null, null, null));
        return line.wantsId() ? ChangeTypes.of(operation).named(line, CREATED) : line;
    }

    @ParameterizedTest
    @EnumSource(Operation.class)
    void everyWriteHasItsObject(Operation operation) {
        if (operation.isWrite()) {
            assertThat(ChangeTypes.of(operation).operation()).isEqualTo(operation);
            assertThat(samples).as("EveryWrite has a sample").containsKey(operation);
        } else {
            assertThatThrownBy(() -> ChangeTypes.of(operation))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @MethodSource("writes")
    void theSandboxHasIt(Operation operation) {
        assertThat(app.marquee.sandbox.wire.Operation.values())
                .anyMatch(
                        own ->
                                own.method().equals(operation.method())
                                        && own.path().equals(operation.path()));
    }

    @ParameterizedTest
    @MethodSource("writes")
    void isDoneWhateverIsAnswered(Operation operation) {
        transport.answer(200, "{\"message\":\"done\"}");
        assertThat(changes.apply(sample(operation))).isInstanceOf(ChangeOutcome.Done.class);
        assertThat(transport.sent().getFirst().operation()).isEqualTo(operation);
    }

    @ParameterizedTest
    @MethodSource("writes")
    void returnsWhatTheServerReturned(Operation operation) {
        transport.answer(200, "{\"message\":\"done\"}");
        assertThat(ChangeTypes.of(operation).send(transport, sample(operation).request()))
                .isNotNull();
    }

    @ParameterizedTest
    @MethodSource("writes")
    void aReadShowsWhetherThePlatformHasAnUnofficialWrite(Operation operation) {
        assertThat(ChangeTypes.learnedFrom(operation).isEmpty())
                .isEqualTo(operation.isDocumented());
        assertThat(ChangeTypes.learnedFrom(operation)).noneMatch(Operation::isWrite);
    }

    @ParameterizedTest
    @MethodSource("writes")
    void aFileThatCarriesItSendsTheSame(Operation operation) {
        ChangeLine line = sample(operation).line();
        ListedChange listed = ListedChange.of(line);
        if (ChangeTypes.of(operation).deferral() == ChangeType.Deferral.SHARED) {
            ChangeLine taken = changes.lists().restaged(listed);
            assertThat(taken.request()).isEqualTo(line.request());
            assertThat(taken.reversible()).isEqualTo(line.reversible());
        }
    }

    @ParameterizedTest
    @MethodSource("writes")
    void whatCanBeUndoneHasAnUndo(Operation operation) {
        ChangeLine done = done(operation);
        boolean blind =
                ChangeTypes.of(operation) instanceof UpdateType
                        && done.reversible() == Reversible.UNKNOWN;
        assertThat(changes.inverse(done).isPresent())
                .isEqualTo(done.reversible() != Reversible.NO && !blind);
    }

    @ParameterizedTest
    @MethodSource("writes")
    void theCatalogLearnsNewNames(Operation operation) {
        ChangeLine line = sample(operation).line();
        Optional<KnownItem> known = ChangeTypes.of(operation).known(done(operation), Things.NOON);
        if (line.subject().id() == null) {
            assertThat(known).map(KnownItem::id).contains(CREATED);
            assertThat(known).map(KnownItem::title).contains(line.subject().title());
        }
        Map<String, ChangeValue> set = ChangeTypes.of(operation).sets(line);
        Stream.of("name", "title")
                .map(set::get)
                .filter(ChangeValue.Text.class::isInstance)
                .map(value -> ((ChangeValue.Text) value).text())
                .forEach(name -> assertThat(known).map(KnownItem::title).contains(name));
    }

    /** Whoever renames a field on the wire, or adds one like it, does so in one place. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "parent_folder_id",
                "access_type",
                "hide_views",
                "creator_name",
                "external_button"
            })
    void theNameOfAFieldStandsOnce(String name) throws IOException {
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            assertThat(sources.filter(path -> path.toString().endsWith(".java")))
                    .filteredOn(path -> text(path).contains("\"" + name + "\""))
                    .hasSize(1);
        }
    }

    private static String text(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("writes")
    void whatNamesNoItemKeepsItsOrderWithItsLike(Operation operation) {
        ChangeLine line = sample(operation).line();
        assertThat(ChangeTypes.of(operation).order(line)).isNotEmpty();
    }

    /** Another text of the item is no name. */
    @Test
    void theCatalogTakesNoOtherFieldForTheName() {
        ChangeLine line =
                PlaylistEdit.TYPE
                        .stage(
                                Things.lines(Things.CONNECTION),
                                Things.playlist(Member.of("Aulas"), Member.absent()),
                                new PlaylistUpdate(
                                        Member.absent(),
                                        Member.of("About"),
                                        Member.absent(),
                                        Member.absent(),
                                        Member.absent(),
                                        Member.absent(),
                                        Member.absent(),
                                        Member.absent()))
                        .line();
        assertThat(ChangeTypes.of(line).known(line, Things.NOON))
                .hasValueSatisfying(item -> assertThat(item.title()).isNull());
    }

    @Test
    void aFolderAfterItsChangeHasTheNewValuesAndKeepsTheOthers() {
        Folder known = Things.folder(Member.of(Things.PARENT));
        ChangeLine toRoot = FolderEdit.TYPE.stage(lines, known, FolderUpdate.moveToRoot()).line();
        assertThat(FolderEdit.after(known, toRoot)).isEqualTo(known.withParent(Member.ofNull()));
        Folder unknown = Things.folder(Member.absent());
        assertThat(FolderEdit.after(unknown, rename().line()))
                .isEqualTo(unknown.withName(Member.of("Lições")));
    }

    @Test
    void knownValuesAreObservedButNotTheDescriptionOfAVideo() {
        assertThat(VideoEdit.FIELDS.values(Things.video()))
                .containsEntry(Video.DESCRIPTION, new ChangeValue.None())
                .containsEntry(Video.STATUS, new ChangeValue.Unknown());
        assertThat(VideoEdit.FIELDS.observed(Things.video()))
                .containsEntry(Video.TITLE, new ChangeValue.Text("Lesson 1"))
                .doesNotContainKeys(Video.DESCRIPTION, Video.STATUS);
    }
}
