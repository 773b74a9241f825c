package app.marquee.http.address;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;

/** Part of the network that an address belongs to. */
enum NetworkZone {
    /** The Internet. */
    PUBLIC,
    /** A network behind a router, a provider or a tunnel, or one link of it. */
    PRIVATE,
    /** This computer. */
    LOOPBACK;

    static NetworkZone of(InetAddress address) {
        byte[] bytes = address.getAddress();
        return address instanceof Inet6Address ? ofSix(bytes) : ofFour(bytes, 0);
    }

    private static NetworkZone ofFour(byte[] bytes, int from) {
        int first = bytes[from] & 0xff;
        int second = bytes[from + 1] & 0xff;
        if (first == 127 || first == 0) {
            return LOOPBACK;
        }
        boolean isPrivate =
                switch (first) {
                    case 10 -> true;
                    case 100 -> second >= 64 && second < 128;
                    case 169 -> second == 254;
                    case 172 -> second >= 16 && second < 32;
                    case 192 -> second == 168 || (second == 0 && bytes[from + 2] == 0);
                    case 198 -> second == 18 || second == 19;
                    // To several computers, reserved, and to all of a network.
                    default -> first >= 224;
                };
        return isPrivate ? PRIVATE : PUBLIC;
    }

    /** IPv6 has forms that contain an address of IPv4, to which a packet goes in the end. */
    private static NetworkZone ofSix(byte[] bytes) {
        if (isZero(bytes, 0, 10) && bytes[10] == bytes[11] && (bytes[10] == 0 || bytes[10] == -1)) {
            // ::ffff:a.b.c.d and ::a.b.c.d, to which ::1 and :: belong.
            return ofFour(bytes, 12);
        }
        if (isZero(bytes, 0, 8) && bytes[8] == -1 && bytes[9] == -1 && isZero(bytes, 10, 12)) {
            // ::ffff:0:a.b.c.d, which a translator makes (RFC 7915).
            return ofFour(bytes, 12);
        }
        int first = (bytes[0] & 0xff) << 8 | (bytes[1] & 0xff);
        int second = (bytes[2] & 0xff) << 8 | (bytes[3] & 0xff);
        if (first == 0x2002) {
            return ofFour(bytes, 2);
        }
        if (first == 0x64 && second == 0xff9b) {
            return isZero(bytes, 4, 12) ? ofFour(bytes, 12) : PRIVATE;
        }
        if (first == 0x2001 && second == 0) {
            // A tunnel, whose end is the complement of the last four bytes (RFC 4380).
            byte[] end = {
                (byte) ~bytes[12], (byte) ~bytes[13], (byte) ~bytes[14], (byte) ~bytes[15]
            };
            return ofFour(end, 0);
        }
        // Reserved, and discarded (RFC 6666).
        boolean isReserved = first <= 0x100;
        boolean isUnique = first >= 0xfc00 && first < 0xfe00;
        boolean isLocal = first >= 0xfe80;
        return isReserved || isUnique || isLocal ? PRIVATE : PUBLIC;
    }

    private static boolean isZero(byte[] bytes, int from, int to) {
        return Arrays.equals(bytes, from, to, new byte[to - from], 0, to - from);
    }
}
