package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.export.ExportTable;
import app.marquee.command.export.ItemTables;
import app.marquee.ui.testing.SectionPackages;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Tables of the command line: each section has one, or is known to have none. */
class SectionTablesTest {
    /** Tables that are called by what they list. */
    private static final Map<String, List<String>> OTHERS =
            Map.of("library", List.of("videos", "folders"));

    /** They show what other sections have, or settings and images; reports have a verb. */
    private static final List<String> WITHOUT =
            List.of("overview", "reports", "settings", "thumbnails");

    @Test
    void everySectionHasItsTables() {
        List<String> wanted =
                SectionPackages.ids().stream()
                        .filter(id -> !WITHOUT.contains(id))
                        .flatMap(id -> OTHERS.getOrDefault(id, List.of(id)).stream())
                        .toList();
        assertThat(
                        Stream.concat(ReportTables.all().stream(), ItemTables.all().stream())
                                .map(ExportTable::name))
                .containsExactlyInAnyOrderElementsOf(wanted);
    }
}
