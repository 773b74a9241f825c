package app.marquee.command.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** Completion and manual page have every command. */
class ShellCommandsTest {
    @TempDir Path home;

    private String print(String... arguments) {
        Result result = new CommandTrial(home, CommandTrial.CLOCK, "token").run(arguments);
        assertThat(result.status()).as(result.err()).isZero();
        return result.text();
    }

    @Test
    void theCompletionKnowsEveryCommand() {
        assertThat(print("completion", "bash"))
                .startsWith("#!/usr/bin/env bash")
                .contains("complete -F _complete_marquee")
                .contains("export", "report", "changes", "connection", "schedule", "--connection");
        assertThat(print("completion", "zsh")).startsWith("autoload -U +X bashcompinit");
    }

    @Test
    void theManualHasEveryCommandAndStatus() {
        assertThat(print("manual"))
                .startsWith(".TH MARQUEE 1")
                .contains(
                        ".SS marquee export\n",
                        ".SS marquee report run\n",
                        ".SS marquee changes undo\n",
                        ".SS marquee connection test\n",
                        ".SS marquee schedule print\n",
                        ".SH EXIT STATUS\n",
                        ".B 130\n")
                .doesNotContain("${");
    }
}
