package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.Content;
import app.marquee.sandbox.account.SeededHash;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * Weighted names of a dimension, read from a resource: each line is a weight, a space and the name;
 * an empty name stands for "unknown".
 */
final class WeightedNames implements Shares {
    private final long seed;
    private final List<Entry> entries;

    private WeightedNames(long seed, List<Entry> entries) {
        this.seed = seed;
        this.entries = entries;
    }

    private record Entry(@Nullable String name, int weight) {}

    static WeightedNames load(Content content, String name, long seed) {
        String resource = content.resource(name);
        try (InputStream in =
                        Objects.requireNonNull(WeightedNames.class.getResourceAsStream(resource));
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return new WeightedNames(seed, lines.lines().map(WeightedNames::parse).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same names with weights that lean another way: no two videos have the same audience. */
    WeightedNames leaning(long to) {
        return new WeightedNames(SeededHash.of(seed, to), entries);
    }

    @Nullable String name(int cell) {
        return entries.get(cell).name();
    }

    @Override
    public int cells() {
        return entries.size();
    }

    @Override
    public void fill(long day, Weights weights) {
        long today = SeededHash.of(seed, day);
        for (int cell = 0; cell < entries.size(); cell++) {
            long lean = 96 + (SeededHash.of(seed + cell) & 255);
            long chance = 192 + (SeededHash.of(today + cell) & 127);
            int playRate = 110 + (int) (SeededHash.of(seed, cell, 3) & 95);
            weights.set(cell, entries.get(cell).weight() * lean * chance, playRate);
        }
    }

    @Override
    public long salt() {
        return seed;
    }

    private static Entry parse(String line) {
        int space = line.indexOf(' ');
        return space < 0
                ? new Entry(null, Integer.parseInt(line))
                : new Entry(line.substring(space + 1), Integer.parseInt(line.substring(0, space)));
    }
}
