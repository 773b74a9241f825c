package app.marquee.ui.export;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Source of the exports of a view that shows one of several tables, without images. FX thread only.
 *
 * @param shown the source of the table that is shown
 */
public record SwitchedSource(Supplier<? extends ExportSource> shown) implements ExportSource {
    @Override
    public String fileName() {
        return shown.get().fileName();
    }

    @Override
    public Optional<SheetWork> sheet() {
        return shown.get().sheet();
    }

    @Override
    public List<PictureChoice> pictures() {
        return List.of();
    }
}
