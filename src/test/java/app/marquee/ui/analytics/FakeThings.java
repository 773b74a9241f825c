package app.marquee.ui.analytics;

import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.service.search.ItemDirectory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Known things in a list. */
public final class FakeThings implements ItemDirectory {
    final List<KnownItem> items = new ArrayList<>();
    public final List<String> added = new ArrayList<>();
    public int searches;

    public void forget() {
        items.clear();
    }

    public void know(ItemKind kind, String id, String title) {
        items.add(new KnownItem(kind, id, title, ItemSource.LIST, null));
    }

    @Override
    public List<KnownItem> find(ItemKind kind, String text, int limit) {
        searches++;
        return items.stream()
                .filter(item -> item.kind() == kind)
                .filter(
                        item ->
                                Objects.toString(item.title())
                                        .toLowerCase(Locale.ROOT)
                                        .contains(text.toLowerCase(Locale.ROOT)))
                .limit(limit)
                .toList();
    }

    @Override
    public List<KnownItem> known(ItemKind kind) {
        return items.stream().filter(item -> item.kind() == kind).toList();
    }

    @Override
    public List<KnownItem> of(ItemKind kind, Collection<? extends Id> ids) {
        return ids.stream()
                .map(
                        id ->
                                items.stream()
                                        .filter(item -> item.id().equals(id.value()))
                                        .findFirst()
                                        .orElseGet(
                                                () ->
                                                        new KnownItem(
                                                                kind,
                                                                id.value(),
                                                                null,
                                                                ItemSource.PERSON,
                                                                null)))
                .toList();
    }

    @Override
    public void add(ItemKind kind, Collection<? extends Id> ids) {
        ids.forEach(id -> added.add(kind + " " + id.value()));
    }
}
