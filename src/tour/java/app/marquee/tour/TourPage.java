package app.marquee.tour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** HTML page with the images of a tour, all looks of a stop side by side. */
final class TourPage {
    private static final String HEAD =
            """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><title>Marquee: tour</title>
            <style>
            body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:1400px;padding:0 1rem;color:#1f2328}
            section{margin:0 0 2.5rem}h2{font-size:1.1rem;margin:0}p{margin:.2rem 0 .8rem;color:#59636e}
            div{display:grid;grid-template-columns:1fr 1fr;gap:1rem}img{width:100%;border:1px solid #d1d9e0;border-radius:6px}
            </style><h1>Marquee: every section in every state</h1>
            """;

    private TourPage() {}

    /** Image of a stop, with its caption and file. */
    record Picture(String stop, String caption, String file) {}

    static void write(Path out, List<Picture> pictures) throws IOException {
        Map<String, List<Picture>> stops =
                pictures.stream()
                        .collect(
                                Collectors.groupingBy(
                                        Picture::stop, LinkedHashMap::new, Collectors.toList()));
        StringBuilder page = new StringBuilder(HEAD);
        stops.forEach((stop, both) -> page.append(section(stop, both)));
        Files.writeString(out.resolve("index.html"), page.append("</html>\n"));
    }

    private static String section(String stop, List<Picture> both) {
        String images =
                both.stream()
                        .map(
                                picture ->
                                        String.format(
                                                Locale.ROOT,
                                                "<a href=\"%s\"><img src=\"%s\" alt=\"%s\"></a>",
                                                picture.file(),
                                                picture.file(),
                                                picture.caption()))
                        .collect(Collectors.joining("\n"));
        return String.format(
                Locale.ROOT,
                "<section id=\"%s\"><h2>%s</h2><p>%s</p><div>%s</div></section>%n",
                stop,
                stop,
                both.getFirst().caption(),
                images);
    }
}
