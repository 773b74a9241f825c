package app.marquee.ui.export;

import java.util.List;
import java.util.Optional;

/** Source of the exports of a view, queried when the user exports. FX thread only. */
public interface ExportSource {
    /** The name of the file, without its extension. */
    String fileName();

    /** The table as it is shown now; empty while there is none. */
    Optional<SheetWork> sheet();

    /** The available images, in the order of the menu. */
    List<PictureChoice> pictures();
}
