package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.task.InlineRunner;
import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.TableCell;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/** A day and a time are read whole in every language. */
@Tag("layout")
class TimeColumnsTest extends WindowTest {
    private static final List<Instant> LONG =
            List.of(
                    Instant.parse("2026-05-28T20:48:00Z"),
                    Instant.parse("2026-08-28T10:48:00Z"),
                    Instant.parse("2026-12-28T22:48:00Z"));

    @ParameterizedTest
    @ValueSource(strings = {"en", "pt-BR", "es"})
    void fitTheirColumns(String language) {
        Messages messages = Messages.shared(Locale.forLanguageTag(language));
        Formats formats = messages.formats();
        show(
                () -> {
                    DataTable<Instant> table =
                            new DataTable<>("times", messages, new InlineRunner());
                    table.columns(
                            Column.<Instant>date("day", "d", at -> at, formats, ZoneOffset.UTC),
                            Column.<Instant>time("time", "t", at -> at, formats, ZoneOffset.UTC),
                            Column.<Instant>moment(
                                    "moment", "m", at -> at, formats, ZoneOffset.UTC),
                            Column.<Instant>text("end", "e", Instant::toString));
                    table.rows(LONG);
                    return new StackPane(table);
                },
                900,
                300);
        settle();
        List<String> shown =
                onFx(
                        () ->
                                robot().lookup(".table-cell").queryAllAs(TableCell.class).stream()
                                        .filter(cell -> cell.getText() != null)
                                        .filter(cell -> !cell.getText().isEmpty())
                                        .map(cell -> ((Text) cell.lookup(".text")).getText())
                                        .toList());
        for (Instant time : LONG) {
            assertThat(shown)
                    .contains(
                            formats.date(time.atOffset(ZoneOffset.UTC).toLocalDate()),
                            formats.dateTime(time, ZoneOffset.UTC),
                            formats.moment(time, ZoneOffset.UTC));
        }
    }
}
