package app.marquee.http.address;

import java.io.IOException;

/** Refusal of a URL that leads to this computer or to a private network. Nothing was sent. */
public final class PrivateAddressException extends IOException {
    private static final long serialVersionUID = 1;

    PrivateAddressException(String host) {
        super("The address of " + host + " is private, and the connection isn't there");
    }
}
