package app.marquee.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.connection.ServiceUrl;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.service.connection.ConnectionDraft;
import app.marquee.service.connection.ConnectionProblem;
import app.marquee.service.connection.ConnectionProblem.Field;
import app.marquee.service.connection.ConnectionProblem.Reason;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;

final class ConnectionFormTest {
    private static final Map<Operation, String> PLURAL =
            Map.of(
                    Operation.UPDATE_PLAYLIST, "/playlists/{playlist_id}",
                    Operation.ADD_PLAYLIST_VIDEOS, "/playlists/{playlist_id}/videos",
                    Operation.DELETE_PLAYLIST, "/playlists/{playlist_id}");

    private final ConnectionForm form = new ConnectionForm(ZoneOffset.UTC, Locale.ENGLISH);

    private List<ConnectionProblem> problems() {
        return form.problemsProperty().get();
    }

    private List<ConnectionProblem> shown() {
        return form.shownProblemsProperty().get();
    }

    private void fill() {
        form.nameProperty().set("Acme");
        form.baseUrlProperty().set("https://api.acme.test");
    }

    private static ConnectionDraft draft(
            String dataUrl, Map<Operation, HostRole> hosts, Map<Operation, String> paths) {
        return new ConnectionDraft(
                "Acme",
                ConnectionKind.TEST,
                "https://api.acme.test",
                dataUrl,
                new Connection.Routes(hosts, paths),
                new Connection.Terms(false, 60, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    @Test
    void beginsAsReadOnlyProductionWithoutReproach() {
        assertThat(form.kindProperty().get()).isEqualTo(ConnectionKind.PRODUCTION);
        assertThat(form.readOnlyProperty().get()).isTrue();
        assertThat(form.isEdited()).isFalse();
        assertThat(shown()).isEmpty();
        assertThat(problems())
                .containsExactly(
                        new ConnectionProblem(Field.NAME, Reason.BLANK),
                        new ConnectionProblem(Field.BASE_URL, Reason.BLANK));
    }

    @Test
    void saysWhatIsMissingOnceSomebodyWantsToGoOn() {
        form.insist();
        assertThat(shown()).hasSize(2);
        fill();
        assertThat(shown()).isEmpty();
        form.nameProperty().set(" ");
        assertThat(shown()).containsExactly(new ConnectionProblem(Field.NAME, Reason.BLANK));
        form.load(ConnectionDraft.empty(ZoneOffset.UTC));
        assertThat(shown()).isEmpty();
    }

    @Test
    void readOnlyFollowsTheKindUntilItIsChosen() {
        form.kindProperty().set(ConnectionKind.TEST);
        assertThat(form.readOnlyProperty().get()).isFalse();
        form.kindProperty().set(ConnectionKind.PRODUCTION);
        assertThat(form.readOnlyProperty().get()).isTrue();
        form.readOnlyProperty().set(false);
        assertThat(form.draft().terms().readOnly()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "http://api.acme.test,NOT_SECURE, ''",
        "ftp://api.acme.test,OTHER_SCHEME,ftp",
        "http://127.0.0.1.acme.test,NOT_SECURE, ''",
        "api.acme.test,NO_SCHEME, ''",
        "https://,NO_HOST, ''",
        "https://a b,SPACE, ''",
        "https://maria:secret@api.acme.test,TOO_MUCH, ''",
        "https://api.acme.test?x=1,TOO_MUCH, ''",
        "https://api.acme.test#top,TOO_MUCH, ''"
    })
    void refusesAnAddressAndSaysItAtThatFieldAlone(
            String typed, ServiceUrl.Reason why, String detail) {
        fill();
        form.baseUrlProperty().set(typed);
        assertThat(shown())
                .containsExactly(
                        new ConnectionProblem(
                                Field.BASE_URL, Reason.URL, new ServiceUrl.Refused(why, detail)));
        form.baseUrlProperty().set("https://api.acme.test");
        form.dataUrlProperty().set(typed);
        assertThat(shown())
                .containsExactly(
                        new ConnectionProblem(
                                Field.DATA_URL, Reason.URL, new ServiceUrl.Refused(why, detail)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://api.acme.test",
                "https://api.acme.test:8443/v2/",
                "http://127.0.0.1:9000",
                "http://localhost:9000",
                "http://[::1]:9000"
            })
    void takesHttpsAnywhereAndHttpOnThisMachine(String typed) {
        fill();
        form.baseUrlProperty().set(typed);
        assertThat(problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1,1", "120,120", "' 60 ',60", "'6,000',6000"})
    void readsTheBudget(String typed, int budget) {
        fill();
        form.budgetProperty().set(typed);
        assertThat(problems()).isEmpty();
        assertThat(form.draft().terms().requestsPerMinute()).isEqualTo(budget);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "many", "1.5", "6.000", "99999999999"})
    void refusesABudgetThatIsNoWholeNumberFromOneOn(String typed) {
        fill();
        form.budgetProperty().set(typed);
        assertThat(problems())
                .containsExactly(
                        new ConnectionProblem(Field.REQUESTS_PER_MINUTE, Reason.TOO_SMALL));
    }

    @Test
    void groupsTheBudgetAsTheLanguageDoes() {
        ConnectionForm portuguese =
                new ConnectionForm(ZoneOffset.UTC, Locale.forLanguageTag("pt-BR"));
        ConnectionDraft draft = ConnectionDraft.empty(ZoneOffset.UTC);
        Connection.Terms terms = draft.terms();
        portuguese.load(
                new ConnectionDraft(
                        draft.name(),
                        draft.kind(),
                        draft.baseUrl(),
                        draft.dataUrl(),
                        draft.routes(),
                        new Connection.Terms(
                                terms.readOnly(), 6000, terms.zone(), terms.network())));
        assertThat(portuguese.budgetProperty().get()).isEqualTo("6.000");
        assertThat(portuguese.isEdited()).isFalse();
        assertThat(portuguese.draft().terms().requestsPerMinute()).isEqualTo(6000);
    }

    @Test
    void anEmptyDataUrlIsTheBaseUrlAndFollowsIt() {
        fill();
        assertThat(form.draft().dataUrl()).isEqualTo("https://api.acme.test");
        form.load(form.draft());
        assertThat(form.dataUrlProperty().get()).isEmpty();
        assertThat(form.isEdited()).isFalse();
        form.baseUrlProperty().set("https://new.acme.test");
        assertThat(form.draft().dataUrl()).isEqualTo("https://new.acme.test");
    }

    @Test
    void aTokenAloneIsAnEdit() {
        form.load(draft("https://data.acme.test", Map.of(), Map.of()));
        assertThat(form.isEdited()).isFalse();
        form.tokenProperty().set("secret");
        assertThat(form.isEdited()).isTrue();
        form.tokenProperty().set("");
        assertThat(form.isEdited()).isFalse();
    }

    @Test
    void aTestNeedsNoName() {
        assertThat(form.canBeTested()).isFalse();
        form.baseUrlProperty().set("https://api.acme.test");
        assertThat(form.canBeTested()).isTrue();
        assertThat(form.draftToTest().name()).isNotBlank();
        form.tokenProperty().set("two words");
        assertThat(form.canBeTested()).isFalse();
    }

    @Test
    void aTokenIsOneLineOfVisibleAscii() {
        fill();
        form.tokenProperty().set("  abc-123\n");
        assertThat(form.tokenTyped()).contains(new Secret("abc-123"));
        assertThat(problems()).isEmpty();
        form.tokenProperty().set("två");
        assertThat(shown())
                .containsExactly(new ConnectionProblem(Field.TOKEN, Reason.NOT_VISIBLE_ASCII));
    }

    @Test
    void noTextFormHoldsTheToken() {
        fill();
        form.tokenProperty().set(SettingsFixture.TOKEN);
        assertThat(form.draft().toString()).doesNotContain("8841");
        assertThat(form.tokenTyped().toString()).doesNotContain("8841");
        assertThat(form.isEdited()).isTrue();
        form.load(form.draft());
        assertThat(form.tokenProperty().get()).isEmpty();
    }

    @Test
    void hostsComeBackAsTheyWereAndOthersAreKept() {
        Map<Operation, HostRole> hosts =
                Map.of(
                        Operation.GET_RANKING, HostRole.BASE,
                        Operation.GET_THUMBS, HostRole.DATA);
        form.load(draft("https://data.acme.test", hosts, Map.of()));
        assertThat(form.hostProperty(Operation.GET_RANKING).get()).isEqualTo(HostRole.BASE);
        assertThat(form.hostProperty(Operation.GET_CITY).get()).isNull();
        assertThat(form.draft().routes().hosts()).isEqualTo(hosts);
        form.hostProperty(Operation.GET_RANKING).set(null);
        form.hostProperty(Operation.GET_REFERRER).set(HostRole.DATA);
        assertThat(form.draft().routes().hosts())
                .isEqualTo(
                        Map.of(
                                Operation.GET_THUMBS, HostRole.DATA,
                                Operation.GET_REFERRER, HostRole.DATA));
        assertThat(form.isEdited()).isTrue();
    }

    @Test
    void pluralPathsGoAndComeBackAndOthersAreKept() {
        Map<Operation, String> other = Map.of(Operation.GET_THUMBS, "/v2/thumbs/{video_id}");
        form.load(draft("", Map.of(), other));
        assertThat(form.paths().pluralProperty().get()).isFalse();
        form.paths().pluralProperty().set(true);
        assertThat(form.draft().routes().paths())
                .containsAllEntriesOf(PLURAL)
                .containsAllEntriesOf(other);
        form.load(form.draft());
        assertThat(form.paths().pluralProperty().get()).isTrue();
        assertThat(form.isEdited()).isFalse();
        form.paths().pluralProperty().set(false);
        assertThat(form.draft().routes().paths()).isEqualTo(other);
    }

    @Test
    void aPlaylistPathOfAnotherFormIsKept() {
        Map<Operation, String> own = Map.of(Operation.UPDATE_PLAYLIST, "/lists/{playlist_id}");
        form.load(draft("", Map.of(), own));
        form.nameProperty().set("Acme 2");
        assertThat(form.draft().routes().paths()).isEqualTo(own);
    }

    @Test
    void aPathThatLeadsElsewhereIsNotKept() {
        form.load(draft("", Map.of(), Map.of()));
        form.paths().typed().put(Operation.GET_THUMBS, "/v2/thumbs");
        assertThat(form.problemsProperty().get())
                .contains(new ConnectionProblem(Field.PATHS, Reason.NOT_A_PATH));
        form.paths().typed().put(Operation.GET_THUMBS, "/v2/thumbs/{video_id}");
        assertThat(form.problemsProperty().get())
                .extracting(ConnectionProblem::field)
                .doesNotContain(Field.PATHS);
        assertThat(form.draft().routes().paths())
                .isEqualTo(Map.of(Operation.GET_THUMBS, "/v2/thumbs/{video_id}"));
        assertThat(form.isEdited()).isTrue();
        form.load(draft("", Map.of(), Map.of()));
        assertThat(form.paths().typed()).isEmpty();
    }

    @Test
    void hostsThatATestFoundAreChosenWhereTheUserChoseNone() {
        form.hostProperty(Operation.GET_CITY).set(HostRole.BASE);
        form.take(
                Map.of(
                        Operation.GET_CITY, HostRole.DATA,
                        Operation.GET_RANKING, HostRole.DATA,
                        Operation.GET_THUMBS, HostRole.DATA));
        assertThat(form.draft().routes().hosts())
                .isEqualTo(
                        Map.of(
                                Operation.GET_CITY, HostRole.BASE,
                                Operation.GET_RANKING, HostRole.DATA));
    }
}
