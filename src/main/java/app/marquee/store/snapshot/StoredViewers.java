package app.marquee.store.snapshot;

import app.marquee.model.analytics.ViewersPoint;

import java.io.IOException;

/** Row codec of a live stream's viewer point. */
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
