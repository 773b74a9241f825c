package app.marquee.http.mask;

import app.marquee.http.mask.WrittenSecret.Place;
import app.marquee.http.mask.WrittenSecret.Way;
import app.marquee.model.Secret;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
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
     * One form of the secret.
     *
     * @param trace letters that every text with this form contains as they are: a search for them
     *     takes a hundredth of the time
     * @param isEscaped whether percent signs and backslashes may stand for those letters
     * @param before most characters of base64 before it that share bits with it
     * @param isWord whether it is only found where no letter and no digit is beside it
     */
    private record Form(
            String trace, boolean isEscaped, int before, boolean isWord, WrittenSecret written) {
        String mask(String text) {
            if (!mayBeIn(text)) {
                return text;
            }
            StringBuilder masked = new StringBuilder();
            int from = 0;
            for (Place found : places(text)) {
                masked.append(text, from, Math.max(from, start(text, found))).append(Secret.MASK);
                from = end(text, found);
            }
            return masked.append(text, from, text.length()).toString();
        }

        boolean isIn(String text) {
            return mayBeIn(text) && !places(text).isEmpty();
        }

        /** None within another one; one that isn't alone may overlap one that is. */
        private List<Place> places(String text) {
            List<Place> places = new ArrayList<>();
            Optional<Place> next = written.find(text, 0);
            while (next.isPresent()) {
                Place found = next.get();
                boolean isAlone = isAlone(text, found);
                if (isAlone) {
                    places.add(found);
                }
                next = written.find(text, isAlone ? found.end() : found.start() + 1);
            }
            return places;
        }

        private boolean mayBeIn(String text) {
            return text.contains(trace)
                    || (isEscaped && (text.indexOf('%') >= 0 || text.indexOf('\\') >= 0));
        }

        private boolean isAlone(String text, Place found) {
            return !isWord
                    || ((found.start() == 0 || !isOfWord(text.codePointBefore(found.start())))
                            && (found.end() == text.length()
                                    || !isOfWord(text.codePointAt(found.end()))));
        }

        private int start(String text, Place found) {
            int start = found.start();
            while (start > 0
                    && found.start() - start < before
                    && isBase64(text.charAt(start - 1))) {
                start--;
            }
            return start;
        }

        /** One more character of base64 has bits of it, and its end may be filled up. */
        private int end(String text, Place found) {
            int end = found.end();
            if (isEscaped) {
                return end;
            }
            if (end < text.length() && isBase64(text.charAt(end))) {
                end++;
            }
            int filled = end + 2;
            while (end < Math.min(filled, text.length()) && text.charAt(end) == '=') {
                end++;
            }
            return end;
        }
    }

    private static boolean isOfWord(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER ->
                    true;
            default -> Character.isLetter(codePoint);
        };
    }

    private static boolean isBase64(char one) {
        return (one >= 'A' && one <= 'Z')
                || (one >= 'a' && one <= 'z')
                || (one >= '0' && one <= '9')
                || "+/_-".indexOf(one) >= 0;
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
        List<List<Way>> characters = new ArrayList<>();
        secret.codePoints().forEach(point -> characters.add(ways(Character.toString(point))));
        forms.add(
                new Form(
                        trace(secret),
                        true,
                        0,
                        secret.length() < WORD,
                        new WrittenSecret(characters)));
        return forms;
    }

    /** Every way of writing a character. */
    private static List<Way> ways(String character) {
        List<Way> ways = new ArrayList<>();
        ways.add(Way.of(character));
        ways.add(Way.ignoringCase(percent(character)));
        ways.add(Way.ignoringCase(unicode(character)));
        switch (character) {
            case "\"", "\\", "/" -> ways.add(Way.of("\\" + character));
            case "\t" -> ways.add(Way.of("\\t"));
            case "\n" -> ways.add(Way.of("\\n"));
            case "\r" -> ways.add(Way.of("\\r"));
            case "\b" -> ways.add(Way.of("\\b"));
            case "\f" -> ways.add(Way.of("\\f"));
            case " " -> ways.add(Way.of("+"));
            default -> {}
        }
        return ways;
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
        List<List<Way>> characters = new ArrayList<>();
        core.chars().forEach(one -> characters.add(encoded((char) one)));
        return new Form(trace(core), false, from, false, new WrittenSecret(characters));
    }

    /** A character of base64, also in the form for URLs. */
    private static List<Way> encoded(char one) {
        return switch (one) {
            case '+' -> List.of(Way.of("+"), Way.of("-"));
            case '/' -> List.of(Way.of("/"), Way.of("\\/"), Way.of("_"));
            default -> List.of(Way.of(String.valueOf(one)));
        };
    }
}
