package app.marquee.canary.service;

/** Breaks the rule of the console on purpose. */
final class Prints {
    void print() {
        System.out.println("canary");
    }
}
