package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/** Generator of a whole video from its index. */
final class Videos {
    private static final int GENERATED_AT_MOST = 8;

    private final Origin origin;
    private final Titles titles;
    private final Lives lives;
    private final Timeline timeline;
    private final CustomFields customFields;
    private final List<SeedFolder> folders;
    private final Placement placement;
    private final List<String> descriptions;

    Videos(
            Origin origin,
            Titles titles,
            Lives lives,
            Placement placement,
            List<SeedFolder> folders) {
        this.origin = origin;
        this.titles = titles;
        this.lives = lives;
        this.timeline = new Timeline(origin, lives);
        this.customFields = new CustomFields(origin);
        this.placement = placement;
        this.folders = folders;
        this.descriptions = Lines.of(origin.content(), "descriptions.txt");
    }

    Timeline timeline() {
        return timeline;
    }

    SeedVideo video(int index) {
        VideoLife life = timeline.life(index);
        VideoStatus status = timeline.status(index);
        Optional<SeedLive> live = lives.ofVideo(index);
        Footage footage = footage(index, life, live);
        Instant convertedAt = convertedAt(index, life, footage, live.isPresent());
        return new SeedVideo(
                index,
                origin.ids().of(IdKind.VIDEO, index),
                origin.ids().of(IdKind.VIDEO_EXTERNAL, index),
                titles.of(index),
                description(index),
                status,
                origin.ids().of(IdKind.OWNER, Account.USER),
                folderId(index),
                origin.ids().of(IdKind.OWNER, Account.LIBRARY),
                live.map(SeedLive::id).orElse(null),
                convertedAt,
                life.createdAt(),
                updatedAt(index, life, convertedAt),
                life.deletedAt(),
                footage.storageSize(),
                footage.length(),
                footage.width(),
                footage.height(),
                status == VideoStatus.CONVERTED,
                SeededHash.chance(mixed(index, 1), 20),
                footage.resolutions(),
                footage.resolutions(),
                thumbnails(index, life),
                customFields.of(index, life.createdAt()));
    }

    private Footage footage(int index, VideoLife life, Optional<SeedLive> live) {
        if (!life.watchable()) {
            return Footage.unconverted(mixed(index, 2));
        }
        Duration length = live.map(SeedLive::length).orElse(Footage.length(mixed(index, 3)));
        return Footage.of(length, mixed(index, 4));
    }

    private @Nullable Instant convertedAt(
            int index, VideoLife life, Footage footage, boolean live) {
        if (!life.watchable()) {
            return null;
        }
        Instant there =
                live
                        ? life.createdAt().plusSeconds(footage.length().longValue())
                        : life.createdAt();
        return there.plusSeconds(90 + SeededHash.below(mixed(index, 5), 5_400));
    }

    /** A third were never touched after they were converted. */
    private Instant updatedAt(int index, VideoLife life, @Nullable Instant convertedAt) {
        if (life.deletedAt() != null) {
            return life.deletedAt();
        }
        Instant ready = convertedAt == null ? life.createdAt() : convertedAt;
        if (convertedAt == null || SeededHash.chance(mixed(index, 6), 33)) {
            return ready;
        }
        long since = Duration.between(ready, origin.now()).toMillis();
        return ready.plusMillis((long) (since * SeededHash.fraction(mixed(index, 7))));
    }

    private @Nullable String description(int index) {
        long mixed = mixed(index, 8);
        return SeededHash.chance(mixed, 55)
                ? null
                : descriptions
                        .get(SeededHash.below(SeededHash.of(mixed, 1), descriptions.size()))
                        .replace("\\n", "\n");
    }

    private @Nullable UUID folderId(int index) {
        int place = placement.of(index);
        if (place == Placement.ROOT) {
            return null;
        }
        int sets = folders.size() / Folders.PER_SCALE;
        int set = index / Account.VIDEOS_PER_SCALE % sets;
        return folders.get(set * Folders.PER_SCALE + place).id();
    }

    private SeedThumbnails thumbnails(int index, VideoLife life) {
        int generated = life.watchable() ? 3 + SeededHash.below(mixed(index, 10), 4) : 0;
        boolean custom = life.watchable() && SeededHash.chance(mixed(index, 11), 35);
        return new SeedThumbnails(
                custom ? origin.ids().of(IdKind.IMAGE, index) : null,
                IntStream.range(0, generated)
                        .mapToObj(
                                turn ->
                                        origin.ids()
                                                .of(
                                                        IdKind.THUMBNAIL,
                                                        (long) index * GENERATED_AT_MOST + turn))
                        .toList());
    }

    private long mixed(int index, int turn) {
        return SeededHash.of(origin.seed(), 0x71DE0, index, turn);
    }
}
