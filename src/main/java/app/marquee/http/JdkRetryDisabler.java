package app.marquee.http;

/**
 * Keeps the JDK's client from repeating a request by itself: unasked it connects twice and sends a
 * GET again when its connection broke, without a word to anybody and outside of the budget.
 */
final class JdkRetryDisabler {
    private JdkRetryDisabler() {}

    /** Has to run before the first client of the virtual machine sends anything. */
    static void hold() {
        set("jdk.httpclient.redirects.retrylimit", "1");
        set("jdk.httpclient.disableRetryConnect", "true");
        set("jdk.httpclient.enableAllMethodRetry", "false");
    }

    private static void set(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }
}
