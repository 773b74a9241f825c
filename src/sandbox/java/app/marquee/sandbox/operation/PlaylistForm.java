package app.marquee.sandbox.operation;

import app.marquee.sandbox.state.StoredPlaylist;
import app.marquee.sandbox.state.StoredPlaylist.StoredButton;
import app.marquee.sandbox.wire.Refusal;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.util.Set;

/** Writable fields of a playlist, by the contract's table, merged into its current state. */
final class PlaylistForm {
    static final String WITH_PASSWORD = "anyone_with_password";

    private static final Set<String> ACCESS = Set.of("public", "private", WITH_PASSWORD);
    private static final Set<String> SIZES = Set.of("small", "medium", "large");
    private static final int ANY_LENGTH = Integer.MAX_VALUE;

    private PlaylistForm() {}

    /** The playlist after the update; what the form leaves out stays as it was. */
    static StoredPlaylist apply(StoredPlaylist old, Members form, Instant now) {
        String access = access(old, form);
        return new StoredPlaylist(
                old.id(),
                form.text("name", 1, 255).orElse(old.name()),
                form.has("description")
                        ? form.requiredText("description", 0, 1_000)
                        : old.description(),
                access,
                access.equals(WITH_PASSWORD),
                form.flag("hide_views").orElse(old.hideViews()),
                form.text("creator_name", 1, 255).orElse(old.creatorName()),
                form.has("external_button") ? button(form) : old.button(),
                form.has("image_id") ? form.requiredUuid("image_id") : old.imageId(),
                old.createdAt(),
                now);
    }

    /** A password is needed when the access becomes a guarded one, and never too short. */
    private static String access(StoredPlaylist old, Members form) {
        boolean password = form.text("password", 6, ANY_LENGTH).isPresent();
        String access = form.text("access_type", 0, ANY_LENGTH).orElse(old.accessType());
        if (!ACCESS.contains(access)) {
            throw Refusal.invalid(
                    "access_type must be one of public, private and anyone_with_password");
        }
        boolean becomesGuarded =
                access.equals(WITH_PASSWORD) && !old.accessType().equals(WITH_PASSWORD);
        if (becomesGuarded && !password) {
            throw Refusal.invalid("password is required for access_type anyone_with_password");
        }
        return access;
    }

    private static StoredButton button(Members form) {
        Members button = form.object("external_button").orElseThrow();
        String size = button.requiredText("size", 0, ANY_LENGTH);
        if (!SIZES.contains(size)) {
            throw Refusal.invalid("external_button.size must be one of small, medium and large");
        }
        String url = button.requiredText("url", 0, ANY_LENGTH);
        if (!isWebAddress(url)) {
            throw Refusal.invalid("external_button.url must be an absolute http or https URL");
        }
        return new StoredButton(size, button.requiredText("text", 1, 50), url);
    }

    private static boolean isWebAddress(String url) {
        try {
            URI uri = new URI(url);
            boolean web =
                    "http".equalsIgnoreCase(uri.getScheme())
                            || "https".equalsIgnoreCase(uri.getScheme());
            return web && uri.getRawAuthority() != null;
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
