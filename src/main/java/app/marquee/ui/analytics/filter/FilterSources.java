package app.marquee.ui.analytics.filter;

import app.marquee.service.analytics.Segments;

/**
 * Sources that the toolbars of a connection share for their filters.
 *
 * @param chosen the filters of all reports
 * @param segments videos of folders, playlists, funnels and custom fields
 */
public record FilterSources(
        FiltersViewModel chosen, FilterOptions options, SavedViews saved, Segments segments) {}
