package app.marquee.canary.service;

/** Breaks the one transport on purpose. */
final class OwnHttpClient {
    final java.net.http.HttpClient client = java.net.http.HttpClient.newHttpClient();
}
