package app.marquee.service.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.analytics.overview.Largest;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.model.report.BlockType;
import app.marquee.report.MapFigure;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportTable;
import app.marquee.report.ReportTable.ReportCell;
import app.marquee.report.ReportWords;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Block with a map and the largest countries and cities. */
record PlaceBlock(ReportScope scope) {
    private static final int MOST = 10;

    ReportBlock of(@Nullable Report<CityQuestion, CityRow> cities) throws InterruptedException {
        if (cities == null) {
            return scope.missing(BlockType.MAP);
        }
        PlaceNode world =
                new Places(Neighbourhoods.of(cities.rows()), cities.buckets()).of(cities.rows());
        List<PlaceNode> all =
                world.children().stream()
                        .flatMap(country -> country.children().stream())
                        .flatMap(region -> region.children().stream())
                        .toList();
        List<ReportPart> parts = new ArrayList<>();
        if (all.isEmpty()) {
            parts.add(new ReportPart.Paragraph(words().text("empty")));
        } else {
            map(world, parts);
            parts.add(new ReportPart.Grid(table("map.countries", world.children(), world)));
            parts.add(new ReportPart.Grid(table("map.cities", all, world)));
        }
        return new ReportBlock(
                BlockType.MAP,
                scope.title(BlockType.MAP),
                scope.source(cities.askedAt()),
                parts,
                null);
    }

    private ReportWords words() {
        return scope.words();
    }

    private String name(PlaceNode place) {
        String name = place.key().name(new PlaceDictionary(words().language()));
        return name == null ? words().text("unknown") : name;
    }

    private void map(PlaceNode world, List<ReportPart> parts) throws InterruptedException {
        MapPlaces places = MapPlaces.of(world, CounterMetric.VIEWS);
        MapLayer layer =
                new MapLayer(
                        places.clusters(), words().text("metric.views"), null, places.areaLayer());
        PlaceWords named = new PlaceWords(words(), new PlaceDictionary(words().language()), places);
        long shown = places.cities().size();
        parts.add(
                new ReportPart.Picture(
                        new MapFigure(words().text("map.description", shown), layer, named)));
        if (places.unplaced() > 0) {
            parts.add(new ReportPart.Remark(words().plural("map.off", places.unplaced())));
        }
    }

    private static List<Largest<PlaceNode>> largest(List<PlaceNode> places, int most) {
        return Largest.of(places, most, place -> place.sums().views(), _ -> null);
    }

    private ReportTable table(String key, List<PlaceNode> places, PlaceNode world) {
        List<Largest<PlaceNode>> top = largest(places, MOST);
        BigInteger most = top.isEmpty() ? BigInteger.ZERO : top.getFirst().value().known();
        Sum total = world.sums().views();
        List<List<ReportCell>> rows =
                top.stream()
                        .map(
                                one ->
                                        List.of(
                                                ReportCell.of(name(one.item())),
                                                scope.bar(one.value(), CounterMetric.VIEWS, most),
                                                scope.share(one.value(), total)))
                        .toList();
        return new ReportTable(
                words().text(key),
                List.of(
                        new ReportTable.ReportColumn(words().text("column.place"), 3, false),
                        new ReportTable.ReportColumn(words().text("metric.views"), 2, true),
                        new ReportTable.ReportColumn(words().text("column.share"), 1, true)),
                rows,
                LeftOut.of(words(), places.size() - rows.size()));
    }
}
