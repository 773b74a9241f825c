package app.marquee.model.analytics;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;

/** Browser row of a video (contract, section 4, GET /browser/{video_id}). */
public record BrowserRow(
        @Nullable String browser, @Nullable String bucket, Counters counters, UnknownMembers extras)
        implements NamedRow {
    @Override
    public @Nullable String name() {
        return browser;
    }
}
