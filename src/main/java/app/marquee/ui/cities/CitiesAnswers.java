package app.marquee.ui.cities;

import app.marquee.model.analytics.CityRow;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.ui.analytics.period.ComparisonTarget;
import app.marquee.ui.analytics.report.ComparedReads;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.FilteredReportViewModel;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Source of city reports.
 *
 * @param asked supplier of the current query
 */
record CitiesAnswers(AnalyticsReads reads, Supplier<Optional<CityQuestion>> asked)
        implements FilteredReportViewModel.Source<CityQuestion, Report<CityRow>> {
    @Override
    public Optional<CityQuestion> question() {
        return asked.get();
    }

    @Override
    public Report<CityRow> read(CityQuestion question, LongConsumer rows) {
        return reads.cities(question, rows);
    }

    @Override
    public boolean keepsAnswers() {
        return reads.keepsAnswers();
    }

    @Override
    public Optional<Report<CityRow>> kept(CityQuestion question) {
        return reads.keptCities(question);
    }

    @Override
    public Optional<CityQuestion> ofOtherDays(CityQuestion question) {
        return reads.otherCityDays(question)
                .map(
                        days ->
                                new CityQuestion(
                                        days,
                                        question.granularity(),
                                        question.country(),
                                        question.region()));
    }

    @Override
    public ComparisonResult<Report<CityRow>> other(
            CityQuestion question, ComparisonTarget versus, Instant shown, LongConsumer rows) {
        return new ComparedReads(reads).cities(question, versus, shown, rows);
    }

    @Override
    public Optional<LocalDate> earlierOn(CityQuestion question, Instant shown) {
        return reads.earlierCitiesOn(question, shown);
    }
}
