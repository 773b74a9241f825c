package app.marquee.ui.library;

import app.marquee.model.video.Video;
import app.marquee.ui.library.folder.ChangeMark;

/** One video in the table, with how its latest change stands. */
record VideoRow(Video video, ChangeMark mark) {}
