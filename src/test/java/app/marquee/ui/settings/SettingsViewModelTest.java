package app.marquee.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.Theme;
import app.marquee.service.connection.ConnectionDraft;
import app.marquee.task.HeldRunner;
import app.marquee.ui.testing.FakeAlerts;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

@Tag("zone")
final class SettingsViewModelTest {
    @TempDir Path home;
    private final HeldRunner tasks = new HeldRunner();
    private final FakeShell shell = new FakeShell(tasks, Locale.ENGLISH);
    private SettingsFixture fixture;
    private SettingsViewModel model;

    @BeforeEach
    void open() {
        fixture = new SettingsFixture(home, new FakeAlerts().center());
        model = fixture.model(shell.context("settings"));
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private void fillNew() {
        model.beginNew();
        model.form().nameProperty().set("Acme");
        model.form().baseUrlProperty().set("https://api.acme.test");
        model.form().tokenProperty().set(SettingsFixture.TOKEN);
    }

    @Test
    void beginsWithTheOpenConnectionAndOffersTheNextStep() {
        assertThat(model.editedProperty().get()).isEqualTo(SettingsFixture.SANDBOX);
        assertThat(model.isOpen(SettingsFixture.SANDBOX)).isTrue();
        assertThat(model.onlySandboxProperty().get()).isTrue();
        fixture.connections().add(SettingsFixture.draft("Acme", ConnectionKind.TEST));
        model.reload();
        assertThat(model.onlySandboxProperty().get()).isFalse();
    }

    @Test
    void aTestIsInFlightThenTellsWhatCameBack() {
        fillNew();
        fixture.transport().answer(200, "[{\"id\":\"a\"},{\"id\":\"b\"}]");
        model.test();
        assertThat(model.askingProperty().get()).isTrue();
        assertThat(tasks.waiting()).containsExactly("Testing connection");
        tasks.release();
        assertThat(model.askingProperty().get()).isFalse();
        assertThat(model.checkProperty().get())
                .satisfies(
                        check -> {
                            assertThat(check.succeeded()).isTrue();
                            assertThat(check.funnels()).isEqualTo(2);
                            assertThat(check.url())
                                    .isEqualTo(URI.create("https://api.acme.test/funnels/get_all"));
                        });
        assertThat(fixture.connections().all()).as("nothing is kept").hasSize(1);
    }

    @Test
    void aPasteFillsTheUrlsAndTheTokenAndAnOrdinaryOneNothing() {
        fillNew();
        assertThat(model.form().take("https://other.test canary")).isFalse();
        assertThat(model.form().baseUrlProperty().get()).isEqualTo("https://api.acme.test");
        assertThat(
                        model.form()
                                .take(
                                        "curl 'https://data.other.test/city' "
                                                + "-H 'Authorization: another-token-77'"))
                .isTrue();
        assertThat(model.form().baseUrlProperty().get()).isEqualTo("https://api.acme.test");
        assertThat(model.form().dataUrlProperty().get()).isEqualTo("https://data.other.test");
        assertThat(model.form().tokenTyped()).contains(new Secret("another-token-77"));
    }

    @Test
    void aTokenDoesNotGoToTheDataUrlOfAnotherPlatform() {
        fillNew();
        model.form().dataUrlProperty().set("https://data.acme.test");
        model.form().take("https://api.acme.test canary-token-8841");
        assertThat(model.form().dataUrlProperty().get()).isEqualTo("https://data.acme.test");
        model.form().take("https://api.other.test canary-token-8842");
        assertThat(model.form().baseUrlProperty().get()).isEqualTo("https://api.other.test");
        assertThat(model.form().dataUrlProperty().get()).as("follows the base URL").isEmpty();
    }

    @Test
    void hostsThatATestFoundAreKeptWhereNoneWasChosen() {
        model.form().hostProperty(Operation.GET_BROWSER).set(HostRole.DATA);
        model.form()
                .take(
                        Map.of(
                                Operation.GET_RANKING,
                                HostRole.BASE,
                                Operation.GET_BROWSER,
                                HostRole.BASE));
        assertThat(model.form().draft().routes().hosts())
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(
                                Operation.GET_RANKING,
                                HostRole.BASE,
                                Operation.GET_BROWSER,
                                HostRole.DATA));
        assertThat(model.form().isEdited()).isTrue();
    }

    private ConnectionId tested() {
        return fixture.lastOpened().id();
    }

    /** Only what is saved says something of the network of its session. */
    @Test
    void aSavedConnectionIsTestedAsItselfAndAChangedOneApart() {
        fixture.transport().answer(200, "[]").answer(200, "[]");
        model.test();
        tasks.release();
        assertThat(tested()).isEqualTo(SettingsFixture.SANDBOX);
        assertThat(fixture.lastToken()).contains(new Secret("sandbox-token"));
        model.form().nameProperty().set("Other");
        model.test();
        tasks.release();
        assertThat(tested()).isNotEqualTo(SettingsFixture.SANDBOX);
    }

    @Test
    void isTestedOnceAtATime() {
        fillNew();
        fixture.transport().answer(200, "[]");
        model.test();
        model.test();
        assertThat(tasks.waiting()).containsExactly("Testing connection");
        tasks.release();
        assertThat(model.askingProperty().get()).isFalse();
        assertThat(model.checkProperty().get().succeeded()).isTrue();
    }

    @Test
    void aTestThatFailsIsAResultToo() {
        fillNew();
        fixture.transport().fail(new Failure.Unauthorized(new Answer(401, "Token expired", "{}")));
        model.test();
        tasks.release();
        assertThat(model.checkProperty().get().succeeded()).isFalse();
        assertThat(model.checkProperty().get().words()).isEqualTo("Token expired");
        assertThat(model.checkProperty().get().toString()).doesNotContain("8841");
    }

    @Test
    void whatIsTypedMeanwhileEndsTheTest() {
        fillNew();
        fixture.transport().answer(200, "[]");
        model.test();
        model.form().baseUrlProperty().set("https://other.acme.test");
        tasks.release();
        assertThat(model.checkProperty().get()).isNull();
        assertThat(model.askingProperty().get()).isFalse();
    }

    @Test
    void aResultGoesWhenItSaysNothingOfTheFormAnyMore() {
        fillNew();
        fixture.transport().answer(200, "[]").answer(200, "[]");
        model.test();
        tasks.release();
        model.form().tokenProperty().set("another");
        assertThat(model.checkProperty().get()).isNull();
        model.test();
        tasks.release();
        assertThat(model.checkProperty().get()).isNotNull();
        model.edit(SettingsFixture.SANDBOX);
        assertThat(model.checkProperty().get()).isNull();
    }

    @Test
    void asksNothingWhileTheAddressIsWrong() {
        model.beginNew();
        model.form().baseUrlProperty().set("http://api.acme.test");
        model.test();
        assertThat(tasks.waiting()).isEmpty();
        assertThat(model.askingProperty().get()).isFalse();
    }

    @Test
    void aKnownTokenIsNeverTriedAtAnotherAddress() {
        fillNew();
        model.save();
        fixture.transport().answer(200, "[]").answer(200, "[]").answer(200, "[]");
        model.test();
        tasks.release();
        assertThat(fixture.lastToken()).contains(new Secret(SettingsFixture.TOKEN));
        model.form().baseUrlProperty().set("https://api.mallory.test");
        model.test();
        tasks.release();
        assertThat(model.checkProperty().get().url())
                .isEqualTo(URI.create("https://api.mallory.test/funnels/get_all"));
        assertThat(fixture.lastToken()).isEmpty();
        model.form().tokenProperty().set("typed-for-there");
        model.test();
        tasks.release();
        assertThat(fixture.lastToken()).contains(new Secret("typed-for-there"));
    }

    @Test
    void savesANewConnectionWithItsTokenForThisRun() {
        fillNew();
        model.save();
        Connection kept = fixture.connections().all().getLast();
        assertThat(kept.name()).isEqualTo("Acme");
        assertThat(kept.readOnly()).isTrue();
        assertThat(kept.dataUrl()).isEqualTo(kept.baseUrl());
        assertThat(fixture.connections().tokenToTry(kept.id(), ConnectionDraft.of(kept)))
                .contains(new Secret(SettingsFixture.TOKEN));
        assertThat(model.editedProperty().get()).isEqualTo(kept.id());
        assertThat(model.form().isEdited()).isFalse();
        assertThat(model.form().tokenProperty().get()).isEmpty();
        assertThat(model.all()).contains(kept);
        assertThat(shell.noticed()).containsExactly("Connection “Acme” saved");
        assertThat(fixture.calls()).as("not opened by itself").containsExactly("changed");
        model.open();
        assertThat(fixture.calls()).containsExactly("changed", "open " + kept.id().value());
    }

    @Test
    void savesNothingWithProblemsAndSaysThem() {
        model.beginNew();
        model.save();
        assertThat(fixture.connections().all()).hasSize(1);
        assertThat(model.form().shownProblemsProperty().get()).hasSize(2);
        assertThat(fixture.calls()).isEmpty();
    }

    @Test
    void opensTheConnectionAnewWhenItWasTheOneOnTheScreen() {
        model.form().budgetProperty().set("30");
        model.save();
        assertThat(fixture.calls()).containsExactly("changed", "open c-SANDBOX");
        assertThat(fixture.connections().find(SettingsFixture.SANDBOX))
                .hasValueSatisfying(
                        kept -> assertThat(kept.terms().requestsPerMinute()).isEqualTo(30));
        assertThat(fixture.connections().hasToken(SettingsFixture.SANDBOX)).isTrue();
    }

    @Test
    void deletesAndGoesBackToTheOpenOne() {
        Connection acme =
                fixture.connections().add(SettingsFixture.draft("Acme", ConnectionKind.TEST));
        model.reload();
        model.edit(acme.id());
        model.delete(acme.id());
        tasks.release();
        assertThat(fixture.connections().find(acme.id())).isEmpty();
        assertThat(model.editedProperty().get()).isEqualTo(SettingsFixture.SANDBOX);
        assertThat(fixture.calls()).containsExactly("changed");
    }

    @Test
    void whatIsTypedWhileAnotherIsDeletedStays() {
        Connection acme =
                fixture.connections().add(SettingsFixture.draft("Acme", ConnectionKind.TEST));
        model.reload();
        model.edit(acme.id());
        model.delete(acme.id());
        model.beginNew();
        model.form().nameProperty().set("Other");
        tasks.release();
        assertThat(model.editedProperty().get()).isNull();
        assertThat(model.form().nameProperty().get()).isEqualTo("Other");
    }

    @Test
    void handsThemeAndLanguageToTheWindow() {
        model.appearance(Theme.DARK);
        model.language(Language.BRAZILIAN_PORTUGUESE, () -> {});
        assertThat(fixture.calls()).containsExactly("theme DARK", "language pt-BR");
    }

    @Test
    void faultsThatAreNotUnderstoodChangeNothing() {
        model.sandbox().faults("city:500@0.3");
        assertThat(model.sandbox().faults()).isEqualTo("city:500@0.3");
        model.sandbox().faults("?town:500");
        assertThat(model.sandbox().faultProblemProperty().get()).contains("?town:500");
        assertThat(model.sandbox().faults()).isEqualTo("city:500@0.3");
        model.sandbox().faults("");
        assertThat(model.sandbox().faultProblemProperty().get()).isEmpty();
        assertThat(model.sandbox().faults()).isEmpty();
        assertThat(shell.noticed()).hasSize(2).doesNotHaveDuplicates();
    }

    @Test
    void resetsTheSandboxInAJob() {
        model.sandbox().reset();
        assertThat(fixture.calls()).isEmpty();
        tasks.release();
        assertThat(fixture.calls()).containsExactly("reset");
        assertThat(shell.noticed()).containsExactly("Sandbox reset");
    }

    @Test
    void aClosedSectionEndsItsTest() {
        fillNew();
        fixture.transport().answer(200, "[]");
        model.test();
        model.close();
        tasks.release();
        assertThat(model.checkProperty().get()).isNull();
        assertThat(fixture.transport().sent()).isEmpty();
    }
}
