package app.marquee.store.snapshot;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** Codec of a report as compressed bytes. */
final class SnapshotCodec<R> {
    private static final int FORM = 1;
    private static final int BUFFER = 1 << 16;

    private final StoredRow<R> rows;

    SnapshotCodec(StoredRow<R> rows) {
        this.rows = rows;
    }

    byte[] write(StoredAnswer<R> answer) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater quick = new Deflater(Deflater.BEST_SPEED);
        try (DataOutputStream data =
                new DataOutputStream(
                        new BufferedOutputStream(
                                new DeflaterOutputStream(packed, quick, BUFFER), BUFFER))) {
            SnapshotWriter out = new SnapshotWriter(data);
            data.writeInt(FORM);
            out.text(answer.host());
            data.writeLong(answer.askedAt().toEpochMilli());
            out.counters(answer.total());
            out.extras(answer.extras());
            data.writeInt(answer.rows().size());
            for (R row : answer.rows()) {
                rows.write(row, out);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException("Writing to memory failed", impossible);
        } finally {
            quick.end();
        }
        return packed.toByteArray();
    }

    StoredAnswer<R> read(byte[] packed) {
        try (DataInputStream data =
                new DataInputStream(
                        new BufferedInputStream(
                                new InflaterInputStream(new ByteArrayInputStream(packed)),
                                BUFFER))) {
            SnapshotReader in = new SnapshotReader(data);
            int form = data.readInt();
            if (form != FORM) {
                throw new IOException("written in format " + form);
            }
            String host = in.text();
            Instant askedAt = Instant.ofEpochMilli(data.readLong());
            Counters total = in.counters();
            UnknownMembers extras = in.extras();
            int count = data.readInt();
            List<R> read = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                read.add(rows.read(in));
            }
            return new StoredAnswer<>(host, askedAt, read, total, extras);
        } catch (IOException unreadable) {
            throw new FailureException(
                    new Failure.Storage(
                            "Saved copy of a report", String.valueOf(unreadable.getMessage())));
        }
    }
}
