package app.marquee.sandbox.fault;

import java.time.Duration;

/** One kind of trouble. {@link #spec()} is its name in a fault specification. */
public sealed interface Fault {
    String spec();

    /** Nothing goes wrong. */
    record None() implements Fault {
        @Override
        public String spec() {
            return "none";
        }
    }

    /** The request waits before anything else happens to it; adds to other faults. */
    record Latency(Duration time) implements Fault {
        @Override
        public String spec() {
            return "latency=" + time.toMillis();
        }
    }

    /** The connection is accepted and no byte of an answer ever comes; nothing is applied. */
    record Silent() implements Fault {
        @Override
        public String spec() {
            return "silent";
        }
    }

    /** The request is applied and its answer's head sent; the body drips, 16 bytes a pause. */
    record Trickle(Duration pause) implements Fault {
        @Override
        public String spec() {
            return "trickle=" + pause.toMillis();
        }
    }

    /** TCP reset once the request's head is known, its body unread and nothing applied. */
    record ResetBefore() implements Fault {
        @Override
        public String spec() {
            return "reset-before";
        }
    }

    /** TCP reset after the request was read and applied, without a byte of an answer. */
    record ResetAfter() implements Fault {
        @Override
        public String spec() {
            return "reset-after";
        }
    }

    /** The request is applied; the answer announces its whole length and ends half way. */
    record HalfBody() implements Fault {
        @Override
        public String spec() {
            return "half";
        }
    }

    /** The request is applied; every member of the answer has a value of another type. */
    record WrongTypes() implements Fault {
        @Override
        public String spec() {
            return "wrong-types";
        }
    }

    /** An error status in the platform's words, before or after the request is applied. */
    record Status(int code, RetryAfter retryAfter, boolean applied) implements Fault {
        @Override
        public String spec() {
            return switch (retryAfter) {
                case RetryAfter.Absent() -> applied ? code + "-after" : String.valueOf(code);
                case RetryAfter.Seconds(int seconds) -> code + "-seconds=" + seconds;
                case RetryAfter.Date(int seconds) -> code + "-date=" + seconds;
            };
        }
    }

    /** An HTML page in place of JSON, as a gateway gives one; nothing is applied. */
    record Html(int code) implements Fault {
        @Override
        public String spec() {
            return "html=" + code;
        }
    }
}
