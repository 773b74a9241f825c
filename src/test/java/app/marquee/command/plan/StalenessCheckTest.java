package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.operation.Operation;
import app.marquee.service.change.ChangeListService;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.UUID;

/** Reasons for which a plan isn't applied. */
final class StalenessCheckTest {
    @TempDir private Path home;

    @Test
    void aPlanForAFolderThatIsGoneIsStale() {
        try (SessionFixture fixture = new SessionFixture(home)) {
            Session session = fixture.session("acme");
            fixture.transport().always(Operation.LIST_FOLDERS, 200, "{\"folders\":[]}");
            StagedChange rename =
                    FolderEdit.TYPE.stage(
                            session.staging(),
                            Folder.known(new FolderId(new UUID(0x4000L, 1).toString())),
                            FolderUpdate.rename("New"));
            List<StateCheck> checks =
                    StalenessCheck.of(new ChangeListService(session), List.of(rename.line()));
            assertThat(checks)
                    .singleElement()
                    .satisfies(
                            check -> {
                                assertThat(StalenessCheck.isStale(check)).isTrue();
                                assertThat(StalenessCheck.words(check).english())
                                        .isEqualTo("it isn't there any more");
                            });
        }
    }
}
