package app.marquee.command.plan;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;
import app.marquee.model.HostileTitle;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.SandboxOptionsBuilder;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** Commands on a sandbox, with the writes that it got. */
final class PlanTrial implements AutoCloseable {
    static final String TOKEN = "canary-token-77ab";

    final Path directory;
    final Sandbox sandbox;
    final CommandTrial trial;
    final List<String> writes = new CopyOnWriteArrayList<>();

    /** Runs while a write is on its way. */
    volatile Runnable onWrite = () -> {};

    PlanTrial(Path directory, boolean extensions) {
        this.directory = directory;
        SandboxOptionsBuilder options =
                SandboxOptions.builder()
                        .token(TOKEN)
                        .extensions(extensions)
                        .onRequest(
                                seen -> {
                                    if (!seen.method().equals("GET")) {
                                        writes.add(seen.method() + " " + seen.path());
                                        onWrite.run();
                                    }
                                });
        sandbox = Sandbox.start(options.build());
        trial = new CommandTrial(directory.resolve("home"), CommandTrial.CLOCK, TOKEN);
        if (extensions) {
            nameOneHostile();
        }
    }

    /** The third playlist has a name with everything that a terminal or a file could obey. */
    private void nameOneHostile() {
        try {
            JsonNode third = playlist(2);
            String name = HostileTitle.of(third.path("name").asString());
            put(
                    "/playlist/" + third.path("id").asString(),
                    JsonMapper.shared().writeValueAsString(Map.of("name", name)));
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        writes.clear();
    }

    Path file(String name, String text) {
        try {
            return Files.writeString(directory.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Result run(String... arguments) {
        return trial.on(sandbox, arguments);
    }

    /** Plans a file and saves the plan. */
    Result plan(Path file, Path plan, String... more) {
        List<String> arguments =
                new ArrayList<>(List.of("plan", file.toString(), "-o", plan.toString()));
        arguments.addAll(List.of(more));
        return run(arguments.toArray(String[]::new));
    }

    /** A playlist with a name of its own, as the service returns it. */
    JsonNode playlist(int at) throws Exception {
        JsonNode all = get("/playlists");
        return (all.isArray() ? all : all.iterator().next()).get(at);
    }

    JsonNode get(String path) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(sandbox.baseUri() + path))
                        .header("Authorization", TOKEN)
                        .build();
        return send(request);
    }

    JsonNode put(String path, String body) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(sandbox.baseUri() + path))
                        .header("Authorization", TOKEN)
                        .header("Content-Type", "application/json")
                        .PUT(HttpRequest.BodyPublishers.ofString(body))
                        .build();
        return send(request);
    }

    private static JsonNode send(HttpRequest request) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            String text = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
            return JsonMapper.shared().readTree(text);
        }
    }

    @Override
    public void close() {
        sandbox.close();
        Logging.stop();
    }
}
