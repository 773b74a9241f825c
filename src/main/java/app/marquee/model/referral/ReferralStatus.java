package app.marquee.model.referral;

/**
 * Status of a referral transaction (contract, section 3). An unknown status is stored and shown as
 * it is.
 */
public record ReferralStatus(String wire) {
    public static final ReferralStatus PENDING = new ReferralStatus("pending");
    public static final ReferralStatus CONFIRMED = new ReferralStatus("confirmed");
    public static final ReferralStatus LIMIT_REACHED = new ReferralStatus("limit_reached");

    @Override
    public String toString() {
        return wire;
    }
}
