package app.marquee.ui.library;

import app.marquee.model.video.Video;
import app.marquee.ui.library.folder.ChangeMark;

/** Row of a video in the table, with the state of its latest change. Immutable. */
record VideoRow(Video video, ChangeMark mark) {}
