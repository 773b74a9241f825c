package app.marquee.command.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.shape.Shape;
import app.marquee.start.LaunchConnection;
import app.marquee.store.file.Home;
import app.marquee.store.report.TemplateFile;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/** Makes reports of a sandbox from a template of the home. */
class ReportCommandsTest {
    private static final String TOKEN = "canary-token-5d1e";
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    @TempDir Path home;
    @TempDir Path folder;
    private Sandbox sandbox;
    private final Clock clock = Clock.fixed(NOW, CommandTrial.ZONE);

    @BeforeEach
    void start() {
        sandbox = Sandbox.start(SandboxOptions.builder().token(TOKEN).now(NOW).build());
        Home.in(home).prepare();
        new TemplateFile(Home.in(home).reportsFile(), clock)
                .write(
                        List.of(
                                ReportTemplate.of(
                                        "one",
                                        LaunchConnection.ID,
                                        new ReportTitle("Monthly", "Acme", "", ""),
                                        Locale.ENGLISH)));
    }

    @AfterEach
    void stop() {
        sandbox.close();
        Logging.stop();
    }

    private Result report(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "report";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return new CommandTrial(home, clock, TOKEN).on(sandbox, all);
    }

    @ParameterizedTest
    @CsvSource({"pdf, %PDF", "html, <!DOC", "xlsx, PK"})
    void aTemplateBecomesAFile(String ending, String beginning) throws Exception {
        Path file = folder.resolve("acme." + ending);
        Result result = report("run", "Acme", "-o", file.toString(), "--json");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.lines().getLast())
                .startsWith("{\"file\":")
                .contains("\"start\":\"2026-05-01\",\"end\":\"2026-05-31\"", "\"partial\":false");
        assertThat(
                        new String(
                                Files.readAllBytes(file),
                                java.nio.charset.StandardCharsets.ISO_8859_1))
                .startsWith(beginning)
                .doesNotContain(TOKEN);
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void aReportIsMadeInEveryShape(Shape shape) {
        sandbox.close();
        sandbox =
                Sandbox.start(SandboxOptions.builder().token(TOKEN).now(NOW).shape(shape).build());
        Result result = report("run", "one", "-o", folder + "/acme.html", "--json");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.lines().getLast()).contains("\"partial\":false");
    }

    @Test
    void theUsualReportIsInTheLanguageOfTheUser() throws Exception {
        Path file = folder.resolve("usual.html");
        Result result =
                new CommandTrial(home, clock, TOKEN)
                        .in(Locale.of("es", "MX"))
                        .on(sandbox, "report", "run", "default", "-o", file.toString());
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.err()).startsWith("Guardado en ");
        assertThat(file).content().contains("<html lang=\"es-MX\"", "Informe");
    }

    @Test
    void anotherPeriodIsThatOfThisRun() {
        Result result =
                report(
                        "run",
                        "default",
                        "--period",
                        "last-week",
                        "-o",
                        folder + "/w.html",
                        "--json");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.lines().getLast()).contains("\"start\":\"2026-06-08\"");
    }

    @Test
    void aReportThatLacksDataSaysSoInItsName() {
        sandbox.faults().set("city:500");
        Path file = folder.resolve("acme.html");
        Result result = report("run", "Monthly", "-o", file.toString());
        assertThat(result.status()).as(result.err()).isEqualTo(1);
        assertThat(result.err()).contains("The report is not complete");
        assertThat(file).doesNotExist();
        assertThat(folder.resolve("acme-partial.html")).exists();
    }

    /** The library of PDF wraps what its stream throws, without a cause. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsCalledSoForPdf() {
        Result result = report("run", "default", "-o", "/dev/full");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.err()).isEqualTo("The disk is full: /dev/full. (exit status 1)\n");
    }

    @ParameterizedTest
    @CsvSource({"*:401, 4", "*:429-seconds=3600, 6", "*:503-date=3600, 6", "*:429, 6"})
    void whatHindersAllHasItsStatus(String fault, int status) {
        sandbox.faults().set(fault);
        Result result = report("run", "Monthly", "-o", folder + "/acme.html");
        assertThat(result.status()).as(result.err()).isEqualTo(status);
        assertThat(result.text() + result.err()).doesNotContain(TOKEN);
    }

    @Test
    void theTemplatesAreListed() {
        Result result = report("list", "--json");
        assertThat(result.lines().getLast())
                .startsWith(
                        "{\"id\":\"one\",\"name\":\"Monthly\",\"client\":\"Acme\","
                            + "\"period\":\"last-month\",\"language\":\"en\",\"blocks\":[\"cover\"");
    }

    @Test
    void aCheckSendsNothing() {
        sandbox.faults().set("*:500");
        Result result = report("check", "one", "--json");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.lines().getLast())
                .startsWith("{\"start\":\"2026-05-01\",\"end\":\"2026-05-31\",\"requests\":");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run nobody -o a.pdf",
                "run one -o a.docx",
                "run one",
                "run one --period someday -o a.pdf",
                "check nobody"
            })
    void whatIsNotUnderstoodIsStatusTwo(String arguments) {
        Result result = report(arguments.split(" ", -1));
        assertThat(result.status()).as(result.err()).isEqualTo(2);
    }
}
