package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;

/** Undo whose safe button has the focus where it publishes or removes something. */
public final class CarefulUndo {
    private CarefulUndo() {}

    /** The same proposal, careful if it makes a playlist public or removes a custom field. */
    public static Proposal of(Proposal back) {
        boolean asks = back.lines().stream().anyMatch(CarefulUndo::publishesOrRemoves);
        return back.warning(back.warning(), back.careful() || asks);
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
