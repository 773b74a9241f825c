package app.marquee.harness;

import java.util.Locale;

/**
 * What was counted over killed processes.
 *
 * @param things changes applied, or files looked at after a kill
 * @param lost recorded as done and never seen by the service, or not there any more
 * @param twice sent more than once
 * @param wrong said to be done while nobody could know, or read back half-written
 */
record KillCount(String what, int kills, int things, int lost, int twice, int wrong) {
    static KillCount none(String what) {
        return new KillCount(what, 0, 0, 0, 0, 0);
    }

    KillCount plus(KillCount other) {
        return new KillCount(
                what,
                kills + other.kills,
                things + other.things,
                lost + other.lost,
                twice + other.twice,
                wrong + other.wrong);
    }

    boolean isClean() {
        return kills > 0 && lost + twice + wrong == 0;
    }

    static String head() {
        return String.format(
                Locale.ROOT,
                "%-12s %8s %8s %8s %8s %8s",
                "during",
                "kills",
                "things",
                "lost",
                "twice",
                "wrong");
    }

    String row() {
        return String.format(
                Locale.ROOT, "%-12s %8d %8d %8d %8d %8d", what, kills, things, lost, twice, wrong);
    }
}
