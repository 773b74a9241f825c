package app.marquee.model.rename;

import java.time.Duration;

/** Deadline of regular expressions, which also end when their thread is interrupted. */
final class Deadline {
    private static final int STEPS_BETWEEN_CHECKS = 1 << 12;

    private final long start = System.nanoTime();
    private final long most;
    private int steps;

    Deadline(Duration most) {
        this.most = most.toNanos();
    }

    /** Exception for a match that took too long. */
    static final class ExceededException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Exception for a match whose thread was interrupted. */
    static final class InterruptedMatchException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** The text, which ends a match over it after the deadline. */
    CharSequence watching(CharSequence text) {
        check();
        return new WatchedText(text, this);
    }

    private void step() {
        if (++steps % STEPS_BETWEEN_CHECKS == 0) {
            check();
        }
    }

    private void check() {
        if (Thread.interrupted()) {
            throw new InterruptedMatchException();
        }
        if (System.nanoTime() - start > most) {
            throw new ExceededException();
        }
    }

    /** Text that counts how often a match looks at it. */
    private record WatchedText(CharSequence text, Deadline deadline) implements CharSequence {
        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            deadline.step();
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new WatchedText(text.subSequence(start, end), deadline);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
