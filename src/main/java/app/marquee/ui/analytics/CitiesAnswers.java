package app.marquee.ui.analytics;

import app.marquee.model.CityRow;
import app.marquee.service.AnalyticsReads;
import app.marquee.service.CityQuestion;
import app.marquee.service.Report;

import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Where answers by cities come from.
 *
 * @param asked what would be asked for now
 */
record CitiesAnswers(AnalyticsReads reads, Supplier<Optional<CityQuestion>> asked)
        implements NarrowedReport.Source<
                CityQuestion, Report<CityRow>, PlaceNarrowing, CitiesContent> {
    @Override
    public Optional<CityQuestion> question() {
        return asked.get();
    }

    @Override
    public CitiesContent read(CityQuestion question, PlaceNarrowing by, LongConsumer rows)
            throws InterruptedException {
        return CitiesContent.of(question, reads.cities(question, rows), by);
    }

    @Override
    public Optional<CitiesContent> kept(CityQuestion question, PlaceNarrowing by)
            throws InterruptedException {
        Optional<Report<CityRow>> report =
                reads.keepsAnswers() ? reads.keptCities(question) : Optional.empty();
        return report.isEmpty()
                ? Optional.empty()
                : Optional.of(CitiesContent.of(question, report.get(), by));
    }

    @Override
    public Compared<Report<CityRow>> other(
            CityQuestion question, Versus versus, LongConsumer rows) {
        return new ComparedReads(reads).cities(question, versus, rows);
    }
}
