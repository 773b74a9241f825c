package app.marquee.tour;

import java.time.LocalDate;
import java.util.List;

/** Tour stops of referrers, browsers and referrals. */
final class SiteStops {
    /** Place of own sites in the choice of a rule's channel. */
    private static final int OWN = 4;

    private SiteStops() {}

    static List<TourStop> referrers() {
        return List.of(
                TourStops.stop(
                        "referrers-channels",
                        "Referrers: sites of a channel",
                        window -> {
                            window.section("referrers");
                            window.type("referrers-filter", "messag");
                            window.pause(8);
                            window.rest();
                        }),
                view("sites", "Referrers: sites"),
                view("pages", "Referrers: pages"),
                view("campaigns", "Referrers: campaigns"),
                TourStops.stop(
                        "referrers-rules",
                        "Referrers: previewing a naming rule",
                        window -> {
                            window.section("referrers");
                            window.command("referrers-rules-open");
                            window.type("referrers-rule-pattern", "utm_source=newsletter");
                            window.type("referrers-rule-name", "Newsletter");
                            window.choose("referrers-rule-channel", 5);
                            window.press("referrers-rule-add");
                            window.type("referrers-rule-pattern", "facebook");
                        }),
                TourStops.stop(
                        "referrers-empty",
                        "Referrers: a period without views",
                        window -> {
                            window.section("referrers");
                            window.days(LocalDate.of(2020, 1, 1), LocalDate.of(2020, 1, 2));
                        }));
    }

    /** A rule says which sites are the account's own. */
    static void referrersWithOwnSites(TourWindow window) {
        window.section("referrers");
        window.command("referrers-rules-open");
        window.type("referrers-rule-pattern", "escolaaurora.example");
        window.type("referrers-rule-name", "Escola Aurora");
        window.choose("referrers-rule-channel", OWN);
        window.press("referrers-rule-add");
        window.press("referrers-rules-save");
        window.rest();
    }

    private static TourStop view(String view, String title) {
        return TourStops.stop(
                "referrers-" + view,
                title,
                window -> {
                    window.section("referrers");
                    window.press("referrers-view-" + view);
                    window.pause(8);
                    window.rest();
                });
    }

    static List<TourStop> browsers() {
        return List.of(
                TourStops.stop(
                        "browsers-waiting",
                        "Browsers: choosing a video, where no saved ranking has the most viewed",
                        window -> {
                            window.section("cities");
                            window.days(LocalDate.of(2020, 1, 1), LocalDate.of(2020, 1, 2));
                            window.section("browsers");
                        }),
                TourStops.stop(
                        "browsers-full",
                        "Browsers: versions grouped into families",
                        SiteStops::browsersOfAVideo),
                TourStops.stop(
                        "browsers-devices",
                        "Browsers: types of devices",
                        window -> {
                            browsersOfAVideo(window);
                            window.press("browsers-view-devices");
                            window.pause(8);
                            window.rest();
                        }),
                TourStops.stop(
                        "browsers-loading",
                        "Browsers: first load",
                        window -> {
                            window.section("browsers");
                            window.faults(TourStops.SILENT);
                            window.chooseWithoutWaiting("browsers-video", 0);
                            window.pause(12);
                        }),
                TourStops.stop(
                        "browsers-error",
                        "Browsers: a video that can’t be loaded",
                        window -> {
                            window.section("ranking");
                            window.faults(TourStops.BROKEN);
                            window.section("browsers");
                            window.rest();
                        }),
                TourStops.stop(
                        "browsers-empty",
                        "Browsers: a period without views",
                        window -> {
                            browsersOfAVideo(window);
                            window.days(LocalDate.of(2020, 1, 1), LocalDate.of(2020, 1, 2));
                            window.pause(8);
                            window.rest();
                        }));
    }

    static List<TourStop> referrals() {
        return List.of(
                TourStops.stop(
                        "referrals-code",
                        "Referrals: the link as a QR code",
                        window -> {
                            window.section("referrals");
                            window.press("referrals-qr-open");
                        }),
                TourStops.stop(
                        "referrals-partly",
                        "Referrals: the transactions can’t be loaded",
                        window -> {
                            window.faults("referral-transactions:500");
                            window.section("referrals");
                        }));
    }

    /** The most viewed video of the ranking. */
    private static void browsersOfAVideo(TourWindow window) {
        window.section("ranking");
        window.section("browsers");
        window.rest();
    }
}
