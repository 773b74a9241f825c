package app.marquee.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Labels and icons are styled by their parents: below any ancestor, each rule would be tried on all
 * ancestors of each label and icon of the window, which is most of the time that styles take.
 */
class StyleRulesTest {
    private static final Path SHEETS = Path.of("src/main/resources/app/marquee/ui");
    private static final Pattern BELOW_ANY =
            Pattern.compile("[^\\s>,{}] +\\.(?:ikonli-font-icon|label|text)(?![\\w-])[^,{]*[,{]");

    /** Disabled labels of any place, in high contrast alone. */
    private static final String EXCEPTION = "t .label:disabled,";

    @Test
    void labelsAndIconsAreStyledByTheirParents() throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SHEETS)) {
            for (Path sheet : files.filter(file -> file.toString().endsWith(".css")).toList()) {
                BELOW_ANY
                        .matcher(Files.readString(sheet))
                        .results()
                        .map(MatchResult::group)
                        .filter(rule -> !rule.equals(EXCEPTION))
                        .forEach(rule -> found.add(sheet.getFileName() + ": " + rule));
            }
        }
        assertThat(found).isEmpty();
        assertThat(BELOW_ANY.matcher(".notice .label {").find()).isTrue();
        assertThat(BELOW_ANY.matcher(".notice > .label {").find()).isFalse();
    }
}
