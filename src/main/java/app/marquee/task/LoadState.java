package app.marquee.task;

import app.marquee.model.failure.Failure;

import java.time.Instant;

/** State of a load. Data loaded before stays while another load runs or fails. Immutable. */
public sealed interface LoadState {
    record NotLoaded() implements LoadState {}

    /**
     * Load in progress.
     *
     * @param rows how many of its rows are shown already; 0 while earlier data stays
     */
    record Loading(int rows, Instant since) implements LoadState {}

    /** Saved copy of an earlier time, shown until newer data arrives. */
    record Stale(Instant at) implements LoadState {}

    record Loaded(Instant at) implements LoadState {}

    record Failed(Failure failure) implements LoadState {}

    record Cancelled() implements LoadState {}
}
