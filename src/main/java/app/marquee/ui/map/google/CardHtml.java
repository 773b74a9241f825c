package app.marquee.ui.map.google;

import app.marquee.ui.map.MapCard;

/** HTML of a bubble's card for an info window of the page, with every text escaped. */
final class CardHtml {
    private CardHtml() {}

    static String of(MapCard card) {
        StringBuilder html = new StringBuilder();
        html.append("<b>").append(escaped(card.title())).append("</b>");
        html.append("<br>").append(escaped(card.value()));
        card.lines().forEach(line -> html.append("<br>").append(escaped(line)));
        return html.toString();
    }

    static String escaped(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            switch (each) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.append(each);
            }
        }
        return safe.toString();
    }
}
