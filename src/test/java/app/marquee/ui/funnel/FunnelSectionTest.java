package app.marquee.ui.funnel;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Answer;
import app.marquee.model.Failure;
import app.marquee.model.Operation;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.testing.SessionWindowTest;
import app.marquee.ui.testing.WindowStage;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;

import java.util.Locale;

/** The section Funnels by its keys, over a service that says what the test tells it. */
class FunnelSectionTest extends SessionWindowTest {
    private static final String F1 = "f1111111-1111-4222-8333-444455556666";
    private static final String A = "a1111111-1111-4222-8333-444455556666";
    private static final String LIST = "[{\"id\":\"%s\",\"name\":\"One\"}]".formatted(F1);
    private static final String WITH =
            "{\"id\":\"%s\",\"name\":\"One\",\"videos\":[{\"id\":\"%s\",\"title\":\"Aula\"}]}"
                    .formatted(F1, A);
    private static final String WITHOUT = "{\"id\":\"%s\",\"videos\":[]}".formatted(F1);

    private void open() {
        WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, FunnelSection.definition(session())));
        settle();
    }

    private TableView<?> table(String id) {
        return find(id, TableView.class);
    }

    private void choose(String table) {
        onFx(
                () -> {
                    TableView<?> view = table(table);
                    view.getSelectionModel().select(0);
                    view.requestFocus();
                });
        settle();
    }

    @Test
    void deleteRemovesAfterEveryFunnelWasReadAndTellsWhatAReadShows() {
        wire().answer(200, LIST).answer(200, WITH);
        open();
        choose("funnel-list");
        choose("funnel-videos");
        wire().answer(200, LIST).answer(200, WITH);
        press(KeyCode.DELETE);
        settle();
        assertThat(sent(Operation.REMOVE_FUNNEL_VIDEOS)).isEmpty();
        assertThat(find("confirm-safe", Button.class).isFocused()).isTrue();
        wire().answer(200, "").answer(200, LIST).answer(200, WITHOUT);
        wire().answer(200, LIST).answer(200, WITHOUT);
        click("confirm-do");
        settle();
        assertThat(sent(Operation.REMOVE_FUNNEL_VIDEOS)).hasSize(1);
        assertThat(find("funnel-report", Label.class).getText()).contains("One: “Aula” is gone");
    }

    @Test
    void aNameIsCheckedWhileTypingAndForeverIsSaidBefore() {
        wire().answer(200, "{\"funnels\":[]}");
        open();
        click("funnel-create");
        assertThat(find("funnel-create-forever", Label.class).getText()).contains("cannot");
        type("funnel-name", "ab");
        assertThat(find("funnel-create-confirm", Button.class).isDisabled()).isTrue();
        wire().answer(201, "{\"id\":\"%s\",\"name\":\"abc\"}".formatted(F1));
        wire().answer(200, LIST).answer(200, WITH);
        type("funnel-name", "abc");
        click("funnel-create-confirm");
        settle();
        assertThat(sent(Operation.CREATE_FUNNEL)).hasSize(1);
        assertThat(table("funnel-list").getItems().size()).isOne();
    }

    @Test
    void aListThatFailsSaysSoAndIsReadAgain() {
        wire().answer(200, "\"nothing of a list\"");
        open();
        assertThat(exists("error-retry")).isTrue();
        wire().answer(200, LIST);
        click("error-retry");
        settle();
        assertThat(table("funnel-list").getItems().size()).isOne();
    }

    @Test
    void aFunnelIsMadeByKeysAloneAfterARefusalAndWhatWaitsIsNamedAboveTheList() {
        wire().answer(200, "{\"funnels\":[]}");
        open();
        wire().fail(new Failure.Invalid(new Answer(400, "Name taken", "{}")));
        byPalette("New funnel");
        robot().write("abc");
        press(KeyCode.ENTER);
        assertThat(exists("changes-list")).isTrue();
        wire().answer(201, "{\"id\":\"%s\",\"name\":\"abc\"}".formatted(F1));
        wire().answer(200, LIST).answer(200, WITH);
        byPalette("New funnel");
        robot().write("abc");
        press(KeyCode.ENTER);
        assertThat(sent(Operation.CREATE_FUNNEL)).hasSize(2);
        assertThat(table("funnel-list").getItems().size()).isOne();

        assertThat(exists("funnel-waiting")).isFalse();
        byPalette("New funnel");
        robot().write("later");
        click("confirm-keep");
        assertThat(sent(Operation.CREATE_FUNNEL)).hasSize(2);
        assertThat(find("funnel-waiting", Button.class).getText())
                .isEqualTo("Waits in the change list: Create funnel “later”");
    }
}
