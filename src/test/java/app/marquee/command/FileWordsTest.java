package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Verbs;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import picocli.CommandLine;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/** Only words that a command takes for files are files, whatever is in the directory. */
class FileWordsTest {
    private static CommandLine line() {
        CommandContext context =
                new CommandContext(
                        _ -> {
                            throw new AssertionError("Nothing is opened");
                        },
                        InputStream.nullInputStream(),
                        OutputStream.nullOutputStream(),
                        Map.of(),
                        () -> CommandTexts.ENGLISH);
        return MarqueeCommand.line(new CommandTrial.NoWindows(), context, Verbs.all(context));
    }

    @ParameterizedTest
    @CsvSource({
        "apply plan.json --connection sandbox --yes, apply /plan.json --connection sandbox --yes",
        "--home h apply plan.json, --home /h apply /plan.json",
        "plan a.csv -o b.json --encoding x, plan /a.csv -o /b.json --encoding x",
        "plan a.csv --output=b.json, plan /a.csv --output=/b.json",
        "plan a.csv -ob.json, plan /a.csv -o/b.json",
        "plan - --connection plan, plan - --connection plan",
        "plan -- -a.csv, plan -- /-a.csv",
        "apply apply --connection apply, apply /apply --connection apply",
        "changes verify --token-file t, changes verify --token-file /t",
        "changes undo undo, changes undo undo",
        "report run monthly -o r.pdf, report run monthly -o /r.pdf",
        "apply --again a p.json, apply --again a /p.json",
        "apply --nonsense p.json, apply --nonsense /p.json"
    })
    void theirPathsAreWhole(String words, String whole) {
        assertThat(FileWords.replaced(line(), List.of(words.split(" ")), "/"::concat))
                .containsExactly(whole.split(" "));
    }
}
