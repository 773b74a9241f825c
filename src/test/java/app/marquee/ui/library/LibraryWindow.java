package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.folder;
import static app.marquee.ui.library.LibraryFixture.id;

import app.marquee.model.Member;
import app.marquee.model.folder.Folder;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.video.NoPictures;
import app.marquee.ui.video.RowPictures;

import javafx.application.Platform;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The section over services in memory, with an account that has everything odd in it. */
final class LibraryWindow {
    final LibraryFixture services;

    final FakeReads reads = new FakeReads();
    final FakeSheets sheets;
    private final RowPictures.Source pictures;

    LibraryWindow(TaskRunner tasks) {
        this(tasks, new RowPictures.Source(new NoPictures(), Platform::runLater));
    }

    LibraryWindow(TaskRunner tasks, RowPictures.Source pictures) {
        services = new LibraryFixture(tasks);
        this.sheets = new FakeSheets(services.staging);
        this.pictures = pictures;
    }

    SectionDefinition definition(List<LibrarySection> made) {
        return LibrarySection.definition(
                on -> {
                    LibrarySection section =
                            new LibrarySection(
                                    new LibrarySection.Services(
                                            services.folders,
                                            services.videoService,
                                            services.pages,
                                            services.fields,
                                            pictures,
                                            FakeThumbnails.sources(),
                                            services.differences,
                                            sheets),
                                    ReportSources.of(
                                            reads,
                                            new FakeThings(),
                                            FakeMemory.withoutComparison()),
                                    services.gate,
                                    on);
                    made.add(section);
                    return section;
                });
    }

    void account() {
        Instant updated = Instant.parse("2026-02-03T09:30:00Z");
        services.folders.folders = new ArrayList<>();
        add(folder(1, "Courses", null), 12, updated);
        add(folder(2, "Basic 10", 1), 3, updated);
        add(folder(3, "Basic 9", 1), 0, updated);
        add(folder(4, "Lessons", 2), 145, updated);
        add(folder(5, "Archive", null).withActive(Member.of(false)), 8, updated);
        add(folder(6, "Spaced out ", null), 1, updated);
        add(folder(7, "Ação e aventura 🎬 日本語", null), 40_000, updated);
        services.folders.folders.add(folder(8, "No facts", null).withActive(Member.absent()));
        services.folders.folders.add(folder(9, "Orphan", 99));
        services.folders.folders.add(folder(10, "Loop A", 11));
        services.folders.folders.add(folder(11, "Loop B", 10));
        services.folders.folders.add(
                folder(
                        12,
                        "A very long name of a folder that goes on and on until nobody can read it"
                                + " any more in a column of this width",
                        null));
        services.videoService.videos.put(VideoFilter.in(id(1)), videos(1, 5));
        services.videoService.videos.put(VideoFilter.in(id(2)), videos(6, 1));
        services.videoService.videos.put(VideoFilter.ROOT, videos(10, 3));
    }

    private void add(Folder folder, long videos, Instant updated) {
        services.folders.folders.add(
                new Folder(
                        folder.id(),
                        folder.name(),
                        folder.userId(),
                        folder.parent(),
                        folder.active(),
                        folder.createdAt(),
                        Member.of(updated),
                        Member.of(videos),
                        folder.extras()));
    }

    static List<Video> videos(int from, int count) {
        List<Video> made = new ArrayList<>();
        for (int number = from; number < from + count; number++) {
            made.add(VideosViewModelTest.video(number));
        }
        return made;
    }
}
