package app.marquee.ui.overview;

import app.marquee.text.Messages;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetNotes;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.shell.section.SectionContext;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Export source of the Overview.
 *
 * @param zone of the account
 * @param said what a file says beside its lines
 * @param picture the page
 */
record OverviewFile(
        OverviewViewModel model,
        SectionContext context,
        ZoneId zone,
        Supplier<String> said,
        PictureChoice picture)
        implements ExportSource {
    @Override
    public String fileName() {
        String title = context.messages().text("title");
        OverviewQuestion question = model.asked();
        return question == null
                ? title
                : title + " " + question.days().start() + " " + question.days().end();
    }

    @Override
    public Optional<SheetWork> sheet() {
        Traffic traffic = model.traffic().value();
        Videos videos = model.videos().value();
        OverviewSheet sheet =
                new OverviewSheet(
                        OverviewFigures.Counts.of(model.filters(), traffic, videos),
                        traffic,
                        videos,
                        model.countries().value());
        if (sheet.isEmpty()) {
            return Optional.empty();
        }
        Messages messages = context.messages();
        SheetNotes notes = TableSheet.notes(context);
        String words = said.get();
        return Optional.of(() -> sheet.of(messages, notes, zone, words));
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of(picture);
    }
}
