package app.marquee.analytics.place;

import app.marquee.model.Interrupts;

import java.util.ArrayList;
import java.util.List;

/**
 * Innermost place, a city or one of its days or hours, with its surrounding places, for flat
 * tables.
 */
public record PlaceLeaf(PlaceNode country, PlaceNode region, PlaceNode city, PlaceNode place) {
    /** In the order of the tree. Pure; ends on interrupt. */
    public static List<PlaceLeaf> of(PlaceNode everywhere) throws InterruptedException {
        List<PlaceLeaf> leaves = new ArrayList<>();
        for (PlaceNode country : everywhere.children()) {
            for (PlaceNode region : country.children()) {
                for (PlaceNode city : region.children()) {
                    Interrupts.heed();
                    add(country, region, city, leaves);
                }
            }
        }
        return leaves;
    }

    private static void add(
            PlaceNode country, PlaceNode region, PlaceNode city, List<PlaceLeaf> leaves) {
        if (city.hasChildren()) {
            city.children()
                    .forEach(bucket -> leaves.add(new PlaceLeaf(country, region, city, bucket)));
        } else {
            leaves.add(new PlaceLeaf(country, region, city, city));
        }
    }
}
