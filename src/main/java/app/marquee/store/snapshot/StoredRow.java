package app.marquee.store.snapshot;

import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.id.VideoId;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;

import java.io.IOException;
import java.util.Optional;

/** Row codec of a snapshot. The order of members never changes. */
public sealed interface StoredRow<R> {
    StoredRow<RankingRow> RANKING = new OfRanking();
    StoredRow<CityRow> CITY = new OfCity();
    StoredRow<ReferrerRow> REFERRER = new OfReferrer();
    StoredRow<BrowserRow> BROWSER = new OfBrowser();
    StoredRow<ViewersPoint> VIEWERS = new OfViewers();
    StoredRow<ReferralSummary> REFERRALS = new OfReferrals();
    StoredRow<SeenTransaction> TRANSACTION = new OfTransactions();

    void write(R row, SnapshotWriter out) throws IOException;

    R read(SnapshotReader in) throws IOException;

    /** Row codec of a ranked video. */
    record OfRanking() implements StoredRow<RankingRow> {
        @Override
        public void write(RankingRow row, SnapshotWriter out) throws IOException {
            VideoId id = row.videoId();
            out.text(id == null ? null : id.value());
            out.text(row.title());
            out.counters(row.counters());
            out.number(row.uniqueViewers());
            out.amount(row.bandwidthCost());
            out.text(row.currency());
            out.extras(row.extras());
        }

        @Override
        public RankingRow read(SnapshotReader in) throws IOException {
            return new RankingRow(
                    Optional.ofNullable(in.text()).map(VideoId::new).orElse(null),
                    in.text(),
                    in.counters(),
                    in.number(),
                    in.amount(),
                    in.text(),
                    in.extras());
        }
    }

    /** Row codec of a city. */
    record OfCity() implements StoredRow<CityRow> {
        @Override
        public void write(CityRow row, SnapshotWriter out) throws IOException {
            out.text(row.country());
            out.text(row.region());
            out.text(row.city());
            out.degrees(row.latitude());
            out.degrees(row.longitude());
            out.text(row.bucket());
            out.counters(row.counters());
            out.extras(row.extras());
        }

        @Override
        public CityRow read(SnapshotReader in) throws IOException {
            return new CityRow(
                    in.text(),
                    in.text(),
                    in.text(),
                    in.degrees(),
                    in.degrees(),
                    in.text(),
                    in.counters(),
                    in.extras());
        }
    }

    /** Row codec of a traffic source. */
    record OfReferrer() implements StoredRow<ReferrerRow> {
        @Override
        public void write(ReferrerRow row, SnapshotWriter out) throws IOException {
            out.text(row.referrer());
            out.text(row.bucket());
            out.counters(row.counters());
            out.extras(row.extras());
        }

        @Override
        public ReferrerRow read(SnapshotReader in) throws IOException {
            return new ReferrerRow(in.text(), in.text(), in.counters(), in.extras());
        }
    }

    /** Row codec of a browser. */
    record OfBrowser() implements StoredRow<BrowserRow> {
        @Override
        public void write(BrowserRow row, SnapshotWriter out) throws IOException {
            out.text(row.browser());
            out.text(row.bucket());
            out.counters(row.counters());
            out.extras(row.extras());
        }

        @Override
        public BrowserRow read(SnapshotReader in) throws IOException {
            return new BrowserRow(in.text(), in.text(), in.counters(), in.extras());
        }
    }

    /** Row codec of the referral summary, the only row of its report. */
    record OfReferrals() implements StoredRow<ReferralSummary> {
        @Override
        public void write(ReferralSummary row, SnapshotWriter out) throws IOException {
            out.text(row.link());
            out.amount(row.pendingEstimate());
            out.amount(row.totalReceived());
            out.amount(row.balance());
            out.text(row.currency());
            out.extras(row.extras());
        }

        @Override
        public ReferralSummary read(SnapshotReader in) throws IOException {
            return new ReferralSummary(
                    in.text(), in.amount(), in.amount(), in.amount(), in.text(), in.extras());
        }
    }

    /** Row codec of a referral transaction, with the time it was first seen pending here. */
    record OfTransactions() implements StoredRow<SeenTransaction> {
        @Override
        public void write(SeenTransaction row, SnapshotWriter out) throws IOException {
            ReferralTransaction one = row.transaction();
            ReferralStatus status = one.status();
            out.text(one.id());
            out.text(status == null ? null : status.wire());
            out.amount(one.amount());
            out.text(one.currency());
            out.time(one.createdAt());
            out.extras(one.extras());
            out.time(row.pendingSince());
        }

        @Override
        public SeenTransaction read(SnapshotReader in) throws IOException {
            return new SeenTransaction(
                    new ReferralTransaction(
                            in.text(),
                            Optional.ofNullable(in.text()).map(ReferralStatus::new).orElse(null),
                            in.amount(),
                            in.text(),
                            in.time(),
                            in.extras()),
                    in.time());
        }
    }

    /** Row codec of a live stream's viewer point. */
    record OfViewers() implements StoredRow<ViewersPoint> {
        @Override
        public void write(ViewersPoint row, SnapshotWriter out) throws IOException {
            out.text(row.time());
            out.time(row.at());
            out.number(row.viewers());
            out.extras(row.extras());
        }

        @Override
        public ViewersPoint read(SnapshotReader in) throws IOException {
            return new ViewersPoint(in.text(), in.time(), in.number(), in.extras());
        }
    }
}
