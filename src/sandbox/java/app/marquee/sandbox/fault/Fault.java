package app.marquee.sandbox.fault;

import java.time.Duration;

/** Fault of one type. {@link #spec()} is its name in a fault specification. */
public sealed interface Fault {
    String spec();

    /** No fault. */
    record None() implements Fault {
        @Override
        public String spec() {
            return "none";
        }
    }

    /** Delay before anything else happens to the request; adds to other faults. */
    record Latency(Duration time) implements Fault {
        @Override
        public String spec() {
            return "latency=" + time.toMillis();
        }
    }

    /** Accepted connection without a single response byte; nothing is applied. */
    record Silent() implements Fault {
        @Override
        public String spec() {
            return "silent";
        }
    }

    /**
     * Slow body: the request is applied and its response head sent; the body follows at 16 bytes
     * per pause.
     */
    record Trickle(Duration pause) implements Fault {
        @Override
        public String spec() {
            return "trickle=" + pause.toMillis();
        }
    }

    /** TCP reset after the request's head, with its body unread and nothing applied. */
    record ResetBefore() implements Fault {
        @Override
        public String spec() {
            return "reset-before";
        }
    }

    /** TCP reset after the request was read and applied, without a response byte. */
    record ResetAfter() implements Fault {
        @Override
        public String spec() {
            return "reset-after";
        }
    }

    /**
     * Half a body: the request is applied; the response announces its whole length and ends half
     * way.
     */
    record HalfBody() implements Fault {
        @Override
        public String spec() {
            return "half";
        }
    }

    /**
     * Wrong types: the request is applied; every member of the response has a value of another
     * type.
     */
    record WrongTypes() implements Fault {
        @Override
        public String spec() {
            return "wrong-types";
        }
    }

    /** Error status in the platform's format, before or after the request is applied. */
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

    /** HTML page in place of JSON, as a gateway returns it; nothing is applied. */
    record Html(int code) implements Fault {
        @Override
        public String spec() {
            return "html=" + code;
        }
    }
}
