package app.marquee.start;

import java.util.Map;

/** Headless setup of the toolkit; to be chosen before its first class is loaded. */
public final class Headless {
    private static final Map<String, String> PLATFORM =
            Map.of(
                    "glass.platform", "Monocle",
                    "monocle.platform", "Headless",
                    "headless.geometry", "1600x1000-32",
                    "prism.order", "sw",
                    "java.awt.headless", "true");

    private Headless() {}

    public static void choose() {
        PLATFORM.forEach(System::setProperty);
    }
}
