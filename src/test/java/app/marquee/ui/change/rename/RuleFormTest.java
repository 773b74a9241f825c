package app.marquee.ui.change.rename;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Spinner;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Locale;

/** What a rule begins with. */
class RuleFormTest extends WindowTest {
    private static final int NUMBER = 2;

    /** So that the new names are in the order of their numbers. */
    @ParameterizedTest
    @CsvSource({"9, 1", "10, 2", "100, 3"})
    void theNumbersHaveAsManyDigitsAsTheLastOne(int items, int digits) {
        show(() -> new RuleForm(Messages.of("change", Locale.ENGLISH), items, () -> {}));
        onFx(() -> find("batch-rename-kind", ComboBox.class).getSelectionModel().select(NUMBER));
        settle();
        assertThat(find("batch-rename-digits", Spinner.class).getValue()).isEqualTo(digits);
    }
}
