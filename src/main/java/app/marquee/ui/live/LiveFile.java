package app.marquee.ui.live;

import app.marquee.export.ExportNote;
import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Export source of the live streams: their values, or all points of the chart, whichever is shown.
 */
final class LiveFile implements ExportSource {
    private final Messages messages;
    private final TableSheet sheets;
    private final LiveTables tables;
    private final Supplier<@Nullable LiveContent> content;
    private final Supplier<String> truth;
    private final PictureChoice view;

    LiveFile(
            SectionContext context,
            LiveTables tables,
            Supplier<@Nullable LiveContent> content,
            Supplier<String> truth,
            PictureChoice view) {
        this.messages = context.messages();
        this.sheets = new TableSheet(context).whole();
        this.tables = tables;
        this.content = content;
        this.truth = truth;
        this.view = view;
    }

    @Override
    public String fileName() {
        return messages.text("title");
    }

    @Override
    public Optional<SheetWork> sheet() {
        return sheets.of(
                tables.front(), messages.text("title"), sheets.facts(asked(), truth.get()));
    }

    /** The period is from the first point to the last. */
    private List<ExportNote> asked() {
        LiveContent shown = content.get();
        Instant askedAt = shown == null ? null : shown.askedAt();
        if (shown == null || askedAt == null) {
            return List.of();
        }
        List<ExportNote> facts =
                new ArrayList<>(
                        sheets.asked(Operation.GET_VIEWERS_HISTORIC, shown.host(), askedAt));
        shown.streams().stream()
                .map(stream -> stream.figures().first())
                .filter(Objects::nonNull)
                .min(Comparator.naturalOrder())
                .ifPresent(
                        first -> facts.add(new ExportNote(messages.text("column.first"), first)));
        Instant last = shown.lastPoint();
        if (last != null) {
            facts.add(new ExportNote(messages.text("column.last"), last));
        }
        return facts;
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of(view);
    }
}
