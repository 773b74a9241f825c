package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.Effort;
import app.marquee.harness.SecretSearch;
import app.marquee.harness.Verdict;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** The harness {@code secrets}, shortly. */
@Tag("window")
final class SecretsTest {
    @TempDir private Path directory;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    @Test
    void noSecretIsLeftAnywhere() throws Exception {
        Verdict verdict = new SecretsTrial(directory).run(Effort.shortly(2), System.out);
        assertThat(verdict.holds()).as(verdict.line()).isTrue();
    }

    @Test
    void theSearchSeesEveryForm() {
        SecretSearch search = new SecretSearch(List.of("a b/c"));
        List.of("xa b/cx", "a+b%2Fc", "a%20b%2Fc", "c/b a")
                .forEach(text -> search.text("here", text));
        List.of("a b/c", "me:a b/c", "you:a b/c.")
                .forEach(text -> search.text("here", base64(text)));
        search.text("here", "a b c");
        assertThat(search.hits()).isEqualTo(7);
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
