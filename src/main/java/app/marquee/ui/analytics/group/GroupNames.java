package app.marquee.ui.analytics.group;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.group.Group;
import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.filter.FilterWords;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.Locale;

/** Formatter of the names of groups, days and hours. Immutable. */
public final class GroupNames {
    private final Messages messages;
    private final Formats formats;
    private final ZoneId zone;
    private final FilterWords sources;

    /**
     * @param zone of the account, in which hours are shown
     */
    public GroupNames(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.formats = messages.formats();
        this.zone = zone;
        this.sources = new FilterWords(messages);
    }

    Locale locale() {
        return messages.locale();
    }

    public String of(Group group) {
        return switch (group.kind()) {
            case DEVICE -> messages.text("device." + group.name());
            case CAMPAIGN -> named(group.name(), "group.campaign.unnamed");
            case SOURCE -> named(group.name(), "group.source.unnamed");
            case UNTAGGED -> messages.text("group.untagged");
            case VERSION -> named(group.name(), "group.version.unknown");
            case BUCKET -> bucket(group.bucket(), group.name());
            case DIRECT, UNKNOWN, OTHER, CHANNEL, SITE, APP -> sources.source(group.key().step());
            case ALL, NAMED, PAGE, ADDRESS, FAMILY -> group.name();
        };
    }

    private String named(String name, String otherwise) {
        return name.isEmpty() ? messages.text(otherwise) : name;
    }

    private String bucket(@Nullable Bucket bucket, String text) {
        return switch (bucket) {
            case null -> text;
            case Bucket.Day(_, var day) -> formats.date(day);
            case Bucket.Moment(_, var instant) -> formats.dateTime(instant, zone);
            case Bucket.Local(_, var time) -> formats.dateTime(time.atZone(zone).toInstant(), zone);
            case Bucket.Other(var other) -> other;
        };
    }
}
