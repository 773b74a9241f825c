package app.marquee.model.video;

import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;

import java.util.List;

/**
 * Thumbnails of a video (contract, section 4, GET /thumbs/{video_id}).
 *
 * @param active the custom picture; null when the service said that there is none, absent when it
 *     did not say
 * @param generated the generated ones; absent when the service did not say
 */
public record Thumbnails(
        Member<Thumbnail> active, Member<List<Thumbnail>> generated, UnknownMembers extras) {}
