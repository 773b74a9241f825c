package app.marquee.command.schedule;

import app.marquee.command.CommandContext;
import app.marquee.command.ExitStatus;
import app.marquee.command.FileWords;
import app.marquee.command.Handover;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.command.UsageFailure;
import app.marquee.command.UsageText;
import app.marquee.model.HarmlessText;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Command that prints units of systemd, a line of cron and a command of the Task Scheduler. */
@Command(name = "print", footerHeading = "%n", mixinStandardHelpOptions = true)
final class SchedulePrintCommand implements Callable<Integer> {
    private final CommandContext context;

    @Spec private @Nullable CommandSpec spec;

    @Option(names = "--every", paramLabel = "hour|day|week|month", required = true)
    private @Nullable Frequency every;

    @Option(names = "--json")
    private boolean json;

    @Parameters(arity = "1..*", paramLabel = "COMMAND")
    private List<String> command = List.of();

    SchedulePrintCommand(CommandContext context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        CommandSpec own = Objects.requireNonNull(spec);
        Frequency often = Objects.requireNonNull(every);
        requireKnown(own);
        command.forEach(word -> requirePrintable(own, word));
        requireToken(own);
        command =
                FileWords.replaced(
                        own.root().commandLine(),
                        command,
                        word -> Path.of(word).toAbsolutePath().normalize().toString());
        Map<String, String> texts = texts(often);
        try (Output output =
                new Output(context, own.commandLine().getErr(), json ? "schedule print" : null)) {
            if (json) {
                output.json(texts);
            } else {
                texts.forEach((name, text) -> output.script("# " + name + "\n" + text));
            }
        }
        return ExitStatus.DONE.code();
    }

    private void requireKnown(CommandSpec own) {
        try {
            own.root().commandLine().parseArgs(command.toArray(String[]::new));
        } catch (ParameterException unknown) {
            throw new UsageFailure(own.commandLine(), UsageText.of(unknown));
        }
        if (own.root().subcommands().get(command.getFirst()) == null) {
            throw new UsageFailure(own.commandLine(), Sentence.of("schedule.first"));
        }
    }

    /** A line break would begin a line of its own in a unit file and in a crontab. */
    private static void requirePrintable(CommandSpec own, String word) {
        if (word.codePoints().anyMatch(Character::isISOControl)) {
            throw new UsageFailure(
                    own.commandLine(), Sentence.of("schedule.control", HarmlessText.quoted(word)));
        }
    }

    /** What this shell has isn't there when the system runs the command. */
    private void requireToken(CommandSpec own) {
        for (int at = 0; at < command.size(); at++) {
            String word = command.get(at);
            String file = "";
            if (word.equals("--token-file") && at + 1 < command.size()) {
                file = command.get(at + 1);
            } else if (word.startsWith("--token-file=")) {
                file = word.substring("--token-file=".length());
            }
            if (file.equals("-")
                    || Handover.isOpenFile(file)
                    || word.equals("--token-env")
                    || word.startsWith("--token-env=")) {
                throw new UsageFailure(own.commandLine(), Sentence.of("schedule.token"));
            }
        }
    }

    private Map<String, String> texts(Frequency often) {
        List<String> words = new ArrayList<>(List.of(program()));
        words.addAll(command);
        String name = "marquee-" + command.getFirst();
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put(
                name + ".service",
                String.format(
                        Locale.ROOT,
                        """
                        [Unit]
                        Description=Marquee: %s

                        [Service]
                        Type=oneshot
                        Environment=LC_ALL=C.UTF-8
                        ExecStart=%s
                        """,
                        description(),
                        Quoting.SYSTEMD.all(words)));
        texts.put(
                name + ".timer",
                String.format(
                        Locale.ROOT,
                        """
                        [Unit]
                        Description=Marquee, every %s

                        [Timer]
                        OnCalendar=%s
                        Persistent=true

                        [Install]
                        WantedBy=timers.target
                        """,
                        often.name().toLowerCase(Locale.ROOT),
                        often.calendar()));
        texts.put("cron", often.cron() + " LC_ALL=C.UTF-8 " + Quoting.CRON.all(words));
        texts.put(
                "Task Scheduler",
                String.format(
                        Locale.ROOT,
                        "schtasks /Create /TN \"Marquee %s\" /SC %s /TR \"%s\"",
                        command.getFirst(),
                        often.windows(),
                        Quoting.WINDOWS.all(words)));
        return texts;
    }

    /** Plain words: a backslash at the end of a line would continue it. */
    private String description() {
        return String.join(" ", command).replace("\\", "").replace("%", "%%");
    }

    /** The program as it is installed; its name where it runs from Java. */
    private static String program() {
        return System.getProperty("jpackage.app-path", "marquee");
    }
}
