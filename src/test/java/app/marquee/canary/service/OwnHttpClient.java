package app.marquee.canary.service;

/** Canary: an HTTP client outside the transport. */
final class OwnHttpClient {
    final java.net.http.HttpClient client = java.net.http.HttpClient.newHttpClient();
}
