package app.marquee.model.connection;

import app.marquee.model.connection.ServiceUrl.Reason;

import java.net.IDN;
import java.net.Inet6Address;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parser of a typed URL. It stops at the first part that can't be read. */
final class ServiceUrlParser {
    private static final int MOST_PORT = 65_535;
    private static final int LONGEST_HOST = 253;
    private static final int LONGEST_PART = 63;
    private static final String SEPARATOR = "://";

    /** Spaces that come with a pasted text and aren't seen. */
    private static final Pattern AROUND =
            Pattern.compile("^[\\s\\p{Z}\\p{Cc}\\p{Cf}]+|[\\s\\p{Z}\\p{Cc}\\p{Cf}]+$");

    private static final Pattern UNSEEN = Pattern.compile("[\\s\\p{Z}\\p{Cc}]");
    private static final Pattern TOO_MUCH = Pattern.compile("[@?#]");
    private static final Pattern ALMOST = Pattern.compile("(?i)https?(?::?[/\\\\]+|:(?!\\d)).*");
    private static final Pattern SCHEME = Pattern.compile("(?i)[a-z][a-z0-9+.-]*");
    private static final Pattern TWICE = Pattern.compile("(?i)https?:/.*");
    private static final Pattern BARE_V6 = Pattern.compile("(?i)[0-9a-f:.]+");
    private static final Pattern PORT = Pattern.compile(":[0-9]{1,9}");
    private static final Pattern NOT_IN_A_HOST = Pattern.compile("[^A-Za-z0-9.-]");
    private static final Pattern NOT_ASCII = Pattern.compile("[^\\p{ASCII}]");
    private static final Pattern NUMBER = Pattern.compile("(?i)[0-9]+|0x[0-9a-f]*");
    private static final String OCTET = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])";
    private static final Pattern ADDRESS_V4 = Pattern.compile(OCTET + "(?:\\." + OCTET + "){3}");

    /** Written in ASCII in one way by programs of 2003 and in another today (UTS 46, 7). */
    private static final Pattern AMBIGUOUS = Pattern.compile("[ßẞς\u200c\u200d]");

    private final String typed;

    /** Refusal on its way to the caller. */
    private static final class RefusedException extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient ServiceUrl.Refused refused;

        RefusedException(Reason reason, String detail) {
            super(reason.name(), null, false, false);
            refused = new ServiceUrl.Refused(reason, detail);
        }
    }

    ServiceUrlParser(String typed) {
        this.typed = AROUND.matcher(typed).replaceAll("");
    }

    ServiceUrl read() {
        try {
            return new ServiceUrl.Found(url());
        } catch (RefusedException refused) {
            return refused.refused;
        }
    }

    private URI url() throws RefusedException {
        require(!typed.isEmpty(), Reason.BLANK);
        // First of all, since what follows may name a part of the text.
        require(!TOO_MUCH.matcher(typed).find(), Reason.TOO_MUCH);
        require(!UNSEEN.matcher(typed).find(), Reason.SPACE);
        String scheme = scheme();
        String rest = typed.substring(scheme.length() + SEPARATOR.length());
        require(!TWICE.matcher(rest).matches(), Reason.OTHER);
        int slash = rest.indexOf('/');
        String path = slash < 0 ? "" : rest.substring(slash).replaceAll("/+$", "");
        String place = place(slash < 0 ? rest : rest.substring(0, slash));
        return checked(scheme.toLowerCase(Locale.ROOT) + SEPARATOR + place + path);
    }

    private static void require(boolean holds, Reason reason) throws RefusedException {
        require(holds, reason, "");
    }

    private static void require(boolean holds, Reason reason, String detail)
            throws RefusedException {
        if (!holds) {
            throw new RefusedException(reason, detail);
        }
    }

    /** Refuses what the pattern finds. */
    private static void requireNone(Pattern pattern, String text, Reason reason)
            throws RefusedException {
        Matcher found = pattern.matcher(text);
        if (found.find()) {
            throw new RefusedException(reason, found.group());
        }
    }

    private String scheme() throws RefusedException {
        int at = typed.indexOf(SEPARATOR);
        if (at < 0) {
            throw new RefusedException(
                    ALMOST.matcher(typed).matches() ? Reason.NO_SLASHES : Reason.NO_SCHEME, "");
        }
        String scheme = typed.substring(0, at);
        require(SCHEME.matcher(scheme).matches(), Reason.NO_SCHEME);
        boolean isWeb = scheme.equalsIgnoreCase("https") || scheme.equalsIgnoreCase("http");
        require(isWeb, Reason.OTHER_SCHEME, scheme);
        return scheme;
    }

    /** Host and port. */
    private static String place(String typed) throws RefusedException {
        if (typed.startsWith("[")) {
            int end = typed.indexOf(']') + 1;
            require(end > 0, Reason.ADDRESS_V6);
            return addressV6(typed.substring(0, end)) + port(typed.substring(end));
        }
        int colon = typed.indexOf(':');
        boolean isBare = colon != typed.lastIndexOf(':') && BARE_V6.matcher(typed).matches();
        require(!isBare, Reason.NO_BRACKETS);
        return colon < 0
                ? host(typed)
                : host(typed.substring(0, colon)) + port(typed.substring(colon));
    }

    private static String port(String typed) throws RefusedException {
        if (typed.isEmpty()) {
            return "";
        }
        require(PORT.matcher(typed).matches(), Reason.PORT);
        int port = Integer.parseInt(typed.substring(1));
        require(port > 0 && port <= MOST_PORT, Reason.PORT);
        return ":" + port;
    }

    private static String addressV6(String bracketed) throws RefusedException {
        require(bracketed.indexOf('%') < 0, Reason.ZONE);
        try {
            Inet6Address.ofLiteral(bracketed.substring(1, bracketed.length() - 1));
            return bracketed;
        } catch (IllegalArgumentException _) {
            throw new RefusedException(Reason.ADDRESS_V6, "");
        }
    }

    private static String host(String typed) throws RefusedException {
        require(!typed.isEmpty(), Reason.NO_HOST);
        requireNone(AMBIGUOUS, typed, Reason.HOST_AMBIGUOUS);
        // The dot at the end of a full name means the same, but no certificate has it.
        String host = ascii(typed).replaceFirst("(?<=[^.])\\.$", "");
        requireNone(NOT_IN_A_HOST, host, Reason.HOST_CHARACTER);
        String last = host.substring(host.lastIndexOf('.') + 1);
        if (NUMBER.matcher(last).matches()) {
            require(ADDRESS_V4.matcher(host).matches(), Reason.ADDRESS_V4);
            return host;
        }
        require(host.length() <= LONGEST_HOST, Reason.HOST_PART);
        for (String part : host.split("\\.", -1)) {
            boolean fits =
                    !part.isEmpty()
                            && part.length() <= LONGEST_PART
                            && !part.startsWith("-")
                            && !part.endsWith("-");
            require(fits, Reason.HOST_PART);
        }
        return host;
    }

    private static String ascii(String host) throws RefusedException {
        Matcher foreign = NOT_ASCII.matcher(host);
        if (!foreign.find()) {
            return host;
        }
        try {
            return IDN.toASCII(host);
        } catch (IllegalArgumentException _) {
            boolean emptyPart = host.matches("(?s)\\..*|.*[.。．｡]{2}.*");
            throw emptyPart
                    ? new RefusedException(Reason.HOST_PART, "")
                    : new RefusedException(Reason.HOST_AMBIGUOUS, foreign.group());
        }
    }

    private static URI checked(String text) throws RefusedException {
        URI url;
        try {
            url = URI.create(new URI(text).toASCIIString());
        } catch (URISyntaxException wrong) {
            int at = Math.clamp(wrong.getIndex(), 0, text.length() - 1);
            throw new RefusedException(Reason.PATH, Character.toString(text.codePointAt(at)));
        }
        require(url.getHost() != null, Reason.OTHER);
        require(ServiceAddress.isAllowed(url), Reason.NOT_SECURE);
        return url;
    }
}
