package app.marquee.bench;

import app.marquee.export.FileContent;
import app.marquee.model.report.BlockType;
import app.marquee.report.ClientReport;
import app.marquee.report.ReportBlock;
import app.marquee.report.SampleReport;
import app.marquee.report.pdf.FontFiles;
import app.marquee.report.pdf.PdfReport;

import org.openpdf.text.pdf.PdfReader;

import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** How long a report of 20 pages with a map, 12 charts and titles in six scripts takes as PDF. */
public final class ReportBench {
    private static final int PAGES = 20;
    private static final int CHARTS = 12;
    private static final int ROWS = 420;
    private static final int ROUNDS = 5;
    private static final double MOST_SECONDS = 2;
    private static final double MOST_MEGABYTES = 300;
    private static final double MEGABYTE = 1e6;
    private static final double NANOS = 1e9;
    private static final Path FONTS = Path.of("src/test/resources/app/marquee/report/pdf");

    private ReportBench() {}

    public static void main(String[] args) throws Exception {
        System.setProperty("java.awt.headless", "true");
        ClientReport report =
                SampleReport.of(
                        ReportBlock.of(BlockType.COVER, "Cover", List.of()),
                        SampleReport.numbers(),
                        SampleReport.charts(CHARTS),
                        SampleReport.map(),
                        SampleReport.videos(titles()));
        double first = 0;
        double last = 0;
        int pages = 0;
        System.out.printf(Locale.ROOT, "%-8s %8s %8s %8s%n", "round", "cpu s", "pages", "kB");
        for (int round = 1; round <= ROUNDS; round++) {
            long begun = cpu();
            byte[] file = write(new PdfReport(report, () -> FontFiles.in(List.of(FONTS))));
            last = (cpu() - begun) / NANOS;
            first = round == 1 ? last : first;
            try (PdfReader reader = new PdfReader(file)) {
                pages = reader.getNumberOfPages();
            }
            System.out.printf(
                    Locale.ROOT, "%-8d %8.2f %8d %8d%n", round, last, pages, file.length / 1000);
        }
        double megabytes = peak() / MEGABYTE;
        boolean holds = pages >= PAGES && first <= MOST_SECONDS && megabytes <= MOST_MEGABYTES;
        System.out.printf(
                Locale.ROOT,
                "report: %.2f s of processor time at first, %.2f s later, %d pages, %.0f MB of heap"
                        + " at most : %s%n",
                first,
                last,
                pages,
                megabytes,
                holds ? "holds" : "falls short");
        if (!holds) {
            System.exit(1);
        }
    }

    private static List<String> titles() {
        List<String> scripts = new ArrayList<>(SampleReport.SCRIPTS);
        scripts.add("Launch of the year");
        return IntStream.range(0, ROWS)
                .mapToObj(row -> scripts.get(row % scripts.size()) + " " + row)
                .toList();
    }

    /** Processor time of this thread, so that other programs don't count. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static byte[] write(FileContent content) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        content.write(out, (_, _) -> {});
        return out.toByteArray();
    }

    /** The most bytes that were used in all parts of the heap, which is a bound. */
    private static double peak() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getPeakUsage)
                .mapToDouble(usage -> usage.getUsed())
                .sum();
    }
}
