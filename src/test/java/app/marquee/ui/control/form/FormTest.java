package app.marquee.ui.control.form;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.limit.Limits;
import app.marquee.model.limit.TextLimit;
import app.marquee.model.limit.ValidationResult;
import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.Locale;
import java.util.Objects;

/** Fields check while the person types, count code points, and hide what is secret. */
class FormTest extends WindowTest {
    private final Messages messages = Messages.shared(Locale.ENGLISH);
    private @Nullable LimitedTextField name;
    private @Nullable SecretField secret;

    private void open() {
        show(
                () -> {
                    name =
                            LimitedTextField.line(messages, "name", "Name", Limits.FUNNEL_NAME)
                                    .required();
                    secret = SecretField.of(messages, "password", "Password");
                    return new VBox(name, secret);
                });
    }

    private LimitedTextField name() {
        return Objects.requireNonNull(name);
    }

    private String message() {
        return robot().from(name()).lookup(".form-message").queryAs(Label.class).getText();
    }

    private String counter() {
        return robot().from(name()).lookup(".form-counter").queryAs(Label.class).getText();
    }

    @Test
    void anUntouchedFieldIsNotBlamed() {
        open();
        assertThat(message()).isEmpty();
        assertThat(counter()).isEqualTo("0 / 50");
        assertThat(name().verdictProperty().get()).isInstanceOf(ValidationResult.TooShort.class);
    }

    @Test
    void leavingItTooShortSaysSo() {
        open();
        type("name", "ab");
        assertThat(message()).isEmpty();
        robot().clickOn("#password");
        settle();
        assertThat(message()).isEqualTo("Enter at least 3 characters (now 2).");
        type("name", "abc");
        assertThat(message()).isEmpty();
    }

    @Test
    void codePointsAreCountedAndNothingIsCutOff() {
        open();
        String emoji = "🎬".repeat(51);
        onFx(() -> name().textProperty().set(emoji));
        assertThat(counter()).isEqualTo("51 / 50");
        assertThat(message()).isEqualTo("1 character over the limit of 50.");
        assertThat(name().textProperty().get()).isEqualTo(emoji);
        assertThat(find("name", TextField.class).getAccessibleHelp()).contains("over the limit");
    }

    @Test
    void anErrorIsSaidBeforeAWarningAndAWarningBeforeAHint() {
        open();
        onFx(() -> name().textProperty().set("good"));
        onFx(() -> name().hintProperty().set("hint"));
        assertThat(message()).isEqualTo("hint");
        onFx(() -> name().warningProperty().set("warning"));
        assertThat(message()).isEqualTo("warning");
        onFx(() -> name().errorProperty().set("error"));
        assertThat(message()).isEqualTo("error");
    }

    @Test
    void aHintMayBeCutAtTheEndOfItsLineButNoError() {
        open();
        onFx(() -> name().cutHint());
        onFx(() -> name().hintProperty().set("a long hint ".repeat(200)));
        settle();
        Label shown = robot().from(name()).lookup(".form-message").queryAs(Label.class);
        double line = shown.getHeight();
        assertThat(shown.isTextTruncated()).isTrue();
        onFx(() -> name().errorProperty().set("a long error ".repeat(200)));
        settle();
        assertThat(shown.getHeight()).isGreaterThan(2 * line);
    }

    @Test
    void anEmptyFieldThatIsNotNeededFits() {
        TextLimit limit = Limits.FUNNEL_NAME;
        LimitedTextField field =
                onFx(() -> LimitedTextField.line(messages, "creator", "Creator", limit));
        assertThat(field.verdictProperty().get()).isInstanceOf(ValidationResult.Fits.class);
    }

    @Test
    void aSecretIsShownOnlyWhenAskedFor() {
        open();
        type("password", "hunter22");
        assertThat(exists("password-shown")).isFalse();
        assertThat(Objects.requireNonNull(secret).secretProperty().get()).isEqualTo("hunter22");
        click("password-reveal");
        assertThat(find("password-shown", TextField.class).getText()).isEqualTo("hunter22");
        click("password-reveal");
        assertThat(exists("password-shown")).isFalse();
    }
}
