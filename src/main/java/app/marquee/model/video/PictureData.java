package app.marquee.model.video;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** Bytes of an image. Equal when the bytes are. */
public final class PictureData {
    private final byte[] bytes;

    /**
     * @param bytes not to be changed afterwards
     */
    public PictureData(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Not to be changed. */
    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return bytes.length;
    }

    /** Takes its time for a large picture. */
    public String sha256() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is missing from this Java runtime", e);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PictureData data && Arrays.equals(data.bytes, bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return bytes.length + " bytes";
    }
}
