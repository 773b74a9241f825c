package app.marquee.ui.export;

import java.util.Optional;

/** Section with an export menu. */
public interface Exporting {
    /** The menu of what is in front; empty when that can't be exported. */
    Optional<ExportMenu> exports();
}
