package app.marquee.canary.service;

/** Canary: output on the console. */
final class Prints {
    void print() {
        System.out.println("canary");
    }
}
