package app.marquee.ui.export;

import java.util.List;
import java.util.Optional;

/** What a view can give away. Asked on the FX thread, at the moment when a person exports. */
public interface ExportSource {
    /** What the file is called, without its ending. */
    String fileName();

    /** The table as it is shown now; empty while there is none. */
    Optional<SheetWork> sheet();

    /** The pictures that can be taken, in the order of the menu. */
    List<PictureChoice> pictures();
}
