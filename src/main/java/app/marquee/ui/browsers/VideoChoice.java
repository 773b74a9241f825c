package app.marquee.ui.browsers;

import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/** Video that can be chosen, equal by ID. */
public record VideoChoice(VideoId id, @Nullable String title) {
    static VideoChoice of(KnownItem item) {
        return new VideoChoice(new VideoId(item.id()), item.title());
    }

    /** The title, or the ID where there is none. */
    public String words() {
        return title == null || title.isBlank() ? id.value() : title;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof VideoChoice choice && choice.id.equals(id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }
}
