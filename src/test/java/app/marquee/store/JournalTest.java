package app.marquee.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

final class JournalTest {
    private static final Clock CLOCK =
            Clock.fixed(ChangeLines.NOON.plus(Duration.ofHours(1)), ZoneOffset.UTC);

    @TempDir Path directory;
    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = directory.resolve("journal.db");
    }

    @Test
    void keepsEveryMemberOfALine() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine added = journal.add(ChangeLines.rename("one"));
            assertThat(journal.find(new ChangeId("one"))).contains(added);
            ChangeLine ended =
                    added.sending(ChangeLines.NOON)
                            .ended(
                                    ChangeState.STAGED,
                                    ChangeLines.NOON.plusNanos(1),
                                    new ChangeAnswer(
                                            429, "Slow down", "RateLimited", ChangeLines.NOON));
            journal.update(ended);
            assertThat(journal.find(new ChangeId("one"))).contains(ended);
            assertThat(ended.progress().attempts()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "not json", "null", "[]", "{}", "{\"id\":\"two\"}"})
    void aLineThatIsNoneIsKeptAndEveryOtherIsRead(String damage) throws SQLException {
        try (Journal journal = Journal.open(file, CLOCK)) {
            journal.add(ChangeLines.rename("one").sending(ChangeLines.NOON));
            journal.add(ChangeLines.rename("two").sending(ChangeLines.NOON));
        }
        damage("two", damage);
        try (Journal journal = Journal.open(file, CLOCK)) {
            assertThat(journal.settleInterrupted(CLOCK))
                    .extracting(line -> line.id().value())
                    .containsExactly("one");
            assertThat(journal.unreadable()).containsExactly(2L);
            assertThat(journal.find(new ChangeId("two"))).isEmpty();
            assertThat(journal.add(ChangeLines.rename("three")).sequence()).isEqualTo(3);
        }
        assertThat(textOf("two")).isEqualTo(damage);
    }

    private void damage(String id, String text) throws SQLException {
        try (Connection sql = DriverManager.getConnection("jdbc:sqlite:" + file);
                PreparedStatement update =
                        sql.prepareStatement("UPDATE change_line SET line = ? WHERE id = ?")) {
            update.setString(1, text);
            update.setString(2, id);
            assertThat(update.executeUpdate()).isOne();
        }
    }

    private String textOf(String id) throws SQLException {
        try (Connection sql = DriverManager.getConnection("jdbc:sqlite:" + file);
                PreparedStatement query =
                        sql.prepareStatement("SELECT line FROM change_line WHERE id = ?")) {
            query.setString(1, id);
            try (ResultSet row = query.executeQuery()) {
                assertThat(row.next()).isTrue();
                return row.getString(1);
            }
        }
    }

    @Test
    void hasWhatWasAddedWithoutEverBeingClosed() {
        Journal killed = Journal.open(file, CLOCK);
        ChangeLine sending = killed.add(ChangeLines.rename("one").sending(ChangeLines.NOON));
        try (Journal next = Journal.open(file, CLOCK)) {
            assertThat(next.find(sending.id())).contains(sending);
        } finally {
            killed.close();
        }
    }

    @Test
    void takesWhatWasBeingSentForUnknownAndLeavesTheRest() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine sending = journal.add(ChangeLines.rename("a").sending(ChangeLines.NOON));
            ChangeLine staged = journal.add(ChangeLines.rename("b"));
            List<ChangeLine> settled = journal.settleInterrupted(CLOCK);
            assertThat(settled).hasSize(1);
            assertThat(journal.find(sending.id())).contains(settled.getFirst());
            assertThat(settled.getFirst().state()).isEqualTo(ChangeState.UNKNOWN);
            assertThat(settled.getFirst().progress().endedAt()).isEqualTo(CLOCK.instant());
            assertThat(journal.find(staged.id())).contains(staged);
            assertThat(journal.settleInterrupted(CLOCK)).isEmpty();
        }
    }

    @Test
    void ordersByStagingAndKeepsConnectionsApart() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine first = journal.add(ChangeLines.rename("z"));
            ChangeLine second = journal.add(ChangeLines.rename("a"));
            journal.add(
                    ChangeLines.line(
                            "x",
                            new ConnectionId("other"),
                            ChangeLines.PLAYLIST,
                            ChangeState.STAGED));
            assertThat(second.sequence()).isGreaterThan(first.sequence());
            assertThat(journal.newest(ChangeLines.CONNECTION, 10)).containsExactly(second, first);
            assertThat(journal.newest(ChangeLines.CONNECTION, 1)).containsExactly(second);
            assertThat(journal.inState(ChangeLines.CONNECTION, ChangeState.STAGED))
                    .containsExactly(first, second);
            assertThat(journal.inState(ChangeLines.CONNECTION, ChangeState.DONE)).isEmpty();
            assertThat(
                            journal.about(
                                    ChangeLines.CONNECTION,
                                    ItemKind.PLAYLIST,
                                    ChangeLines.PLAYLIST))
                    .containsExactly(second, first);
        }
    }

    @Test
    void findsACreatedThingByTheIdItGotLater() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine line = journal.add(ChangeLines.rename("one"));
            journal.update(line.withCreated("fresh"));
            assertThat(journal.about(ChangeLines.CONNECTION, ItemKind.PLAYLIST, "fresh"))
                    .hasSize(1);
        }
    }

    @Test
    void replacesALineOnlyWhileItStandsAsItIsGiven() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine staged = journal.add(ChangeLines.rename("one"));
            ChangeLine unplaced = ChangeLines.rename("one");
            ChangeLine sending = unplaced.sending(ChangeLines.NOON);
            assertThat(journal.replace(unplaced, sending))
                    .contains(sending.withSequence(staged.sequence()));
            assertThat(journal.replace(staged, staged.sending(CLOCK.instant())))
                    .as("it stands otherwise by now")
                    .isEmpty();
            assertThat(journal.find(staged.id())).contains(sending.withSequence(staged.sequence()));
            ChangeLine nobody = ChangeLines.rename("nobody");
            assertThat(journal.replace(nobody, nobody.sending(ChangeLines.NOON))).isEmpty();
            assertThat(journal.find(nobody.id())).isEmpty();
        }
    }

    @Test
    void replacesNoLineByOneAboutSomethingElse() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine line = journal.add(ChangeLines.rename("one"));
            assertThatThrownBy(() -> journal.replace(line, line.withCreated("fresh")))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> journal.replace(line, ChangeLines.rename("two")))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void advancesFromHowEachLineStands() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine staged = journal.add(ChangeLines.rename("one"));
            ChangeLine sending = journal.add(ChangeLines.rename("two").sending(ChangeLines.NOON));
            List<ChangeLine> advanced =
                    journal.advance(
                            List.of(sending.id(), new ChangeId("nobody"), staged.id()),
                            line ->
                                    line.state() == ChangeState.STAGED
                                            ? Optional.of(line.sending(CLOCK.instant()))
                                            : Optional.empty());
            assertThat(advanced).containsExactly(staged.sending(CLOCK.instant()));
            assertThat(journal.find(staged.id())).contains(advanced.getFirst());
            assertThat(journal.find(sending.id())).contains(sending);
        }
    }

    @Test
    void advancesNothingWhenOneStepFails() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine first = journal.add(ChangeLines.rename("one"));
            ChangeLine second = journal.add(ChangeLines.rename("two"));
            assertThatThrownBy(
                            () ->
                                    journal.advance(
                                            List.of(first.id(), second.id()),
                                            line -> {
                                                if (line.equals(second)) {
                                                    throw new IllegalStateException("not this");
                                                }
                                                return Optional.of(line.sending(CLOCK.instant()));
                                            }))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("not this");
            assertThat(journal.find(first.id())).contains(first);
        }
    }

    @Test
    void refusesToUpdateWhatItDoesNotHave() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            assertThatThrownBy(() -> journal.update(ChangeLines.rename("nobody")))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void setsADamagedFileAsideAndBeginsAnew() throws Exception {
        byte[] damaged = "this was a journal once".repeat(200).getBytes(StandardCharsets.UTF_8);
        Files.write(file, damaged);
        try (Journal journal = Journal.open(file, CLOCK)) {
            Path aside = journal.damaged().orElseThrow();
            assertThat(Files.readAllBytes(aside)).isEqualTo(damaged);
            journal.add(ChangeLines.rename("one"));
        }
        try (Journal journal = Journal.open(file, CLOCK)) {
            assertThat(journal.damaged()).isEmpty();
            assertThat(journal.find(new ChangeId("one"))).isPresent();
        }
    }

    @Test
    void isReadableByItsOwnerAlone() throws Exception {
        try (Journal journal = Journal.open(file, CLOCK)) {
            journal.add(ChangeLines.rename("one"));
            try (var files = Files.list(directory)) {
                List<Path> all = files.toList();
                assertThat(all).hasSizeGreaterThan(1);
                for (Path one : all) {
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(one)))
                            .as(one.toString())
                            .isEqualTo("rw-------");
                }
            }
        }
    }

    @Test
    void countsTheLinesOfAConnectionInAState() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            journal.add(ChangeLines.rename("one"));
            journal.add(ChangeLines.rename("two"));
            journal.add(ChangeLines.rename("three").sending(ChangeLines.NOON));
            assertThat(journal.count(ChangeLines.CONNECTION, ChangeState.STAGED)).isEqualTo(2);
            assertThat(journal.count(ChangeLines.CONNECTION, ChangeState.SENDING)).isOne();
            assertThat(journal.count(new ConnectionId("other"), ChangeState.STAGED)).isZero();
        }
    }

    @Test
    void findsTheLinesOfAList() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine one = journal.add(ChangeLines.rename("one"));
            assertThat(journal.ofList(new ChangeListId("spring"))).containsExactly(one);
            assertThat(journal.ofList(new ChangeListId("autumn"))).isEmpty();
        }
    }

    @Test
    void aFileIsNeededUntilEveryLineAboutItIsDone() {
        String sha256 = "0f".repeat(32);
        try (Journal journal = Journal.open(file, CLOCK)) {
            ChangeLine line =
                    journal.add(
                            ChangeLines.changing(
                                    new MemberChange(
                                            "image",
                                            new ChangeValue.Unknown(),
                                            new ChangeValue.Text(sha256))));
            assertThat(journal.needsFile(sha256)).isTrue();
            assertThat(journal.needsFile("1e".repeat(32))).isFalse();
            journal.update(
                    line.sending(ChangeLines.NOON)
                            .ended(
                                    ChangeState.DONE,
                                    ChangeLines.NOON,
                                    new ChangeAnswer(200, null, null, null)));
            assertThat(journal.needsFile(sha256)).isFalse();
        }
    }

    @Test
    void tellsOfWhatWasRecordedUntilTheListenerIsLetGo() {
        try (Journal journal = Journal.open(file, CLOCK)) {
            List<String> told = new ArrayList<>();
            Runnable letGo = journal.listen(() -> told.add("told"));
            ChangeLine one = journal.add(ChangeLines.rename("one"));
            journal.update(one.sending(ChangeLines.NOON));
            assertThat(told).hasSize(2);
            journal.advance(List.of(one.id()), _ -> Optional.empty());
            assertThat(told).as("nothing was recorded").hasSize(2);
            letGo.run();
            journal.add(ChangeLines.rename("two"));
            assertThat(told).hasSize(2);
        }
    }

    /** Whatever the order in which they were added. */
    @Test
    void theLinesOfAListAreInItsOrder() {
        ChangeListId list = new ChangeListId("list");
        try (Journal journal = Journal.open(file, CLOCK)) {
            for (int position : new int[] {2, 0, 1}) {
                journal.add(ChangeLines.rename("c" + position).inList(list, position));
            }
            assertThat(journal.ofList(list))
                    .extracting(line -> line.id().value())
                    .containsExactly("c0", "c1", "c2");
        }
    }
}
