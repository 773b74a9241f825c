package app.marquee.service.analytics;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.model.id.ItemKind;
import app.marquee.service.session.Session;
import app.marquee.store.Memberships;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** Segments from the catalog of a session. A folder has the videos of its subfolders, too. */
public record SessionSegments(Session session) implements Segments {
    @Override
    public List<Segment> known(FilterKind kind) {
        Map<String, Set<String>> owners = all(kind);
        return switch (kind) {
            case FOLDER -> items(kind, ItemKind.FOLDER, folders(owners));
            case PLAYLIST -> items(kind, ItemKind.PLAYLIST, owners);
            case FUNNEL -> items(kind, ItemKind.FUNNEL, owners);
            case FIELD ->
                    owners.entrySet().stream()
                            .map(
                                    one ->
                                            new Segment(
                                                    ReportFilter.ofField(one.getKey()),
                                                    one.getValue().size()))
                            .sorted(Comparator.comparing(each -> each.filter().label()))
                            .toList();
            case COUNTRY, REGION, SOURCE -> List.of();
        };
    }

    /** By title, as the catalog has them. */
    private List<Segment> items(FilterKind kind, ItemKind of, Map<String, Set<String>> owners) {
        return session.catalogue().all(of).stream()
                .flatMap(
                        item ->
                                Stream.ofNullable(owners.get(item.id()))
                                        .filter(videos -> !videos.isEmpty())
                                        .map(
                                                videos ->
                                                        new Segment(
                                                                new ReportFilter(
                                                                        kind,
                                                                        item.id(),
                                                                        Objects.requireNonNullElse(
                                                                                item.title(),
                                                                                item.id())),
                                                                videos.size())))
                .toList();
    }

    private Map<String, Set<String>> all(FilterKind kind) {
        return kind.isSegment()
                ? session.catalogue().members(Memberships.Kind.valueOf(kind.name()))
                : Map.of();
    }

    /** With the videos of all folders inside. */
    private Map<String, Set<String>> folders(Map<String, Set<String>> direct) {
        Map<String, Set<String>> inside = session.catalogue().members(Memberships.Kind.SUBFOLDER);
        Map<String, Set<String>> whole = new HashMap<>();
        Set<String> folders = new HashSet<>(direct.keySet());
        folders.addAll(inside.keySet());
        folders.forEach(
                folder -> {
                    Set<String> videos = new HashSet<>();
                    collect(folder, direct, inside, videos, new HashSet<>());
                    whole.put(folder, videos);
                });
        return whole;
    }

    /** The platform may say that folders lie in each other. */
    private static void collect(
            String folder,
            Map<String, Set<String>> direct,
            Map<String, Set<String>> inside,
            Set<String> videos,
            Set<String> seen) {
        if (seen.add(folder)) {
            videos.addAll(direct.getOrDefault(folder, Set.of()));
            inside.getOrDefault(folder, Set.of())
                    .forEach(child -> collect(child, direct, inside, videos, seen));
        }
    }

    @Override
    public Set<String> videos(ReportFilter segment) {
        Map<String, Set<String>> owners = all(segment.kind());
        Map<String, Set<String>> whole =
                segment.kind() == FilterKind.FOLDER ? folders(owners) : owners;
        return whole.getOrDefault(segment.value(), Set.of());
    }
}
