package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.http.JsonBody;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ItemSource;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;
import app.marquee.model.playlist.AccessType;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.ui.playlists.BulkValue.Kind;
import app.marquee.ui.playlists.edit.ButtonEdit;
import app.marquee.ui.playlists.edit.PlaylistEditorViewModel;
import app.marquee.ui.playlists.edit.TextEdit;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Objects;

/** Every member that many playlists can get: what is sent, what is refused, what is had already. */
final class BulkEditViewModelTest {
    private static final String IMAGE = "c2d3e4f5-1111-4222-8333-444455556677";

    private final FakePlaylists service = FakePlaylists.two();
    private final BulkEditViewModel model = new BulkEditViewModel();

    private PlaylistEditorViewModel choose(Kind kind) {
        model.kindProperty().set(kind);
        return model.editor();
    }

    private StagedChange staged() {
        return service.update(FakePlaylists.onboarding(), model.value().orElseThrow().update());
    }

    private String body() {
        JsonBody body = Objects.requireNonNull(staged().request().body());
        return body.json();
    }

    @Test
    void nothingIsSentBeforeSomethingIsChosen() {
        for (Kind kind : Kind.values()) {
            choose(kind);
            assertThat(model.value().isPresent())
                    .as("%s; an empty description empties it", kind)
                    .isEqualTo(kind == Kind.DESCRIPTION);
        }
    }

    @Test
    void eachMemberIsTheOnlyOneThatIsSent() {
        choose(Kind.ACCESS).access().choiceProperty().set(AccessType.PUBLIC);
        assertThat(body()).isEqualTo("{\"access_type\":\"public\"}");
        choose(Kind.HIDE_VIEWS).hideViews().choiceProperty().set(true);
        assertThat(body()).isEqualTo("{\"hide_views\":true}");
        choose(Kind.CREATOR).creator().textProperty().set("Ana");
        assertThat(body()).isEqualTo("{\"creator_name\":\"Ana\"}");
        choose(Kind.DESCRIPTION);
        assertThat(body()).isEqualTo("{\"description\":\"\"}");
        model.editor().description().textProperty().set("For all");
        assertThat(body()).isEqualTo("{\"description\":\"For all\"}");
        choose(Kind.IMAGE).image().textProperty().set(" " + IMAGE + " ");
        assertThat(body()).isEqualTo("{\"image_id\":\"" + IMAGE + "\"}");
    }

    @Test
    void onlyTheLastPendingChangeOfAValueIsTheSame() {
        choose(Kind.CREATOR).creator().textProperty().set("Ana");
        ChangeLine ana = staged().line();
        model.editor().creator().textProperty().set("Eva");
        ChangeLine eva = staged().line();
        choose(Kind.HIDE_VIEWS).hideViews().choiceProperty().set(true);
        ChangeLine hidden = staged().line();
        assertThat(BulkEdits.same(List.of(eva, ana, hidden), ana)).contains(ana);
        assertThat(BulkEdits.same(List.of(ana, eva), ana)).isEmpty();
        assertThat(BulkEdits.same(List.of(hidden), ana)).isEmpty();
    }

    @Test
    void aPendingChangeThatDoesMoreIsNotTheSame() {
        choose(Kind.CREATOR).creator().textProperty().set("Ana");
        ChangeLine ana = staged().line();
        choose(Kind.DESCRIPTION).description().textProperty().set("For all");
        model.editor().creator().textProperty().set("Ana");
        ChangeLine both =
                service.update(FakePlaylists.onboarding(), model.editor().draft().update()).line();
        assertThat(both.members()).hasSize(2);
        assertThat(BulkEdits.same(List.of(both), ana)).isEmpty();
    }

    @Test
    void theButtonIsSentAsAWhole() {
        ButtonEdit button = choose(Kind.BUTTON).button();
        button.sizeProperty().set("large");
        button.textProperty().set("Comprar");
        button.urlProperty().set("https://shop.example/offer");
        assertThat(body())
                .isEqualTo(
                        "{\"external_button\":{\"size\":\"large\",\"text\":\"Comprar\","
                                + "\"url\":\"https://shop.example/offer\"}}");
    }

    @Test
    void aPasswordGoesWithTheAccessAndIsSeenInTheRequestAlone() {
        PlaylistEditorViewModel editor = choose(Kind.ACCESS);
        editor.access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        assertThat(violations())
                .containsExactly(new Violation("password", new ValidationResult.Required()));
        assertThat(model.value()).isEmpty();
        editor.passwordProperty().set(new Secret("five5"));
        assertThat(model.value()).isEmpty();
        editor.passwordProperty().set(new Secret("orchid7"));
        BulkValue value = model.value().orElseThrow();
        assertThat(value.hasPassword()).isTrue();
        assertThat(body())
                .isEqualTo("{\"access_type\":\"anyone_with_password\",\"password\":\"orchid7\"}");
        assertThat(staged().line().toString() + value).doesNotContain("orchid7");
        model.close();
        assertThat(model.value()).isEmpty();
        assertThat(editor.passwordProperty().get()).isEqualTo(new Secret(""));
    }

    @Test
    void limitsAreThoseOfTheContract() {
        TextEdit creator = choose(Kind.CREATOR).creator();
        creator.textProperty().set("\uD83C\uDFAC".repeat(255));
        assertThat(model.value()).isPresent();
        creator.textProperty().set("\uD83C\uDFAC".repeat(256));
        assertThat(model.value()).isEmpty();
        TextEdit description = choose(Kind.DESCRIPTION).description();
        description.textProperty().set("x".repeat(1_000));
        assertThat(model.value()).isPresent();
        description.textProperty().set("x".repeat(1_001));
        assertThat(violations())
                .containsExactly(
                        new Violation("description", new ValidationResult.TooLong(1_001, 1_000)));
        assertThat(model.value()).isEmpty();
        choose(Kind.IMAGE).image().textProperty().set("no id");
        assertThat(violations())
                .containsExactly(new Violation("image_id", new ValidationResult.NotUuid("no id")));
        assertThat(model.value()).isEmpty();
    }

    @Test
    void whatWasTypedForAnotherMemberIsNotSentWithThisOne() {
        choose(Kind.CREATOR).creator().textProperty().set("x".repeat(300));
        choose(Kind.HIDE_VIEWS).hideViews().choiceProperty().set(false);
        assertThat(body()).isEqualTo("{\"hide_views\":false}");
    }

    @Test
    void whoHasItAlreadyIsLeftOutAndAPasswordIsAlwaysSent() {
        List<SourcedPlaylist> all =
                List.of(new SourcedPlaylist(FakePlaylists.full(), ItemSource.LIST, null));
        choose(Kind.CREATOR).creator().textProperty().set("Maria");
        assertThat(others(all)).isZero();
        ButtonEdit button = choose(Kind.BUTTON).button();
        button.sizeProperty().set("medium");
        button.textProperty().set("Book a call");
        button.urlProperty().set("https://example.com/call");
        assertThat(others(all)).isZero();
        button.textProperty().set("Book a talk");
        assertThat(others(all)).isOne();
        choose(Kind.IMAGE).image().textProperty().set(IMAGE);
        assertThat(others(all)).isOne();
        choose(Kind.ACCESS).access().choiceProperty().set(AccessType.PUBLIC);
        assertThat(others(all)).isZero();
        model.editor().access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        model.editor().passwordProperty().set(new Secret("orchid7"));
        assertThat(others(all)).isOne();
    }

    private int others(List<SourcedPlaylist> all) {
        return BulkEdits.others(all, model.value().orElseThrow()).size();
    }

    private List<Violation> violations() {
        return model.editor().draft().violations();
    }
}
