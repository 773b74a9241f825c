package app.marquee.ui.change.sheet;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;

/** Encoding that the user can choose for a CSV file that doesn't say its own. */
enum TextEncoding {
    WINDOWS_1252("windows-1252"),
    WINDOWS_1250("windows-1250"),
    WINDOWS_1251("windows-1251"),
    MAC_ROMAN("x-MacRoman"),
    GB18030("GB18030"),
    SHIFT_JIS("windows-31j");

    private final String charset;

    TextEncoding(String charset) {
        this.charset = charset;
    }

    /** Those that this runtime has. */
    static List<TextEncoding> supported() {
        return Arrays.stream(values()).filter(one -> Charset.isSupported(one.charset)).toList();
    }

    Charset charset() {
        return Charset.forName(charset);
    }
}
