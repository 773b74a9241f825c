package app.marquee.change.engine;

import app.marquee.change.ChangeType;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.FunnelVideoRemoval;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.thumbnail.ThumbnailRemoval;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.operation.Operation;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Table of all write operations. */
public final class ChangeTypes {
    private static final Map<Operation, ChangeType> ALL =
            Stream.of(
                            FolderEdit.TYPE,
                            FolderCreation.TYPE,
                            PlaylistEdit.TYPE,
                            PlaylistAddition.TYPE,
                            PlaylistCreation.TYPE,
                            PlaylistDeletion.TYPE,
                            VideoEdit.TYPE,
                            TrashChange.MOVE,
                            TrashChange.RECOVER,
                            FieldEdit.TYPE,
                            FieldCreation.TYPE,
                            FieldDeletion.TYPE,
                            ThumbnailReplacement.TYPE,
                            ThumbnailRemoval.TYPE,
                            NewFunnel.TYPE,
                            FunnelVideoRemoval.TYPE)
                    .collect(
                            Collectors.toMap(
                                    ChangeType::operation,
                                    type -> type,
                                    (_, _) -> {
                                        throw new IllegalStateException("Two types");
                                    },
                                    () -> new EnumMap<>(Operation.class)));

    private ChangeTypes() {}

    /**
     * @throws IllegalArgumentException for a read
     */
    public static ChangeType of(Operation operation) {
        ChangeType type = ALL.get(operation);
        if (type == null) {
            throw new IllegalArgumentException(operation + " is not a write");
        }
        return type;
    }

    public static ChangeType of(ChangeLine line) {
        return of(line.operation());
    }

    /** The reads whose success shows that the platform has an unofficial write. */
    public static Set<Operation> learnedFrom(Operation operation) {
        return Optional.ofNullable(ALL.get(operation))
                .map(ChangeType::learnedFrom)
                .orElse(Set.of());
    }
}
