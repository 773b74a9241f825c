package app.marquee.command.alerts;

import app.marquee.command.CommandRun;
import app.marquee.command.MarqueeCommand;
import app.marquee.model.connection.Connection;
import app.marquee.model.settings.AlertSettings;
import app.marquee.service.alert.AlertReport;
import app.marquee.service.alert.AlertResult;
import app.marquee.service.alert.Announcements;
import app.marquee.store.settings.AnnouncedFacts;
import app.marquee.text.Messages;

import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;

/**
 * Sender of new facts to a command of the user, each one once. Facts that the command failed to
 * take are sent again. What a window announced doesn't count. Blocking.
 */
record FactSender(CommandRun run, Connection connection, AlertSettings rules, Messages words) {
    private static final int FORMAT = 1;

    void tell(AlertReport report, FactCommand command) throws InterruptedException {
        String account = connection.id().value() + " " + connection.baseUrl();
        try (AnnouncedFacts told = run.told()) {
            SequencedSet<String> before = told.of(account);
            Announcements news = Announcements.of(report, before);
            SequencedSet<String> holding = new LinkedHashSet<>(news.announced());
            holding.retainAll(before);
            told.set(account, holding);
            if (!news.fresh().isEmpty()) {
                command.run(json(report, news));
                told.set(account, news.announced());
            }
        }
    }

    private byte[] json(AlertReport report, Announcements news) {
        List<Object> alerts = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        news.fresh()
                .forEach(
                        (kind, facts) -> {
                            AlertLine line = new AlertLine(kind, AlertResult.of(facts), facts);
                            alerts.add(
                                    line.told(
                                            rules.rule(kind),
                                            report.at(),
                                            connection.zone(),
                                            words));
                            line.fresh(rules.rule(kind), report.at(), connection.zone())
                                    .forEach(one -> lines.add(one.in(words)));
                        });
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("marquee", MarqueeCommand.version());
        all.put("format", FORMAT);
        all.put("connection", connection.name());
        all.put("at", report.at().toString());
        all.put("zone", connection.zone().getId());
        all.put("text", String.join("\n", lines));
        all.put("alerts", alerts);
        return (JsonMapper.shared().writeValueAsString(all) + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }
}
