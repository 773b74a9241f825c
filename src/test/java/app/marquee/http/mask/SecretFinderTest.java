package app.marquee.http.mask;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Secret;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A token is found in every form, and nothing else is. */
class SecretFinderTest {
    private static final String TOKEN = "tok/7f3a9=Q é\"z";

    static Stream<String> forms() {
        String percent = URLEncoder.encode(TOKEN, StandardCharsets.UTF_8);
        StringBuilder every = new StringBuilder();
        for (byte one : TOKEN.getBytes(StandardCharsets.UTF_8)) {
            every.append('%').append(String.format("%02x", one));
        }
        return Stream.of(
                TOKEN,
                percent,
                percent.replace("+", "%20"),
                every.toString(),
                TOKEN.replace("\"", "\\\""),
                base64(TOKEN),
                base64("x" + TOKEN),
                base64("xy" + TOKEN + "z"));
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void everyFormIsFoundInsideAText(String form) {
        SecretFinder finder = SecretFinder.of(new Secret(TOKEN));
        assertThat(finder.isIn(form)).isTrue();
        assertThat(finder.isIn("by " + form + ": a title of 100%")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Aula 7", "tok/7f3a9=Q", "100% \\ a longer title than the token is"})
    void otherTextsAreFree(String text) {
        assertThat(SecretFinder.of(new Secret(TOKEN)).isIn(text)).isFalse();
        assertThat(SecretFinder.NONE.isIn(text)).isFalse();
    }

    @Test
    void aShortSecretBesideOneInsideAWordIsMasked() {
        Redaction mask = new Redaction(List.of(new Secret("a.a")));
        assertThat(mask.text("xa.a.a")).isEqualTo("xa." + Secret.MASK);
        assertThat(mask.text("xa.ab")).as("inside a word").isEqualTo("xa.ab");
    }

    /** Tokens that describe their user have thousands of characters. */
    @ParameterizedTest
    @ValueSource(ints = {2_000, 60_000})
    void aLongTokenIsFoundInEveryForm(int length) {
        String token =
                new Random(1)
                        .ints(length, '!', '~' + 1)
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining());
        SecretFinder finder = SecretFinder.of(new Secret(token));
        Redaction mask = new Redaction(List.of(new Secret(token)));
        for (String form :
                List.of(
                        token,
                        URLEncoder.encode(token, StandardCharsets.UTF_8),
                        base64("x" + token),
                        base64(token).replace('/', '_'))) {
            assertThat(finder.isIn("by " + form + ".")).isTrue();
            assertThat(mask.text("by " + form + ".")).hasSizeLessThan(20);
            assertThat(finder.isIn(form.substring(0, form.length() - 10))).isFalse();
        }
    }

    /** It would be a part of many titles. */
    @Test
    void aShortTokenIsNotLookedFor() {
        assertThat(SecretFinder.of(new Secret("sandbox")).isIn("a sandbox of ours")).isFalse();
        assertThat(SecretFinder.of(new Secret("sandbox1")).isIn("a sandbox1 of ours")).isTrue();
        assertThat(SecretFinder.of(null).isIn("sandbox1")).isFalse();
    }
}
