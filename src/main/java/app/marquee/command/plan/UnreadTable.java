package app.marquee.command.plan;

import app.marquee.command.CommandFailure;
import app.marquee.command.ExitStatus;
import app.marquee.command.Sentence;
import app.marquee.sheet.RawTable;
import app.marquee.sheet.TableReading;
import app.marquee.sheet.TextDecoder;

/** Failures of a file whose text or table can't be read. */
final class UnreadTable {
    private UnreadTable() {}

    static RawTable table(TableReading reading) {
        if (reading instanceof TableReading.Found(var table)) {
            return table;
        }
        throw failure(reading);
    }

    static CommandFailure failure(TableReading reading) {
        return switch (reading) {
            case TableReading.Found _ -> throw new IllegalArgumentException("It was read");
            case TableReading.Refused(var why, var line) ->
                    new CommandFailure(
                            Sentence.of("sheet.refused." + why.name(), String.valueOf(line)));
            case TextDecoder.Malformed(var line, var charset, var certain) ->
                    new CommandFailure(
                            Sentence.of(
                                    certain ? "sheet.malformed" : "table.malformed.other",
                                    String.valueOf(line),
                                    charset.name()));
            case TextDecoder.Unclear() ->
                    new CommandFailure(ExitStatus.USAGE, Sentence.of("table.encoding"));
        };
    }
}
