package app.marquee.ui.cities;

import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Export source of the cities, as they are shown. */
final class CitiesSource implements ExportSource {
    private final Messages messages;
    private final CitiesSheet sheets;
    private final Supplier<@Nullable CitiesContent> content;
    private final Supplier<String> truth;
    private final List<PictureChoice> pictures;

    CitiesSource(
            SectionContext context,
            PlaceNames names,
            Supplier<@Nullable CitiesContent> content,
            Supplier<String> truth,
            List<PictureChoice> pictures) {
        this.messages = context.messages();
        this.sheets = new CitiesSheet(messages, new ReportSheets(context), names);
        this.content = content;
        this.truth = truth;
        this.pictures = List.copyOf(pictures);
    }

    @Override
    public String fileName() {
        CitiesContent shown = content.get();
        String title = messages.text("title");
        return shown == null ? title : ReportSheets.fileName(title, shown.shownReport());
    }

    @Override
    public Optional<SheetWork> sheet() {
        CitiesContent shown = content.get();
        if (shown == null || !shown.shown().hasChildren()) {
            return Optional.empty();
        }
        String said = truth.get();
        return Optional.of(() -> sheets.of(shown, said));
    }

    @Override
    public List<PictureChoice> pictures() {
        return pictures;
    }
}
