package app.marquee.model.rename;

import app.marquee.model.limit.TextLimit;
import app.marquee.model.limit.ValidationResult;

import org.jspecify.annotations.Nullable;

import java.text.Normalizer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Items to rename together. Immutable.
 *
 * @param siblings the items beside them that keep their names, for finding duplicates
 * @param limit of the names, in code points
 */
public record RenameBatch(List<RenameItem> items, List<RenameItem> siblings, TextLimit limit) {
    /** Most characters of all new names, so that no pasted text exhausts the memory. */
    private static final long MOST_CHARACTERS = 20_000_000;

    public RenameBatch {
        items = List.copyOf(items);
        siblings = List.copyOf(siblings);
    }

    /**
     * What a rule makes of the names. Blocks; not for the FX thread.
     *
     * @param most time that a regular expression may take for all names together
     * @throws InterruptedException when it is no longer wanted
     */
    public RenamePreview preview(RenameRule rule, Duration most) throws InterruptedException {
        try {
            RenameStep step = RenameStep.of(rule, new Deadline(most));
            return new RenamePreview(flagged(names(step)), null);
        } catch (RenameStep.RefusedException refused) {
            return new RenamePreview(flagged(names(RenameStep.NONE)), refused.error());
        } catch (Deadline.InterruptedMatchException stopped) {
            InterruptedException interrupted = new InterruptedException();
            interrupted.initCause(stopped);
            throw interrupted;
        }
    }

    private List<@Nullable String> names(RenameStep step) {
        List<@Nullable String> after = new ArrayList<>(items.size());
        long total = 0;
        for (int at = 0; at < items.size(); at++) {
            String before = items.get(at).name();
            String made = before == null ? null : step.apply(before, at);
            total += made == null || made.equals(before) ? 0 : made.length();
            if (total > MOST_CHARACTERS) {
                throw new RenameStep.RefusedException(new RenameError.TooComplex(), null);
            }
            after.add(made);
        }
        return after;
    }

    private List<RenameLine> flagged(List<@Nullable String> after) {
        Map<RenameItem, Integer> taken = new HashMap<>();
        siblings.forEach(item -> count(taken, item.name(), item.place()));
        for (int at = 0; at < items.size(); at++) {
            count(taken, after.get(at), items.get(at).place());
        }
        List<RenameLine> lines = new ArrayList<>(items.size());
        for (int at = 0; at < items.size(); at++) {
            RenameItem item = items.get(at);
            String name = after.get(at);
            lines.add(new RenameLine(at, item.name(), name, flags(item, name, taken)));
        }
        return lines;
    }

    private static void count(Map<RenameItem, Integer> taken, @Nullable String name, String place) {
        if (name != null) {
            taken.merge(key(name, place), 1, Integer::sum);
        }
    }

    /** Names that look the same are the same, however their letters are composed. */
    private static RenameItem key(String name, String place) {
        return new RenameItem(Normalizer.normalize(name, Normalizer.Form.NFC), place);
    }

    private Set<RenameFlag> flags(
            RenameItem item, @Nullable String after, Map<RenameItem, Integer> taken) {
        if (after == null) {
            return EnumSet.of(RenameFlag.UNKNOWN);
        }
        if (after.equals(item.name())) {
            return EnumSet.of(RenameFlag.UNCHANGED);
        }
        if (after.isBlank()) {
            return EnumSet.of(RenameFlag.EMPTY);
        }
        Set<RenameFlag> found = EnumSet.noneOf(RenameFlag.class);
        switch (limit.check(after)) {
            case ValidationResult.TooShort _ -> found.add(RenameFlag.TOO_SHORT);
            case ValidationResult.TooLong _ -> found.add(RenameFlag.TOO_LONG);
            default -> {
                // It fits.
            }
        }
        if (taken.getOrDefault(key(after, item.place()), 0) > 1) {
            found.add(RenameFlag.DUPLICATE);
        }
        return found;
    }
}
