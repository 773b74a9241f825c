package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;

/** Response form that changes the format, not the content. Thread-safe. */
@FunctionalInterface
interface Form {
    Answer apply(Call call, Answer canonical);
}
