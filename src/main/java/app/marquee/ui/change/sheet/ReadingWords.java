package app.marquee.ui.change.sheet;

import app.marquee.sheet.TableReading;
import app.marquee.sheet.TextDecoder;
import app.marquee.text.Messages;

/** Words for the reasons why a file can't be imported as it is. */
final class ReadingWords {

    private final Messages messages;

    ReadingWords(Messages messages) {
        this.messages = messages;
    }

    /** Empty for a file that was read. */
    String of(TableReading reading) {
        return switch (reading) {
            case TableReading.Found _ -> "";
            case TableReading.Refused(var why, var line) ->
                    messages.text("sheet.refused." + why.name(), String.valueOf(line));
            case TextDecoder.Malformed(var line, var charset, var certain) ->
                    messages.text(
                            certain ? "sheet.malformed" : "sheet.malformed.other",
                            String.valueOf(line),
                            charset.displayName());
            case TextDecoder.Unclear() -> messages.text("sheet.unclear");
        };
    }
}
