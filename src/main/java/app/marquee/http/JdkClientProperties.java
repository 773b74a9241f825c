package app.marquee.http;

/**
 * Properties of the JDK's client. By default it connects twice and resends a GET, outside of the
 * request budget, and keeps the login at a proxy to itself where the host is reached over https.
 */
final class JdkClientProperties {
    private JdkClientProperties() {}

    /** Has to run before the first client of the JVM sends anything. */
    static void hold() {
        set("jdk.httpclient.redirects.retrylimit", "1");
        set("jdk.httpclient.disableRetryConnect", "true");
        set("jdk.httpclient.enableAllMethodRetry", "false");
        set("jdk.http.auth.tunneling.disabledSchemes", "");
    }

    private static void set(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }
}
