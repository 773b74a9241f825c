package app.marquee.canary.service;

/** Writes a number in the digits of this computer. */
final class ComputersLocale {
    private ComputersLocale() {}

    static String written(int number) {
        return "%d".formatted(number);
    }
}
