package app.marquee.sheet;

import app.marquee.model.video.CustomField;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Items as they are now. Immutable.
 *
 * @param whole whether an item that is missing here doesn't exist
 */
public record SheetNow(Map<String, SheetItem> items, boolean whole, FolderPaths folders) {

    public SheetNow {
        items = Map.copyOf(items);
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
