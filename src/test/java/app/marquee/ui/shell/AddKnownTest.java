package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.FileLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.service.search.IdResolver;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.ui.shell.section.DummySection;
import app.marquee.ui.shell.section.SectionGroup;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Known items are added by keys alone: seen before they are kept, whatever fails meanwhile. */
class AddKnownTest extends WindowTest {
    private static final String A = "a1111111-1111-4222-8333-444455556666";
    private static final String B = "b1111111-1111-4222-8333-444455556666";
    private static final String PLAYER = "https://player.host/embed/?v=";

    @TempDir Path home;
    private final WindowStage stage = new WindowStage();
    private SessionFixture fixture;
    private Session session;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        stage.resolver(IdResolver.of(session));
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                DummySection.definition(
                                        "videos", SectionGroup.CONTENT, "fth-film", _ -> {})));
        press(KeyCode.SHORTCUT, KeyCode.K);
        robot().write("Add items by ID");
        settle();
        press(KeyCode.ENTER);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    /** The field has the focus as soon as the dialog is there. */
    private void paste(String text) {
        onFx(() -> find("add-known", TextArea.class).replaceSelection(text));
        settle();
    }

    private boolean canAdd() {
        return !find("add-known-confirm", Button.class).isDisabled();
    }

    private void focus(String button) {
        onFx(() -> find(button, Button.class).requestFocus());
        press(KeyCode.SPACE);
    }

    @Test
    void anIdWithoutAKindIsKeptOnceItHasOne() {
        assertThat(onFx(() -> find("add-known", TextArea.class).isFocused())).isTrue();
        paste("see " + A + " and " + A);
        assertThat(find("known-preview", TableView.class).getItems().size()).isOne();
        assertThat(canAdd()).isFalse();
        onFx(() -> find("known-kind", ComboBox.class).requestFocus());
        press(KeyCode.DOWN);
        assertThat(canAdd()).isTrue();
        assertThat(session.catalogue().all()).isEmpty();
        focus("add-known-confirm");
        settle();
        assertThat(exists("add-known-confirm")).isFalse();
        assertThat(session.catalogue().all())
                .containsExactly(new KnownItem(ItemKind.VIDEO, A, null, ItemSource.PERSON, null));
    }

    @Test
    void thePreviewIsAsHighAsItsRows() {
        paste(A + " " + B);
        TableView<?> preview = find("known-preview", TableView.class);
        double few = onFx(preview::getHeight);
        paste(
                IntStream.range(0, 40)
                        .mapToObj(" %08d-0000-4000-8000-000000000000"::formatted)
                        .collect(Collectors.joining()));
        double many = onFx(preview::getHeight);
        assertThat(few).isLessThan(150);
        assertThat(many).isBetween(200.0, 300.0);
    }

    @Test
    void aPlayersIdIsLookedUpAndAFailureInTheMiddleLosesNothing() {
        paste(PLAYER + B);
        assertThat(canAdd()).isFalse();
        fixture.transport().fail(new Failure.NoToken());
        focus("known-look-up");
        settle();
        assertThat(find("known-state", Label.class).getText()).containsIgnoringCase("token");
        fixture.transport().answer(200, "{\"id\":\"%s\",\"title\":\"Aula\"}".formatted(A));
        focus("known-look-up");
        settle();
        focus("add-known-confirm");
        settle();
        assertThat(session.catalogue().all())
                .extracting(KnownItem::id, KnownItem::title)
                .containsExactly(tuple(A, "Aula"));
    }

    @Test
    void aFileOfTheDeskIsReadWithItsTitles() throws IOException {
        Path file = home.resolve("videos.csv");
        Files.writeString(file, "\uFEFFid do vídeo,title\n" + A + ",Aula 1\n");
        stage.desk().willChoose(file);
        focus("known-file");
        settle();
        focus("add-known-confirm");
        settle();
        assertThat(session.catalogue().all())
                .extracting(KnownItem::kind, KnownItem::title, KnownItem::file)
                .containsExactly(tuple(ItemKind.VIDEO, "Aula 1", new FileLine("videos.csv", 2)));
    }

    @Test
    void whatCannotBeAddedStaysAndIsCopiedWithItsSource() {
        paste("playlist/" + A + "\n" + PLAYER + B + "\nhttps://host/course/7");
        focus("add-known-confirm");
        settle();
        assertThat(session.catalogue().all()).extracting(KnownItem::id).containsExactly(A);
        assertThat(exists("known-preview")).as("two are left").isTrue();
        focus("known-copy");
        assertThat(stage.desk().paste()).contains(B, "https://host/course/7", "Pasted text");
    }

    @Test
    void escapeKeepsNothing() {
        paste("https://host/videos/" + A);
        assertThat(canAdd()).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(exists("add-known-confirm")).isFalse();
        assertThat(session.catalogue().all()).isEmpty();
    }
}
