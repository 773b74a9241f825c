package app.marquee.analytics.geo;

/**
 * Label of a country with its position.
 *
 * @param code ISO 3166-1 alpha-2; empty where there is none
 * @param name in English, as Natural Earth writes it
 * @param x in the world of {@link Mercator}
 * @param y in the world of {@link Mercator}
 * @param width how much of the world its main part is wide
 */
public record CountryLabel(String code, String name, double x, double y, double width) {}
