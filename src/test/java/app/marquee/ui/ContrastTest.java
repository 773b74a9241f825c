package app.marquee.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The colours of the themes keep WCAG 2.2 AA where text or the edge of a control lies on them, and
 * those of high contrast AAA. Disabled controls are exempt, as in WCAG.
 */
class ContrastTest {
    private static final Path THEME = Path.of("src/main/resources/app/marquee/ui/theme");
    private static final Pattern TOKEN = Pattern.compile("-mq-([a-z-]+):\\s*(#[0-9a-f]{6});");
    private static final Pattern EDGED =
            Pattern.compile(
                    "-mq-([a-z-]+), (?:-mq-accent-soft|-color-cell-bg-selected);"
                            + "\\s+-fx-background-insets: [^;]*(?:-3px, 0|3px|5px);");
    private static final double TEXT = 4.5;
    private static final double EDGE = 3;
    private static final double AREA = 1.4;
    private static final double MOST_READABLE = 7;

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void textCanBeRead(String theme) throws IOException {
        Map<String, String> tokens = tokens(theme);
        pairsOfText().forEach(pair -> check(tokens, pair, TEXT));
    }

    @Test
    void highContrastCanBeReadBySomeoneWhoSeesLittle() throws IOException {
        Map<String, String> tokens = tokens("contrast");
        pairsOfText().forEach(pair -> check(tokens, pair, MOST_READABLE));
        pairsOfEdges().forEach(pair -> check(tokens, pair, TEXT));
        pairsOfPictures().forEach(pair -> check(tokens, pair, TEXT));
        check(tokens, "map-country on map-land map-water", MOST_READABLE);
        for (String step : List.of("one", "two", "three", "four", "five", "six")) {
            String area = colour(tokens, "map-step-" + step);
            assertThat(Math.max(contrast("#ffffff", area), contrast("#000000", area)))
                    .as("the name on an area of step %s", step)
                    .isGreaterThanOrEqualTo(MOST_READABLE);
        }
    }

    /** What charts and the map draw, on what they draw it on. */
    private static Stream<String> pairsOfPictures() {
        return Stream.of(
                "chart-a on surface",
                "chart-b on surface",
                "chart-c on surface",
                "chart-d on surface",
                "chart-e on surface",
                "chart-f on surface",
                "map-bubble on map-land map-water",
                "map-selected on map-land map-water",
                "map-gain on map-land map-water",
                "map-loss on map-land map-water",
                "map-border on map-land",
                "map-coast on map-water map-land");
    }

    /** Also placeholders in fields, which are muted, and the states of rows and badges. */
    private static Stream<String> pairsOfText() {
        return Stream.of(
                "text on canvas surface raised sunken hover accent-soft danger-soft"
                        + " warning-soft success-soft",
                "text-muted on canvas surface raised sunken hover danger-soft accent-soft",
                "accent-text on surface canvas accent-soft raised",
                "danger-text on surface danger-soft raised",
                "warning-text on surface canvas warning-soft raised hover",
                "success-text on surface success-soft raised",
                "on-accent on accent accent-hover",
                "on-danger on danger danger-hover",
                "on-kind on sandbox test production",
                "on-notice on notice",
                "notice-action on notice");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void edgesAndFocusCanBeSeen(String theme) throws IOException {
        Map<String, String> tokens = tokens(theme);
        pairsOfEdges().forEach(pair -> check(tokens, pair, EDGE));
    }

    private static Stream<String> pairsOfEdges() {
        return Stream.of(
                "border-control on surface canvas raised",
                "focus on surface canvas raised sunken accent-soft",
                "accent on surface canvas",
                "danger on surface danger-soft",
                "warning on surface",
                "sandbox on canvas surface",
                "test on canvas surface",
                "production on canvas surface");
    }

    /** A bar beside or above a number tells its length. */
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void barsCanBeSeen(String theme) throws IOException {
        String sheet = read(THEME.resolveSibling("analytics").resolve("analytics.css"));
        Matcher bar =
                Pattern.compile("\\.figure-bar \\{\\s+-fx-background-color: -mq-([a-z-]+)")
                        .matcher(sheet);
        assertThat(bar.find()).isTrue();
        check(tokens(theme), bar.group(1) + " on surface canvas raised accent-soft", EDGE);
    }

    /** A country with few views looks like neither the sea nor one without a value. */
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void thePalestAreaStandsOutFromSeaAndLand(String theme) throws IOException {
        check(tokens(theme), "map-step-one on map-land map-water", AREA);
    }

    /** Whoever needs contrast is told of no colour that only the dark theme knows. */
    @Test
    void highContrastReplacesEveryColourOfControls() throws IOException {
        assertThat(own("contrast").keySet())
                .containsAll(
                        own("light").keySet().stream()
                                .filter(name -> !name.startsWith("map-"))
                                .toList());
    }

    @Test
    void bothThemesHaveTheSameTokens() throws IOException {
        assertThat(tokens("dark").keySet()).isEqualTo(tokens("light").keySet());
    }

    /**
     * The grounds of what is selected and what is not differ by less than 3 to 1: the edge doesn't.
     */
    @ParameterizedTest
    @CsvSource({
        "control/table.css, .table-row-cell:filled:selected",
        "library/library.css, .folder-all:selected",
        "shell/rail.css, .nav-item:selected",
        "shell/palette.css, .palette-cell:filled:selected .palette-entry",
        "settings/settings.css, .settings-part:selected",
        "analytics/analytics.css, .figure:selected",
        "video/video.css, .video-tile:selected",
        "trash/trash.css, .table-row-cell:chosen"
    })
    void whatIsSelectedHasAnEdgeOfThreePixels(String sheet, String selector) throws IOException {
        String rule = rule(THEME.resolveSibling(sheet), selector);
        Matcher grounds = EDGED.matcher(rule);
        assertThat(grounds.find()).as(rule).isTrue();
        for (String theme : List.of("light", "dark", "contrast")) {
            check(tokens(theme), grounds.group(1) + " on surface canvas accent-soft", EDGE);
        }
    }

    /** The grounds of rows differ too little there; the edge is 2 pixels wide. */
    @Test
    void aSelectedRowIsSeenInHighContrast() throws IOException {
        String rule = rule(THEME.resolve("tokens-contrast.css"), ".table-row-cell:filled:selected");
        assertThat(rule).contains("-fx-background-insets: 0, 2px");
        check(tokens("contrast"), ground(rule) + " on surface canvas raised", EDGE);
    }

    @ParameterizedTest
    @ValueSource(strings = {".nav-item", ".figure", ".settings-part", ".map-toggle"})
    void whatIsChosenHasAnEdgeInHighContrast(String control) throws IOException {
        String rule = rule(THEME.resolve("tokens-contrast.css"), control + ":selected");
        assertThat(rule).contains("-fx-background-insets: 0, 1px");
        check(tokens("contrast"), ground(rule) + " on surface canvas raised accent-soft", EDGE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void theDaysLeftAreSeenOnTheirBar(String theme) throws IOException {
        Path sheet = THEME.resolveSibling("trash").resolve("trash.css");
        String bar = ground(rule(sheet, "\n.days-bar"));
        check(tokens(theme), ground(rule(sheet, "\n.days-left")) + " on " + bar, EDGE);
        check(tokens(theme), ground(rule(sheet, ":urgent .days-left")) + " on " + bar, EDGE);
    }

    /** The first rule with this selector. */
    private static String rule(Path sheet, String selector) {
        String text = read(sheet);
        int at = text.indexOf(selector);
        assertThat(at).as(selector).isNotNegative();
        return text.substring(text.indexOf('{', at), text.indexOf('}', at));
    }

    /** The token of the outermost ground. */
    private static String ground(String rule) {
        Matcher token = Pattern.compile("-fx-background-color: -mq-([a-z-]+)").matcher(rule);
        assertThat(token.find()).as(rule).isTrue();
        return token.group(1);
    }

    /** A colour outside the token files would be the same in light and dark. */
    @Test
    void onlyTokenFilesHoldColours() throws IOException {
        Pattern colour = Pattern.compile("#[0-9a-fA-F]{3,8}\\b|rgba?\\(");
        try (Stream<Path> files = Files.walk(THEME.getParent())) {
            assertThat(
                            files.filter(file -> file.toString().endsWith(".css"))
                                    .filter(
                                            file ->
                                                    !file.getFileName()
                                                            .toString()
                                                            .startsWith("tokens-"))
                                    .filter(file -> colour.matcher(read(file)).find()))
                    .isEmpty();
        }
    }

    /** A name that no token file has would silently be no colour at all. */
    @Test
    void everyTokenThatIsUsedExists() throws IOException {
        Map<String, String> tokens = allNames();
        Pattern use = Pattern.compile("-mq-([a-z-]+)");
        try (Stream<Path> files = Files.walk(THEME.getParent())) {
            assertThat(
                            files.filter(file -> file.toString().endsWith(".css"))
                                    .flatMap(file -> use.matcher(read(file)).results())
                                    .map(name -> name.group(1)))
                    .isNotEmpty()
                    .isSubsetOf(tokens.keySet());
        }
    }

    @Test
    void theFormulaIsTheOneOfWcag() {
        assertThat(contrast("#000000", "#ffffff")).isEqualTo(21);
        assertThat(contrast("#767676", "#ffffff")).isBetween(4.5, 4.6);
    }

    private static void check(Map<String, String> tokens, String pairs, double least) {
        String[] parts = pairs.split(" on ", 2);
        for (String ground : parts[1].split(" ", -1)) {
            assertThat(contrast(colour(tokens, parts[0]), colour(tokens, ground)))
                    .as("%s on %s", parts[0], ground)
                    .isGreaterThanOrEqualTo(least);
        }
    }

    private static String colour(Map<String, String> tokens, String name) {
        assertThat(tokens).containsKey(name);
        return tokens.getOrDefault(name, "");
    }

    private static double contrast(String one, String other) {
        double light = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        return (light + 0.05) / (dark + 0.05);
    }

    private static double luminance(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
    }

    private static double linear(int value) {
        double channel = (value & 0xff) / 255.0;
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    /** High contrast is worn over the dark theme. */
    private static Map<String, String> tokens(String theme) throws IOException {
        Map<String, String> tokens = new TreeMap<>();
        if (theme.equals("contrast")) {
            tokens.putAll(own("dark"));
        }
        tokens.putAll(own(theme));
        return tokens;
    }

    private static Map<String, String> own(String theme) throws IOException {
        Map<String, String> tokens = new TreeMap<>();
        Matcher matcher =
                TOKEN.matcher(Files.readString(THEME.resolve("tokens-" + theme + ".css")));
        while (matcher.find()) {
            tokens.put(matcher.group(1), matcher.group(2));
        }
        return tokens;
    }

    private static Map<String, String> allNames() {
        Map<String, String> names = new TreeMap<>();
        Matcher matcher =
                Pattern.compile("-mq-([a-z-]+):").matcher(read(THEME.resolve("tokens-light.css")));
        while (matcher.find()) {
            names.put(matcher.group(1), "");
        }
        return names;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new java.io.UncheckedIOException(failed);
        }
    }
}
