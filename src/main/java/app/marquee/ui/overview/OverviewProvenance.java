package app.marquee.ui.overview;

import app.marquee.model.operation.Operation;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.card.CardContent;
import app.marquee.ui.analytics.card.CardLoad;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.analytics.report.ProvenanceDetail;
import app.marquee.ui.analytics.report.ProvenanceText;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Formatter of what the Overview is made of: its days, and the reports with their load times.
 *
 * @param words of the other reports
 * @param zone of the account
 */
record OverviewProvenance(
        OverviewViewModel model, ProvenanceText words, Messages messages, ZoneId zone) {
    /** When the oldest of its reports was loaded, or that none is, and the days. */
    String now() {
        return line(words);
    }

    /** The same with dates, for images. */
    String lasting() {
        return line(words.lasting());
    }

    private String line(ProvenanceText form) {
        return model.oldest()
                .map(oldest -> line(form, oldest))
                .orElseGet(() -> nothing(days(form)));
    }

    private String nothing(String days) {
        String state = messages.text(model.isLoading() ? "state.loading" : "card.missing");
        return days.isEmpty() ? state : messages.text("pattern.dot", state, days);
    }

    private String line(ProvenanceText form, Instant oldest) {
        String loaded = messages.text("pattern.dot", form.loaded(oldest, zone), days(form));
        return model.period()
                .period()
                .flatMap(days -> form.preliminary(days, LocalDate.ofInstant(oldest, zone)))
                .map(preliminary -> messages.text("pattern.dot", loaded, preliminary))
                .orElse(loaded);
    }

    /** The days, and each report with its request and its load time, a line each. */
    List<ProvenanceDetail> details() {
        List<ProvenanceDetail> lines = new ArrayList<>();
        lines.add(new ProvenanceDetail(messages.text("truth.label.period"), days(words.lasting())));
        add(lines, "overview.from.ranking", Operation.GET_RANKING, model.videos());
        add(lines, "overview.from.referrer", Operation.GET_REFERRER, model.traffic());
        add(lines, "part.places", Operation.GET_CITY, model.countries());
        if (model.period().other().isPresent()) {
            lines.add(
                    new ProvenanceDetail(
                            messages.text("truth.label.comparison"), messages.text("change.gray")));
        }
        return List.copyOf(lines);
    }

    /** What the sentences at the head are made of. */
    List<ProvenanceDetail> shares() {
        List<ProvenanceDetail> lines = new ArrayList<>();
        lines.add(new ProvenanceDetail(messages.text("truth.label.period"), days(words.lasting())));
        compared()
                .ifPresent(
                        days ->
                                lines.add(
                                        new ProvenanceDetail(
                                                messages.text("truth.label.comparison"), days)));
        loaded(lines, "part.videos", model.videos());
        loaded(lines, "part.sources", model.traffic());
        loaded(lines, "part.places", model.countries());
        lines.add(
                new ProvenanceDetail(
                        messages.text("summary.shares"), messages.text("summary.shares.text")));
        return List.copyOf(lines);
    }

    private Optional<String> compared() {
        return model.period().versus() instanceof ComparisonTarget.Days(var before, var part)
                ? Optional.ofNullable(part)
                        .or(model.period()::period)
                        .map(own -> words.part(own, before))
                : Optional.empty();
    }

    private void loaded(
            List<ProvenanceDetail> lines, String what, CardLoad<? extends CardContent> load) {
        Instant askedAt = askedAt(load);
        lines.add(
                new ProvenanceDetail(
                        messages.text(what),
                        askedAt == null
                                ? messages.text("overview.from.none")
                                : words.lasting().loaded(askedAt, zone)));
    }

    private void add(
            List<ProvenanceDetail> lines,
            String what,
            Operation operation,
            CardLoad<? extends CardContent> load) {
        Instant askedAt = askedAt(load);
        lines.add(
                new ProvenanceDetail(
                        messages.text(what),
                        askedAt == null
                                ? messages.text("overview.from.none")
                                : words.lasting().loaded(askedAt, zone)));
        if (askedAt != null) {
            lines.add(
                    ProvenanceDetail.forDevelopers(
                            messages.text(what), operation.method() + " " + operation.path()));
        }
    }

    private String days(ProvenanceText form) {
        return model.period().period().map(days -> form.period(days, zone)).orElse("");
    }

    private static @Nullable Instant askedAt(CardLoad<? extends CardContent> load) {
        CardContent shown = load.value();
        return shown == null ? null : shown.askedAt();
    }
}
