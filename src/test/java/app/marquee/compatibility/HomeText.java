package app.marquee.compatibility;

import app.marquee.analytics.Period;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.ChangeService;
import app.marquee.change.engine.ObjectLocks;
import app.marquee.change.engine.ScriptedTransport;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.CreatedItem;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionsReading;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FileLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.report.ReportTemplate.ReportStyle;
import app.marquee.model.report.ReportTemplate.ReportTitle;
import app.marquee.model.settings.AlertSettings;
import app.marquee.model.settings.Settings;
import app.marquee.model.video.PictureData;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReferralQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.ReferrerRules;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.RulesReading;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionParts;
import app.marquee.store.ChangeListFile;
import app.marquee.store.Journal;
import app.marquee.store.Memberships;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;
import app.marquee.store.report.TemplateFile;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Text of everything in a home directory, as the application reads it. Each field is written by
 * itself: names of classes and record components aren't part of the text.
 */
final class HomeText implements AutoCloseable {
    private static final int ALL = 10_000;
    private static final LocalDate SATURDAY = LocalDate.of(2026, 10, 31);
    private static final Period WEEK = new Period(SATURDAY.minusDays(6), SATURDAY);

    private final Path home;
    private final Clock clock;
    private final Stores stores;
    private final ConnectionService connections;

    HomeText(Path home, Clock clock) {
        this.home = home;
        this.clock = clock;
        this.stores = Stores.open(Home.in(home), clock, _ -> {}, _ -> {});
        this.connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(stores.settings()),
                                stores,
                                new Tokens(),
                                clock,
                                "reader"));
    }

    Stores stores() {
        return stores;
    }

    @Override
    public void close() {
        stores.close();
    }

    /** The parts by file name. */
    Map<String, List<String>> parts() throws IOException {
        return Map.of(
                "settings.txt", settings(),
                "changes.txt", changes(),
                "items.txt", items(),
                "reports.txt", reports(),
                "files.txt", files());
    }

    private List<ConnectionId> accounts() {
        return stores.settings().current().connections().stream().map(Connection::id).toList();
    }

    // Settings

    private List<String> settings() {
        Settings now = stores.settings().current();
        List<String> text = new ArrayList<>();
        text.add("theme " + now.appearance().theme());
        text.add("density " + now.appearance().density());
        text.add("text size " + now.appearance().textSize().percent());
        text.add("motion " + now.appearance().motion());
        text.add("developer details " + now.appearance().developerDetails());
        text.add("language " + now.language().tag());
        text.add("last connection " + now.lastConnection());
        text.add(
                "answers %s days, %s MB, %s days, images %s MB"
                        .formatted(
                                now.answers().days(),
                                now.answers().megabytes(),
                                now.answers().settlingDays(),
                                now.answers().imageMegabytes()));
        now.connections().forEach(one -> text.add(one.id() + ": " + connection(one)));
        new TreeMap<>(
                        now.answeredHosts().entrySet().stream()
                                .collect(
                                        Collectors.toMap(
                                                one -> one.getKey().value(), Map.Entry::getValue)))
                .forEach((id, hosts) -> text.add("hosts of " + id + ": " + hosts(hosts)));
        now.budgets()
                .forEach(
                        (id, budget) ->
                                text.add(
                                        "budget of %s: %s %s"
                                                .formatted(
                                                        id, budget.amount(), budget.currency())));
        now.alerts().forEach((id, alerts) -> text.addAll(alerts(id, alerts)));
        new TreeMap<>(now.views())
                .forEach((key, value) -> text.add("view " + key + " = " + line(value)));
        return text;
    }

    private static List<String> alerts(ConnectionId id, AlertSettings alerts) {
        List<String> text = new ArrayList<>();
        text.add(
                "alerts of %s: load %s, desktop %s, announced %s"
                        .formatted(id, alerts.loads(), alerts.desktop(), alerts.announced()));
        new TreeMap<>(alerts.rules())
                .forEach(
                        (kind, rule) ->
                                text.add(
                                        "  %s %s %s".formatted(kind, rule.on(), rule.threshold())));
        return text;
    }

    private static String connection(Connection one) {
        Authority authority = one.terms().network().authority();
        return "%s, %s, %s, %s, read-only %s, %d a minute, %s, hosts %s, paths %s, proxy %s, %s"
                .formatted(
                        one.name(),
                        one.kind(),
                        one.baseUrl(),
                        one.dataUrl(),
                        one.readOnly(),
                        one.terms().requestsPerMinute(),
                        one.zone(),
                        hosts(one.routes().hosts()),
                        new TreeMap<>(one.routes().paths()),
                        one.terms().network().systemProxy(),
                        authority == null
                                ? "no authority"
                                : authority.name()
                                        + " until "
                                        + authority.until()
                                        + " "
                                        + line(authority.pem()));
    }

    private static String hosts(Map<Operation, HostRole> hosts) {
        return new TreeMap<>(hosts).toString();
    }

    // Changes

    private List<String> changes() {
        List<String> text = new ArrayList<>();
        for (Connection connection : stores.settings().current().connections()) {
            text.add("# " + connection.id());
            ChangeService changes = changes(connection, stores.journal());
            for (ChangeLine line : changes.newest(ALL).reversed()) {
                text.addAll(change(changes, line));
            }
        }
        return text;
    }

    /** Changes of a connection that has every operation. Nothing is sent. */
    private ChangeService changes(Connection connection, Journal journal) {
        return new ChangeService(
                new JournalEntryFactory(connection, clock, () -> new ChangeId("again"), "reader"),
                new ScriptedTransport(),
                journal,
                new ObjectLocks(),
                (_, _) -> true,
                _ -> {});
    }

    private static List<String> change(ChangeService changes, ChangeLine line) {
        List<String> text = recorded(line);
        changes.inverse(line).ifPresent(back -> text.add("  undo " + staged(back)));
        again(changes, line).ifPresent(again -> text.add("  again " + staged(again)));
        return text;
    }

    private static List<String> recorded(ChangeLine line) {
        List<String> text = new ArrayList<>();
        text.add(
                "%d %s %s %s"
                        .formatted(line.sequence(), line.state(), line.operation(), line.id()));
        text.add("  about " + subjects(line.subjects()));
        line.members().forEach(member -> text.add("  " + member(member)));
        text.add(
                "  request %s %s %s %s"
                        .formatted(
                                line.request().method(),
                                line.request().url(),
                                new TreeMap<>(line.request().pathVariables()),
                                line(line.request().body())));
        text.add(
                "  by %s “%s”, list %s at %d, secret %s, reversible %s, takes back %s"
                        .formatted(
                                line.origin().author(),
                                line.origin().note(),
                                line.identity().list(),
                                line.identity().position(),
                                line.content().needsSecret(),
                                line.reversible(),
                                line.origin().inverseOf()));
        text.addAll(needs(line.needs()));
        text.add(
                "  staged %s, %d attempts, sent %s, ended %s, %s"
                        .formatted(
                                line.origin().stagedAt(),
                                line.progress().attempts(),
                                line.progress().sentAt(),
                                line.progress().endedAt(),
                                answer(line.answer())));
        return text;
    }

    private static List<String> needs(List<CreatedItem> needs) {
        return needs.stream()
                .map(one -> "  needs %s “%s”".formatted(one.change(), one.title()))
                .toList();
    }

    private static Optional<StagedChange> again(ChangeService changes, ChangeLine line) {
        Optional<Secret> secret =
                line.content().needsSecret()
                        ? Optional.of(new Secret("also-not-real"))
                        : Optional.empty();
        return changes.again(line, secret);
    }

    private static String staged(StagedChange change) {
        ChangeLine line = change.line();
        var file = change.request().file();
        return "%s about %s: %s%s"
                .formatted(
                        line.operation(),
                        subjects(line.subjects()),
                        line.members().stream()
                                .map(HomeText::member)
                                .collect(Collectors.joining("; ")),
                        file == null
                                ? ""
                                : " with %s, %s, %s"
                                        .formatted(
                                                file.name(),
                                                file.content().length(),
                                                file.sha256()));
    }

    private static String answer(@Nullable ChangeAnswer answer) {
        return answer == null
                ? "no answer"
                : "answer %s %s %s %s"
                        .formatted(
                                answer.status(),
                                answer.words(),
                                answer.failure(),
                                answer.notBefore());
    }

    private static String subjects(List<Subject> subjects) {
        return subjects.stream()
                .map(one -> one.kind() + " " + one.id() + " “" + one.title() + "”")
                .collect(Collectors.joining(", "));
    }

    private static String member(MemberChange member) {
        return member.member() + ": " + value(member.before()) + " → " + value(member.after());
    }

    private static String value(ChangeValue value) {
        return switch (value) {
            case ChangeValue.Unknown _ -> "unknown";
            case ChangeValue.None _ -> "none";
            case ChangeValue.Hidden _ -> "hidden";
            case ChangeValue.Text(var text) -> "“" + line(text) + "”";
            case ChangeValue.Flag(var on) -> on ? "yes" : "no";
            case ChangeValue.Whole(var number) -> Long.toString(number);
            case ChangeValue.Many(var values) ->
                    values.stream()
                            .map(HomeText::value)
                            .collect(Collectors.joining(", ", "[", "]"));
            case ChangeValue.Parts(var members) ->
                    members.entrySet().stream()
                            .map(one -> one.getKey() + " " + value(one.getValue()))
                            .collect(Collectors.joining(", ", "{", "}"));
        };
    }

    // Items

    private List<String> items() {
        List<String> text = new ArrayList<>();
        for (ConnectionId id : accounts()) {
            text.add("# " + id);
            for (ItemKind kind : ItemKind.values()) {
                for (KnownItem item : stores.catalogue().all(id, kind)) {
                    text.add(item(item) + frame(id, item) + seen(id, item));
                }
            }
            for (Memberships.Kind kind : Memberships.Kind.values()) {
                new TreeMap<>(stores.catalogue().members().all(id, kind))
                        .forEach(
                                (item, owners) ->
                                        text.add("%s %s: %s".formatted(kind, item, owners)));
            }
            text.add("found for “aula 1”:");
            stores.catalogue()
                    .offered(id, ItemKind.VIDEO, "aula 1")
                    .forEach(item -> text.add("  " + item(item)));
            text.add("found for “acoes”:");
            stores.catalogue()
                    .offered(id, ItemKind.VIDEO, "acoes")
                    .forEach(item -> text.add("  " + item(item)));
        }
        return text;
    }

    private String frame(ConnectionId id, KnownItem item) {
        return stores.catalogue().frame(id, item.id()).map(url -> ", image " + url).orElse("")
                + stores.catalogue()
                        .searchedFrame(id, item.id())
                        .map(at -> ", image searched " + at)
                        .orElse("");
    }

    private String seen(ConnectionId id, KnownItem item) {
        return stores.catalogue()
                .seen(id, new VideoId(item.id()))
                .map(
                        seen ->
                                ", seen %s, custom %s, length %s"
                                        .formatted(seen.status(), seen.hasCustom(), seen.length()))
                .orElse("");
    }

    private static String item(KnownItem item) {
        FileLine file = item.file();
        return "%s %s “%s” from %s%s, confirmed %s"
                .formatted(
                        item.kind(),
                        item.id(),
                        item.title(),
                        item.source(),
                        file == null ? "" : " (%s, line %d)".formatted(file.file(), file.line()),
                        item.confirmedAt());
    }

    // Reports

    private List<String> reports() {
        List<String> text = new ArrayList<>();
        try (Session session = connections.open(new ConnectionId("acme"))) {
            Reports reports = new SessionReports(session);
            RankingQuestion week = new RankingQuestion(WEEK);
            Optional<Report<RankingQuestion, RankingRow>> ranking =
                    reports.cached(ReportType.RANKING, week);
            add(text, "ranking", ranking, HomeText::ranking);
            add(
                    text,
                    "ranking of a day",
                    reports.cached(
                            ReportType.RANKING,
                            new RankingQuestion(Period.of(SATURDAY.minusDays(1)))),
                    HomeText::ranking);
            text.add(
                    "other days of a ranking: "
                            + reports.otherPeriod(ReportType.RANKING, week)
                                    .map(RankingQuestion::period)
                                    .map(days -> days.start() + " to " + days.end())
                                    .orElse("none"));
            add(
                    text,
                    "cities",
                    reports.cached(
                            ReportType.CITIES,
                            new CityQuestion(WEEK, Granularity.TOTAL, null, null)),
                    HomeText::city);
            add(
                    text,
                    "cities of a region by day",
                    reports.cached(
                            ReportType.CITIES,
                            new CityQuestion(WEEK, Granularity.DAY, "Brazil", "Bahia")),
                    HomeText::city);
            add(
                    text,
                    "referrers by hour",
                    reports.cached(
                            ReportType.REFERRERS, new ReferrerQuestion(WEEK, Granularity.HOUR)),
                    HomeText::referrer);
            add(
                    text,
                    "browsers",
                    reports.cached(
                            ReportType.BROWSERS,
                            new BrowserQuestion(
                                    new VideoId("c2d3e4f5-1111-4222-8333-444455550001"),
                                    WEEK,
                                    Granularity.TOTAL)),
                    HomeText::browser);
            live(text, reports);
            referrals(text, reports);
        }
        text.add("reports in all: " + stores.snapshots().usage().answers());
        return text;
    }

    private static <Q extends PeriodQuestion<Q>, R> void add(
            List<String> text,
            String name,
            Optional<Report<Q, R>> report,
            Function<R, String> row) {
        text.add("# " + name);
        Report<Q, R> kept = report.orElseThrow(() -> new AssertionError("No " + name));
        text.add(
                "%s from %s, asked %s, %s to %s, %s, %s"
                        .formatted(
                                kept.type().operation(),
                                kept.host(),
                                kept.askedAt(),
                                kept.question().period().start(),
                                kept.question().period().end(),
                                kept.question().granularity(),
                                kept.zone()));
        text.add("total " + counters(kept.total()) + extras(kept.extras()));
        kept.rows().forEach(one -> text.add("  " + row.apply(one)));
    }

    private static String counters(Counters counters) {
        return "%s views, %s unique, %s plays, %s unique"
                .formatted(
                        counters.views(),
                        counters.uniqueViews(),
                        counters.plays(),
                        counters.uniquePlays());
    }

    private static String extras(UnknownMembers extras) {
        return extras.isEmpty() ? "" : " " + new TreeMap<>(extras.members());
    }

    private static String ranking(RankingRow row) {
        return "%s “%s”, %s, %s viewers, %s %s%s"
                .formatted(
                        row.videoId(),
                        row.title(),
                        counters(row.counters()),
                        row.uniqueViewers(),
                        row.bandwidthCost(),
                        row.currency(),
                        extras(row.extras()));
    }

    private static String city(CityRow row) {
        return "%s / %s / %s at %s %s, %s, %s%s"
                .formatted(
                        row.country(),
                        row.region(),
                        row.city(),
                        row.latitude(),
                        row.longitude(),
                        row.bucket(),
                        counters(row.counters()),
                        extras(row.extras()));
    }

    private static String referrer(ReferrerRow row) {
        return "%s, %s, %s%s"
                .formatted(
                        row.referrer(),
                        row.bucket(),
                        counters(row.counters()),
                        extras(row.extras()));
    }

    private static String browser(BrowserRow row) {
        return "%s, %s, %s%s"
                .formatted(
                        row.browser(),
                        row.bucket(),
                        counters(row.counters()),
                        extras(row.extras()));
    }

    private static void live(List<String> text, Reports reports) {
        LiveId id = new LiveId("4b1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b31");
        Report<LiveQuestion, ViewersPoint> live =
                reports.cached(ReportType.LIVE, new LiveQuestion(id)).orElseThrow();
        text.add("# live stream");
        text.add(id + " asked " + live.askedAt());
        for (ViewersPoint point : live.rows()) {
            text.add(
                    "  %s = %s, %s viewers%s"
                            .formatted(
                                    point.time(),
                                    point.at(),
                                    point.viewers(),
                                    extras(point.extras())));
        }
    }

    private static void referrals(List<String> text, Reports reports) {
        ReferralQuestion all = new ReferralQuestion();
        Report<ReferralQuestion, ReferralSummary> amounts =
                reports.cached(ReportType.REFERRALS, all).orElseThrow();
        Report<ReferralQuestion, SeenTransaction> transactions =
                reports.cached(ReportType.TRANSACTIONS, all).orElseThrow();
        ReferralSummary summary = amounts.rows().getFirst();
        text.add("# referrals");
        text.add("asked " + Collections.min(List.of(amounts.askedAt(), transactions.askedAt())));
        text.add(
                "%s, pending %s, received %s, balance %s %s%s"
                        .formatted(
                                summary.link(),
                                summary.pendingEstimate(),
                                summary.totalReceived(),
                                summary.balance(),
                                summary.currency(),
                                extras(summary.extras())));
        Map<String, Instant> pendingSince = new TreeMap<>();
        for (SeenTransaction seen : transactions.rows()) {
            ReferralTransaction one = seen.transaction();
            text.add(
                    "  %s %s, %s %s, %s%s"
                            .formatted(
                                    one.id(),
                                    one.status(),
                                    one.amount(),
                                    one.currency(),
                                    one.createdAt(),
                                    extras(one.extras())));
            if (seen.pendingSince() != null) {
                pendingSince.put(one.id(), seen.pendingSince());
            }
        }
        text.add("pending since " + pendingSince);
    }

    // Exported files

    private List<String> files() throws IOException {
        Path exported = home.resolve("exported");
        Files.createDirectories(home.resolve("elsewhere"));
        List<String> text = new ArrayList<>();
        text.add("# changes.json");
        ChangeList list =
                ((ChangeListReading.Found)
                                new ChangeListFile().read(exported.resolve("changes.json")))
                        .list();
        text.add(
                "%s saved %s, %s, %s, %s"
                        .formatted(
                                list.id(),
                                list.savedAt(),
                                list.account(),
                                list.kind(),
                                list.address()));
        list.changes().forEach(change -> text.addAll(listed(change)));
        text.add("# the changes of changes.json in another home");
        try (Journal other = Journal.open(home.resolve("elsewhere/journal.db"), clock)) {
            changes(stores.settings().current().connections().getFirst(), other)
                    .lists()
                    .take(list, lines -> lines.forEach(line -> text.addAll(recorded(line))))
                    .ifPresent(
                            refused -> {
                                throw new AssertionError("Refused: " + refused.reason());
                            });
        }
        text.add("# reports.json");
        new TemplateFile(Home.in(home).reportsFile(), clock)
                .read()
                .forEach(report -> text.addAll(report(report)));
        text.add("# connections.json");
        ConnectionsReading.Found found =
                (ConnectionsReading.Found)
                        connections.readFrom(exported.resolve("connections.json"));
        found.connections().forEach(one -> text.add(connection(one)));
        text.add("unusable: " + found.unusable().size());
        text.add("# naming-rules.json");
        text.addAll(rules(new ReferrerRules().load(exported.resolve("naming-rules.json"))));
        text.add("# naming rules of acme");
        text.addAll(
                rules(
                        new ReferrerRules()
                                .read(
                                        stores.settings()
                                                .current()
                                                .views()
                                                .getOrDefault(
                                                        "connection.acme.referrers.rules", ""))));
        return text;
    }

    private static List<String> report(ReportTemplate report) {
        ReportTitle title = report.title();
        ReportStyle style = report.style();
        PictureData logo = style.logo();
        return List.of(
                "%s of %s, “%s” for “%s”, “%s”, “%s”"
                        .formatted(
                                report.id(),
                                report.connection(),
                                title.name(),
                                title.client(),
                                title.note(),
                                title.summary()),
                "  over %s, in %s, %06x, logo %s"
                        .formatted(
                                report.period(),
                                style.language().toLanguageTag(),
                                style.color(),
                                logo == null
                                        ? null
                                        : new String(logo.bytes(), StandardCharsets.UTF_8)),
                "  "
                        + report.blocks().stream()
                                .map(block -> block.type() + " " + block.chosen())
                                .collect(Collectors.joining(", ")));
    }

    private static List<String> listed(ListedChange change) {
        List<String> text = new ArrayList<>();
        text.add(change.operation() + " " + change.id());
        text.add("  about " + subjects(change.subjects()));
        change.members().forEach(member -> text.add("  " + member(member)));
        text.add(
                "  by %s “%s”, secret %s"
                        .formatted(change.author(), change.note(), change.needsSecret()));
        text.addAll(needs(change.needs()));
        return text;
    }

    private static List<String> rules(RulesReading reading) {
        if (!(reading instanceof RulesReading.Rules(var rules, var incomplete))) {
            throw new AssertionError("Not naming rules: " + reading);
        }
        List<String> text = new ArrayList<>();
        rules.forEach(rule -> text.add(rule.pattern() + " is " + rule.name()));
        text.add("incomplete " + incomplete);
        return text;
    }

    /** On one line. */
    private static @Nullable String line(@Nullable String text) {
        return text == null ? null : text.replace("\n", "⏎");
    }
}
