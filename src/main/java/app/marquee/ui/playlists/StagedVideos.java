package app.marquee.ui.playlists;

import app.marquee.model.id.VideoId;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.ui.playlists.StagedVideo.Flag;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * List of the videos to be added, in sending order. Positions belong to places in the list: a moved
 * row takes the position of its new place. Immutable.
 */
record StagedVideos(List<StagedVideo> rows, Set<VideoId> present) {
    static final Comparator<@Nullable Integer> ORDER =
            Comparator.nullsLast(Comparator.naturalOrder());

    static final StagedVideos NONE = new StagedVideos(List.of(), Set.of());

    StagedVideos {
        present = Set.copyOf(present);
        rows = flagged(rows, present);
    }

    private static List<StagedVideo> flagged(List<StagedVideo> rows, Set<VideoId> present) {
        Set<VideoId> seen = new HashSet<>();
        List<StagedVideo> flagged = new ArrayList<>();
        for (StagedVideo row : rows) {
            Set<Flag> flags = EnumSet.noneOf(Flag.class);
            Integer order = row.order();
            flag(flags, Flag.TWICE, !seen.add(row.id()));
            flag(flags, Flag.PRESENT, present.contains(row.id()));
            flag(flags, Flag.NO_ID, !row.id().isUuid());
            flag(flags, Flag.BELOW_ZERO, order != null && order < 0);
            flagged.add(row.flagged(flags));
        }
        return List.copyOf(flagged);
    }

    private static void flag(Set<Flag> flags, Flag flag, boolean found) {
        if (found) {
            flags.add(flag);
        }
    }

    /** Returns a copy with the videos that the playlist has already. */
    StagedVideos knowing(Collection<VideoId> already) {
        return new StagedVideos(rows, Set.copyOf(already));
    }

    /** With more rows at the end, without a position. */
    StagedVideos with(List<PlaylistCandidate> videos) {
        List<StagedVideo> all = new ArrayList<>(rows);
        long next = rows.stream().mapToLong(StagedVideo::number).max().orElse(0);
        for (PlaylistCandidate video : videos) {
            next++;
            all.add(new StagedVideo(next, video.id(), video.title(), null, Set.of()));
        }
        return new StagedVideos(all, present);
    }

    /** With titles for rows that have none. */
    StagedVideos titled(Map<VideoId, String> titles) {
        return new StagedVideos(
                rows.stream()
                        .map(row -> row.title() == null ? row.titled(titles.get(row.id())) : row)
                        .toList(),
                present);
    }

    StagedVideos without(Set<Long> numbers) {
        return new StagedVideos(
                rows.stream().filter(row -> !numbers.contains(row.number())).toList(), present);
    }

    /** Without rows that name a video which an earlier row names. */
    StagedVideos once() {
        return new StagedVideos(
                rows.stream().filter(row -> !row.flags().contains(Flag.TWICE)).toList(), present);
    }

    /** With another position for one row. */
    StagedVideos at(long number, @Nullable Integer order) {
        return new StagedVideos(
                rows.stream().map(row -> row.number() == number ? row.at(order) : row).toList(),
                present);
    }

    /** With all positions left to the platform. */
    StagedVideos withoutPositions() {
        return new StagedVideos(rows.stream().map(row -> row.at(null)).toList(), present);
    }

    /**
     * With positions for some rows, counting up from the first of them in the order of the list;
     * all rows are then in the order of their positions, those without one last.
     */
    StagedVideos toPosition(Set<Long> numbers, int first) {
        List<StagedVideo> placed = new ArrayList<>();
        int next = first;
        for (StagedVideo row : rows) {
            boolean meant = numbers.contains(row.number());
            placed.add(meant ? row.at(next) : row);
            next += meant ? 1 : 0;
        }
        placed.sort(Comparator.comparing(StagedVideo::order, ORDER));
        return new StagedVideos(placed, present);
    }

    /** With the rows moved by some places, as far as there is room; they stay together in order. */
    StagedVideos moved(Set<Long> numbers, int by) {
        List<StagedVideo> moved = new ArrayList<>(rows);
        List<StagedVideo> picked = rows.stream().filter(r -> numbers.contains(r.number())).toList();
        if (picked.isEmpty()) {
            return this;
        }
        int first = rows.indexOf(picked.getFirst());
        moved.removeAll(picked);
        moved.addAll(Math.clamp((long) first + by, 0, moved.size()), picked);
        return inPlaces(moved);
    }

    /** With the rows moved in front of the row that has this index now. */
    StagedVideos movedBefore(Set<Long> numbers, int index) {
        List<StagedVideo> picked = rows.stream().filter(r -> numbers.contains(r.number())).toList();
        int before =
                (int) rows.stream().limit(index).filter(r -> !numbers.contains(r.number())).count();
        List<StagedVideo> moved = new ArrayList<>(rows);
        moved.removeAll(picked);
        moved.addAll(before, picked);
        return inPlaces(moved);
    }

    private StagedVideos inPlaces(List<StagedVideo> moved) {
        List<StagedVideo> placed = new ArrayList<>();
        for (StagedVideo row : moved) {
            placed.add(row.at(rows.get(placed.size()).order()));
        }
        return new StagedVideos(placed, present);
    }
}
