package app.marquee.ui.browsers;

import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

/**
 * Video that can be chosen, equal by ID.
 *
 * @param views null when unknown
 */
public record VideoChoice(VideoId id, @Nullable String title, @Nullable Long views) {
    VideoChoice(VideoId id, @Nullable String title) {
        this(id, title, null);
    }

    static VideoChoice of(KnownItem item) {
        return new VideoChoice(new VideoId(item.id()), item.title());
    }

    /** The title, or the ID where there is none. */
    public String words() {
        return title == null || title.isBlank() ? id.value() : title;
    }

    /** With the views, as far as they are known. */
    String listed(Messages messages) {
        return views == null
                ? words()
                : messages.text("pattern.dot", words(), messages.plural("count.views", views));
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
