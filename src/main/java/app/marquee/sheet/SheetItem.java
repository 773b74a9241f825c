package app.marquee.sheet;

import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Item as it was loaded. Immutable.
 *
 * @param values by the names of the fields; what is missing is unknown
 * @param customIds IDs of the custom fields, by their keys
 * @param twice keys that it has more than once
 */
public record SheetItem(
        String id,
        @Nullable String title,
        Map<String, ChangeValue> values,
        Map<String, String> customIds,
        Set<String> twice) {

    public SheetItem {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        customIds = Map.copyOf(customIds);
        twice = Set.copyOf(twice);
    }

    private SheetItem(String id, @Nullable String title, Map<String, ChangeValue> values) {
        this(id, title, values, Map.of(), Set.of());
    }

    /** Item of which nothing but its ID is known. */
    static SheetItem unknown(String id) {
        return new SheetItem(id, null, Map.of());
    }

    public static SheetItem of(Video video) {
        return new SheetItem(
                video.id().value(),
                video.title().orNull(),
                Map.of(
                        Video.TITLE, ChangeValue.text(video.title()),
                        Video.DESCRIPTION, ChangeValue.text(video.description()),
                        Video.FOLDER, ChangeValue.text(video.folderId().map(FolderId::value))));
    }

    public static SheetItem of(Folder folder) {
        return new SheetItem(
                folder.id().value(),
                folder.name().orNull(),
                Map.of(
                        Folder.NAME, ChangeValue.text(folder.name()),
                        Folder.PARENT, ChangeValue.text(folder.parent().map(FolderId::value)),
                        Folder.STATUS, ChangeValue.flag(folder.active())));
    }

    public static SheetItem of(Playlist playlist) {
        return new SheetItem(
                playlist.id().value(),
                playlist.name().orNull(),
                Map.of(
                        Playlist.NAME, ChangeValue.text(playlist.name()),
                        Playlist.DESCRIPTION, ChangeValue.text(playlist.description()),
                        Playlist.CREATOR, ChangeValue.text(playlist.creatorName()),
                        Playlist.ACCESS,
                                ChangeValue.text(playlist.accessType().map(AccessType::wire)),
                        Playlist.HIDE_VIEWS, ChangeValue.flag(playlist.hideViews())));
    }

    /** The same with the custom fields, which were all loaded. */
    public SheetItem with(List<CustomField> fields, SheetForm form) {
        Map<String, ChangeValue> all = new HashMap<>(values);
        Map<String, String> ids = new HashMap<>();
        Set<String> more = new HashSet<>();
        form.fields().stream()
                .filter(SheetField::isCustom)
                .forEach(field -> all.put(field.member(), new ChangeValue.None()));
        for (CustomField field : fields) {
            String key = field.key();
            if (key == null) {
                continue;
            }
            if (ids.containsKey(key)) {
                more.add(key);
            }
            String value = field.value();
            all.put(
                    SheetField.custom(key).member(),
                    value == null ? new ChangeValue.Unknown() : new ChangeValue.Text(value));
            ids.put(key, field.id() == null ? "" : field.id().value());
        }
        return new SheetItem(id, title, all, ids, more);
    }

    ChangeValue value(SheetField field) {
        return values.getOrDefault(field.member(), new ChangeValue.Unknown());
    }
}
