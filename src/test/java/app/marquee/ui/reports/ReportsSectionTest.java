package app.marquee.ui.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.analytics.Period;
import app.marquee.drawing.Rgba;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.video.PictureData;
import app.marquee.report.ClientReport;
import app.marquee.report.ClientReport.ReportHead;
import app.marquee.report.ReportBlock;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.report.ReportPlan;
import app.marquee.service.report.ReportService;
import app.marquee.service.report.TemplateBook;
import app.marquee.store.report.TemplateFile;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;

import javax.imageio.ImageIO;

/** The composer by mouse and keyboard. */
class ReportsSectionTest extends WindowTest {
    private static final Period MAY =
            new Period(LocalDate.of(2026, 5, 1), LocalDate.of(2026, 5, 31));

    @TempDir private Path home;
    private final WindowStage stage = new WindowStage();

    private volatile int requests;
    private final AtomicInteger loads = new AtomicInteger();
    private volatile boolean isFailing;
    private volatile boolean isBroken;
    private List<ReportBlock> blocks = List.of();

    /** Reports with the blocks of the test. */
    private final class FakeReports implements ReportService {
        @Override
        public ReportPlan plan(ReportTemplate template) {
            return new ReportPlan(MAY, requests, 0);
        }

        @Override
        public ClientReport saved(ReportTemplate template) {
            return new ClientReport(
                    new ReportHead(
                            template.title().name(),
                            "",
                            "",
                            MAY,
                            "May",
                            ZoneOffset.UTC,
                            FakeShell.NOW,
                            Locale.ENGLISH,
                            Rgba.of(0),
                            null),
                    blocks);
        }

        @Override
        public ClientReport loaded(ReportTemplate template, IntPredicate sent) {
            loads.incrementAndGet();
            if (isBroken) {
                throw new FailureException(new Failure.LostAnswer("reset"));
            }
            requests = isFailing ? requests : 0;
            return saved(template);
        }
    }

    private TemplateBook book() {
        return new TemplateBook(
                new TemplateFile(home.resolve("reports.json"), Clock.systemUTC()),
                new ConnectionId("sandbox"));
    }

    @BeforeEach
    void open() {
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                ReportsSection.definition(
                                        new FakeReports(),
                                        book(),
                                        BackgroundBudget.of(() -> 600))));
    }

    private Path png() throws IOException {
        Path file = home.resolve("logo.png");
        ImageIO.write(new BufferedImage(40, 20, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
        return file;
    }

    private @Nullable PictureData stored() {
        return book().all().getFirst().style().logo();
    }

    @Test
    void aLogoIsChosenKeptWithTheTemplateAndRemoved() throws Exception {
        stage.desk().willChoose(png());
        byPalette("Choose logo…");
        assertThat(stored()).isEqualTo(new PictureData(Files.readAllBytes(png())));
        assertThat(onFx(() -> find("report-logo", Button.class).getText()))
                .isEqualTo("Replace logo…");
        tabTo("report-logo-remove");
        press(KeyCode.SPACE);
        assertThat(stored()).isNull();
        assertThat(exists("report-logo-remove")).isFalse();
    }

    @Test
    void aBadFileIsRefusedInWordsAndTheLogoStays() throws Exception {
        stage.desk().willChoose(png());
        byPalette("Choose logo…");
        stage.desk().willChoose(Files.writeString(home.resolve("logo.svg"), "<svg/>"));
        byPalette("Choose logo…");
        assertThat(onFx(() -> find("report-logo-problem", Label.class).getText()))
                .isEqualTo("The file isn’t a PNG or JPEG image. Choose another one.");
        assertThat(stored()).isNotNull();
        stage.desk().willChoose(png());
        byPalette("Choose logo…");
        assertThat(exists("report-logo-problem")).isFalse();
    }

    @Test
    void pagesTakeTheWidthOfThePreview() {
        assertThat(page().getHeight()).isGreaterThan(room().getHeight());
        assertThat(page().getWidth()).isBetween(room().getWidth() * 0.8, room().getWidth());
    }

    @Test
    void aReportOpensWithWhatFollowsItsPlainCover() {
        blocks =
                List.of(
                        ReportBlock.of(BlockType.COVER, "Cover", List.of()),
                        ReportBlock.of(BlockType.NUMBERS, "Key numbers", List.of()));
        click("report-new");
        assertThat(top()).isGreaterThan(0.4);
        type("report-client", "Acme");
        await().untilAsserted(() -> assertThat(top()).isZero());
    }

    @Test
    void aTickedBlockIsScrolledTo() {
        blocks =
                List.of(
                        ReportBlock.of(BlockType.COVER, "Cover", List.of()),
                        ReportBlock.of(BlockType.NUMBERS, "Key numbers", List.of()));
        type("report-client", "Acme");
        await().untilAsserted(() -> assertThat(top()).isZero());
        onFx(
                () ->
                        robot()
                                .lookup("#report-blocks .check-box")
                                .queryAllAs(CheckBox.class)
                                .stream()
                                .filter(box -> box.getText().equals("Key numbers"))
                                .forEach(CheckBox::fire));
        await().untilAsserted(() -> assertThat(top()).isGreaterThan(0.4));
    }

    @Test
    void aReportIsDeletedOnceThatIsConfirmed() {
        type("report-client", "Acme");
        await().untilAsserted(() -> assertThat(clients()).containsExactly("Acme"));
        click("report-delete");
        settle();
        assertThat(clients()).containsExactly("Acme");
        click("confirm-do");
        await().untilAsserted(() -> assertThat(clients()).doesNotContain("Acme"));
    }

    private List<String> clients() {
        return book().all().stream().map(template -> template.title().client()).toList();
    }

    /** How far down the preview is, from 0 to 1. */
    private double top() {
        return onFx(() -> find("report-preview", ScrollPane.class).getVvalue());
    }

    /** Whoever gets the file doesn't know what is missing in it. */
    @Test
    void anIncompleteReportIsExportedAfterAQuestionOnly() {
        Path file = home.resolve("report.html");
        stage.desk().willChoose(file);
        blocks = List.of(ReportBlock.missing(BlockType.MAP, "Places", "Not loaded"));
        click("report-new");
        await().untilAsserted(
                        () ->
                                assertThat(onFx(() -> find("report-state", Label.class).getText()))
                                        .isEqualTo("Data is missing and can’t be loaded: Places"));
        byPalette("Save HTML");
        settle();
        assertThat(file).doesNotExist();
        assertThat(onFx(() -> find("confirm-do", Button.class).getText()))
                .isEqualTo("Save partial report");
        click("confirm-do");
        await().untilAsserted(() -> assertThat(file).content().contains(" · Partial</p>"));
    }

    private String state() {
        return onFx(() -> find("report-state", Label.class).getText());
    }

    @Test
    void whatIsMissingIsLoadedForThePreview() {
        requests = 3;
        click("report-new");
        await().untilAsserted(() -> assertThat(state()).isEqualTo("May complete · 1 page"));
        assertThat(loads).hasValue(1);
        assertThat(accents()).containsExactly("report-save");
    }

    /** Otherwise each letter of a title would send them again. */
    @Test
    void whatFailedIsNotLoadedAgainUnasked() {
        requests = 3;
        isFailing = true;
        click("report-new");
        await().until(() -> loads.get() == 1);
        type("report-client", "Acme");
        await().untilAsserted(() -> assertThat(clients()).contains("Acme"));
        settle();
        assertThat(loads).hasValue(1);
    }

    @Test
    void muchIsLoadedOnceTheReportIsSaved() {
        Path file = home.resolve("report.pdf");
        stage.desk().willChoose(file);
        requests = 31;
        click("report-new");
        await().untilAsserted(
                        () ->
                                assertThat(state())
                                        .isEqualTo(
                                                "Newer data may be available. Saving loads it with"
                                                        + " 31 requests."));
        assertThat(loads).hasValue(0);
        click("report-save");
        await().until(() -> Files.exists(file));
        assertThat(loads).hasValue(1);
    }

    /** Nobody asked to save the report that is loaded later. */
    @Test
    void aLoadThatFailedIsNotSavedByALaterOne() {
        Path file = home.resolve("report.pdf");
        stage.desk().willChoose(file);
        requests = 31;
        isBroken = true;
        click("report-new");
        await().untilAsserted(() -> assertThat(state()).contains("31 requests"));
        click("report-save");
        await().until(() -> loads.get() == 1);
        settle();
        isBroken = false;
        requests = 3;
        click("report-new");
        await().untilAsserted(() -> assertThat(state()).isEqualTo("May complete · 1 page"));
        settle();
        assertThat(loads).hasValue(2);
        assertThat(file).doesNotExist();
    }

    private List<String> accents() {
        settle();
        return onFx(
                () ->
                        robot().lookup(".accent").queryAll().stream()
                                .filter(Visibility::isTreeVisible)
                                .map(Node::getId)
                                .toList());
    }

    @Test
    void aNoteIsInTheReportOnceItIsWritten() {
        click("report-new");
        assertThat(book().all().getLast().has(BlockType.NOTE)).isFalse();
        type("report-note", "Thank you.");
        await().untilAsserted(
                        () -> assertThat(book().all().getLast().has(BlockType.NOTE)).isTrue());
    }

    private Bounds page() {
        return onFx(
                () ->
                        find("report-preview", ScrollPane.class)
                                .lookup(".report-paper")
                                .getParent()
                                .getLayoutBounds());
    }

    private Bounds room() {
        return onFx(() -> find("report-preview", ScrollPane.class).getViewportBounds());
    }
}
