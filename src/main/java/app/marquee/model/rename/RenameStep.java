package app.marquee.model.rename;

import org.jspecify.annotations.Nullable;

import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Compiled form of a rule. */
interface RenameStep {
    RenameStep NONE = (name, _) -> name;

    /** A mark that belongs to the letter before it, but not the style of an emoji. */
    String NO_MARK_AFTER = "(?![\\p{M}&&[^\\uFE00-\\uFE0F]])";

    /**
     * The new name.
     *
     * @param index of the item, from 0
     */
    String apply(String name, int index);

    /** Exception for a rule that can't be applied. */
    final class RefusedException extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient RenameError error;

        RefusedException(RenameError error, @Nullable Throwable cause) {
            super(cause);
            this.error = error;
        }

        RenameError error() {
            return error;
        }
    }

    static RenameStep of(RenameRule rule, Deadline deadline) {
        return switch (rule) {
            case RenameRule.Replace replace -> replace(replace);
            case RenameRule.AddText(var before, var after) -> (name, _) -> before + name + after;
            case RenameRule.AddNumber number -> (name, index) -> numbered(number, name, index);
            case RenameRule.ChangeCase(var letters) -> (name, _) -> letters.of(name);
            case RenameRule.Match match -> match(match, deadline);
        };
    }

    /** Finds a letter with a mark in both of its forms, and never half of it. */
    private static RenameStep replace(RenameRule.Replace rule) {
        if (rule.find().isEmpty()) {
            return NONE;
        }
        String composed = Normalizer.normalize(rule.find(), Normalizer.Form.NFC);
        String decomposed = Normalizer.normalize(rule.find(), Normalizer.Form.NFD);
        Pattern pattern =
                Pattern.compile(
                        "(?:"
                                + Pattern.quote(rule.find())
                                + "|"
                                + Pattern.quote(composed)
                                + "|"
                                + Pattern.quote(decomposed)
                                + ")"
                                + NO_MARK_AFTER,
                        flags(rule.matchCase()));
        String replacement = Matcher.quoteReplacement(rule.replacement());
        return (name, _) -> pattern.matcher(name).replaceAll(replacement);
    }

    private static int flags(boolean matchCase) {
        return matchCase ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    }

    private static String numbered(RenameRule.AddNumber rule, String name, int index) {
        String digits = Long.toString((long) rule.start() + index);
        String number = "0".repeat(Math.max(0, rule.width() - digits.length())) + digits;
        return switch (rule.side()) {
            case BEFORE -> number + rule.separator() + name;
            case AFTER -> name + rule.separator() + number;
        };
    }

    private static RenameStep match(RenameRule.Match rule, Deadline deadline) {
        if (rule.expression().isEmpty()) {
            return NONE;
        }
        Pattern pattern = compiled(rule);
        refuseReplacement(pattern, rule.replacement());
        return (name, _) -> {
            try {
                return pattern.matcher(deadline.watching(name)).replaceAll(rule.replacement());
            } catch (Deadline.ExceededException | StackOverflowError tooMuch) {
                throw new RefusedException(new RenameError.TooComplex(), tooMuch);
            }
        };
    }

    private static Pattern compiled(RenameRule.Match rule) {
        try {
            return Pattern.compile(rule.expression(), flags(rule.matchCase()));
        } catch (PatternSyntaxException wrong) {
            throw new RefusedException(
                    new RenameError.InvalidExpression(wrong.getIndex() + 1), wrong);
        } catch (StackOverflowError tooMuch) {
            throw new RefusedException(new RenameError.TooComplex(), tooMuch);
        }
    }

    /** Refuses a wrong replacement even where no name matches. */
    private static void refuseReplacement(Pattern pattern, String replacement) {
        Pattern matching = Pattern.compile(pattern.pattern() + "|", pattern.flags());
        try {
            matching.matcher("").replaceFirst(replacement);
        } catch (IllegalArgumentException | IndexOutOfBoundsException wrong) {
            throw new RefusedException(new RenameError.InvalidReplacement(), wrong);
        }
    }
}
