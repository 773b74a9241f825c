package app.marquee.ui.referrals;

import app.marquee.service.analytics.ReferralQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.TimeWords;
import app.marquee.ui.analytics.report.ProvenanceDetail;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.ZoneId;
import java.util.List;

/** Formatter of the status line of referrals and of its details. FX thread only. */
final class ReferralProvenance {
    private final Messages messages;
    private final ZoneId zone;
    private final TimeWords ages;
    private final TimeWords dates;
    private @Nullable ReferralContent content;

    ReferralProvenance(Messages messages, Clock clock, ZoneId zone) {
        this.messages = messages;
        this.zone = zone;
        this.ages = TimeWords.withAges(messages, clock);
        this.dates = TimeWords.lasting(messages);
    }

    void show(ReferralContent next) {
        content = next;
    }

    /** The line of now. */
    String now() {
        return line(ages);
    }

    /** The line with a date, for files and images. */
    String lasting() {
        return line(dates);
    }

    private String line(TimeWords times) {
        ReferralContent shown = content;
        if (shown == null) {
            return "";
        }
        String rows =
                shown.hasTransactions()
                        ? messages.plural("truth", shown.transactions().size())
                        : messages.text("truth.unread");
        return messages.text("pattern.dot", times.asked(shown.askedAt(), zone), rows);
    }

    /** The requests, a line each. */
    List<ProvenanceDetail> details() {
        ReferralContent shown = content;
        return shown == null
                ? List.of()
                : List.of(
                        new ProvenanceDetail(
                                messages.text("truth.label.loaded"),
                                messages.formats().dateTime(shown.askedAt(), zone)),
                        source(shown, ReportType.REFERRALS),
                        source(shown, ReportType.TRANSACTIONS));
    }

    private ProvenanceDetail source(ReferralContent shown, ReportType<ReferralQuestion, ?> type) {
        String asked = type.operation().method() + " " + type.operation().path();
        String host = shown.host(type);
        return ProvenanceDetail.forDevelopers(
                messages.text("field.source"),
                host == null ? asked : messages.text("pattern.at", asked, host));
    }
}
