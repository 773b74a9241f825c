package app.marquee.sheet.excel;

import java.util.HashMap;
import java.util.Map;

/**
 * Formats that files name by a number alone. Those of East Asia depend on the language of the
 * computer: some are a time in Chinese and a day in Japanese and Korean, so the value decides.
 */
final class BuiltInFormats {
    private static final String DAY = "yyyy-mm-dd";
    private static final String TIME = "[<1]h:mm;yyyy-mm-dd";
    private static final String SECONDS = "[<1]h:mm:ss;yyyy-mm-dd";
    private static final Map<Integer, FormatCode> CODES = codes();

    private BuiltInFormats() {}

    private static Map<Integer, FormatCode> codes() {
        Map<Integer, String> codes = new HashMap<>();
        codes.put(14, "m/d/yyyy");
        codes.put(15, "d-mmm-yy");
        codes.put(16, "d-mmm");
        codes.put(17, "mmm-yy");
        codes.put(18, "h:mm AM/PM");
        codes.put(19, "h:mm:ss AM/PM");
        codes.put(20, "h:mm");
        codes.put(21, "h:mm:ss");
        codes.put(22, "m/d/yyyy h:mm");
        codes.put(32, "h:mm");
        codes.put(33, "h:mm:ss");
        codes.put(34, TIME);
        codes.put(35, SECONDS);
        codes.put(45, "mm:ss");
        codes.put(46, "[h]:mm:ss");
        codes.put(47, "mm:ss.0");
        codes.put(52, TIME);
        codes.put(53, SECONDS);
        codes.put(55, TIME);
        codes.put(56, SECONDS);
        for (int number : new int[] {27, 28, 29, 30, 31, 36, 50, 51, 54, 57, 58}) {
            codes.put(number, DAY);
        }
        for (int number : new int[] {71, 72, 73, 74, 81}) {
            codes.put(number, DAY);
        }
        codes.put(75, "h:mm");
        codes.put(76, "h:mm:ss");
        codes.put(77, "d/m/yyyy h:mm");
        codes.put(78, "mm:ss");
        codes.put(79, "[h]:mm:ss");
        codes.put(80, "mm:ss.0");
        Map<Integer, FormatCode> all = new HashMap<>();
        codes.forEach((number, code) -> all.put(number, new FormatCode(code)));
        return Map.copyOf(all);
    }

    /** The format of a number; that of any number where it has none of its own. */
    static FormatCode of(int number) {
        return CODES.getOrDefault(number, FormatCode.GENERAL);
    }
}
