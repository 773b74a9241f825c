package app.marquee.ui.playlists;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.playlist.AccessType;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.DraftDialog;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.form.SecretField;
import app.marquee.ui.playlists.edit.AccessWords;
import app.marquee.ui.playlists.edit.PlaylistPasswordField;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Menu of the access to a playlist, in its header: it shows the present one, and each other one is
 * reviewed; the one with a password asks for it. FX thread only.
 */
final class AccessMenu extends MenuButton {
    private final SectionContext on;
    private final Messages messages;
    private final ChangeController changes;
    private final PlaylistDetailViewModel detail;

    AccessMenu(
            SectionContext on,
            ChangeController changes,
            PlaylistDetailViewModel detail,
            SubscriptionGroup life) {
        this.on = on;
        this.messages = on.messages();
        this.changes = changes;
        this.detail = detail;
        setId("playlist-access");
        setMinWidth(USE_PREF_SIZE);
        getStyleClass().add("flat");
        for (AccessType access : AccessType.values()) {
            getItems().add(item(access));
        }
        life.follow(detail.knownProperty(), this::show);
        life.follow(
                on.connection(), now -> setDisable(now.readOnly() || detail.blocked().isPresent()));
    }

    private MenuItem item(AccessType access) {
        MenuItem item =
                new MenuItem(
                        Buttons.opening(AccessWords.words(messages, access)),
                        new FontIcon(AccessWords.icon(access)));
        item.setId("playlist-access-" + access.wire().replace('_', '-'));
        item.setOnAction(_ -> choose(access));
        return item;
    }

    private void show(SourcedPlaylist known) {
        Member<AccessType> access = known.playlist().accessType();
        String words =
                access.map(one -> AccessWords.words(messages, one))
                        .toOptional()
                        .orElseGet(() -> messages.text("field.access_type"));
        setText(words);
        setGraphic(
                new FontIcon(access.map(AccessWords::icon).toOptional().orElse("fth-help-circle")));
        setAccessibleText(
                messages.text("pattern.labeled", messages.text("field.access_type"), words));
        getItems().forEach(item -> item.setDisable(isPresent(item, access)));
    }

    /** A password can be changed for another one. */
    private static boolean isPresent(MenuItem item, Member<AccessType> access) {
        return access.toOptional()
                .filter(one -> one != AccessType.ANYONE_WITH_PASSWORD)
                .filter(one -> item.getId().endsWith("-access-" + one.wire()))
                .isPresent();
    }

    private void choose(AccessType access) {
        if (access == AccessType.ANYONE_WITH_PASSWORD) {
            askForPassword();
        } else {
            detail.access(access, PlaylistDetailViewModel.NO_PASSWORD)
                    .ifPresent(changes.flow()::propose);
        }
    }

    private void askForPassword() {
        SecretField field = PlaylistPasswordField.alone(messages, "playlist-password");
        VBox content = new VBox(field);
        content.getStyleClass().add("name-dialog");
        new DraftDialog(
                        on,
                        changes,
                        new DraftDialog.Words(
                                messages.text("access.password.title", detail.name()),
                                messages.text("access.password.do"),
                                "confirm-do",
                                "playlist-access-request"),
                        () ->
                                detail.access(
                                        AccessType.ANYONE_WITH_PASSWORD,
                                        new Secret(field.secretProperty().get())))
                .open(content, field.inputs());
    }
}
