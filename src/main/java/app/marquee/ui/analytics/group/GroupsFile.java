package app.marquee.ui.analytics.group;

import app.marquee.model.analytics.NamedRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.ui.analytics.report.ReportSheets;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.shell.section.SectionContext;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Export source of a grouped report, as it is shown. */
public final class GroupsFile<Q extends PeriodQuestion<Q>, R extends NamedRow>
        implements ExportSource {
    private final GroupsSheet<Q, R> sheets;
    private final GroupsSheet.Titles<Q> titles;
    private final GroupsViewModel<Q, R> model;
    private final Supplier<String> truth;
    private final PictureChoice view;

    GroupsFile(
            SectionContext context,
            GroupsSheet.Titles<Q> titles,
            GroupsViewModel<Q, R> model,
            Supplier<String> truth,
            PictureChoice view) {
        this.sheets = new GroupsSheet<>(context.messages(), new ReportSheets(context), titles);
        this.titles = titles;
        this.model = model;
        this.truth = truth;
        this.view = view;
    }

    @Override
    public String fileName() {
        GroupContent<Q, R> shown = model.contentProperty().get();
        return shown == null
                ? titles.title()
                : ReportSheets.fileName(titles.of(shown.report().question()), shown.report());
    }

    @Override
    public Optional<SheetWork> sheet() {
        GroupContent<Q, R> content = model.contentProperty().get();
        if (content == null || !content.shown().hasChildren()) {
            return Optional.empty();
        }
        String said = truth.get();
        return Optional.of(() -> sheets.of(content, said));
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of(view);
    }
}
