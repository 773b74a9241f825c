package app.marquee.service.search;

import app.marquee.model.Member;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Facts that tell an item from others with its title, as far as this computer knows them.
 * Immutable.
 *
 * @param folder the name of the folder that it is in; null for none
 * @param length seconds of a video; null when unknown
 * @param videos their number in a playlist or funnel; null when unknown
 */
public record ItemFacts(Member<String> folder, @Nullable BigDecimal length, @Nullable Long videos) {
    public static final ItemFacts UNKNOWN = with(null);

    static ItemFacts with(@Nullable Long videos) {
        return new ItemFacts(Member.absent(), null, videos);
    }
}
