package app.marquee.command;

import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Wording of arguments that are not understood. */
public final class UsageText {
    private static final Pattern OPTION = Pattern.compile("--[a-z-]+");

    private UsageText() {}

    public static Sentence of(ParameterException failure) {
        return switch (failure) {
            case UsageFailure own -> own.sentence();
            case UnmatchedArgumentException unmatched ->
                    Sentence.of(
                            unmatched.isUnknownOption()
                                    ? "arguments.unknown"
                                    : "arguments.unmatched",
                            String.join(" ", unmatched.getUnmatched()));
            case MissingParameterException missing -> missing(missing.getMissing());
            case OverwrittenOptionException twice ->
                    Sentence.of("arguments.twice", name(twice.getOverwritten()));
            case MutuallyExclusiveArgsException both ->
                    Sentence.of("arguments.exclusive", options(both));
            default -> value(failure);
        };
    }

    private static Sentence missing(List<ArgSpec> missing) {
        String names = missing.stream().map(UsageText::name).collect(Collectors.joining(", "));
        boolean isGiven = missing.stream().allMatch(one -> one.isOption() && !one.required());
        return Sentence.of(isGiven ? "arguments.needs" : "arguments.missing", names);
    }

    private static Sentence value(ParameterException failure) {
        ArgSpec argument = failure.getArgSpec();
        if (argument == null) {
            return _ -> String.valueOf(failure.getMessage());
        }
        String value = String.valueOf(failure.getValue());
        if (argument.type() == Path.class) {
            return path(argument, value);
        }
        String choices = choices(argument);
        return choices.isEmpty()
                ? Sentence.of("arguments.value", name(argument), value)
                : Sentence.of("arguments.choice", name(argument), value, choices);
    }

    private static Sentence path(ArgSpec argument, String value) {
        try {
            return Sentence.of("arguments.value", name(argument), Path.of(value));
        } catch (InvalidPathException unusable) {
            return Problem.unusable(unusable);
        }
    }

    /** What it may be, where that is a list of words. */
    private static String choices(ArgSpec argument) {
        Iterable<String> candidates = argument.completionCandidates();
        String label = argument.paramLabel();
        if (label.contains("|")) {
            return label.replace("|", ", ");
        }
        return candidates == null ? "" : String.join(", ", candidates);
    }

    private static String options(ParameterException failure) {
        return OPTION.matcher(String.valueOf(failure.getMessage()))
                .results()
                .map(MatchResult::group)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
