package app.marquee.bench;

import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.ExportFile;
import app.marquee.export.ExportOutcome;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.QuoteStrategy;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * A ranking as CSV, as the application writes it (beside its place, with progress, cancel, safe
 * texts and unknown values), against FastCSV alone with the same rows. In the processor time of the
 * thread, so that neither other programs nor the disk count. Needs no toolkit.
 */
public final class ExportBench {
    private static final double GOAL = 0.8;
    private static final int ROUNDS = 7;
    private static final double MILLION = 1e6;
    private static final List<Integer> SIZES = List.of(1_000, 10_000, 100_000, 1_000_000);

    private final ThreadMXBean busy = ManagementFactory.getThreadMXBean();
    private final Path ours;
    private final Path bare;

    private ExportBench(Path folder) {
        ours = folder.resolve("ours.csv");
        bare = folder.resolve("bare.csv");
    }

    /** A video of a ranking. */
    private record Row(
            String title,
            String id,
            Long rank,
            Long views,
            Long plays,
            Long viewers,
            BigDecimal cost) {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("marquee-bench");
        ExportBench bench = new ExportBench(folder);
        try {
            bench.run();
        } finally {
            Files.deleteIfExists(bench.ours);
            Files.deleteIfExists(bench.bare);
            Files.deleteIfExists(folder);
        }
    }

    private void run() throws IOException, InterruptedException {
        System.out.printf("medians of %d rounds, alternating%n", ROUNDS);
        System.out.println("     rows    ours ms    bare ms  speed of bare");
        double last = 0;
        for (int size : SIZES) {
            last = row(size);
        }
        System.out.printf(
                Locale.ROOT,
                "export: %.2f of the speed of FastCSV alone at 1000000 rows, goal %.1f : %s%n",
                last,
                GOAL,
                last >= GOAL ? "holds" : "falls short");
        if (last < GOAL) {
            System.exit(1);
        }
    }

    private double row(int size) throws IOException, InterruptedException {
        List<Row> rows = rows(size);
        double[] mine = new double[ROUNDS];
        double[] floor = new double[ROUNDS];
        for (int round = -2; round < ROUNDS; round++) {
            double first = ours(rows);
            double second = bare(rows);
            if (round >= 0) {
                mine[round] = first;
                floor[round] = second;
            }
        }
        if (Files.mismatch(ours, bare) >= 0) {
            throw new IllegalStateException("Both must write the same file");
        }
        double speed = median(floor) / median(mine);
        System.out.printf(
                Locale.ROOT,
                "%9d %10.1f %10.1f %14.2f%n",
                size,
                median(mine),
                median(floor),
                speed);
        return speed;
    }

    private static List<Row> rows(int size) {
        Random random = new Random(1);
        List<Row> rows = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            rows.add(
                    new Row(
                            "Aula " + i + ": introdução, parte " + random.nextInt(40),
                            "00000000-0000-4000-8000-%012d".formatted(i),
                            i + 1L,
                            (long) random.nextInt(1_000_000),
                            (long) random.nextInt(500_000),
                            (long) random.nextInt(100_000),
                            BigDecimal.valueOf(random.nextInt(1_000_000), 4)));
        }
        return rows;
    }

    private double ours(List<Row> rows) throws InterruptedException {
        Sheet<Row> sheet =
                new Sheet<>(
                        new Sheet.SheetWords("Ranking", "About", "Rows", "Left out", "unknown"),
                        List.of(
                                SheetColumn.string("video", "Video", Row::title),
                                SheetColumn.string("video_id", "Video id", Row::id),
                                SheetColumn.count("rank", "Rank", Row::rank),
                                SheetColumn.count("views", "Views", Row::views),
                                SheetColumn.count("plays", "Plays", Row::plays),
                                SheetColumn.count("viewers", "Viewers", Row::viewers),
                                SheetColumn.decimal("cost", "Cost", Row::cost)),
                        rows,
                        List.of(),
                        ZoneOffset.UTC);
        long start = busy.getCurrentThreadCpuTime();
        ExportOutcome outcome =
                new ExportFile(ours).write(new CsvFile<>(sheet, CsvForm.FIXED), (_, _) -> {});
        double took = (busy.getCurrentThreadCpuTime() - start) / MILLION;
        if (!(outcome instanceof ExportOutcome.Written)) {
            throw new IllegalStateException(outcome.toString());
        }
        return took;
    }

    private double bare(List<Row> rows) throws IOException {
        long start = busy.getCurrentThreadCpuTime();
        try (CsvWriter csv = CsvWriter.builder().quoteStrategy(new TextQuotes()).build(bare)) {
            csv.writeRecord("Video", "Video id", "Rank", "Views", "Plays", "Viewers", "Cost");
            for (Row row : rows) {
                csv.writeRecord()
                        .writeField(row.title())
                        .writeField(row.id())
                        .writeField(row.rank().toString())
                        .writeField(row.views().toString())
                        .writeField(row.plays().toString())
                        .writeField(row.viewers().toString())
                        .writeField(row.cost().toPlainString())
                        .endRecord();
            }
        }
        return (busy.getCurrentThreadCpuTime() - start) / MILLION;
    }

    /** The texts of the same file are in its header and its first columns. */
    private static final class TextQuotes implements QuoteStrategy {
        private static final int TEXTS = 2;

        @Override
        public boolean quoteValue(int line, int field, String value) {
            return line == 1 || field < TEXTS;
        }
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
