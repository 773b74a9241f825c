package app.marquee.command;

import app.marquee.store.damage.Damage;
import app.marquee.store.damage.DamageLog;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Report of the damaged files of a home. Every command prints them until they are acknowledged, and
 * the first one that does ends with a failure.
 */
public final class DamageReport {
    private static final Logger LOG = LoggerFactory.getLogger(DamageReport.class);

    private final CommandRun run;
    private final Output output;
    private final DamageLog log;
    private final Set<Path> printed = new HashSet<>();

    private DamageReport(CommandRun run, Output output) {
        this.run = run;
        this.output = output;
        this.log = run.damage();
    }

    static DamageReport of(CommandRun run, Output output) {
        DamageReport report = new DamageReport(run, output);
        report.log.open().forEach(report::print);
        return report;
    }

    /** One sentence for a damaged file: what it was, where it is, and what to do. */
    public static Sentence sentence(Damage damage) {
        return Sentence.of("damage." + damage.file().word(), damage.keptAs());
    }

    public static Map<String, Object> json(Damage damage) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("file", damage.file().word());
        json.put("kept_as", damage.keptAs().toString());
        json.put("at", damage.at().toString());
        json.put("message", sentence(damage).english());
        return json;
    }

    private void print(Damage damage) {
        if (!printed.add(damage.keptAs())) {
            return;
        }
        LOG.warn("Damaged: {} is kept as {}", damage.file().fileName(), damage.keptAs());
        output.message(sentence(damage));
        if (output.isJson()) {
            output.json(Map.of("damaged", json(damage)));
        }
    }

    /**
     * @throws CommandFailure while it isn't acknowledged that the journal was set aside
     */
    void requireKnownChanges() {
        if (log.hasLostChanges()) {
            log.report();
            throw new CommandFailure(Sentence.of("damage.refused"));
        }
    }

    /**
     * To be called once the command has done its work.
     *
     * @throws CommandFailure for a success that is the first to come after the damage
     */
    void end(ExitStatus status) {
        printUnreadable();
        List<Damage> open = log.open();
        open.forEach(this::print);
        boolean isFirst = !open.stream().allMatch(Damage::isReported);
        if (isFirst) {
            log.report();
        }
        if (isFirst && (status == ExitStatus.DONE || status == ExitStatus.PENDING)) {
            throw new CommandFailure(Sentence.of("damage.first"));
        }
    }

    private void printUnreadable() {
        int count = run.unreadableChanges();
        if (count > 0) {
            output.message(Sentence.counted("start.unreadable", count));
            if (output.isJson()) {
                output.json(Map.of("unreadable_changes", count));
            }
        }
    }
}
