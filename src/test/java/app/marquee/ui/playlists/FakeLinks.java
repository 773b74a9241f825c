package app.marquee.ui.playlists;

import app.marquee.model.playlist.LinkReport;
import app.marquee.service.playlist.LinkService;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/** Answers every address with 200, or as it is told, and keeps what it was asked. */
public final class FakeLinks implements LinkService {
    private final List<URI> asked = new ArrayList<>();
    private LinkReport.End end = new LinkReport.End.Arrived();

    public List<URI> asked() {
        return asked;
    }

    FakeLinks ending(LinkReport.End other) {
        end = other;
        return this;
    }

    @Override
    public LinkReport check(URI address) {
        asked.add(address);
        return new LinkReport(List.of(new LinkReport.Hop(address, 200)), end);
    }
}
