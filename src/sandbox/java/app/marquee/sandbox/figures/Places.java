package app.marquee.sandbox.figures;

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
 * Places of an account's viewers: real ones by weight, and beyond scale 1 invented towns near them
 * (thirty for each further step). Some real places have no coordinates, as on the live platform.
 */
final class Places {
    private static final int TOWNS_PER_SCALE = 30;
    private static final int MEMBERS = 6;

    private final List<Weighted> real;
    private final Towns towns;
    private final int townCount;

    private Places(List<Weighted> real, Towns towns, int townCount) {
        this.real = real;
        this.towns = towns;
        this.townCount = townCount;
    }

    private record Weighted(Place place, int weight) {}

    static Places load(long seed, int scale) {
        List<Weighted> real = read();
        List<Place> homes =
                real.stream().map(Weighted::place).filter(place -> place.city() != null).toList();
        int towns = Math.multiplyExact(TOWNS_PER_SCALE, scale - 1);
        return new Places(real, new Towns(seed, homes), towns);
    }

    int count() {
        return real.size() + townCount;
    }

    int realCount() {
        return real.size();
    }

    Place place(int index) {
        return index < real.size() ? real.get(index).place() : towns.town(index - real.size());
    }

    int weight(int index) {
        return index < real.size() ? real.get(index).weight() : towns.weight(index - real.size());
    }

    /** Invented towns near real ones. */
    private record Towns(long seed, List<Place> homes) {
        private static final List<String> FIRST =
                List.of("Vila", "Nova", "Porto", "Monte", "Santa", "Lago", "Campo", "Ponte");
        private static final List<String> SECOND =
                List.of("Esperança", "Clara", "Alegre", "Verde", "Aurora", "Bela", "Serena", "Luz");

        Place town(int index) {
            long mixed = SeededHash.of(seed, 0x70815, index);
            Place home = homes.get(SeededHash.below(mixed, homes.size()));
            String name =
                    FIRST.get(SeededHash.below(SeededHash.of(mixed, 1), FIRST.size()))
                            + " "
                            + SECOND.get(SeededHash.below(SeededHash.of(mixed, 2), SECOND.size()))
                            + " "
                            + (index + 1);
            return new Place(
                    name,
                    home.region(),
                    home.country(),
                    near(home.latitude(), SeededHash.of(mixed, 3), 89),
                    near(home.longitude(), SeededHash.of(mixed, 4), 179));
        }

        int weight(int index) {
            return 1 + SeededHash.below(SeededHash.of(seed, 0x70816, index), 6);
        }

        private static @Nullable Double near(@Nullable Double degrees, long mixed, int limit) {
            if (degrees == null) {
                return null;
            }
            double moved = degrees + (SeededHash.fraction(mixed) - 0.5) * 1.6;
            return Math.round(Math.clamp(moved, -limit, limit) * 1e4) / 1e4;
        }
    }

    private static List<Weighted> read() {
        try (InputStream in =
                        Objects.requireNonNull(Places.class.getResourceAsStream("places.csv"));
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().skip(1).map(Places::parse).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Weighted parse(String line) {
        String[] members = line.split(";", MEMBERS);
        Place place =
                new Place(
                        text(members[0]),
                        text(members[1]),
                        text(members[2]),
                        degrees(members[3]),
                        degrees(members[4]));
        return new Weighted(place, Integer.parseInt(members[5]));
    }

    private static @Nullable String text(String member) {
        return member.isEmpty() ? null : member;
    }

    private static @Nullable Double degrees(String member) {
        return member.isEmpty() ? null : Double.valueOf(member);
    }
}
