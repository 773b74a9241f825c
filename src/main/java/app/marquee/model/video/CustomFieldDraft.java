package app.marquee.model.video;

import app.marquee.model.Member;
import app.marquee.model.limit.Violation;

import java.util.ArrayList;
import java.util.List;

/** Custom field to add to a video; an unofficial feature. */
public record CustomFieldDraft(String key, String value) {
    /** What can only be a mistake: a field without a key. */
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>();
        CustomFieldUpdate.key(Member.of(key), found::add);
        return List.copyOf(found);
    }
}
