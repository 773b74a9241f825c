package app.marquee.store.snapshot;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;

import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;

/** Writer of row members, each of which may be unknown. Not thread-safe. */
final class SnapshotWriter {
    static final int UNKNOWN = -1;

    private final DataOutputStream out;

    SnapshotWriter(DataOutputStream out) {
        this.out = out;
    }

    void text(@Nullable String text) throws IOException {
        if (text == null) {
            out.writeInt(UNKNOWN);
        } else {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            out.writeInt(bytes.length);
            out.write(bytes);
        }
    }

    void number(@Nullable Long number) throws IOException {
        out.writeBoolean(number != null);
        if (number != null) {
            out.writeLong(number);
        }
    }

    void degrees(@Nullable Double degrees) throws IOException {
        out.writeBoolean(degrees != null);
        if (degrees != null) {
            out.writeDouble(degrees);
        }
    }

    void amount(@Nullable BigDecimal amount) throws IOException {
        text(amount == null ? null : amount.toString());
    }

    /** As text: an instant may have any fraction of a second. */
    void time(@Nullable Instant time) throws IOException {
        text(time == null ? null : time.toString());
    }

    void counters(Counters counters) throws IOException {
        number(counters.views());
        number(counters.uniqueViews());
        number(counters.plays());
        number(counters.uniquePlays());
    }

    void extras(UnknownMembers extras) throws IOException {
        out.writeInt(extras.members().size());
        for (Map.Entry<String, String> member : extras.members().entrySet()) {
            text(member.getKey());
            text(member.getValue());
        }
    }
}
