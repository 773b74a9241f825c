package app.marquee.sandbox.account;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Titles of a course company: each folder has its lessons. The videos of a folder take them in
 * turn; those of further sets get the number of their class.
 */
final class CompanyTitles implements Titles {
    private static final String LIVE = "live";

    private final Origin origin;
    private final Lives lives;
    private final Placement placement;
    private final Map<String, Lessons> byPlace = new HashMap<>();

    /** Turn of each video of the first set among those of its folder. */
    private final int[] turns;

    CompanyTitles(Origin origin, Lives lives, Placement placement) {
        this.origin = origin;
        this.lives = lives;
        this.placement = placement;
        Lessons at = null;
        for (String line : Lines.of(Content.COMPANY, "titles.txt")) {
            if (line.startsWith("@")) {
                String[] members = line.substring(1).split(" ", 2);
                at = new Lessons(Subject.named(members[1]), new ArrayList<>());
                byPlace.put(members[0], at);
            } else {
                Objects.requireNonNull(at).titles().add(line);
            }
        }
        this.turns = turns();
    }

    private record Lessons(Subject subject, List<String> titles) {}

    private int[] turns() {
        int count = Account.VIDEOS_PER_SCALE + Account.TRASHED;
        int[] found = new int[count];
        Map<String, Integer> next = new HashMap<>();
        for (int index = 0; index < count; index++) {
            found[index] = next.merge(key(index), 1, Integer::sum) - 1;
        }
        return found;
    }

    private String key(int index) {
        if (lives.isLive(index)) {
            return LIVE;
        }
        int place = placement.of(index);
        return String.valueOf(place == Placement.ROOT ? Folders.PER_SCALE : place);
    }

    private Lessons lessons(int index) {
        return Objects.requireNonNull(byPlace.get(key(index)));
    }

    @Override
    public Subject subject(int index) {
        return lessons(index).subject();
    }

    @Override
    public String of(int index) {
        List<String> titles = lessons(index).titles();
        int turn = index < turns.length ? turns[index] : turn(index);
        String title = titles.get(turn % titles.size());
        int part = turn / titles.size() + 1;
        return part == 1 ? title : title + ", parte " + part;
    }

    private int turn(int index) {
        return SeededHash.below(
                SeededHash.of(origin.seed(), 0x7171E, index), Account.VIDEOS_PER_SCALE);
    }
}
