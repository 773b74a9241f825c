package app.marquee.change.engine;

import app.marquee.model.change.ChangeLine;

/** Rule that says whether a connection has the operation that an undo needs. */
@FunctionalInterface
public interface UndoRule {
    /**
     * May load the item to find out; blocks.
     *
     * @param done the applied change
     * @param back the change that undoes it
     * @throws app.marquee.model.failure.FailureException when that can't be found out now
     */
    boolean allows(ChangeLine done, ChangeLine back);
}
