package app.marquee.sandbox.shape;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/**
 * Row thinner of one analytics response: of four rows one is whole, one has nulls, one lacks
 * members, one both. Views, plays and names always stay. Not thread-safe.
 */
final class Thinning {
    private static final List<String> UNIQUES = List.of("unique_views", "unique_plays");
    private static final List<String> OTHERS = List.of("latitude", "longitude", "bandwidth_cost");

    private int rows;

    ObjectNode next(ObjectNode row) {
        ObjectNode thin = row.deepCopy();
        thin.remove("currency");
        switch (rows++ % 4) {
            case 1 -> UNIQUES.forEach(thin::putNull);
            case 2 -> thin.remove(UNIQUES);
            case 3 -> {
                thin.remove(UNIQUES);
                OTHERS.stream().filter(thin::has).forEach(thin::putNull);
            }
            default -> {}
        }
        return thin;
    }
}
