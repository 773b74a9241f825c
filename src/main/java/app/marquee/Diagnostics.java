package app.marquee;

import app.marquee.log.Anonymizer;
import app.marquee.log.Logging;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ServiceAddress;
import app.marquee.model.id.ItemKind;
import app.marquee.model.settings.Settings;
import app.marquee.store.Catalogue;
import app.marquee.store.Journal;
import app.marquee.store.file.Home;
import app.marquee.ui.shell.ProgramFacts.Fact;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Diagnostics of the running program: versions, settings, counts and the end of the log, without
 * accounts, connections, titles, IDs or secrets. Blocking.
 */
final class Diagnostics {
    private static final int LINES = 2_000;

    private final Run run;

    Diagnostics(Run run) {
        this.run = run;
    }

    /** As an archive that can be written. */
    DiagnosticsZip of(List<Fact> versions, List<Fact> surroundings) {
        Map<String, String> texts = new LinkedHashMap<>();
        List<Fact> facts = new ArrayList<>(versions);
        facts.addAll(surroundings);
        texts.put("versions.txt", lines(facts));
        texts.put("settings.txt", lines(settings()));
        texts.put("counts.txt", lines(counts()));
        texts.put("log.txt", log());
        texts.replaceAll((_, text) -> run.watch().secrets().mask(text));
        return new DiagnosticsZip(texts);
    }

    private static String lines(List<Fact> facts) {
        return facts.stream()
                .map(fact -> fact.name() + ": " + fact.value() + "\n")
                .collect(Collectors.joining());
    }

    private List<Fact> settings() {
        Settings now = run.foundation().settings().current();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("Theme", now.appearance().theme().name()));
        facts.add(new Fact("Density", now.appearance().density().name()));
        facts.add(new Fact("Text size", now.appearance().textSize().percent() + "%"));
        facts.add(new Fact("Motion", now.appearance().motion().name()));
        facts.add(new Fact("Developer details", now.appearance().developerDetails().name()));
        facts.add(new Fact("Language", now.language().name()));
        facts.add(new Fact("Saved view settings", String.valueOf(now.views().size())));
        List<Connection> all = run.connections().all();
        for (int number = 0; number < all.size(); number++) {
            facts.add(new Fact("Connection " + (number + 1), words(all.get(number))));
        }
        return facts;
    }

    private static String words(Connection connection) {
        return String.join(
                ", ",
                connection.kind().name().toLowerCase(Locale.ROOT),
                connection.readOnly() ? "read-only" : "writable",
                ServiceAddress.isLoopback(connection.baseUrl()) ? "on this computer" : "remote",
                connection.baseUrl().equals(connection.dataUrl()) ? "one host" : "two hosts",
                connection.terms().requestsPerMinute() + " requests a minute",
                connection.routes().paths().size() + " custom paths",
                connection.routes().hosts().size() + " custom hosts");
    }

    private List<Fact> counts() {
        List<Fact> facts = new ArrayList<>();
        Journal journal = run.foundation().journal();
        facts.add(new Fact("Interrupted changes", size(run.foundation().interrupted())));
        facts.add(new Fact("Unreadable journal entries", size(journal.unreadable())));
        facts.add(new Fact("Files set aside", size(run.foundation().damaged())));
        List<Connection> all = run.connections().all();
        for (int number = 0; number < all.size(); number++) {
            count(facts, "Connection " + (number + 1), all.get(number));
        }
        return facts;
    }

    private void count(List<Fact> facts, String name, Connection connection) {
        Journal journal = run.foundation().journal();
        for (ChangeState state : ChangeState.values()) {
            facts.add(
                    new Fact(
                            name + ", changes " + state.name().toLowerCase(Locale.ROOT),
                            size(journal.inState(connection.id(), state))));
        }
        Catalogue catalogue = run.foundation().catalogue();
        for (ItemKind kind : ItemKind.listed()) {
            facts.add(
                    new Fact(
                            name + ", known items of type " + kind.name().toLowerCase(Locale.ROOT),
                            size(catalogue.all(connection.id(), kind))));
        }
    }

    private static String size(List<?> list) {
        return Integer.toString(list.size());
    }

    private String log() {
        return new Anonymizer(run.connections().all(), places()).apply(lastLines());
    }

    private Map<String, String> places() {
        Home home = run.foundation().home();
        Map<String, String> places = new LinkedHashMap<>();
        Stream.of(home.cache(), home.config(), home.data(), home.state())
                .forEach(place -> places.put(place.toString(), "<Marquee home>"));
        places.put(System.getProperty("user.home", ""), "~");
        return places;
    }

    private String lastLines() {
        Path file = Logging.file(run.foundation().home().logDirectory());
        try {
            List<String> all =
                    new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
            return String.join("\n", all.subList(Math.max(0, all.size() - LINES), all.size()))
                    + "\n";
        } catch (IOException unreadable) {
            return "The log could not be read: " + unreadable.getClass().getSimpleName() + "\n";
        }
    }
}
