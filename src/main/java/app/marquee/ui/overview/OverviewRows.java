package app.marquee.ui.overview;

import app.marquee.analytics.Amount;
import app.marquee.analytics.Mover;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.overview.Largest;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RepeatedTitles;
import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.model.id.VideoId;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ChangeCell;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.MetricFigures;
import app.marquee.ui.analytics.ValueChangeFormatter;
import app.marquee.ui.analytics.card.TopRow;
import app.marquee.ui.analytics.group.GroupNames;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Factory of the lines in the lists of the Overview. */
final class OverviewRows {
    private final Messages messages;
    private final Navigation navigation;
    private final VideoFrames frames;
    private final ZoneId zone;
    private final FigureWords words;
    private final MetricFigures figures;
    private final ValueChangeFormatter changes;
    private final GroupNames groups;
    private final PlaceDictionary dictionary;
    private final Map<String, Map<VideoId, String>> titles = new HashMap<>();
    private RepeatedTitles repeated = RepeatedTitles.NONE;
    private Runnable onNews = () -> {};
    private boolean hasFrames = true;

    /**
     * @param zone of the account
     */
    OverviewRows(SectionContext context, VideoFrames frames, ZoneId zone) {
        this.messages = context.messages();
        this.navigation = context.navigation();
        this.frames = frames;
        this.zone = zone;
        this.words = new FigureWords(messages);
        this.figures = new MetricFigures(messages);
        this.changes = new ValueChangeFormatter(messages);
        this.groups = new GroupNames(messages, zone);
        this.dictionary = new PlaceDictionary(messages.locale());
    }

    /** Shows frames beside videos from now on, or none. */
    void showFrames(boolean known) {
        if (hasFrames != known) {
            hasFrames = known;
            onNews.run();
        }
    }

    @Nullable Region frame(@Nullable VideoId video) {
        return hasFrames ? frames.frame(video) : null;
    }

    /**
     * @param shown shows the lists again, since frames or repeated titles are others now
     */
    void onNews(Runnable shown) {
        onNews = shown;
    }

    /** Takes the titles of a list, empty for none. */
    void know(String list, Map<VideoId, String> listed) {
        titles.put(list, listed);
        Map<VideoId, String> all = new HashMap<>();
        titles.values().forEach(all::putAll);
        all.values().removeIf(String::isEmpty);
        RepeatedTitles now = RepeatedTitles.of(all);
        if (!now.equals(repeated)) {
            repeated = now;
            onNews.run();
        }
    }

    /** What tells a video from others of its title on the page; null where nothing has to. */
    @Nullable String mark(@Nullable VideoId video, @Nullable String title) {
        return repeated.mark(video, title).orElse(null);
    }

    List<TopRow> videos(Videos.ByMetric by, OverviewMetric metric) {
        return by.top().stream().map(one -> video(one, by.movers(), metric)).toList();
    }

    private TopRow video(Ranked one, Movers movers, OverviewMetric metric) {
        Amount amount = metric.ranking().of(one.row());
        return new TopRow(
                frame(one.row().videoId()),
                name(one),
                mark(one.row().videoId(), one.row().title()),
                amount == null ? messages.text("unknown.mark") : value(amount, metric),
                one.share(),
                figures.trend(movers.of(one.row().videoId())),
                open(one));
    }

    private String value(Amount amount, OverviewMetric metric) {
        return metric == OverviewMetric.COST
                ? words.shortCost(amount)
                : words.count(amount.value().toBigInteger());
    }

    /** Videos that gained or lost, with the difference. */
    List<TopRow> moved(List<Ranked> some, Movers movers) {
        return some.stream()
                .map(
                        one ->
                                new TopRow(
                                        frame(one.row().videoId()),
                                        name(one),
                                        mark(one.row().videoId(), one.row().title()),
                                        "",
                                        -1,
                                        difference(movers.of(one.row().videoId())),
                                        open(one)))
                .toList();
    }

    private Figure.@Nullable Trend difference(@Nullable Mover mover) {
        BigDecimal change = mover == null ? null : mover.change();
        if (mover == null || change == null) {
            return null;
        }
        ChangeCell.Shown shown = changes.difference(change, null, mover.isChance());
        return new Figure.Trend(shown.words(), shown.direction(), shown.inFull());
    }

    private String name(Ranked one) {
        String title = one.row().title();
        VideoId id = one.row().videoId();
        return title != null && !title.isBlank()
                ? title
                : id == null ? messages.text("overview.video.unknown") : id.value();
    }

    private @Nullable Runnable open(Ranked one) {
        VideoId id = one.row().videoId();
        return id == null || !navigation.canOpen(VideoId.class) ? null : () -> navigation.open(id);
    }

    List<TopRow> sources(List<Largest<Group>> top) {
        return top.stream().map(one -> row(groups.of(one.item()), one)).toList();
    }

    List<TopRow> countries(List<Largest<PlaceNode>> top) {
        return top.stream().map(one -> row(country(one.item().key().name()), one)).toList();
    }

    private String country(@Nullable String code) {
        return code == null ? messages.text("place.unknown.country") : dictionary.country(code);
    }

    private TopRow row(String name, Largest<?> one) {
        return new TopRow(
                null,
                name,
                Objects.requireNonNullElse(
                        words.sum(one.value(), true), messages.text("unknown.mark")),
                one.share(),
                figures.trend(one.change()),
                null);
    }

    List<TopRow> streams(KnownStreams live) {
        return live.streams().stream().map(this::stream).toList();
    }

    private TopRow stream(KnownStreams.Stream stream) {
        Long viewers = stream.viewers();
        Instant at = stream.at();
        String title = stream.title();
        String now = viewers == null ? messages.text("unknown.mark") : words.count(viewers);
        return new TopRow(
                frames.frame(stream.id()),
                title == null || title.isBlank() ? stream.id().value() : title,
                at == null
                        ? now
                        : messages.text("pattern.dot", now, messages.formats().dateTime(at, zone)),
                -1,
                null,
                navigation.canOpen(stream.id().getClass())
                        ? () -> navigation.open(stream.id())
                        : null);
    }
}
