package app.marquee.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.export.ExportNote;
import app.marquee.text.Messages;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;

/** Notes of every exported file. */
class SheetNotesTest {
    /** A zone whose name would be its ID once more has its ID alone. */
    @ParameterizedTest
    @CsvSource({
        "UTC, UTC",
        "Etc/UTC, Etc/UTC",
        "-03:00, -03:00",
        "America/Sao_Paulo, Brasilia Time (America/Sao_Paulo)"
    })
    void aZoneHasItsNameAndTheIdThatOtherProgramsTake(String zone, String shown) {
        List<ExportNote> notes =
                SheetNotes.of(
                                Messages.of("ranking", Locale.ENGLISH),
                                "acme",
                                ZoneId.of(zone),
                                FakeShell.NOW)
                        .origin();
        assertThat(notes).extracting(ExportNote::value).contains("acme", FakeShell.NOW, shown);
    }
}
