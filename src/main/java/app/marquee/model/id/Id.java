package app.marquee.model.id;

import java.util.regex.Pattern;

/**
 * ID of an item. Responses may hold any non-blank text; requests are only sent with a canonical
 * UUID, as the contract demands (sections 1 and 2).
 */
public sealed interface Id
        permits VideoId,
                PlaylistId,
                FolderId,
                FunnelId,
                LiveId,
                ImageId,
                CustomFieldId,
                OrganizationId,
                UserId,
                ConnectionId {
    Pattern UUID_FORM = Pattern.compile("[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}");

    String value();

    /** Whether this id may be put into a request. */
    default boolean isUuid() {
        return UUID_FORM.matcher(value()).matches();
    }

    private static void check(String value) {
        if (value.isBlank()) {
            throw new IllegalArgumentException("An ID can't be blank");
        }
    }

    /** Returns the value, or throws {@link IllegalArgumentException} when it is blank. */
    static String requireText(String value) {
        check(value);
        return value;
    }
}
