package app.marquee.sheet;

import java.util.Set;

/**
 * Column that can be edited. Immutable.
 *
 * @param member name of the field, and of its column
 * @param aliases other headers under which it is found: lower case, without accents
 */
public record SheetField(String member, SheetFieldType type, Set<String> aliases) {

    private static final String CUSTOM = "field:";

    public SheetField {
        aliases = Set.copyOf(aliases);
    }

    static SheetField of(String member, SheetFieldType type, String... aliases) {
        return new SheetField(member, type, Set.of(aliases));
    }

    /** Column of the custom field with a key. */
    public static SheetField custom(String key) {
        return of(CUSTOM + key, new SheetFieldType.Custom());
    }

    public boolean isCustom() {
        return type instanceof SheetFieldType.Custom;
    }

    /** The key of a custom field. */
    String key() {
        return member.substring(CUSTOM.length());
    }

    /** Whether a header names a custom field. */
    static boolean isCustom(String header) {
        return header.regionMatches(true, 0, CUSTOM, 0, CUSTOM.length())
                && header.length() > CUSTOM.length();
    }

    /** The column of a header that names a custom field. */
    static SheetField ofHeader(String header) {
        return custom(header.substring(CUSTOM.length()).strip());
    }
}
