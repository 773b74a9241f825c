package app.marquee.ui.browsers;

import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.search.IdFinder;
import app.marquee.service.search.ItemDirectory;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Model of the video that a section is about, chosen from known items or added by its ID. Recent
 * choices are remembered. FX thread only.
 */
final class ChosenVideo {
    private static final int OFFERED = 50;
    private static final int RECENT = 8;
    private static final String KEY = "videos";

    private final ItemDirectory things;
    private final Supplier<VideoViews> viewed;
    private final TaskRunner tasks;
    private final Messages messages;
    private final ViewMemory memory;
    private final LatestJob search;
    private final ReadOnlyObjectWrapper<List<VideoChoice>> offered =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable VideoChoice> chosen =
            new ReadOnlyObjectWrapper<>(null);

    /**
     * @param viewed the views that are known. Blocking
     */
    ChosenVideo(
            ItemDirectory things,
            Supplier<VideoViews> viewed,
            TaskRunner tasks,
            Messages messages,
            ViewMemory memory) {
        this.things = things;
        this.viewed = viewed;
        this.tasks = tasks;
        this.messages = messages;
        this.memory = memory;
        this.search = new LatestJob(tasks);
    }

    /** What the list offers, the recent ones first, then the most viewed. */
    ReadOnlyObjectProperty<List<VideoChoice>> offeredProperty() {
        return offered.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<@Nullable VideoChoice> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    Optional<VideoId> id() {
        return Optional.ofNullable(chosen.get()).map(VideoChoice::id);
    }

    /**
     * Chooses the video that was chosen last, while none is.
     *
     * @param first of which the section is about when none was. Blocking
     * @param then runs at the end, whether there was one or not
     */
    void recall(Supplier<Optional<VideoId>> first, Runnable then) {
        if (chosen.get() != null) {
            return;
        }
        Optional<VideoId> last = recent().stream().findFirst();
        tasks.submit(
                Job.of(
                                messages.text("job.search"),
                                _ ->
                                        last.or(first).stream()
                                                .flatMap(id -> known(id).stream())
                                                .toList())
                        .onSuccess(
                                found -> {
                                    if (chosen.get() == null) {
                                        found.forEach(chosen::set);
                                    }
                                    then.run();
                                }));
    }

    private List<VideoChoice> known(VideoId id) {
        return things.of(ItemKind.VIDEO, List.of(id)).stream().map(VideoChoice::of).toList();
    }

    /** Offers the videos that match these words. */
    void search(String typed) {
        List<VideoId> recent = typed.isBlank() ? recent() : List.of();
        search.submit(
                Job.of(messages.text("job.search"), _ -> found(typed, recent))
                        .onSuccess(offered::set));
    }

    private List<VideoChoice> found(String typed, List<VideoId> recent) {
        VideoViews views = viewed.get();
        List<VideoId> first = new ArrayList<>(recent);
        if (typed.isBlank()) {
            first.addAll(views.mostViewed(OFFERED));
        }
        Stream<KnownItem> titled =
                things.of(ItemKind.VIDEO, first.stream().distinct().toList()).stream()
                        .filter(item -> item.title() != null || recent.contains(id(item)));
        Stream<KnownItem> matching =
                things.find(ItemKind.VIDEO, typed, OFFERED).stream()
                        .sorted(
                                Comparator.comparing(
                                        item -> views.of(id(item)),
                                        Comparator.nullsLast(Comparator.reverseOrder())));
        return Stream.concat(titled, matching)
                .map(item -> new VideoChoice(id(item), item.title(), views.of(id(item))))
                .distinct()
                .toList();
    }

    private static VideoId id(KnownItem item) {
        return new VideoId(item.id());
    }

    /** The suggested video with this title. */
    Optional<VideoChoice> named(String text) {
        String typed = text.strip();
        return offered.get().stream()
                .filter(choice -> choice.words().equalsIgnoreCase(typed))
                .findFirst();
    }

    /** Whether a text has an ID in it, which is for the dialog that adds items by ID. */
    static boolean hasId(String text) {
        return !IdFinder.in(text).ids().isEmpty();
    }

    /** From now on the section is about this one. */
    void choose(VideoChoice choice) {
        List<VideoId> recent = new ArrayList<>(recent());
        recent.remove(choice.id());
        recent.addFirst(choice.id());
        memory.keep(
                KEY, String.join(" ", recent.stream().limit(RECENT).map(VideoId::value).toList()));
        chosen.set(choice);
        if (choice.title() == null) {
            name(choice.id());
        }
    }

    /** Loads the video's title, and saves an unknown ID. */
    private void name(VideoId id) {
        tasks.submit(
                Job.of(
                                messages.text("job.search"),
                                _ -> {
                                    things.add(ItemKind.VIDEO, List.of(id));
                                    return things.of(ItemKind.VIDEO, List.of(id)).getFirst();
                                })
                        .onSuccess(item -> named(VideoChoice.of(item))));
    }

    private void named(VideoChoice found) {
        if (found.equals(chosen.get()) && found.title() != null) {
            chosen.set(null);
            chosen.set(found);
        }
    }

    private List<VideoId> recent() {
        String kept = memory.recall(KEY);
        return kept == null || kept.isBlank()
                ? List.of()
                : Arrays.stream(kept.split(" ", -1))
                        .filter(id -> !id.isBlank())
                        .map(VideoId::new)
                        .toList();
    }
}
