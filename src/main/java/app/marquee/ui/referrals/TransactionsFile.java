package app.marquee.ui.referrals;

import app.marquee.export.ExportNote;
import app.marquee.export.Sheet;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.text.Messages;
import app.marquee.ui.export.ExportSource;
import app.marquee.ui.export.PictureChoice;
import app.marquee.ui.export.SheetWork;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.shell.section.SectionContext;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Export source of the shown transactions. FX thread only. */
final class TransactionsFile implements ExportSource {
    private final SectionContext context;
    private final Messages messages;
    private final TableSheet sheets;
    private final TransactionTable table;
    private final Supplier<List<ExportNote>> asked;
    private final Supplier<String> truth;
    private final PictureChoice picture;

    TransactionsFile(
            SectionContext context,
            TransactionTable table,
            Function<TableSheet, List<ExportNote>> asked,
            Supplier<String> truth,
            PictureChoice picture) {
        this.context = context;
        this.messages = context.messages();
        this.sheets = new TableSheet(context);
        this.table = table;
        this.asked = () -> asked.apply(sheets);
        this.truth = truth;
        this.picture = picture;
    }

    @Override
    public String fileName() {
        return messages.text("transactions");
    }

    @Override
    public Optional<SheetWork> sheet() {
        List<SeenTransaction> rows = table.shownRows();
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        Sheet<SeenTransaction> sheet =
                new TransactionSheet(messages, TableSheet.notes(context))
                        .of(rows, sheets.facts(asked.get(), truth.get()))
                        .of(table.count());
        return Optional.of(() -> sheet);
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of(picture);
    }
}
