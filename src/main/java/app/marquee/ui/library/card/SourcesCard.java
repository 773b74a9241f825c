package app.marquee.ui.library.card;

import app.marquee.analytics.Period;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.card.CardLoad;
import app.marquee.ui.analytics.card.ReportCard;
import app.marquee.ui.analytics.card.TopList;
import app.marquee.ui.analytics.card.TopRow;
import app.marquee.ui.analytics.group.GroupNames;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoCard;

import javafx.scene.layout.Region;

import java.util.List;
import java.util.Optional;

/**
 * Card of the sources of the whole account in the period of the reports, since the platform has
 * none of a single video. FX thread only.
 */
public final class SourcesCard implements VideoCard {
    private static final double BARS = 0.65;

    private final ReportSources sources;
    private final Messages messages;
    private final GroupNames names;
    private final CardLoad<AccountSources> load;
    private final TopList list = new TopList("video-sources-list", BARS);
    private final ReportCard card;

    public SourcesCard(ReportSources sources, SectionContext on) {
        this.sources = sources;
        this.messages = on.messages();
        this.names = new GroupNames(messages, sources.reports().zone());
        this.load =
                new CardLoad<>(
                        on.tasks(),
                        on.clock(),
                        new CardLoad.Names(
                                messages.text("sources.job"), messages.text("sources.job")));
        this.card =
                new ReportCard("video-sources", on, list, this::refresh)
                        .titled(messages.text("sources.account"));
        Visibility.show(card, false);
        load.stateProperty().subscribe(_ -> tell());
    }

    @Override
    public Region region() {
        return card;
    }

    @Override
    public void show(VideoId shown) {
        ask(false);
    }

    @Override
    public void refresh() {
        ask(true);
    }

    private void ask(boolean again) {
        Period days = sources.period().period().orElse(null);
        if (days != null) {
            Period before = sources.period().comparedDays();
            ReferrerQuestion question = new ReferrerQuestion(days.after(before), Granularity.DAY);
            Grouping grouping = sources.rules().grouping(ReferrerDimension.CHANNELS);
            load.ask(question, saved -> read(question, days, grouping, saved), again);
        }
    }

    private Optional<AccountSources> read(
            ReferrerQuestion question, Period days, Grouping grouping, boolean saved)
            throws InterruptedException {
        ReportSource<ReferrerQuestion, ReferrerRow> source =
                new ReportSource<>(sources.reports(), ReportType.REFERRERS);
        if (!saved) {
            return Optional.of(AccountSources.of(source.recentOrLoaded(question), days, grouping));
        }
        var copy = source.cached(question).orElse(null);
        return copy == null
                ? Optional.empty()
                : Optional.of(AccountSources.of(copy, days, grouping));
    }

    private void tell() {
        AccountSources shown = load.value();
        List<AccountSources.Share> shares = shown == null ? List.of() : shown.shares();
        double largest = shares.stream().mapToDouble(AccountSources.Share::part).max().orElse(0);
        list.show(shares.stream().map(share -> row(share, largest)).toList());
        // Without them the page is as whole as before.
        Visibility.show(card, !shares.isEmpty());
        card.show(load.stateProperty().get(), shown == null ? null : shown.askedAt(), null);
    }

    private TopRow row(AccountSources.Share share, double largest) {
        return new TopRow(
                null,
                names.of(share.group()),
                messages.formats().percent(share.part()),
                largest > 0 ? share.part() / largest : 0,
                null,
                null);
    }
}
