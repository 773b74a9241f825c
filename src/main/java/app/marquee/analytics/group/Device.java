package app.marquee.analytics.group;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Type of device that the name of a browser tells, in the order in which names are tried. Common
 * spellings of user agents and their parsers.
 */
public enum Device {
    PROGRAM(
            "bot\\b|crawl|spider|headless|\\bcurl\\b|\\bwget\\b|python|okhttp|http-?client"
                    + "|node-fetch|axios|postman|lighthouse|phantomjs|selenium"),
    TV(
            "tv\\b|smart-?tv|tizen|web[o0]s|\\broku\\b|chromecast|crkey|bravia|viera|netcast"
                    + "|playstation|\\bxbox\\b|nintendo"),
    MOBILE(
            "mobile|\\bandroid\\b|\\bios\\b|iphone|\\bipad\\b|\\bipod|tablet|phone|blackberry"
                    + "|webview|samsung ?(internet|browser)|opera (mini|touch)|uc ?browser|ucweb"
                    + "|\\bmiui\\b|huawei browser|\\bsilk\\b|\\bpuffin\\b|instagram|facebook"
                    + "|\\bfban\\b|\\bfbav\\b|messenger|whatsapp|tiktok|snapchat|pinterest|twitter"
                    + "|linkedin|wechat|kakaotalk|\\bgsa\\b|google app"),
    COMPUTER(
            "internet explorer|\\bmsie\\b|\\bie\\b|firefox esr|\\bdesktop\\b|\\bwindows\\b|mac ?os"
                    + "|os x\\b|\\blinux\\b|chrome ?os\\b|electron|seamonkey|konqueror|pale moon"
                    + "|waterfox");

    private final Pattern names;

    Device(String names) {
        this.names = Pattern.compile(names);
    }

    /** Empty where the name fits several. Pure. */
    static Optional<Device> of(String browser) {
        String name = browser.toLowerCase(Locale.ROOT);
        return Stream.of(values()).filter(each -> each.names.matcher(name).find()).findFirst();
    }

    /** The end of its message key. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
