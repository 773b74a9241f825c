package app.marquee.tour;

import java.util.function.Consumer;

/**
 * Stop of a tour, with one image.
 *
 * @param name of the file, without theme and ending
 * @param caption what it shows
 * @param steps how to get there
 */
record TourStop(String name, String caption, Consumer<TourWindow> steps) {}
