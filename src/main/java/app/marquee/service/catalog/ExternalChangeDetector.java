package app.marquee.service.catalog;

import app.marquee.change.ExternalChangeLog;
import app.marquee.change.engine.ChangeTypes;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Difference;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.Subject;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Detector of changes made elsewhere: compares each loaded item with the values of this session and
 * the titles of the catalog, and reports differences that this computer did not make. Thread-safe.
 * Blocking.
 */
public final class ExternalChangeDetector {
    private final Catalogued catalogue;
    private final OwnChangeFilter own;
    private final ExternalChangeLog differences;
    private final Map<ItemKind, Map<String, Held>> held = new EnumMap<>(ItemKind.class);

    /** Lookup of items in the catalog. */
    @FunctionalInterface
    public interface Catalogued {
        /** By id; without those of which it knows nothing. */
        Map<String, KnownItem> of(ItemKind kind, Collection<String> ids);
    }

    /** Last known fields of an item, with the time by which all of them were confirmed. */
    private record Held(Map<String, ChangeValue> members, Instant at, ItemSource source) {
        Held with(ObservedFields told, Instant askedAt, ItemSource by) {
            Map<String, ChangeValue> all = new HashMap<>(members);
            all.putAll(told.members());
            boolean whole = told.members().keySet().containsAll(members.keySet());
            return new Held(Map.copyOf(all), whole ? askedAt : at, whole ? by : source);
        }
    }

    public ExternalChangeDetector(
            Catalogued catalogue, OwnChangeFilter own, ExternalChangeLog differences) {
        this.catalogue = catalogue;
        this.own = own;
        this.differences = differences;
    }

    /** The fields of the items of a kind that were loaded until now, by their IDs. */
    public synchronized Map<String, Map<String, ChangeValue>> held(ItemKind kind) {
        Map<String, Map<String, ChangeValue>> all = new HashMap<>();
        held.getOrDefault(kind, Map.of()).forEach((id, one) -> all.put(id, one.members()));
        return all;
    }

    /** The loaded fields of an item; empty when it wasn't loaded. */
    public synchronized Map<String, ChangeValue> held(ItemKind kind, String id) {
        Held one = held.getOrDefault(kind, Map.of()).get(id);
        return one == null ? Map.of() : one.members();
    }

    /**
     * Takes what was read, before the catalogue takes it.
     *
     * @param askedAt when the service was asked for it
     */
    public synchronized void read(
            Collection<ObservedFields> told, ItemSource source, Instant askedAt) {
        List<Difference> found = new ArrayList<>();
        told.stream()
                .collect(Collectors.groupingBy(ObservedFields::kind))
                .forEach((kind, some) -> read(kind, some, source, askedAt, found));
        differences.add(found);
    }

    private void read(
            ItemKind kind,
            List<ObservedFields> told,
            ItemSource source,
            Instant askedAt,
            List<Difference> found) {
        Map<String, Held> all = held.computeIfAbsent(kind, _ -> new HashMap<>());
        List<String> strangers =
                told.stream().map(ObservedFields::id).filter(id -> !all.containsKey(id)).toList();
        Map<String, KnownItem> catalogued =
                strangers.isEmpty() ? Map.of() : catalogue.of(kind, strangers);
        for (ObservedFields one : told) {
            Held before =
                    Optional.ofNullable(all.get(one.id()))
                            .or(() -> titled(catalogued.get(one.id())))
                            .orElse(null);
            if (before == null) {
                all.put(one.id(), new Held(one.members(), askedAt, source));
            } else if (!before.at().isAfter(askedAt)) {
                compare(one, before, askedAt, found);
                all.put(one.id(), before.with(one, askedAt, source));
            }
        }
    }

    private static Optional<Held> titled(@Nullable KnownItem item) {
        if (item == null || item.title() == null || item.confirmedAt() == null) {
            return Optional.empty();
        }
        ChangeValue title = new ChangeValue.Text(item.title());
        return Optional.of(
                new Held(
                        Map.of(ObservedFields.titleOf(item.kind()), title),
                        item.confirmedAt(),
                        item.source()));
    }

    private void compare(
            ObservedFields told, Held before, Instant askedAt, List<Difference> found) {
        told.members()
                .forEach(
                        (member, now) -> {
                            ChangeValue last = before.members().get(member);
                            if (last != null && !last.equals(now)) {
                                own.others(
                                                told.kind(),
                                                told.id(),
                                                new MemberChange(member, last, now),
                                                before.at())
                                        .map(change -> difference(told, before, change, askedAt))
                                        .ifPresent(found::add);
                            }
                        });
    }

    private Difference difference(
            ObservedFields told, Held before, MemberChange change, Instant askedAt) {
        String title =
                Stream.of(before.members(), told.members())
                        .map(members -> members.get(ObservedFields.titleOf(told.kind())))
                        .filter(ChangeValue.Text.class::isInstance)
                        .map(value -> ((ChangeValue.Text) value).text())
                        .findFirst()
                        .orElse(null);
        return new Difference(
                new Subject(told.kind(), told.id(), title),
                change,
                parts(change),
                before.at(),
                before.source(),
                askedAt);
    }

    /** The videos that came or went, with their titles. */
    private List<Subject> parts(MemberChange change) {
        if (!change.member().equals(Playlist.VIDEOS)) {
            return List.of();
        }
        List<String> videos =
                Stream.of(change.before(), change.after())
                        .flatMap(value -> OwnChangeFilter.ids(value).stream())
                        .distinct()
                        .toList();
        Map<String, KnownItem> known = catalogue.of(ItemKind.VIDEO, videos);
        return videos.stream()
                .map(known::get)
                .filter(Objects::nonNull)
                .map(item -> new Subject(ItemKind.VIDEO, item.id(), item.title()))
                .toList();
    }

    /** A change from here was done: what it set is held from now on. */
    public synchronized void changed(ChangeLine done, Instant at) {
        Subject subject = done.subject();
        String id = String.valueOf(subject.id());
        Held before = held.getOrDefault(subject.kind(), Map.of()).get(id);
        Map<String, ChangeValue> set = ChangeTypes.of(done).sets(done);
        if (before != null && !set.isEmpty()) {
            Map<String, ChangeValue> all = new HashMap<>(before.members());
            set.forEach((member, value) -> all.replace(member, value));
            held.computeIfAbsent(subject.kind(), _ -> new HashMap<>())
                    .put(id, new Held(Map.copyOf(all), at, ItemSource.CHANGE));
        }
    }

    /** The same for a list that has everything of a kind: what it had before is gone. */
    public synchronized void listed(
            ItemKind kind, Collection<ObservedFields> told, Instant askedAt) {
        read(told.stream().map(ObservedFields::listed).toList(), ItemSource.LIST, askedAt);
        ChangeValue there = new ChangeValue.Flag(true);
        missing(kind, Difference.LISTED, there, ids(told), new ChangeValue.Flag(false), askedAt);
    }

    /**
     * The same for all videos of a place: those that were there before are elsewhere.
     *
     * @param place the folder, or none for the top
     */
    public synchronized void inPlace(
            ChangeValue place, Collection<ObservedFields> videos, Instant askedAt) {
        read(videos, ItemSource.LIST, askedAt);
        missing(
                ItemKind.VIDEO,
                Video.FOLDER,
                place,
                ids(videos),
                new ChangeValue.Unknown(),
                askedAt);
    }

    private static Set<String> ids(Collection<ObservedFields> told) {
        return told.stream().map(ObservedFields::id).collect(Collectors.toSet());
    }

    private void missing(
            ItemKind kind,
            String member,
            ChangeValue there,
            Set<String> told,
            ChangeValue instead,
            Instant askedAt) {
        List<ObservedFields> gone =
                held.getOrDefault(kind, Map.of()).entrySet().stream()
                        .filter(one -> !told.contains(one.getKey()))
                        .filter(one -> there.equals(one.getValue().members().get(member)))
                        .map(one -> new ObservedFields(kind, one.getKey(), Map.of(member, instead)))
                        .toList();
        if (!gone.isEmpty()) {
            read(gone, ItemSource.LIST, askedAt);
        }
    }
}
