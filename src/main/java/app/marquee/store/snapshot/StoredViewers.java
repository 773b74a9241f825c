package app.marquee.store.snapshot;

import app.marquee.model.analytics.ViewersPoint;

import java.io.IOException;

/** A point of the viewers of a live stream. */
record StoredViewers() implements StoredRow<ViewersPoint> {
    @Override
    public void write(ViewersPoint row, SnapshotWriter out) throws IOException {
        out.text(row.time());
        out.time(row.at());
        out.number(row.viewers());
        out.extras(row.extras());
    }

    @Override
    public ViewersPoint read(SnapshotReader in) throws IOException {
        return new ViewersPoint(in.text(), in.time(), in.number(), in.extras());
    }
}
