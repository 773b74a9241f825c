package app.marquee.sheet;

import app.marquee.model.video.CustomField;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Items as they are now. Immutable.
 *
 * @param items by their IDs, in whatever case
 * @param whole whether an item that is missing here doesn't exist
 */
public record SheetNow(Map<String, SheetItem> items, boolean whole, FolderPaths folders) {

    public SheetNow {
        Map<String, SheetItem> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        all.putAll(items);
        items = Collections.unmodifiableMap(all);
    }

    /** An ID in the spelling of the platform, as far as it is known. */
    String spelled(String id) {
        SheetItem item = items.get(id);
        return item == null ? id : item.id();
    }

    /** The same with the custom fields of some videos. */
    public SheetNow with(Map<String, List<CustomField>> fields, SheetForm form) {
        Map<String, SheetItem> all = new HashMap<>(items);
        fields.forEach(
                (id, found) ->
                        all.put(id, all.getOrDefault(id, SheetItem.unknown(id)).with(found, form)));
        return new SheetNow(all, whole, folders);
    }
}
