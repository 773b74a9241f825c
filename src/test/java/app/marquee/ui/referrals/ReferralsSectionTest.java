package app.marquee.ui.referrals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.model.UnknownMembers;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.Motion;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.tour.Screenshot;
import app.marquee.ui.analytics.FakeReport;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

import javax.imageio.ImageIO;

/** The section Referrals by mouse and keyboard. */
class ReferralsSectionTest extends WindowTest {
    private static final Appearance LARGE =
            new Appearance(Theme.DARK, Density.COMFORTABLE, new TextSize(150), Motion.SYSTEM);

    private static final String LINK = "https://refer.example/r/abc";
    private static final Failure BROKEN = new Failure.ServerError(new Answer(500, null, "{}"));

    private final WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());
    private final Fake reads = new Fake();

    /** Referrals that answer what the test wants. */
    private static final class Fake implements Reports {
        private ReferralSummary summary =
                new ReferralSummary(
                        LINK,
                        new BigDecimal("10.5"),
                        null,
                        new BigDecimal("0"),
                        "BRL",
                        UnknownMembers.NONE);
        private List<ReferralTransaction> transactions =
                List.of(
                        one("1", "pending", "10.5", "BRL", 3),
                        one("2", "confirmed", "7", null, 40),
                        one("3", "confirmed", null, "BRL", 50),
                        one("4", "reversed", "2", "BRL", 60));
        private @Nullable Failure summaryFailure;
        private @Nullable Failure transactionsFailure;
        private @Nullable Instant keptAt;
        private Map<String, Instant> pendingSince = Map.of();

        private static ReferralTransaction one(
                String id,
                String status,
                @Nullable String amount,
                @Nullable String currency,
                int days) {
            return new ReferralTransaction(
                    id,
                    new ReferralStatus(status),
                    amount == null ? null : new BigDecimal(amount),
                    currency,
                    FakeShell.NOW.minus(Duration.ofDays(days)),
                    new UnknownMembers(Map.of("referred_name", "\"Ana " + id + "\"")));
        }

        @Override
        public ZoneId zone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Instant now() {
            return FakeShell.NOW;
        }

        @Override
        public int requestsPerMinute() {
            return 60;
        }

        @Override
        public boolean savesReports() {
            return keptAt != null;
        }

        @Override
        public <Q extends ReportQuestion, R> Optional<Report<Q, R>> cached(
                ReportType<Q, R> type, Q question) {
            return Optional.ofNullable(keptAt)
                    .map(at -> FakeReport.of(type, question, at, rows(type)));
        }

        private List<?> rows(ReportType<?, ?> type) {
            return type.equals(ReportType.REFERRALS)
                    ? List.of(summary)
                    : transactions.stream()
                            .map(one -> new SeenTransaction(one, pendingSince.get(one.id())))
                            .toList();
        }

        @Override
        public <Q extends ReportQuestion, R> Report<Q, R> load(
                ReportType<Q, R> type, Q question, LongConsumer rows) {
            Failure failure =
                    type.equals(ReportType.REFERRALS) ? summaryFailure : transactionsFailure;
            if (failure != null) {
                throw new FailureException(failure);
            }
            List<?> found =
                    type.equals(ReportType.REFERRALS)
                            ? List.of(summary)
                            : SeenTransaction.of(transactions);
            return FakeReport.of(type, question, FakeShell.NOW, found);
        }

        @Override
        public <Q extends ReportQuestion, R> Report<Q, R> loadInBackground(
                ReportType<Q, R> type, Q question) {
            throw new AssertionError(type);
        }
    }

    private void open() {
        show(
                () ->
                        stage.window(
                                Locale.ENGLISH,
                                ReferralsSection.definition(
                                        ReportSources.of(
                                                reads, new FakeThings(), new FakeMemory()))));
    }

    private List<String> titles() {
        return onFx(
                () ->
                        ((TableView<?>) find("referrals-transactions", TableView.class))
                                .getVisibleLeafColumns().stream()
                                        .map(TableColumn::getText)
                                        .toList());
    }

    private List<String> below(String title) {
        return onFx(
                () ->
                        ((TableView<?>) find("referrals-transactions", TableView.class))
                                .lookupAll(".table-cell").stream()
                                        .filter(TableCell.class::isInstance)
                                        .map(cell -> (TableCell<?, ?>) cell)
                                        .filter(cell -> !cell.isEmpty())
                                        .filter(
                                                cell ->
                                                        title.equals(
                                                                cell.getTableColumn().getText()))
                                        .map(TableCell::getText)
                                        .toList());
    }

    @Test
    void detailsHaveTwoColumnsWhereThereIsRoom() {
        reads.transactions =
                List.of(
                        detailed("1", "Ana", "2026-02-01T10:00:00Z"),
                        detailed("2", "Bia", "2026-02-02T10:00:00Z"));
        open();
        onFx(() -> window().setWidth(1300));
        settle();
        assertThat(titles()).contains("Referred name", "Updated").doesNotContain("Details");
        assertThat(below("Referred name")).containsExactlyInAnyOrder("Ana", "Bia");
        assertThat(below("Updated")).anyMatch(time -> time.startsWith("Feb 2, 2026, 10:00"));
        onFx(() -> window().setWidth(1100));
        settle();
        assertThat(titles()).contains("Details").doesNotContain("Referred name", "Updated");
        assertThat(below("Details"))
                .anyMatch(all -> all.startsWith("Referred name: Bia · Updated: Feb 2, 2026"));
    }

    private static ReferralTransaction detailed(String id, String name, String updated) {
        Map<String, String> extras = new LinkedHashMap<>();
        extras.put("referred_name", '"' + name + '"');
        extras.put("updated_at", '"' + updated + '"');
        return new ReferralTransaction(
                id,
                ReferralStatus.PENDING,
                BigDecimal.ONE,
                "BRL",
                FakeShell.NOW,
                new UnknownMembers(extras));
    }

    private String said(String id) {
        return onFx(() -> find(id, Node.class).getAccessibleText());
    }

    private List<String> statuses() {
        return onFx(
                () ->
                        find("referrals-amounts", FigureStrip.class).getChildren().stream()
                                .filter(
                                        tile ->
                                                tile.getId() != null
                                                        && tile.getId()
                                                                .startsWith("referrals-status-"))
                                .map(Node::getAccessibleText)
                                .toList());
    }

    private int rows() {
        return onFx(() -> find("referrals-transactions", TableView.class).getItems().size());
    }

    @Test
    void unknownIsNotZeroAndCurrenciesStayApart() {
        open();
        assertThat(find("referrals-link", TextField.class).getText()).isEqualTo(LINK);
        assertThat(said("referrals-balance")).isEqualTo("Current balance: R$0.00.");
        assertThat(said("referrals-received")).doesNotContain("0");
        assertThat(said("referrals-pending")).isEqualTo("Estimated pending: R$10.50.");
        assertThat(statuses())
                .containsExactly(
                        "Pending: 1. R$10.50",
                        "Confirmed: 2. ≥ 7.00 (currency unknown)",
                        "reversed: 1. R$2.00");
        assertThat(cells("status"))
                .containsExactly("Pending", "Confirmed", "Confirmed", "reversed");
        assertThat(onFx(() -> robot().lookup(".badge").queryAll())).hasSize(4);
        assertThat(rows()).isEqualTo(4);
        assertThat(find("truth-line", Label.class).getText())
                .contains("4 transactions")
                .startsWith("Loaded 12:00")
                .as("requests only on demand")
                .doesNotContain("GET");
        developerDetails();
        assertThat(find("truth-line", Label.class).getTooltip().getText())
                .as("a day, since pictures and files are looked at later")
                .contains("Loaded Mar 10, 2026");
        click("provenance-info");
        assertThat(said("provenance-details"))
                .contains("GET /member-referrals", "GET /member-referrals/transactions");
        assertThat(
                        onFx(
                                () ->
                                        find("provenance-details", Node.class)
                                                .lookupAll(".muted")
                                                .stream()
                                                .map(label -> ((Labeled) label).getText())
                                                .filter(text -> !text.isEmpty())
                                                .toList()))
                .as("each subject once")
                .contains("Source")
                .doesNotHaveDuplicates();
    }

    @Test
    void theLinkIsCopiedOpenedAndShownAsACode() {
        open();
        click("referrals-copy");
        assertThat(stage.desk().paste()).isEqualTo(LINK);
        click("referrals-open");
        assertThat(stage.desk().browsed()).containsExactly(URI.create(LINK));
        assertThat(QrCode.of("x".repeat(10_000))).isEmpty();
    }

    @Tag("painted")
    @Test
    void aCameraReadsTheLinkInBothThemes() throws Exception {
        String link = "https://refer.example/r/ação?x=1&y=%20" + "z".repeat(80);
        reads.summary = new ReferralSummary(link, null, null, null, null, UnknownMembers.NONE);
        open();
        assertThat(exists("referrals-qr")).isFalse();
        click("referrals-qr-open");
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
            theme(theme);
            assertThat(seen(find("referrals-qr", Node.class))).isEqualTo(link);
        }
        appearance(LARGE);
        Bounds ground = onFx(() -> find("referrals-qr", Node.class).getLayoutBounds());
        assertThat(ground.getHeight()).as("a square").isEqualTo(ground.getWidth());
        press(KeyCode.ESCAPE);
        assertThat(exists("referrals-qr")).isFalse();
        assertThat(isFocused("referrals-qr-open")).isTrue();
    }

    @Test
    void theCodeIsSavedAsAnImageWithItsLinkInSight(@TempDir Path folder) throws Exception {
        open();
        click("referrals-qr-open");
        assertThat(find("referrals-qr-link", Label.class).getText()).isEqualTo(LINK);
        Path file = folder.resolve("code.png");
        stage.desk().willChoose(file);
        click("referrals-qr-save");
        settle();
        BufferedImage saved = ImageIO.read(file.toFile());
        int width = saved.getWidth();
        int[] pixels = saved.getRGB(0, 0, width, saved.getHeight(), null, 0, width);
        assertThat(read(pixels, width)).isEqualTo(LINK);
    }

    /** What a camera reads of a part of the window. */
    private String seen(Node code) throws Exception {
        Screenshot seen = onFx(() -> Screenshot.of(code));
        int width = seen.width();
        int height = seen.height();
        int[] pixels = new int[width * height];
        for (int at = 0; at < pixels.length; at++) {
            pixels[at] = seen.argb(at % width, at / width);
        }
        return read(pixels, width);
    }

    private static String read(int[] pixels, int width) throws Exception {
        int height = pixels.length / width;
        return new QRCodeReader()
                .decode(
                        new BinaryBitmap(
                                new HybridBinarizer(new RGBLuminanceSource(width, height, pixels))))
                .getText();
    }

    @Test
    void onlyAddressesOfTheWebAreOpened() {
        reads.summary =
                new ReferralSummary(
                        "javascript:alert(1)", null, null, null, null, UnknownMembers.NONE);
        open();
        assertThat(find("referrals-open", Node.class).isDisabled()).isTrue();
        assertThat(SummaryPane.web("file:///etc/passwd")).isEmpty();
        assertThat(SummaryPane.web("https:///x")).isEmpty();
        assertThat(SummaryPane.web("HTTPS://a.example/x")).isPresent();
    }

    @Test
    void statusesAndOtherWordsNarrow() {
        open();
        type("referrals-filter", "pending");
        await().until(() -> rows() == 1);
        assertThat(cells("status")).containsExactly("Pending");
        type("referrals-filter", "confirmed ana 3");
        await().until(() -> rows() == 1);
        press(KeyCode.F5);
        assertThat(rows()).isEqualTo(1);
    }

    private String banner() {
        return onFx(
                () ->
                        ((Labeled) find("error-banner", Node.class).lookup(".error-title"))
                                .getText());
    }

    @Test
    void aPartThatFailsDoesNotTakeTheOtherAway() {
        reads.transactionsFailure = BROKEN;
        open();
        assertThat(banner()).startsWith("Couldn’t load transactions: ");
        assertThat(exists("referrals-transactions")).isFalse();
        assertThat(find("referrals-unread", Label.class).getText())
                .isEqualTo("Transactions aren’t loaded");
        assertThat(find("referrals-link", TextField.class).getText()).isEqualTo(LINK);
        assertThat(find("truth-line", Label.class).getText()).endsWith("transactions not loaded");
        assertThat(robot().lookup(".view-count").queryLabeled().isVisible()).isFalse();
        reads.summaryFailure = BROKEN;
        press(KeyCode.F5);
        assertThat(exists("error-banner")).isTrue();
        reads.summaryFailure = null;
        reads.transactionsFailure = null;
        click("error-retry");
        assertThat(exists("error-banner")).isFalse();
        assertThat(rows()).isEqualTo(4);
    }

    private static ReferralTransaction pending(String id, @Nullable Integer days) {
        return new ReferralTransaction(
                id,
                ReferralStatus.PENDING,
                null,
                null,
                days == null ? null : FakeShell.NOW.minus(Duration.ofDays(days)),
                UnknownMembers.NONE);
    }

    private List<String> cells(String column) {
        return onFx(
                () ->
                        find("referrals-transactions", TableView.class)
                                .lookupAll(".table-cell")
                                .stream()
                                .filter(TableCell.class::isInstance)
                                .map(node -> (TableCell<?, ?>) node)
                                .filter(cell -> column.equals(cell.getTableColumn().getId()))
                                .filter(cell -> !cell.isEmpty())
                                .sorted(Comparator.comparingInt(TableCell::getIndex))
                                .map(Labeled::getText)
                                .toList());
    }

    @SuppressWarnings("unchecked") // whatever its rows are
    private void sortBy(String column) {
        TableView<Object> table = find("referrals-transactions", TableView.class);
        onFx(
                () ->
                        table.getColumns().stream()
                                .filter(each -> column.equals(each.getId()))
                                .forEach(each -> table.getSortOrder().setAll(List.of(each))));
        settle();
    }

    @Test
    void theNewestTransactionIsFirstAndItsColumnSaysSo() {
        open();
        TableView<?> table = find("referrals-transactions", TableView.class);
        assertThat(onFx(() -> table.getSortOrder().getFirst().getId())).isEqualTo("created");
    }

    @Test
    void daysSortAsNumbersAndWhatIsNotDatedIsKnownFromWhatWasKept() {
        reads.transactions =
                List.of(
                        pending("a", 9),
                        pending("b", 100),
                        pending("c", null),
                        pending("d", null),
                        Fake.one("e", "confirmed", "1", "BRL", 4));
        reads.keptAt = FakeShell.NOW;
        reads.pendingSince = Map.of("c", FakeShell.NOW.minus(Duration.ofDays(21)));
        open();
        sortBy("pending");
        assertThat(cells("pending")).containsExactly("9", "≥ 21", "100", "–", "");
    }

    @Test
    void whatWasReadTheLastTimeIsThereWithoutANetwork() {
        reads.keptAt = FakeShell.NOW.minus(Duration.ofDays(2));
        reads.summaryFailure = BROKEN;
        reads.transactionsFailure = BROKEN;
        open();
        assertThat(exists("error-banner")).isTrue();
        assertThat(find("referrals-link", TextField.class).getText()).isEqualTo(LINK);
        assertThat(rows()).isEqualTo(4);
        assertThat(find("truth-line", Label.class).getText()).startsWith("Loaded Mar 8, 2026");
        reads.summaryFailure = null;
        click("error-retry");
        assertThat(rows()).isEqualTo(4);
        assertThat(banner()).contains("Showing the saved copy from Mar 8, 2026");
        reads.transactionsFailure = null;
        click("error-retry");
        assertThat(exists("error-banner")).isFalse();
        assertThat(find("truth-line", Label.class).getText()).startsWith("Loaded 12:00");
    }

    @Test
    void anAnswerThatSaysNothingIsEmpty() {
        reads.summary = new ReferralSummary(null, null, null, null, null, UnknownMembers.NONE);
        reads.transactions = List.of();
        open();
        assertThat(robot().lookup("No referrals yet").tryQuery()).isPresent();
    }

    @Test
    void theTransactionsAreAFileWithAmountsAsNumbers(@TempDir Path folder) throws IOException {
        open();
        Path file = folder.resolve("transactions.csv");
        stage.desk().willChoose(file);
        MenuItem plain =
                find("export-menu", ExportMenu.class).getItems().stream()
                        .filter(item -> "export-csv-plain".equals(item.getId()))
                        .findFirst()
                        .orElseThrow();
        onFx(plain::fire);
        await().until(() -> Files.exists(file));
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(1 + 4);
        assertThat(lines.getFirst()).startsWith("\"Created\",\"Status\",\"Amount\",\"Currency\",");
        assertThat(lines.get(1)).contains(",\"pending\",10.5,\"BRL\",3,", "Referred name: Ana 1");
        assertThat(lines.get(2)).contains(",\"confirmed\",7,unknown,,");
    }
}
