package app.marquee.ui.control.form;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.limit.Limits;
import app.marquee.model.limit.TextLimit;
import app.marquee.model.limit.ValidationResult;
import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.task.InlineRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Fields check while the person types, count code points, and hide what is secret. */
class FormTest extends WindowTest {
    private static final String ID = "0b1f9a52-6d3e-4c7a-9f01-1c2d3e4f5a6b";
    private static final String KNOWN = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

    private final Messages messages = Messages.of("control", Locale.ENGLISH);
    private final List<FoundId> added = new ArrayList<>();
    private @Nullable LimitedTextField name;
    private @Nullable SecretField secret;

    private void open() {
        show(
                () -> {
                    name =
                            LimitedTextField.line(messages, "name", "Name", Limits.FUNNEL_NAME)
                                    .required();
                    secret = SecretField.of(messages, "password", "Password");
                    KnownIdsInput ids =
                            new KnownIdsInput(
                                    messages,
                                    new InlineRunner(),
                                    id -> id.uuid().equals(KNOWN),
                                    added::addAll);
                    return new VBox(name, secret, ids);
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

    @Test
    void whoTakesEveryIdSaysNothingOfWhatIsKnown() {
        show(() -> new KnownIdsInput(messages, new InlineRunner(), null, added::addAll));
        onFx(
                () ->
                        find("add-known", javafx.scene.control.TextArea.class)
                                .setText(ID + " and again " + ID));
        assertThat(robot().lookup(".known-ids-foot .label").queryLabeled().getText())
                .isEqualTo("1 ID found · 1 repeated");
        click("add-known-confirm");
        assertThat(added).extracting(FoundId::uuid).containsExactly(ID);
    }

    @Test
    void pastedIdsAreCountedAndOnlyNewOnesAdded() {
        open();
        assertThat(find("add-known-confirm", Button.class).isDisabled()).isTrue();
        onFx(
                () ->
                        find("add-known", javafx.scene.control.TextArea.class)
                                .setText(ID + ", " + KNOWN + " and again " + ID));
        assertThat(robot().lookup(".known-ids-foot .label").queryLabeled().getText())
                .isEqualTo("2 IDs found · 1 repeated · 1 already added");
        click("add-known-confirm");
        assertThat(added).extracting(FoundId::uuid).containsExactly(ID);
        assertThat(find("add-known", javafx.scene.control.TextArea.class).getText()).isEmpty();
    }
}
