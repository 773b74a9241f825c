package app.marquee.task;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/** Handle of a submitted job. */
public interface JobHandle {
    /**
     * Asks the job to end; its cancelled ending follows unless it has ended already. May be called
     * on any thread.
     */
    void cancel();

    boolean isDone();

    /** Holds a pausable job at the end of its present step; on the FX thread. */
    default void pause() {}

    /** Lets it go on; on the FX thread. */
    default void resume() {}

    /** Paused by the user. FX thread only. */
    default ReadOnlyBooleanProperty pausedProperty() {
        return new ReadOnlyBooleanWrapper(false).getReadOnlyProperty();
    }
}
