package app.marquee.ui.video.matrix;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.ui.video.FieldAdvice;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Edits of a field matrix that are not sent yet, with undo and redo: what each cell has, had, and
 * what would have to be changed. A cell that gets its loaded value back is no longer edited.
 *
 * <p>Edits come from one thread; {@link #value} may be read on any.
 */
final class FieldGrid {
    private static final int STEPS = 200;

    private final Deque<Map<Cell, Content>> undo = new ArrayDeque<>();
    private final Deque<Map<Cell, Content>> redo = new ArrayDeque<>();
    private final Set<String> added = new LinkedHashSet<>();

    /** Edits of values that were changed elsewhere, which aren't sent until they are made again. */
    private final Set<Cell> conflicts = new HashSet<>();

    private volatile Map<Cell, Content> edits = Map.of();
    private volatile Map<VideoId, FieldsOfVideo> rows = Map.of();
    private volatile FieldMatrix matrix;

    /** The fields more or fewer of each video, and the edits that were counted. */
    private final Map<VideoId, Integer> counts = new HashMap<>();

    private Map<Cell, Content> countedIn = edits;

    /** Cell of a video and a key. */
    record Cell(VideoId video, String key) {}

    /**
     * New content of a cell.
     *
     * @param value null for no field
     * @param from the key that the field had; null when it is the field of this key, or a new one
     */
    private record Content(@Nullable String value, @Nullable String from) {}

    /** Reason why a cell can't be edited. */
    enum Fixed {
        /** The fields of the video could not be loaded. */
        UNREAD("matrix.fixed.unread"),
        /** The video has the key more than once. */
        TWICE("matrix.fixed.twice"),
        /** The ID of the video or of the field is unknown, or not valid. */
        NO_ID("field.blocked.noId");

        private final String key;

        Fixed(String key) {
            this.key = key;
        }

        /** The key of its words. */
        String key() {
            return key;
        }
    }

    /** Limit that the platform is known for. */
    enum Advice {
        KEY,
        VALUE,
        MANY
    }

    /**
     * Outcome of an edit of many cells.
     *
     * @param changed cells that have other content now
     * @param refused cells that could not be edited
     */
    record Result(int changed, int refused) {}

    /** Change of one field of one video. */
    sealed interface Change {
        VideoId video();

        record Creation(VideoId video, CustomFieldDraft draft) implements Change {}

        record Update(VideoId video, CustomField known, CustomFieldUpdate update)
                implements Change {}

        record Deletion(VideoId video, CustomField known) implements Change {}
    }

    FieldGrid(FieldMatrix matrix) {
        this.matrix = matrix;
        rebase(matrix);
    }

    /**
     * Takes fields that were loaded again. Edits that they agree with are gone, the others stay;
     * none of them can be undone any more. One of a value that is another now is a conflict.
     */
    void rebase(FieldMatrix loaded) {
        Map<VideoId, FieldsOfVideo> byVideo = new HashMap<>();
        loaded.rows().forEach(row -> byVideo.put(row.video(), row));
        Set<Cell> changed = changed(byVideo);
        matrix = loaded;
        rows = byVideo;
        Map<Cell, Content> kept = new HashMap<>();
        edits.forEach(
                (cell, content) -> {
                    Content still = stillThere(cell, content);
                    if (fixed(cell).isEmpty() && differs(cell, still, edits)) {
                        kept.put(cell, still);
                    }
                });
        edits = kept;
        conflicts.addAll(changed);
        conflicts.retainAll(kept.keySet());
        undo.clear();
        redo.clear();
        added.removeIf(
                key ->
                        loaded.keys().stream().anyMatch(one -> one.key().equals(key))
                                || kept.keySet().stream().noneMatch(one -> one.key().equals(key)));
    }

    /** The edited cells whose fields are others now, with those that they share a field with. */
    private Set<Cell> changed(Map<VideoId, FieldsOfVideo> now) {
        Set<Cell> found = new HashSet<>();
        edits.forEach(
                (cell, content) -> {
                    Cell source =
                            content.from() == null ? cell : new Cell(cell.video(), content.from());
                    if (isOther(cell, now) || isOther(source, now)) {
                        found.add(cell);
                        found.add(source);
                    }
                });
        return found;
    }

    private boolean isOther(Cell cell, Map<VideoId, FieldsOfVideo> now) {
        FieldsOfVideo before = rows.get(cell.video());
        FieldsOfVideo after = now.get(cell.video());
        return before != null
                && after != null
                && after.failure() == null
                && !(before.has(cell.key()) == after.has(cell.key())
                        && before.value(cell.key()).equals(after.value(cell.key())));
    }

    /** Whether the value was changed elsewhere since the cell was edited. */
    boolean isConflict(Cell cell) {
        return conflicts.contains(cell) && edits.containsKey(cell);
    }

    /** How many edits aren't sent, since their values were changed elsewhere. */
    int conflicts() {
        return (int) conflicts.stream().filter(edits::containsKey).count();
    }

    /** A field that was renamed elsewhere is created anew. */
    private Content stillThere(Cell cell, Content content) {
        String from = content.from();
        return from == null || original(new Cell(cell.video(), from)) != null
                ? content
                : new Content(content.value(), null);
    }

    FieldMatrix matrix() {
        return matrix;
    }

    /** The added keys, which no loaded video has. */
    List<String> added() {
        return List.copyOf(added);
    }

    /** Adds a key without values; false when it is there already. */
    boolean add(String key) {
        return !isColumn(key) && added.add(key);
    }

    /** Whether a key is loaded or added. */
    boolean isColumn(String key) {
        return added.contains(key) || matrix.keys().stream().anyMatch(one -> one.key().equals(key));
    }

    /** The value as edited; empty for no field, and where it is unknown. */
    Optional<String> value(Cell cell) {
        Content content = edits.get(cell);
        return content == null ? loaded(cell) : Optional.ofNullable(content.value());
    }

    /** The value as loaded; empty for no field, and where it is unknown. */
    Optional<String> loaded(Cell cell) {
        FieldsOfVideo row = rows.get(cell.video());
        return row == null ? Optional.empty() : row.value(cell.key());
    }

    /** Whether there is a field, even with an unknown value. */
    boolean has(Cell cell) {
        Content content = edits.get(cell);
        return content == null ? hadField(cell) : content.value() != null;
    }

    /** Whether a field was loaded. */
    boolean hadField(Cell cell) {
        FieldsOfVideo row = rows.get(cell.video());
        return row != null && row.has(cell.key());
    }

    boolean isEdited(Cell cell) {
        return edits.containsKey(cell);
    }

    /** How many more videos have each key than were loaded with it. */
    Map<String, Integer> more() {
        Map<String, Integer> more = new HashMap<>();
        edits.forEach((cell, content) -> more.merge(cell.key(), more(cell, content), Integer::sum));
        return more;
    }

    private int more(Cell cell, Content content) {
        return (content.value() == null ? 0 : 1) - (hadField(cell) ? 1 : 0);
    }

    /** Why a cell can't be edited; empty when it can. */
    Optional<Fixed> fixed(Cell cell) {
        FieldsOfVideo row = rows.get(cell.video());
        if (row == null || row.failure() != null) {
            return Optional.of(Fixed.UNREAD);
        }
        List<CustomField> fields =
                row.fields().stream().filter(field -> cell.key().equals(field.key())).toList();
        if (fields.size() > 1) {
            return Optional.of(Fixed.TWICE);
        }
        CustomFieldId id = fields.isEmpty() ? null : fields.getFirst().id();
        boolean named = fields.isEmpty() || (id != null && id.isUuid());
        return named && cell.video().isUuid() ? Optional.empty() : Optional.of(Fixed.NO_ID);
    }

    /** Limits that the content of an edited cell exceeds. */
    Set<Advice> advice(Cell cell) {
        Content content = edits.get(cell);
        Set<Advice> found = EnumSet.noneOf(Advice.class);
        if (content == null || content.value() == null) {
            return found;
        }
        if (isTooLong(content.value())) {
            found.add(Advice.VALUE);
        }
        boolean named = !hadField(cell);
        if (named && !FieldAdvice.isUsualKey(cell.key())) {
            found.add(Advice.KEY);
        }
        if (named && content.from() == null && fields(cell.video()) > Limits.FIELDS_ADVICE) {
            found.add(Advice.MANY);
        }
        return found;
    }

    /** Whether a value is longer than platforms take. */
    static boolean isTooLong(String value) {
        return Limits.FIELD_VALUE_ADVICE.check(value) instanceof ValidationResult.TooLong;
    }

    /** How many fields the video would have. */
    private int fields(VideoId video) {
        if (!edits.equals(countedIn)) {
            counts.clear();
            edits.forEach(
                    (cell, content) ->
                            counts.merge(cell.video(), more(cell, content), Integer::sum));
            countedIn = edits;
        }
        FieldsOfVideo row = rows.get(video);
        return (row == null ? 0 : row.fields().size()) + counts.getOrDefault(video, 0);
    }

    /** How many cells exceed a limit. */
    long advised() {
        return edits.keySet().stream().filter(cell -> !advice(cell).isEmpty()).count();
    }

    /** How many cells are edited. */
    int size() {
        return edits.size();
    }

    /** Sets a value; an empty one removes the field. */
    Result set(Cell cell, String value) {
        Map<Cell, String> one = new HashMap<>();
        one.put(cell, value);
        return set(one);
    }

    /** Sets many values in one step; empty ones remove the fields. */
    Result set(Map<Cell, String> values) {
        Map<Cell, Content> next = new HashMap<>(edits);
        int refused = 0;
        conflicts.removeAll(values.keySet());
        for (Map.Entry<Cell, String> entry : values.entrySet()) {
            Cell cell = entry.getKey();
            if (fixed(cell).isPresent()) {
                refused++;
                continue;
            }
            String value = entry.getValue().isEmpty() ? null : entry.getValue();
            Content present = next.get(cell);
            String from = value == null || present == null ? null : present.from();
            put(next, cell, new Content(value, from));
        }
        return step(next, refused);
    }

    private void put(Map<Cell, Content> next, Cell cell, Content content) {
        if (differs(cell, content, next)) {
            next.put(cell, content);
        } else {
            next.remove(cell);
        }
    }

    private boolean differs(Cell cell, Content content, Map<Cell, Content> among) {
        if (content.from() != null) {
            return true;
        }
        CustomField known = original(cell);
        if (known == null) {
            return content.value() != null;
        }
        return content.value() == null
                || !content.value().equals(known.value())
                || isMoved(cell, among);
    }

    /** Whether the field of a cell has another key among these edits. */
    private static boolean isMoved(Cell cell, Map<Cell, Content> among) {
        return among.entrySet().stream()
                .anyMatch(
                        one ->
                                cell.key().equals(one.getValue().from())
                                        && cell.video().equals(one.getKey().video()));
    }

    private Result step(Map<Cell, Content> next, int refused) {
        Map<Cell, Content> before = edits;
        Set<Cell> all = new HashSet<>(before.keySet());
        all.addAll(next.keySet());
        int changed =
                (int)
                        all.stream()
                                .filter(one -> !Objects.equals(before.get(one), next.get(one)))
                                .count();
        if (changed > 0) {
            undo.push(before);
            if (undo.size() > STEPS) {
                undo.removeLast();
            }
            redo.clear();
            edits = next;
        }
        return new Result(changed, refused);
    }

    /** Gives fields another key; videos that have that key already keep both fields. */
    Result rename(Collection<String> keys, String to) {
        Map<Cell, Content> next = new HashMap<>(edits);
        int refused = 0;
        for (FieldsOfVideo row : matrix.rows()) {
            Cell target = new Cell(row.video(), to);
            for (String key : keys) {
                Cell cell = new Cell(row.video(), key);
                if (key.equals(to) || !has(cell, next)) {
                    continue;
                }
                String value = value(cell, next);
                if (value == null
                        || has(target, next)
                        || fixed(cell).isPresent()
                        || fixed(target).isPresent()) {
                    refused++;
                } else {
                    move(next, cell, target, value);
                }
            }
        }
        return step(next, refused);
    }

    private boolean has(Cell cell, Map<Cell, Content> in) {
        Content content = in.get(cell);
        return content == null ? hadField(cell) : content.value() != null;
    }

    private @Nullable String value(Cell cell, Map<Cell, Content> in) {
        Content content = in.get(cell);
        return content == null ? loaded(cell).orElse(null) : content.value();
    }

    private void move(Map<Cell, Content> next, Cell cell, Cell target, String value) {
        Content present = next.get(cell);
        String own = hadField(cell) && !isMoved(cell, next) ? cell.key() : null;
        String from = present != null && present.from() != null ? present.from() : own;
        put(next, cell, new Content(null, null));
        put(next, target, new Content(value, target.key().equals(from) ? null : from));
    }

    /** Gives all values of a key that are among these one spelling. */
    Result respell(String key, Collection<String> spellings, String to) {
        Map<Cell, String> values = new HashMap<>();
        for (FieldsOfVideo row : matrix.rows()) {
            Cell cell = new Cell(row.video(), key);
            value(cell)
                    .filter(value -> spellings.contains(value) && !value.equals(to))
                    .ifPresent(_ -> values.put(cell, to));
        }
        return set(values);
    }

    /** Several edits as one step of undo. */
    void together(Runnable several) {
        Map<Cell, Content> before = edits;
        List<Map<Cell, Content>> steps = List.copyOf(undo);
        several.run();
        if (!edits.equals(before)) {
            undo.clear();
            undo.addAll(steps);
            undo.push(before);
        }
    }

    boolean canUndo() {
        return !undo.isEmpty();
    }

    boolean canRedo() {
        return !redo.isEmpty();
    }

    void undo() {
        if (canUndo()) {
            redo.push(edits);
            edits = undo.pop();
        }
    }

    void redo() {
        if (canRedo()) {
            undo.push(edits);
            edits = redo.pop();
        }
    }

    /** Drops all edits; this can be undone, too. */
    void discard() {
        step(Map.of(), 0);
    }

    /** Drops all edits for good, since they are kept elsewhere. */
    void forget() {
        edits = Map.of();
        rebase(matrix);
    }

    /** The matrix as edited, to compare spellings; its edited fields have no IDs. */
    List<FieldsOfVideo> current() {
        return matrix.rows().stream().map(this::current).toList();
    }

    private FieldsOfVideo current(FieldsOfVideo row) {
        List<CustomField> fields = new ArrayList<>();
        for (CustomField field : row.fields()) {
            String key = field.key();
            if (key == null || !edits.containsKey(new Cell(row.video(), key))) {
                fields.add(field);
            }
        }
        edits.forEach(
                (cell, content) -> {
                    if (cell.video().equals(row.video()) && content.value() != null) {
                        fields.add(field(cell, content.value()));
                    }
                });
        return new FieldsOfVideo(row.video(), row.title(), fields, row.failure());
    }

    private static CustomField field(Cell cell, String value) {
        return new CustomField(
                null, cell.video(), cell.key(), value, null, null, UnknownMembers.NONE);
    }

    private @Nullable CustomField original(Cell cell) {
        FieldsOfVideo row = rows.get(cell.video());
        return row == null
                ? null
                : row.fields().stream()
                        .filter(field -> cell.key().equals(field.key()))
                        .findFirst()
                        .orElse(null);
    }

    /**
     * What has to be changed: a field with another key keeps its ID. Within a video deletions come
     * first, so that a key is free before another field takes it.
     */
    List<Change> changes() {
        Map<VideoId, List<Cell>> edited = new LinkedHashMap<>();
        matrix.rows().forEach(row -> edited.put(row.video(), new ArrayList<>()));
        edits.keySet().stream()
                .filter(cell -> !conflicts.contains(cell))
                .sorted((one, other) -> one.key().compareTo(other.key()))
                .forEach(
                        cell ->
                                edited.computeIfAbsent(cell.video(), _ -> new ArrayList<>())
                                        .add(cell));
        List<Change> all = new ArrayList<>();
        edited.values().forEach(cells -> all.addAll(changes(cells)));
        return all;
    }

    private List<Change> changes(List<Cell> cells) {
        Set<String> moved = new HashSet<>();
        for (Cell cell : cells) {
            String from = content(cell).from();
            if (from != null) {
                moved.add(from);
            }
        }
        List<Change> deletions = new ArrayList<>();
        List<Change> updates = new ArrayList<>();
        List<Change> creations = new ArrayList<>();
        for (Cell cell : cells) {
            Content content = content(cell);
            String from = content.from();
            CustomField own = moved.contains(cell.key()) ? null : original(cell);
            CustomField source = from == null ? own : original(new Cell(cell.video(), from));
            String value = content.value();
            if (value == null) {
                if (own != null) {
                    deletions.add(new Change.Deletion(cell.video(), own));
                }
            } else if (source == null) {
                creations.add(
                        new Change.Creation(cell.video(), new CustomFieldDraft(cell.key(), value)));
            } else {
                updates.add(new Change.Update(cell.video(), source, update(cell, source, value)));
                if (from != null && own != null) {
                    deletions.add(new Change.Deletion(cell.video(), own));
                }
            }
        }
        deletions.addAll(updates);
        deletions.addAll(creations);
        return deletions;
    }

    private static CustomFieldUpdate update(Cell cell, CustomField source, String value) {
        return new CustomFieldUpdate(
                cell.key().equals(source.key()) ? Member.absent() : Member.of(cell.key()),
                value.equals(source.value()) ? Member.absent() : Member.of(value));
    }

    private Content content(Cell cell) {
        return Objects.requireNonNull(edits.get(cell));
    }
}
