package app.marquee.canary.service;

/** Canary: a constructor of seven parameters. */
final class TakesMuch {
    final int sum;

    TakesMuch(int one, int two, int three, int four, int five, int six, int seven) {
        sum = one + two + three + four + five + six + seven;
    }
}
