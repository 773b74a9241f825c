package app.marquee.sandbox.account;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Content of an account: the texts behind its titles, names and fields. The numbers are equal. */
public enum Content {
    /** A Brazilian course company, as it could be. */
    COMPANY,

    /** Markup, formulas, empty-looking and very long names in many scripts, for tests. */
    HOSTILE;

    /** The content with this name, as the command line takes it. */
    public static Optional<Content> named(String name) {
        return Stream.of(values()).filter(content -> content.kebab().equals(name)).findFirst();
    }

    public String kebab() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The word list of this content with a name, relative to the package that has it. */
    public String resource(String name) {
        return kebab() + "/" + name;
    }
}
