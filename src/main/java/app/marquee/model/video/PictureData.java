package app.marquee.model.video;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Supplier;

/** Bytes of an image, in memory or read when they are needed. Equal when the bytes are. */
public final class PictureData {
    private final int length;
    private final Supplier<byte[]> source;

    /**
     * @param bytes not to be changed afterwards
     */
    public PictureData(byte[] bytes) {
        this(bytes.length, () -> bytes);
    }

    /**
     * Bytes that are not held in memory, so that there can be thousands.
     *
     * @param source reads so many bytes, or fails; blocking
     */
    public PictureData(int length, Supplier<byte[]> source) {
        this.length = length;
        this.source = source;
    }

    /** Not to be changed. */
    public byte[] bytes() {
        return source.get();
    }

    public int length() {
        return length;
    }

    /** Takes its time for a large picture. */
    public String sha256() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is missing from this Java runtime", e);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PictureData data && Arrays.equals(data.bytes(), bytes());
    }

    @Override
    public int hashCode() {
        return length;
    }

    @Override
    public String toString() {
        return length + " bytes";
    }
}
