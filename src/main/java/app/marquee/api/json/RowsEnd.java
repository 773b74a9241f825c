package app.marquee.api.json;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;

/**
 * Summary of a streamed response after its last row.
 *
 * @param rows how many rows the sink was given
 * @param total the total that the service gave beside its rows, unknown counters where it gave none
 * @param extras members beside the rows
 */
public record RowsEnd(long rows, Counters total, UnknownMembers extras) {}
