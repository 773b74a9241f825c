package app.marquee.http;

/**
 * Switch that stops the JDK client's automatic retries: by default it connects twice and resends a
 * GET, outside of the request budget.
 */
final class JdkRetryDisabler {
    private JdkRetryDisabler() {}

    /** Has to run before the first client of the JVM sends anything. */
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
