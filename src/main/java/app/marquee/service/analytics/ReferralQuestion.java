package app.marquee.service.analytics;

/** Question of the user's referrals. */
public record ReferralQuestion() implements ReportQuestion {
    @Override
    public String text() {
        return "";
    }
}
