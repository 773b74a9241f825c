package app.marquee.store.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.ReportStyle;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.model.video.PictureData;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;

/** Templates are read as they were written, and a file that can't be read is never replaced. */
class TemplateFileTest {
    @TempDir private Path folder;

    private TemplateFile file() {
        return new TemplateFile(folder.resolve("reports.json"), Clock.systemUTC());
    }

    private static ReportTemplate template() {
        return ReportTemplate.of(
                        "t1",
                        new ConnectionId("acme"),
                        new ReportTitle("Monthly", "Acme", "A note", "A summary."),
                        Locale.of("pt", "BR"))
                .over("last-7-days")
                .with(
                        new ReportStyle(
                                Locale.of("pt", "BR"), 0x0a70ff, new PictureData(new byte[] {1})))
                .choosing(BlockType.COST, true)
                .moving(BlockType.MAP, 0);
    }

    @Test
    void aTemplateIsReadAsItWasWritten() {
        assertThat(file().read()).isEmpty();
        file().write(List.of(template()));
        assertThat(file().read()).containsExactly(template());
        assertThat(template().blocks().getFirst().type()).isEqualTo(BlockType.MAP);
    }

    /** A move of what is not on the disk yet could leave an empty file after a loss of power. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whatCannotBeForcedToTheDiskLeavesTheOldFile() throws Exception {
        file().write(List.of(template()));
        // It takes whatever is written and has no disk to which that could be forced.
        Path aside =
                Files.createSymbolicLink(folder.resolve("reports.json.new"), Path.of("/dev/null"));
        assertThatThrownBy(() -> file().write(List.of())).isInstanceOf(FailureException.class);
        Files.delete(aside);
        assertThat(file().read()).containsExactly(template());
    }

    @Test
    void aDamagedFileIsSetAside() throws Exception {
        Files.writeString(folder.resolve("reports.json"), "{");
        assertThat(file().read()).isEmpty();
        assertThat(folder.toFile().list())
                .singleElement()
                .asString()
                .startsWith("reports.json.damaged-");
    }

    @Test
    void aFileOfANewerVersionIsRefused() throws Exception {
        Files.writeString(folder.resolve("reports.json"), "{\"version\": 2}");
        assertThatThrownBy(() -> file().read()).isInstanceOf(FailureException.class);
        assertThat(folder.resolve("reports.json")).exists();
    }

    @Test
    void unknownBlocksAreLeftOutAndMissingOnesFollow() throws Exception {
        Files.writeString(
                folder.resolve("reports.json"),
                "{\"version\": 1, \"templates\": [{\"id\": \"a\", \"connection\": \"acme\","
                        + " \"blocks\": [{\"type\": \"dream\", \"chosen\": true},"
                        + " {\"type\": \"map\", \"chosen\": true}]}]}");
        ReportTemplate read = file().read().getFirst();
        assertThat(read.chosen()).containsExactly(BlockType.MAP);
        assertThat(read.blocks()).hasSize(BlockType.values().length);
    }
}
