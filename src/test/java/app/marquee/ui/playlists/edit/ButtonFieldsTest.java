package app.marquee.ui.playlists.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.playlists.FakeLinks;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

/** Nobody is told of what is missing while they are about to type it. */
class ButtonFieldsTest extends WindowTest {
    private final Messages messages = Messages.of("playlists", Locale.ENGLISH);
    private final ButtonEdit edit = new ButtonEdit();
    private final SubscriptionGroup life = new SubscriptionGroup();

    @BeforeEach
    void open() {
        show(
                () -> {
                    LinkCheck link = new LinkCheck(new FakeLinks(), new InlineRunner(), messages);
                    Button elsewhere = new Button("elsewhere");
                    elsewhere.setId("elsewhere");
                    return new VBox(
                            new ButtonFields(messages, "playlist", edit, link, life).unfolded(),
                            elsewhere);
                });
    }

    @AfterEach
    void end() {
        onFx(life::close);
    }

    private List<String> told() {
        return onFx(
                () ->
                        robot().lookup(".form-message").queryAll().stream()
                                .filter(Node::isVisible)
                                .map(message -> ((Labeled) message).getText())
                                .filter(text -> !text.isEmpty())
                                .toList());
    }

    private String words(ButtonAdvice advice) {
        return messages.text("advice." + advice.name().toLowerCase(Locale.ROOT));
    }

    @Test
    void whatIsMissingIsToldWhenTheFieldsAreLeft() {
        click("playlist-button-text");
        robot().write("Buy");
        settle();
        assertThat(told()).isEmpty();
        click("elsewhere");
        assertThat(told())
                .containsExactlyInAnyOrder(
                        words(ButtonAdvice.SIZE_MISSING), words(ButtonAdvice.URL_MISSING));
        click("playlist-button-url");
        assertThat(told()).as("what was told stays until it is mended").hasSize(2);
        robot().write("https://shop.example/a");
        settle();
        assertThat(told()).containsExactly(words(ButtonAdvice.SIZE_MISSING));
    }

    @Test
    void aSizeIsNamedInWordsAndSentAsThePlatformNamesIt() {
        ComboBox<?> sizes = find("playlist-button-size", ComboBox.class);
        onFx(() -> sizes.getSelectionModel().select(2));
        assertThat(onFx(() -> sizes.getEditor().getText())).isEqualTo("Large");
        assertThat(edit.sizeProperty().get()).isEqualTo("large");
        onFx(() -> edit.sizeProperty().set("small"));
        assertThat(onFx(() -> sizes.getEditor().getText())).isEqualTo("Small");
        onFx(() -> edit.sizeProperty().set("huge"));
        assertThat(onFx(() -> sizes.getEditor().getText())).isEqualTo("huge");
        onFx(sizes::requestFocus);
        onFx(() -> sizes.getEditor().setText("large"));
        click("elsewhere");
        assertThat(onFx(() -> sizes.getEditor().getText()))
                .as("a typed size is the one of the menu")
                .isEqualTo("Large");
    }

    @Test
    void fieldsThatAreMadeForALoadedButtonLeaveItAsItIs() {
        onFx(
                () -> {
                    edit.learn(
                            Member.of(
                                    new ExternalButton(
                                            new ButtonSize("small"), "Buy", "https://a.example")));
                    LinkCheck link = new LinkCheck(new FakeLinks(), new InlineRunner(), messages);
                    return new ButtonFields(messages, "other", edit, link, life);
                });
        assertThat(edit.sizeProperty().get()).isEqualTo("small");
        assertThat(edit.change().isPresent()).as("nothing to save").isFalse();
    }

    @Test
    void anAddressIsJudgedWhenItsFieldIsLeft() {
        click("playlist-button-url");
        robot().write("htt");
        settle();
        assertThat(told()).isEmpty();
        click("playlist-button-text");
        assertThat(told()).containsExactly(words(ButtonAdvice.URL_NOT_WEB));
    }

    @Test
    void aTextThatIsTooLongIsToldAtOnce() {
        click("playlist-button-text");
        onFx(() -> edit.textProperty().set("x".repeat(50)));
        press(KeyCode.END);
        robot().write("x");
        settle();
        assertThat(told()).containsExactly(words(ButtonAdvice.TEXT_LONG));
    }
}
