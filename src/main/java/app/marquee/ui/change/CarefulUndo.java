package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.text.Messages;

/**
 * Undo that warns as its change did, and whose safe button has the focus where it publishes or
 * removes something.
 */
public final class CarefulUndo {
    private CarefulUndo() {}

    /**
     * The same proposal with the warning of unofficial features, careful if it makes a playlist
     * public or removes a custom field.
     *
     * @param messages of any bundle; only their language matters
     */
    public static Proposal of(Proposal back, Messages messages) {
        boolean asks = back.lines().stream().anyMatch(CarefulUndo::publishesOrRemoves);
        boolean isUnofficial =
                back.lines().stream().anyMatch(line -> !line.operation().isDocumented());
        String warning =
                isUnofficial
                        ? (back.warning() + "\n" + messages.text("unofficial.warning")).strip()
                        : back.warning();
        return back.warning(warning, back.careful() || asks);
    }

    private static boolean publishesOrRemoves(ChangeLine line) {
        return line.operation() == Operation.DELETE_CUSTOM_FIELD
                || line.members().stream()
                        .anyMatch(
                                change ->
                                        change.member().equals(Playlist.ACCESS)
                                                && change.after()
                                                        .equals(
                                                                new ChangeValue.Text(
                                                                        AccessType.PUBLIC.wire())));
    }
}
