package app.marquee.ui.overview;

import app.marquee.analytics.Change;
import app.marquee.analytics.Period;
import app.marquee.analytics.Sum;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.model.analytics.RankingRow;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.BreakdownWords;
import app.marquee.ui.analytics.FigureWords;
import app.marquee.ui.analytics.group.GroupNames;
import app.marquee.ui.analytics.report.ProvenanceText;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writer of up to three sentences about a period: how the metric changed, and the shares of its
 * sources, then of its videos and places. Without a toolkit. Immutable.
 */
final class OverviewSentences {
    /** From here on a percentage says less than both values. */
    private static final double MANIFOLD = 10;

    private static final BigInteger FEW = BigInteger.valueOf(Change.FEW);

    private final Messages messages;
    private final BreakdownWords words;
    private final FigureWords figures;
    private final GroupNames groups;
    private final PlaceDictionary places;

    /**
     * @param zone of the account
     */
    OverviewSentences(Messages messages, ZoneId zone) {
        this.messages = messages;
        this.words = new BreakdownWords(messages);
        this.figures = new FigureWords(messages);
        this.groups = new GroupNames(messages, zone);
        this.places = new PlaceDictionary(messages.locale());
    }

    /**
     * Days that the sentences are about.
     *
     * @param before null without a comparison
     * @param isPreliminary whether all that are shown are
     */
    record Days(Period shown, @Nullable Period before, LocalDate today, boolean isPreliminary) {}

    /** Empty while there is nothing to say. Pure. */
    List<String> of(OverviewFindings findings, Days days) {
        OverviewFigures.Counts counts = findings.counts();
        if (counts == null) {
            return List.of();
        }
        List<String> sentences = new ArrayList<>();
        sentences.add(total(findings, counts, days));
        if (isEnough(findings, counts)) {
            Breakdown.Basis basis = Breakdown.Basis.of(findings.change());
            sources(findings, basis).ifPresent(sentences::add);
            videosAndPlaces(findings, basis).ifPresent(sentences::add);
        }
        return List.copyOf(sentences);
    }

    private static boolean isEnough(OverviewFindings findings, OverviewFigures.Counts counts) {
        return isMany(counts.now().of(findings.metric()))
                || (counts.before() != null && isMany(counts.before().of(findings.metric())));
    }

    private static boolean isMany(Sum sum) {
        return sum.known().compareTo(FEW) >= 0;
    }

    private String total(OverviewFindings findings, OverviewFigures.Counts counts, Days days) {
        Sum now = counts.now().of(findings.metric());
        Change change = findings.change();
        BigInteger before = change == null ? null : change.before();
        BigInteger after = change == null ? null : change.now();
        if (!now.isKnown()) {
            return named("sentence.unknown", findings);
        }
        if (change == null || before == null || after == null || days.before() == null) {
            return counted(findings, now, days)
                    + (days.before() == null || now.unknown() > 0
                            ? ""
                            : " " + messages.text("sentence.before.unknown"));
        }
        if (!isEnough(findings, counts)) {
            return counted(findings, now, days) + " " + messages.text("sentence.few");
        }
        String moved = moved(findings, change, before, after, days(days.before(), days));
        return days.isPreliminary() ? moved + " " + messages.text("sentence.preliminary") : moved;
    }

    private String counted(OverviewFindings findings, Sum now, Days days) {
        String key = "sentence.total." + findings.metric().key();
        String length = messages.plural("count.days", days.shown().days());
        return now.unknown() > 0
                ? messages.text("sentence.least", words.counted(key, now.known(), length))
                : words.counted(key, now.known(), length);
    }

    private String moved(
            OverviewFindings findings,
            Change change,
            BigInteger before,
            BigInteger after,
            String than) {
        String now = figures.count(after);
        String then = figures.count(before);
        if (change.isChance()) {
            return named("sentence.level", findings, than, now, then);
        }
        boolean isMore = after.compareTo(before) > 0;
        Double ratio = change.ratio();
        if (ratio == null || Math.abs(ratio) >= MANIFOLD) {
            return named("sentence.more.few", findings, than, now, then);
        }
        return ended(
                named(
                        isMore ? "sentence.more" : "sentence.less",
                        findings,
                        than,
                        messages.formats().percent(Math.abs(ratio)),
                        messages.text(
                                isMore ? "pattern.plus" : "pattern.minus",
                                figures.count(after.subtract(before).abs()))));
    }

    /** Abbreviated months may end with a period already. */
    private static String ended(String sentence) {
        return sentence.endsWith(".") ? sentence : sentence + ".";
    }

    private String named(String key, OverviewFindings findings, Object... values) {
        Object[] all = new Object[values.length + 1];
        all[0] = messages.text("sentence." + findings.metric().key());
        System.arraycopy(values, 0, all, 1, values.length);
        return messages.text(key, all);
    }

    private String days(Period period, Days days) {
        return messages.formats().shortDays(period.start(), period.end(), days.today());
    }

    private Optional<String> sources(OverviewFindings findings, Breakdown.Basis basis) {
        Breakdown.Pair<?> pair = findings.sources();
        if (pair == null) {
            return Optional.empty();
        }
        if (pair.inTotal() == null && pair.inChange() == null) {
            return Optional.of(messages.text("sentence.sources.unknown"));
        }
        return shares(findings.sources(), basis)
                .map(
                        found ->
                                found.shares().isEmpty()
                                        ? messages.text("sentence.sources.none")
                                        : words.sentence(
                                                found.basis(), findings.metric(), named(found)))
                .map(this::begun);
    }

    /** What has no name is told only where nothing else stands out. */
    private List<BreakdownWords.Named> named(Breakdown<Group> found) {
        List<BreakdownWords.Named> all =
                BreakdownWords.named(found, Integer.MAX_VALUE, this::source);
        List<BreakdownWords.Named> known =
                all.stream().filter(one -> !one.name().equals(unknown())).limit(2).toList();
        return known.isEmpty() ? all : known;
    }

    /** In upper case where it begins with a word of ours; names stay as they are. */
    private String begun(String sentence) {
        return sentence.startsWith(unknown()) || sentence.startsWith(untitled())
                ? ProvenanceText.capitalized(sentence, messages.locale())
                : sentence;
    }

    private String source(Group group) {
        return group.kind() == GroupKind.UNKNOWN ? unknown() : groups.of(group);
    }

    private String unknown() {
        return messages.text("sentence.source");
    }

    private String untitled() {
        return messages.text("day.untitled");
    }

    /** Both have shares of the same whole. */
    private Optional<String> videosAndPlaces(OverviewFindings findings, Breakdown.Basis basis) {
        Breakdown<RankingRow> videos =
                shares(findings.videos(), basis)
                        .filter(found -> !found.shares().isEmpty())
                        .orElse(null);
        Breakdown<PlaceNode> countries =
                (videos == null
                                ? shares(findings.places(), basis)
                                : Optional.ofNullable(findings.places())
                                        .flatMap(pair -> pair.of(videos.basis())))
                        .orElse(null);
        List<BreakdownWords.Named> parts = new ArrayList<>();
        if (videos != null) {
            parts.addAll(BreakdownWords.named(videos, 1, words::title));
        }
        if (countries != null) {
            parts.addAll(BreakdownWords.named(countries, 1, place -> country(place.key().name())));
        }
        Breakdown<?> of = videos == null ? countries : videos;
        return of == null || parts.isEmpty()
                ? Optional.empty()
                : Optional.of(begun(words.sentence(of.basis(), findings.metric(), parts)));
    }

    /** Those of the whole; those of the value where the report isn't compared. */
    private static <T> Optional<Breakdown<T>> shares(
            Breakdown.@Nullable Pair<T> pair, Breakdown.Basis basis) {
        if (pair == null) {
            return Optional.empty();
        }
        return pair.of(basis)
                .or(
                        () ->
                                pair.inChange() == null
                                        ? pair.of(Breakdown.Basis.TOTAL)
                                        : Optional.empty());
    }

    private String country(@Nullable String code) {
        return code == null ? messages.text("place.unknown.country") : places.country(code);
    }
}
