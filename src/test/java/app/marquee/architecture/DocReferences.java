package app.marquee.architecture;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finder of broken references in a Markdown page: names of classes and packages, paths below src,
 * and links.
 */
final class DocReferences {
    private static final Path SOURCES = Path.of("src");
    private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```$");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern CAMEL_CASE =
            Pattern.compile("\\b[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+\\b");
    private static final Pattern ONE_WORD = Pattern.compile("[A-Z][a-z]+");
    private static final Pattern PATH = Pattern.compile("\\bsrc/[\\w./*-]*[\\w*]");
    private static final Pattern PACKAGE = Pattern.compile("\\bapp\\.marquee(?:\\.[a-z]+)*\\b");
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+)$");
    private static final Pattern TYPE =
            Pattern.compile("\\b(?:class|interface|enum|record) +([A-Z]\\w*)");
    private static final Pattern DECLARATION = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import [\\w.]+\\.([A-Z]\\w*);");

    /** Words of HTTP and of desktop files that are written like a class. */
    private static final Set<String> NO_CLASSES =
            Set.of("Allow", "Authorization", "Bearer", "Exec");

    private final List<Path> files;
    private final Set<String> types;
    private final Set<String> packages;

    private DocReferences(List<Path> files, Set<String> types, Set<String> packages) {
        this.files = files;
        this.types = types;
        this.packages = packages;
    }

    /** Reads the names that the sources declare and import. */
    static DocReferences ofSources() throws IOException {
        List<Path> files;
        try (Stream<Path> walked = Files.walk(SOURCES)) {
            files = walked.toList();
        }
        Set<String> types = new HashSet<>();
        Set<String> packages = new HashSet<>();
        for (Path file : files) {
            if (file.toString().endsWith(".java")) {
                String source = Files.readString(file);
                groups(TYPE, source).forEach(types::add);
                groups(IMPORT, source).forEach(types::add);
                groups(DECLARATION, source).forEach(packages::add);
            }
        }
        return new DocReferences(files, types, packages);
    }

    /** The references of a page that lead nowhere. */
    Set<String> broken(Path page, String text) throws IOException {
        String prose = FENCED.matcher(text).replaceAll("");
        Set<String> broken = new TreeSet<>();
        groups(CODE, prose)
                .filter(code -> !code.startsWith("-"))
                .forEach(code -> check(code, broken));
        for (String link : groups(LINK, prose).toList()) {
            if (!link.matches("[a-z]+:.*") && !leadsSomewhere(page, text, link)) {
                broken.add(link);
            }
        }
        return broken;
    }

    private void check(String code, Set<String> broken) {
        names(code).filter(name -> !types.contains(name)).forEach(broken::add);
        matches(PATH, code).filter(path -> !isFile(path)).forEach(broken::add);
        matches(PACKAGE, code).filter(name -> !isPackage(name)).forEach(broken::add);
    }

    private static Stream<String> names(String code) {
        return ONE_WORD.matcher(code).matches() && !NO_CLASSES.contains(code)
                ? Stream.of(code)
                : matches(CAMEL_CASE, code);
    }

    private boolean isFile(String path) {
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + path);
        return files.stream().anyMatch(matcher::matches);
    }

    private boolean isPackage(String name) {
        return packages.stream().anyMatch(each -> (each + ".").startsWith(name + "."));
    }

    private static boolean leadsSomewhere(Path page, String text, String link) throws IOException {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        if (!Files.exists(target)) {
            return false;
        }
        return parts.length == 1
                || anchors(target.equals(page) ? text : Files.readString(target))
                        .contains(parts[1]);
    }

    private static Set<String> anchors(String text) {
        return groups(HEADING, text)
                .map(
                        heading ->
                                heading.toLowerCase(Locale.ROOT)
                                        .replaceAll("[^\\w -]", "")
                                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    private static Stream<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group);
    }

    private static Stream<String> groups(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1));
    }
}
