package app.marquee.bench;

import app.marquee.model.limit.Limits;
import app.marquee.model.rename.RenameBatch;
import app.marquee.model.rename.RenameItem;
import app.marquee.model.rename.RenameRule;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Preview of 10,000 new names by a regular expression, against the expression alone. */
public final class RenameBench {
    private static final int LINES = 10_000;
    private static final int ROUNDS = 15;
    private static final double MOST_MILLIS = 1000;
    private static final Duration PLENTY = Duration.ofMinutes(1);
    private static final String EXPRESSION = "Episode (\\d+) .*?(\\w+)$";
    private static final String REPLACEMENT = "$2 $1";

    private RenameBench() {}

    public static void main(String[] args) throws Exception {
        List<String> names =
                IntStream.range(0, LINES)
                        .mapToObj(number -> "Episode " + number + " of the long running show")
                        .toList();
        RenameBatch batch =
                new RenameBatch(
                        names.stream().map(name -> new RenameItem(name, "")).toList(),
                        List.of(),
                        Limits.FOLDER_NAME);
        RenameRule rule = new RenameRule.Match(EXPRESSION, REPLACEMENT, true);
        Timing timing = new Timing();
        double first = timing.of(() -> preview(batch, rule));
        Timing.Pair pair =
                timing.inTurns(ROUNDS, () -> preview(batch, rule), () -> replaceAll(names));
        boolean holds = first <= MOST_MILLIS;
        System.out.printf(
                Locale.ROOT,
                "rename: %,d lines in %.0f ms at first, later %.1f ms, %.1f x the expression alone"
                        + " : %s%n",
                LINES,
                first,
                pair.ours(),
                pair.ratio(),
                holds ? "holds" : "falls short");
        if (!holds) {
            System.exit(1);
        }
    }

    private static void preview(RenameBatch batch, RenameRule rule) throws InterruptedException {
        int changes = batch.preview(rule, PLENTY).changes().size();
        if (changes != LINES) {
            throw new IllegalStateException(changes + " changes instead of " + LINES);
        }
    }

    private static void replaceAll(List<String> names) {
        Pattern pattern = Pattern.compile(EXPRESSION);
        List<String> after = new ArrayList<>(names.size());
        for (String name : names) {
            after.add(pattern.matcher(name).replaceAll(REPLACEMENT));
        }
        if (after.getLast().equals(names.getLast())) {
            throw new IllegalStateException("The expression doesn't match");
        }
    }
}
