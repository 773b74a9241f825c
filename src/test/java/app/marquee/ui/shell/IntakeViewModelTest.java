package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.search.ResolvedId.Standing;
import app.marquee.service.session.ProgressListener;
import app.marquee.task.InlineRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which items a pasted text adds, and of which kind. */
class IntakeViewModelTest {
    private static final ResolvedId NEW = row("new", null, Standing.NEW);
    private static final ResolvedId KNOWN = row("known", ItemKind.VIDEO, Standing.KNOWN);
    private static final ResolvedId FOUND = row("found", ItemKind.VIDEO, Standing.FOUND);

    private final List<KnownItem> added = new ArrayList<>();
    private final IntakeViewModel model =
            new IntakeViewModel(
                    new Resolved(),
                    new InlineRunner(),
                    Messages.of("shell", Locale.ENGLISH),
                    Clock.fixed(FakeShell.NOW, ZoneOffset.UTC),
                    why -> {
                        throw new AssertionError(why);
                    });

    /** Finds one ID of each kind in every text. */
    private final class Resolved implements IdResolver {
        @Override
        public List<ResolvedId> read(String text) {
            return List.of(NEW, KNOWN, FOUND);
        }

        @Override
        public List<ResolvedId> lookUp(List<ResolvedId> rows, ProgressListener steps) {
            return rows;
        }

        @Override
        public void add(Collection<KnownItem> items) {
            added.addAll(items);
        }
    }

    private static ResolvedId row(String id, @Nullable ItemKind kind, Standing standing) {
        return new ResolvedId(id, id, Optional.ofNullable(kind), null, standing, 1);
    }

    @Test
    void onlyNewOnesTakeTheKindThatThePersonChose() {
        model.read("text");
        model.kind(List.of(NEW, KNOWN, FOUND), ItemKind.FOLDER);
        assertThat(model.rowsProperty().get())
                .containsExactly(NEW.of(ItemKind.FOLDER), KNOWN, FOUND);
    }

    @Test
    void onlyWhatThePlatformReturnedIsConfirmed() {
        model.read("text");
        model.kind(List.of(), ItemKind.FOLDER);
        model.add(count -> assertThat(count).isEqualTo(2));
        assertThat(added)
                .containsExactly(
                        new KnownItem(ItemKind.FOLDER, "new", null, ItemSource.PERSON, null),
                        new KnownItem(
                                ItemKind.VIDEO, "found", null, ItemSource.ANSWER, FakeShell.NOW));
    }
}
