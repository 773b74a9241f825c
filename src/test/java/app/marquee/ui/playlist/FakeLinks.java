package app.marquee.ui.playlist;

import app.marquee.model.LinkReport;
import app.marquee.service.LinkService;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/** Answers every address with 200, or as it is told, and keeps what it was asked. */
final class FakeLinks implements LinkService {
    private final List<URI> asked = new ArrayList<>();
    private LinkReport.End end = new LinkReport.End.Arrived();

    List<URI> asked() {
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
