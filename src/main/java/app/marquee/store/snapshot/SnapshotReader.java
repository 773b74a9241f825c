package app.marquee.store.snapshot;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;

import java.io.DataInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reader of the format of {@link SnapshotWriter}. Not thread-safe. */
final class SnapshotReader {
    private final DataInputStream in;

    SnapshotReader(DataInputStream in) {
        this.in = in;
    }

    @Nullable String text() throws IOException {
        int length = in.readInt();
        return length == SnapshotWriter.UNKNOWN
                ? null
                : new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    @Nullable Long number() throws IOException {
        return in.readBoolean() ? in.readLong() : null;
    }

    @Nullable Double degrees() throws IOException {
        return in.readBoolean() ? in.readDouble() : null;
    }

    @Nullable BigDecimal amount() throws IOException {
        String amount = text();
        return amount == null ? null : new BigDecimal(amount);
    }

    @Nullable Instant time() throws IOException {
        String time = text();
        return time == null ? null : Instant.parse(time);
    }

    Counters counters() throws IOException {
        return new Counters(number(), number(), number(), number());
    }

    UnknownMembers extras() throws IOException {
        int count = in.readInt();
        if (count == 0) {
            return UnknownMembers.NONE;
        }
        Map<String, String> members = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            members.put(String.valueOf(text()), String.valueOf(text()));
        }
        return new UnknownMembers(members);
    }
}
