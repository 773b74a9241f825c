package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;

/** Changes the form of a successful answer, not what it says. For every thread. */
@FunctionalInterface
interface Form {
    Answer apply(Call call, Answer canonical);
}
