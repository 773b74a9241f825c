package app.marquee.http.mask;

import app.marquee.model.Secret;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Matcher of one secret in a text in every form: plain, JSON-escaped, percent-encoded, mixed, or
 * base64, also inside a longer text.
 */
final class SecretPattern {
    /** Below this length a secret is only masked where it stands as a word of its own. */
    private static final int WORD = 5;

    /** Below this length base64 is too short to be distinguished from other text. */
    private static final int ENCODED = 6;

    private static final HexFormat HEX = HexFormat.of();

    /** Characters that are written in more ways than with a percent sign or a Unicode escape. */
    private static final Pattern WRITTEN_OTHERWISE = Pattern.compile("[\\p{Cntrl}\"\\\\/ +]+");

    private final List<Form> forms;

    SecretPattern(String secret) {
        forms = forms(secret);
    }

    /** The text with the secret masked. */
    String mask(String text) {
        String masked = text;
        for (Form form : forms) {
            masked = form.mask(masked);
        }
        return masked;
    }

    boolean isIn(String text) {
        return forms.stream().anyMatch(form -> form.isIn(text));
    }

    /**
     * One way of writing the secret.
     *
     * @param trace letters that every text with this form contains as they are: a search for them
     *     takes a hundredth of the time of the pattern
     * @param isEscaped whether percent signs and backslashes may stand for those letters
     */
    private record Form(String trace, boolean isEscaped, Pattern pattern) {
        String mask(String text) {
            return mayBeIn(text)
                    ? pattern.matcher(text).replaceAll(Matcher.quoteReplacement(Secret.MASK))
                    : text;
        }

        boolean isIn(String text) {
            return mayBeIn(text) && pattern.matcher(text).find();
        }

        private boolean mayBeIn(String text) {
            return text.contains(trace)
                    || (isEscaped && (text.indexOf('%') >= 0 || text.indexOf('\\') >= 0));
        }
    }

    /** The longest part of a form that every text with that form contains as it is. */
    private static String trace(String form) {
        return WRITTEN_OTHERWISE
                .splitAsStream(form)
                .max(Comparator.comparingInt(String::length))
                .orElse("");
    }

    private static List<Form> forms(String secret) {
        List<Form> forms = new ArrayList<>();
        byte[] bytes = secret.getBytes(StandardCharsets.UTF_8);
        if (bytes.length >= ENCODED) {
            for (int offset = 0; offset < 3; offset++) {
                forms.add(base64(bytes, offset));
            }
        }
        String written = escapedOrNot(secret);
        forms.add(
                new Form(
                        trace(secret),
                        true,
                        Pattern.compile(
                                secret.length() < WORD
                                        ? "(?<![\\p{L}\\p{N}])" + written + "(?![\\p{L}\\p{N}])"
                                        : written)));
        return forms;
    }

    private static String escapedOrNot(String secret) {
        String first = Character.toString(secret.codePointAt(0));
        // Most places of a text are passed by one look.
        StringBuilder form = new StringBuilder("(?=[%+\\\\" + Pattern.quote(first) + "])");
        secret.codePoints().forEach(point -> form.append(character(Character.toString(point))));
        return form.toString();
    }

    /** One character in every way of writing it. */
    private static String character(String character) {
        StringJoiner ways = new StringJoiner("|", "(?:", ")");
        ways.add(Pattern.quote(character));
        ways.add(ignoringCase(percent(character)));
        ways.add(ignoringCase(unicode(character)));
        switch (character) {
            case "\"", "\\", "/" -> ways.add(Pattern.quote("\\" + character));
            case "\t" -> ways.add(Pattern.quote("\\t"));
            case "\n" -> ways.add(Pattern.quote("\\n"));
            case "\r" -> ways.add(Pattern.quote("\\r"));
            case "\b" -> ways.add(Pattern.quote("\\b"));
            case "\f" -> ways.add(Pattern.quote("\\f"));
            case " " -> ways.add(Pattern.quote("+"));
            default -> {}
        }
        return ways.toString();
    }

    private static String percent(String character) {
        StringBuilder form = new StringBuilder();
        for (byte part : character.getBytes(StandardCharsets.UTF_8)) {
            form.append('%').append(HEX.toHexDigits(part));
        }
        return form.toString();
    }

    private static String unicode(String character) {
        StringBuilder form = new StringBuilder();
        for (int i = 0; i < character.length(); i++) {
            form.append("\\u").append(HEX.toHexDigits(character.charAt(i)));
        }
        return form.toString();
    }

    private static String ignoringCase(String form) {
        return "(?i:" + Pattern.quote(form) + ")";
    }

    /**
     * The secret behind so many bytes of something else: what its own bytes decide, with the few
     * characters around it that share bits with it.
     */
    private static Form base64(byte[] secret, int offset) {
        byte[] padded = new byte[offset + secret.length];
        System.arraycopy(secret, 0, padded, offset, secret.length);
        String encoded = Base64.getEncoder().withoutPadding().encodeToString(padded);
        int from = Math.ceilDiv(offset * 8, 6);
        String core = encoded.substring(from, padded.length * 8 / 6);
        String around = "[A-Za-z0-9+/_-]";
        String written =
                Pattern.quote(core).replace("+", "\\E[+-]\\Q").replace("/", "\\E(?:\\\\?/|_)\\Q");
        return new Form(
                trace(core),
                false,
                Pattern.compile(around + "{0," + from + "}" + written + around + "?={0,2}"));
    }
}
