package app.marquee.ui.export;

import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/**
 * Texts and notes of exported files, for a window and for the command line. Immutable.
 *
 * @param messages those of this package
 * @param connection name of the connection
 * @param now time of the export
 */
public record SheetNotes(Messages messages, String connection, ZoneId zone, Instant now) {
    /**
     * @param texts of any package
     */
    public static SheetNotes of(Messages texts, String connection, ZoneId zone, Instant now) {
        return new SheetNotes(texts.of("export"), connection, zone, now);
    }

    /** The texts of a file besides its rows. */
    public Sheet.SheetWords words(String title) {
        return new Sheet.SheetWords(
                title,
                messages.text("about"),
                messages.text("about.rows"),
                messages.text("about.left-out"),
                messages.text("value.unknown"));
    }

    /** The name as the window shows it, with the ID that other programs take. */
    private String zoneName() {
        boolean isUniversal = zone.getRules().equals(ZoneOffset.UTC.getRules());
        return isUniversal || zone instanceof ZoneOffset
                ? zone.getId()
                : messages.text("pattern.detail", messages.formats().zone(zone), zone.getId());
    }

    /** The notes of every file: its connection and export time. */
    public List<ExportNote> origin() {
        List<ExportNote> facts = new ArrayList<>();
        facts.add(new ExportNote(messages.text("about.connection"), connection));
        facts.add(new ExportNote(messages.text("about.written"), now));
        facts.add(new ExportNote(messages.text("about.zone"), zoneName()));
        facts.add(
                new ExportNote(
                        messages.text("about.unknown", messages.text("value.unknown")),
                        messages.text("about.unknown.help")));
        return facts;
    }

    /**
     * The notes on the source of the rows and their time.
     *
     * @param host which responded; null when unknown
     */
    public List<ExportNote> asked(Operation operation, @Nullable String host, Instant askedAt) {
        String asked = operation.method() + " " + operation.path();
        return List.of(
                new ExportNote(
                        messages.text("about.source"),
                        host == null ? asked : messages.text("pattern.at", asked, host)),
                new ExportNote(messages.text("about.asked"), askedAt));
    }

    /**
     * The notes beside the rows of a file.
     *
     * @param first the notes to put first
     * @param truth the text below the table; empty for none
     */
    public List<ExportNote> facts(List<ExportNote> first, String truth) {
        List<ExportNote> facts = new ArrayList<>(first);
        if (!truth.isBlank()) {
            facts.add(new ExportNote(messages.text("field.notes"), truth));
        }
        facts.addAll(origin());
        return facts;
    }
}
