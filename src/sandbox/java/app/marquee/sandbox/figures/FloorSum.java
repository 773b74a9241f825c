package app.marquee.sandbox.figures;

/** Floor sum of a linear function by Euclid's scheme, in logarithmic time. */
final class FloorSum {
    private FloorSum() {}

    /** The sum of {@code floor((a * i + b) / m)} for i from 0 to n - 1; nothing negative, m > 0. */
    static long of(long n, long m, long a, long b) {
        long sum = 0;
        while (n > 0) {
            if (a >= m) {
                sum += n * (n - 1) / 2 * (a / m);
                a %= m;
            }
            if (b >= m) {
                sum += n * (b / m);
                b %= m;
            }
            long top = a * n + b;
            if (top < m) {
                break;
            }
            n = top / m;
            b = top % m;
            long swap = m;
            m = a;
            a = swap;
        }
        return sum;
    }
}
