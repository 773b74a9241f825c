package app.marquee.store.snapshot;

import app.marquee.model.referral.ReferralTransaction;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Stored referral transaction.
 *
 * @param pendingSince when it was first seen pending on this computer; null when it is not pending
 *     or has no id by which it could be known again
 */
public record SeenTransaction(ReferralTransaction transaction, @Nullable Instant pendingSince) {}
