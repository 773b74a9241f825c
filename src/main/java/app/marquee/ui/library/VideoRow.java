package app.marquee.ui.library;

import app.marquee.model.Video;

/** One video in the table, with how its latest change stands. */
record VideoRow(Video video, ChangeMark mark) {}
