package app.marquee.sheet.excel;

import java.util.ArrayList;
import java.util.List;

/**
 * Number format: sections for positive numbers, negative ones, zero and texts, or for conditions.
 * Immutable.
 */
final class FormatCode {
    static final FormatCode GENERAL = new FormatCode("General");

    private static final int MOST_SECTIONS = 3;

    private final List<FormatSection> sections;

    FormatCode(String code) {
        this.sections = split(code).stream().limit(MOST_SECTIONS).map(FormatSection::new).toList();
    }

    /** At semicolons that are neither quoted nor escaped. */
    private static List<String> split(String code) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        boolean quoted = false;
        for (int at = 0; at < code.length(); at++) {
            char one = code.charAt(at);
            if (one == '"') {
                quoted = !quoted;
            } else if (!quoted && (one == '\\' || one == '_' || one == '*')) {
                at++;
            } else if (!quoted && one == ';') {
                parts.add(code.substring(start, at));
                start = at + 1;
            }
        }
        parts.add(code.substring(start));
        return parts;
    }

    /** The section that a value is shown with. */
    FormatSection section(double value) {
        if (sections.stream().anyMatch(FormatSection::hasCondition)) {
            return sections.stream()
                    .filter(section -> section.matches(value))
                    .findFirst()
                    .orElse(sections.getLast());
        }
        if (value < 0 && sections.size() > 1) {
            return sections.get(1);
        }
        return value == 0 && sections.size() > 2 ? sections.get(2) : sections.getFirst();
    }
}
