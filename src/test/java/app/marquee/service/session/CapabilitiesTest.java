package app.marquee.service.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.folder.FolderCreation;
import app.marquee.change.video.TrashChange;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.VideoFilter;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

final class CapabilitiesTest {
    private static final VideoId VIDEO = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
    private static final Failure MISSING = new Failure.NotFound(new Answer(404, null, ""));
    private static final Failure NOT_ALLOWED = new Failure.Invalid(new Answer(405, null, ""));
    private static final Failure DOWN = new Failure.ServerError(new Answer(500, null, ""));

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;
    private Capabilities capabilities;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        capabilities = session.capabilities();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void knowsNothingBeforeItAsked() {
        assertThat(capabilities.of(Operation.LIST_FOLDERS)).isEqualTo(Capability.UNKNOWN);
        assertThat(capabilities.offers(Operation.CREATE_FOLDER)).isFalse();
        assertThat(capabilities.of(Operation.UPDATE_FOLDER)).isEqualTo(Capability.YES);
        assertThat(fixture.transport().sent()).isEmpty();
    }

    @Test
    void offersAWriteOnceTheReadBesideItHasAnswered() {
        AtomicInteger told = new AtomicInteger();
        Runnable stop = capabilities.listen(told::incrementAndGet);
        fixture.transport().answer(200, "[]").answer(200, "[]");
        session.gateways().folders().list();
        session.gateways().folders().list();
        assertThat(capabilities.of(Operation.LIST_FOLDERS)).isEqualTo(Capability.YES);
        assertThat(capabilities.offers(Operation.CREATE_FOLDER)).isTrue();
        assertThat(capabilities.offers(Operation.CREATE_PLAYLIST)).isFalse();
        assertThat(told).hasValue(1);
        stop.run();
        fixture.transport().answer(200, "[]");
        session.gateways().playlists().list();
        assertThat(told).hasValue(1);
    }

    @Test
    void asksOnceForWhatIsNotThere() {
        fixture.transport().fail(MISSING);
        assertThat(capabilities.read(Operation.LIST_FOLDERS, session.gateways().folders()::list))
                .isEmpty();
        assertThat(capabilities.read(Operation.LIST_FOLDERS, session.gateways().folders()::list))
                .isEmpty();
        assertThat(fixture.transport().sent()).hasSize(1);
        assertThat(capabilities.of(Operation.LIST_FOLDERS)).isEqualTo(Capability.NO);
    }

    @Test
    void learnsNothingFromAFailureOfAnotherKind() {
        fixture.transport().fail(DOWN).answer(200, "[]");
        assertThatThrownBy(
                        () ->
                                capabilities.read(
                                        Operation.LIST_FOLDERS, session.gateways().folders()::list))
                .isInstanceOf(FailureException.class);
        assertThat(capabilities.of(Operation.LIST_FOLDERS)).isEqualTo(Capability.UNKNOWN);
        assertThat(capabilities.read(Operation.LIST_FOLDERS, session.gateways().folders()::list))
                .isPresent();
    }

    @Test
    void takesAnUnknownVideoForAnUnknownVideo() {
        fixture.transport().fail(MISSING).fail(NOT_ALLOWED);
        assertThatThrownBy(() -> session.gateways().videos().video(VIDEO))
                .isInstanceOf(FailureException.class);
        assertThat(capabilities.of(Operation.GET_VIDEO)).isEqualTo(Capability.UNKNOWN);
        assertThatThrownBy(() -> session.gateways().videos().video(VIDEO))
                .isInstanceOf(FailureException.class);
        assertThat(capabilities.of(Operation.GET_VIDEO)).isEqualTo(Capability.NO);
    }

    @Test
    void withdrawsAWriteThatIsNotThereAfterAll() {
        fixture.transport().answer(200, "[]").fail(MISSING).answer(200, "[]").fail(NOT_ALLOWED);
        session.gateways().folders().list();
        session.changes()
                .apply(FolderCreation.TYPE.stage(session.staging(), new FolderDraft("New", null)));
        assertThat(capabilities.of(Operation.CREATE_FOLDER)).isEqualTo(Capability.NO);
        session.gateways().videos().list(VideoFilter.ALL, 1, 1);
        assertThat(capabilities.offers(Operation.TRASH_VIDEOS)).isTrue();
        session.changes()
                .apply(TrashChange.MOVE.stage(session.staging(), List.of(VIDEO), Map.of()));
        assertThat(capabilities.offers(Operation.TRASH_VIDEOS)).isFalse();
        assertThat(capabilities.offers(Operation.UPDATE_VIDEO)).isTrue();
    }

    @Test
    void keepsAWriteThatWasDoneOnceWhateverThingIsNotThereLater() {
        fixture.transport().answer(200, "[]").answer(200, "").fail(MISSING).fail(NOT_ALLOWED);
        session.gateways().videos().list(VideoFilter.ALL, 1, 1);
        trash();
        trash();
        assertThat(capabilities.offers(Operation.TRASH_VIDEOS)).isTrue();
        trash();
        assertThat(capabilities.offers(Operation.TRASH_VIDEOS)).isFalse();
    }

    private void trash() {
        session.changes()
                .apply(TrashChange.MOVE.stage(session.staging(), List.of(VIDEO), Map.of()));
    }

    @Test
    void neverTakesADocumentedOperationAway() {
        fixture.transport().fail(MISSING);
        session.changes()
                .apply(TrashChange.RECOVER.stage(session.staging(), List.of(VIDEO), Map.of()));
        assertThat(capabilities.offers(Operation.RECOVER_VIDEOS)).isTrue();
    }

    @Test
    void remembersForOneSessionOnly() {
        fixture.transport().answer(200, "[]");
        session.gateways().folders().list();
        assertThat(fixture.session("acme").capabilities().of(Operation.LIST_FOLDERS))
                .isEqualTo(Capability.UNKNOWN);
    }
}
