package app.marquee.model.playlist;

import java.util.Arrays;
import java.util.Optional;

/** Access type of a playlist (contract, section 2). */
public enum AccessType {
    PUBLIC("public"),
    PRIVATE("private"),
    ANYONE_WITH_PASSWORD("anyone_with_password");

    private final String wire;

    AccessType(String wire) {
        this.wire = wire;
    }

    /** The value as the contract writes it. */
    public String wire() {
        return wire;
    }

    public static Optional<AccessType> ofWire(String wire) {
        return Arrays.stream(values()).filter(type -> type.wire.equals(wire)).findFirst();
    }
}
