package app.marquee.store.snapshot;

import app.marquee.model.referral.ReferralTransaction;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * A referral transaction as it is kept.
 *
 * @param pendingSince when it was first seen pending on this machine; null when it is not pending
 *     or has no id by which it could be known again
 */
public record SeenTransaction(ReferralTransaction transaction, @Nullable Instant pendingSince) {}
