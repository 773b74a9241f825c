package app.marquee.command.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Prints what a system needs to run a command, with the words quoted as each wants them. */
class SchedulePrintTest {
    @TempDir Path home;

    private Result schedule(String... arguments) {
        return new CommandTrial(home, CommandTrial.CLOCK, "token").run(arguments);
    }

    @Test
    void everySystemGetsItsOwnForm() {
        Result result =
                schedule(
                        "schedule",
                        "print",
                        "--every",
                        "month",
                        "report",
                        "run",
                        "default",
                        "--connection",
                        "Acme 100%",
                        "-o",
                        "/srv/it's.pdf");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.text())
                .contains(
                        "# marquee-report.service\n",
                        "Type=oneshot\nEnvironment=LC_ALL=C.UTF-8\n",
                        "ExecStart=marquee report run default --connection \"Acme 100%%\" -o"
                                + " \"/srv/it's.pdf\"\n",
                        "# marquee-report.timer\n",
                        "OnCalendar=*-*-02 06:05:00\nPersistent=true\n",
                        "5 6 2 * * LC_ALL=C.UTF-8 marquee report run default --connection 'Acme"
                                + " 100'\\%'' -o '/srv/it'\\''s.pdf'\n",
                        "schtasks /Create /TN \"Marquee report\" /SC MONTHLY /D 2 /ST 06:05 /TR"
                                + " \"marquee report run default --connection \\\"Acme 100%\\\" -o"
                                + " \\\"/srv/it's.pdf\\\"\"");
    }

    @Test
    void theJsonHasAMemberForEach() {
        Result result =
                schedule("schedule", "print", "--every", "day", "--json", "changes", "status");
        assertThat(result.lines()).hasSize(2);
        assertThat(result.lines().getLast())
                .startsWith("{\"marquee-changes.service\":\"[Unit]\\n")
                .contains("\"cron\":\"5 6 * * * LC_ALL=C.UTF-8 marquee changes status\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "schedule print --every month",
                "schedule print report list",
                "schedule print --every year report list",
                "schedule print --every day nonsense",
                "schedule print --every day report run default"
            })
    void whatCouldNotRunIsNotPrinted(String arguments) {
        Result result = schedule(arguments.split(" ", -1));
        assertThat(result.status()).as(result.text()).isEqualTo(2);
        assertThat(result.text()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nExecStartPre=/bin/touch x", "a\rb", "a\u001b[2J", "a\u0085b"})
    void aWordWithAControlCharacterIsRefused(String name) {
        Result result =
                schedule(
                        "schedule",
                        "print",
                        "--every",
                        "day",
                        "export",
                        "ranking",
                        "--connection",
                        name);
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.text()).isEmpty();
        assertThat(result.err()).startsWith("\"a\\").contains("control character");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--token-file -",
                "--token-file=-",
                "--token-file /dev/stdin",
                "--token-file=/proc/self/fd/0",
                "--token-file /dev/./fd/3",
                "--token-env TOKEN",
                "--token-env=TOKEN"
            })
    void aTokenOfThisShellIsRefused(String token) {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                "schedule",
                                "print",
                                "--every",
                                "day",
                                "export",
                                "ranking",
                                "--base-url",
                                "https://x.example/v1",
                                "--data-url",
                                "https://x.example/v1"));
        words.addAll(List.of(token.split(" ")));
        Result result = schedule(words.toArray(String[]::new));
        assertThat(result.status()).as(result.text()).isEqualTo(2);
        assertThat(result.err()).startsWith("A schedule has no standard input");
    }

    /** Another program runs it, in another directory. */
    @Test
    void filesHaveTheirWholePaths() {
        Result result =
                schedule(
                        "schedule",
                        "print",
                        "--every",
                        "day",
                        "export",
                        "ranking",
                        "--connection",
                        "sandbox",
                        "-o",
                        "out/report.csv");
        assertThat(result.text())
                .contains(" --connection sandbox -o " + Path.of("out/report.csv").toAbsolutePath());
    }
}
