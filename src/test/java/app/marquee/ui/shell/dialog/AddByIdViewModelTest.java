package app.marquee.ui.shell.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.service.search.IdResolver;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.search.ResolvedId.Standing;
import app.marquee.service.search.TypeSearch;
import app.marquee.service.session.ProgressListener;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which items a pasted text adds, and of which kind. */
class AddByIdViewModelTest {
    private static final ResolvedId NEW = row("new", null, Standing.NEW);
    private static final ResolvedId TYPELESS = row("typeless", null, Standing.NEW);
    private static final ResolvedId KNOWN = row("known", ItemKind.VIDEO, Standing.KNOWN);
    private static final ResolvedId FOUND = row("found", ItemKind.VIDEO, Standing.FOUND);
    private static final ResolvedId PLAYER = row("player", ItemKind.VIDEO, Standing.EXTERNAL);
    private static final ResolvedId LINK = row("https://a.example/", null, Standing.NO_ID);
    private static final ResolvedId FOLDER = row("folder", ItemKind.FOLDER, Standing.NEW);

    /** Finds the same IDs in every text, and the type of one before it fails. */
    private record Resolved(List<ResolvedId> rows) implements IdResolver {
        @Override
        public List<ResolvedId> read(
                String text, @Nullable ItemKind wanted, @Nullable String file) {
            return rows.stream()
                    .map(row -> row.kind().isPresent() || wanted == null ? row : row.of(wanted))
                    .toList();
        }

        @Override
        public TypeSearch findTypes(List<ResolvedId> rows, ProgressListener steps) {
            return new TypeSearch(
                    rows.stream().map(row -> row.equals(TYPELESS) ? FOUND : row).toList(),
                    Optional.of(new Failure.NotHttp("")));
        }

        @Override
        public List<ResolvedId> lookUp(List<ResolvedId> some, ProgressListener steps) {
            return some.stream().map(row -> row.equals(PLAYER) ? FOUND : row).toList();
        }

        @Override
        public void add(List<ResolvedId> items) {}
    }

    private static ResolvedId row(String id, @Nullable ItemKind kind, Standing standing) {
        return new ResolvedId(
                id, id, Optional.ofNullable(kind), null, standing, 1, ItemSource.PERSON, null);
    }

    private static AddByIdViewModel model(WantedItems wanted, ResolvedId... rows) {
        AddByIdViewModel model =
                new AddByIdViewModel(
                        new Resolved(List.of(rows)),
                        new InlineRunner(),
                        Messages.shared(Locale.ENGLISH),
                        wanted);
        model.read("text");
        return model;
    }

    @Test
    void onlyNewOnesTakeTheKindThatThePersonChose() {
        AddByIdViewModel model = model(WantedItems.unknown(), NEW, KNOWN, FOUND);
        assertThat(model.noteProperty().get()).contains("1 already added", "1 ID has no type");
        model.kind(List.of(NEW, KNOWN, FOUND), ItemKind.FOLDER);
        assertThat(model.rowsProperty().get())
                .containsExactly(NEW.of(ItemKind.FOLDER), KNOWN, FOUND);
        assertThat(model.addable()).containsExactly(NEW.of(ItemKind.FOLDER), FOUND);
    }

    /** Nothing of a paste is lost: what can't be added stays, to be typed or copied. */
    @Test
    void whatCannotBeAddedStaysUntilItHasAType() {
        AddByIdViewModel model = model(WantedItems.unknown(), NEW, KNOWN, FOUND, PLAYER, LINK);
        assertThat(model.noteProperty().get()).contains("4 IDs found", "1 link without an ID");
        List<ResolvedId> own = new ArrayList<>();
        model.add(own::addAll);
        assertThat(own).containsExactly(FOUND);
        assertThat(model.left()).containsExactly(NEW, PLAYER, LINK);
        assertThat(model.rowsProperty().get()).containsExactly(NEW, PLAYER, LINK);
        assertThat(model.noteProperty().get()).startsWith("1 ID added · 3 not added");
        model.kind(List.of(), ItemKind.PLAYLIST);
        assertThat(model.left()).as("a link has no type").containsExactly(PLAYER, LINK);
        model.add(own::addAll);
        assertThat(own).containsExactly(FOUND, NEW.of(ItemKind.PLAYLIST));
    }

    @Test
    void aSectionAddsItemsOfOtherKindsToWhereTheyBelong() {
        AddByIdViewModel model = model(WantedItems.of(ItemKind.VIDEO), FOUND, FOLDER);
        List<ResolvedId> own = new ArrayList<>();
        assertThat(model.addable()).containsExactly(FOUND, FOLDER);
        model.add(own::addAll);
        assertThat(own).containsExactly(FOUND);
        assertThat(model.left()).isEmpty();
    }

    @Test
    void aPlaylistTakesVideosAloneAndWhatItDoesNotListYet() {
        WantedItems videos = WantedItems.only(ItemKind.VIDEO).without("found"::equals);
        AddByIdViewModel model = model(videos, NEW, KNOWN, FOUND, FOLDER);
        assertThat(model.addable()).containsExactly(NEW.of(ItemKind.VIDEO), KNOWN);
        assertThat(model.rowsProperty().get())
                .extracting(model::status)
                .containsExactly(
                        WantedItems.Status.NEW,
                        WantedItems.Status.KNOWN,
                        WantedItems.Status.LISTED,
                        WantedItems.Status.OTHER);
        assertThat(model.noteProperty().get())
                .isEqualTo("4 IDs found · 1 already added · 1 of another type");
    }

    @Test
    void aPlayersIdIsAddedOnceItsVideoIsFound() {
        AddByIdViewModel model = model(WantedItems.of(ItemKind.VIDEO), PLAYER);
        assertThat(model.addable()).isEmpty();
        assertThat(model.noteProperty().get()).contains("1 ID is a player ID");
        model.lookUp();
        assertThat(model.addable()).containsExactly(FOUND);
    }

    @Test
    void aPlayersIdIsOfferedOnlyWhereVideosAreAdded() {
        AddByIdViewModel model = model(WantedItems.only(ItemKind.PLAYLIST), PLAYER);
        assertThat(model.players()).isZero();
        assertThat(model.addable()).isEmpty();
    }

    @Test
    void theTypesThatWereFoundBeforeAFailureStay() {
        AddByIdViewModel model = model(WantedItems.unknown(), TYPELESS, NEW);
        model.findTypes();
        assertThat(model.rowsProperty().get()).containsExactly(FOUND, NEW);
        assertThat(model.noteProperty().get()).doesNotContain("IDs found");
    }

    @Test
    void anIdThatNobodyAnsweredForTakesTheKindThatTheUserChooses() {
        ResolvedId silent = row("silent", null, Standing.UNANSWERED);
        AddByIdViewModel model = model(WantedItems.unknown(), NEW, silent);
        assertThat(model.typeless()).as("the other one was looked for already").isOne();
        model.kind(List.of(silent), ItemKind.FOLDER);
        assertThat(model.rowsProperty().get()).containsExactly(NEW, silent.of(ItemKind.FOLDER));
    }
}
