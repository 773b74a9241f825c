package app.marquee.harness;

import java.util.Locale;

/**
 * What was counted over killed processes.
 *
 * @param atWork of the kills, those that met a process in the midst of what it is killed for
 * @param things changes applied, or files looked at after a kill
 * @param lost recorded as done and never seen by the service, or not there any more
 * @param twice sent more than once
 * @param wrong said to be done while nobody could know, or read back half-written
 */
record KillCount(String what, int kills, int atWork, int things, int lost, int twice, int wrong) {
    /** From so many on, one at least was no kill of something that only starts. */
    private static final int MANY = 10;

    static KillCount none(String what) {
        return new KillCount(what, 0, 0, 0, 0, 0, 0);
    }

    KillCount plus(KillCount other) {
        return new KillCount(
                what,
                kills + other.kills,
                atWork + other.atWork,
                things + other.things,
                lost + other.lost,
                twice + other.twice,
                wrong + other.wrong);
    }

    boolean isClean() {
        boolean hit = kills > 0 && (kills < MANY || atWork > 0);
        return hit && lost + twice + wrong == 0;
    }

    static String head() {
        return String.format(
                Locale.ROOT,
                "%-12s %8s %8s %8s %8s %8s %8s",
                "during",
                "kills",
                "at work",
                "things",
                "lost",
                "twice",
                "wrong");
    }

    String row() {
        return String.format(
                Locale.ROOT,
                "%-12s %8d %8d %8d %8d %8d %8d",
                what,
                kills,
                atWork,
                things,
                lost,
                twice,
                wrong);
    }
}
