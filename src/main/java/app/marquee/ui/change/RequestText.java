package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ReviewedRequest;

/** Formatter of the exact request of a change as text. */
public final class RequestText {
    private RequestText() {}

    /** Method, address and body on lines of their own. */
    public static String whole(ChangeLine line) {
        ReviewedRequest request = line.request();
        String head = request.method() + " " + request.url();
        return request.body() == null ? head : head + "\n" + request.body();
    }
}
