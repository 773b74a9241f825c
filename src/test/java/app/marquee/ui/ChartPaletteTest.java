package app.marquee.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The colours of curves stand out from their ground and from each other, also for users who don't
 * see red or green as others do.
 */
class ChartPaletteTest {
    private static final Path THEME = Path.of("src/main/resources/app/marquee/ui/theme");
    private static final Pattern LINE = Pattern.compile("-mq-chart-[a-f]:\\s*#([0-9a-f]{6});");
    private static final int COLOURS = 6;

    /** In CIELAB; two is what can be seen side by side, ten what can be told apart at a glance. */
    private static final double LEAST_DISTANCE = 15;

    private static final double[][] AS_IT_IS = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

    /** Machado, Oliveira and Fernandes (2009), severity 1. */
    private static final double[][] PROTANOPIA = {
        {0.152286, 1.052583, -0.204868},
        {0.114503, 0.786281, 0.099216},
        {-0.003882, -0.048116, 1.051998}
    };

    private static final double[][] DEUTERANOPIA = {
        {0.367322, 0.860646, -0.227968},
        {0.280085, 0.672501, 0.047413},
        {-0.011820, 0.042940, 0.968881}
    };

    @ParameterizedTest
    @CsvSource({"light,3", "dark,3", "contrast,4.5"})
    void eachStandsOutFromItsGround(String theme, double least) throws IOException {
        String tokens = read(theme);
        for (String name : List.of("surface", "canvas", "raised")) {
            double[] ground =
                    linear(find("-mq-" + name + ":\\s*#([0-9a-f]{6});", tokens).getFirst());
            for (String color : find(LINE.pattern(), tokens)) {
                double one = luminance(linear(color)) + 0.05;
                double other = luminance(ground) + 0.05;
                assertThat(Math.max(one, other) / Math.min(one, other))
                        .as("%s on %s", color, name)
                        .isGreaterThanOrEqualTo(least);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"light", "dark", "contrast"})
    void eachCanBeToldFromTheOthers(String theme) throws IOException {
        List<String> colors = find(LINE.pattern(), read(theme));
        assertThat(colors).hasSize(COLOURS);
        for (double[][] eye : List.of(AS_IT_IS, PROTANOPIA, DEUTERANOPIA)) {
            for (int i = 0; i < COLOURS; i++) {
                for (int j = 0; j < i; j++) {
                    assertThat(distance(colors.get(i), colors.get(j), eye))
                            .as("%s and %s", colors.get(i), colors.get(j))
                            .isGreaterThanOrEqualTo(LEAST_DISTANCE);
                }
            }
        }
    }

    private static String read(String theme) throws IOException {
        return Files.readString(THEME.resolve("tokens-" + theme + ".css"));
    }

    private static List<String> find(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    private static double distance(String one, String other, double[][] eye) {
        double[] a = lab(seen(linear(one), eye));
        double[] b = lab(seen(linear(other), eye));
        return Math.sqrt(
                Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }

    private static double[] linear(String hex) {
        double[] rgb = new double[3];
        for (int i = 0; i < 3; i++) {
            double part = Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16) / 255.0;
            rgb[i] = part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        }
        return rgb;
    }

    private static double luminance(double[] rgb) {
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    }

    private static double[] seen(double[] rgb, double[][] eye) {
        double[] seen = new double[3];
        for (int i = 0; i < 3; i++) {
            seen[i] =
                    Math.clamp(eye[i][0] * rgb[0] + eye[i][1] * rgb[1] + eye[i][2] * rgb[2], 0, 1);
        }
        return seen;
    }

    private static double[] lab(double[] rgb) {
        double x = 0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2];
        double y = 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2];
        double z = 0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2];
        double fx = bent(x / 0.95047);
        double fy = bent(y);
        double fz = bent(z / 1.08883);
        return new double[] {116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
    }

    private static double bent(double part) {
        return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116.0;
    }
}
