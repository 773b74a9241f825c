package app.marquee.harness;

import app.marquee.export.ExportFile;
import app.marquee.export.ExportOutcome;
import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.store.Catalogue;
import app.marquee.store.file.Home;
import app.marquee.store.settings.SettingsStore;
import app.marquee.store.snapshot.Snapshots;
import app.marquee.store.snapshot.StoredAnswer;
import app.marquee.store.snapshot.StoredRow;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A place on the disk into which ever higher numbers are written, each in many parts that belong
 * together. What {@link #write} returned from has to be there after a kill, and never only a part.
 */
interface NumberedPlace extends AutoCloseable {
    /** What stands in a place into which nothing was written yet. */
    long NOTHING = -1;

    /** All places, by name. */
    static Map<String, Function<Path, NumberedPlace>> all() {
        Map<String, Function<Path, NumberedPlace>> all = new LinkedHashMap<>();
        all.put("settings", OfSettings::new);
        all.put("snapshot", OfSnapshots::new);
        all.put("catalogue", OfCatalogue::new);
        all.put("export", OfExport::new);
        return Collections.unmodifiableMap(all);
    }

    void write(long number) throws Exception;

    /**
     * @throws IllegalStateException when it holds parts of several numbers, or is damaged
     */
    long read() throws Exception;

    @Override
    void close();

    private static long one(Set<Long> numbers) {
        if (numbers.size() > 1) {
            throw new IllegalStateException("Half-written: " + numbers);
        }
        return numbers.stream().findFirst().orElse(NOTHING);
    }

    private static void requireSound(Optional<Path> damaged) {
        damaged.ifPresent(
                file -> {
                    throw new IllegalStateException("Damaged: " + file);
                });
    }

    /** The settings file. */
    final class OfSettings implements NumberedPlace {
        private static final int PARTS = 200;
        private final SettingsStore settings;

        OfSettings(Path directory) {
            Home home = Home.in(directory).prepare();
            settings = SettingsStore.open(home.settingsFile(), Clock.systemUTC(), _ -> {}, _ -> {});
            requireSound(settings.damaged());
        }

        @Override
        public void write(long number) {
            Map<String, String> views = new LinkedHashMap<>();
            IntStream.range(0, PARTS)
                    .forEach(part -> views.put("part-" + part, Long.toString(number)));
            settings.update(
                    now ->
                            views.entrySet().stream()
                                    .reduce(
                                            now,
                                            (one, view) ->
                                                    one.withView(view.getKey(), view.getValue()),
                                            (_, last) -> last));
            settings.save();
        }

        @Override
        public long read() {
            Set<Long> numbers = new HashSet<>();
            settings.current().views().values().forEach(text -> numbers.add(Long.valueOf(text)));
            return one(numbers);
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }

    /** A kept answer. */
    final class OfSnapshots implements NumberedPlace {
        private static final int PARTS = 3_000;
        private static final long ROOM = 4 << 20;
        private final Snapshots snapshots;

        OfSnapshots(Path directory) {
            Home home = Home.in(directory).prepare();
            snapshots = Snapshots.open(home.snapshotsFile(), Clock.systemUTC());
            requireSound(snapshots.damaged());
        }

        @Override
        public void write(long number) {
            List<RankingRow> rows =
                    IntStream.range(0, PARTS).mapToObj(part -> row(number, part)).toList();
            snapshots.keep(
                    VictimSession.ID,
                    "question",
                    StoredRow.RANKING,
                    new StoredAnswer<>(
                            null, Instant.now(), rows, counters(number), UnknownMembers.NONE),
                    new Snapshots.Retention(1, ROOM));
        }

        private static RankingRow row(long number, int part) {
            return new RankingRow(
                    null, "Video " + part, counters(number), null, null, null, UnknownMembers.NONE);
        }

        private static Counters counters(long number) {
            return new Counters(number, null, null, null);
        }

        @Override
        public long read() {
            Set<Long> numbers = new HashSet<>();
            snapshots
                    .latest(VictimSession.ID, "question", StoredRow.RANKING)
                    .ifPresent(
                            answer -> {
                                if (answer.rows().size() != PARTS) {
                                    throw new IllegalStateException("Rows are missing");
                                }
                                answer.rows().forEach(row -> numbers.add(row.counters().views()));
                            });
            return one(numbers);
        }

        @Override
        public void close() {
            snapshots.close();
        }
    }

    /** Items of the catalogue, as one page of them is noted. */
    final class OfCatalogue implements NumberedPlace {
        private static final int PARTS = 500;
        private final Catalogue catalogue;

        OfCatalogue(Path directory) {
            Home home = Home.in(directory).prepare();
            catalogue = Catalogue.open(home.catalogueFile(), Clock.systemUTC());
            requireSound(catalogue.damaged());
        }

        @Override
        public void write(long number) {
            catalogue.remember(
                    VictimSession.ID,
                    IntStream.range(0, PARTS)
                            .mapToObj(
                                    part ->
                                            new KnownItem(
                                                    ItemKind.VIDEO,
                                                    "video-" + part,
                                                    Long.toString(number),
                                                    ItemSource.LIST,
                                                    Instant.EPOCH))
                            .toList());
        }

        @Override
        public long read() {
            Set<Long> numbers = new HashSet<>();
            catalogue
                    .all(VictimSession.ID, ItemKind.VIDEO)
                    .forEach(item -> numbers.add(Long.valueOf(String.valueOf(item.title()))));
            return one(numbers);
        }

        @Override
        public void close() {
            catalogue.close();
        }
    }

    /** A file that replaces the one of before. */
    final class OfExport implements NumberedPlace {
        private static final int PARTS = 60_000;
        private final Path file;

        OfExport(Path directory) {
            file = directory.resolve("table.csv");
        }

        @Override
        public void write(long number) throws InterruptedException {
            ExportOutcome outcome = new ExportFile(file).write(new Lines(number), (_, _) -> {});
            if (!(outcome instanceof ExportOutcome.Written)) {
                throw new IllegalStateException(outcome.toString());
            }
        }

        @Override
        public long read() throws IOException {
            if (!Files.exists(file)) {
                return NOTHING;
            }
            List<String> lines = Files.readAllLines(file);
            if (lines.size() != PARTS) {
                throw new IllegalStateException("Lines are missing: " + lines.size());
            }
            Set<Long> numbers = new HashSet<>();
            lines.forEach(line -> numbers.add(Long.valueOf(line)));
            return one(numbers);
        }

        @Override
        public void close() {
            // Nothing is open.
        }

        private record Lines(long number) implements FileContent {
            @Override
            public long rows() {
                return PARTS;
            }

            @Override
            public void write(OutputStream out, ExportProgress progress) throws IOException {
                byte[] line = (number + "\n").getBytes(StandardCharsets.UTF_8);
                for (int part = 0; part < PARTS; part++) {
                    out.write(line);
                }
            }
        }
    }
}
