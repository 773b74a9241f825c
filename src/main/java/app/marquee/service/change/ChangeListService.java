package app.marquee.service.change;

import app.marquee.change.ChangeLists;
import app.marquee.change.ChangeService;
import app.marquee.change.StateCheck;
import app.marquee.http.curl.Curl;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashChangeVerifier;
import app.marquee.service.trash.TrashedVideo;
import app.marquee.store.ChangeListFile;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Service for the pending changes of one connection: saves, compares with the server, exports and
 * imports. Blocking.
 */
public final class ChangeListService {
    private final Session session;
    private final ChangeListFile files = new ChangeListFile();

    public ChangeListService(Session session) {
        this.session = session;
    }

    /** Sends, finds and undoes. */
    public ChangeService changes() {
        return session.changes();
    }

    private ChangeLists lists() {
        return session.changes().lists();
    }

    /** Discards unsent changes. */
    public void giveUp(List<ChangeLine> lines) {
        lists().giveUp(lines.stream().map(ChangeLine::id).toList());
    }

    /**
     * Writes what of the lines is still open into a file.
     *
     * @return how many it holds
     * @throws FailureException with {@link Failure.Storage}
     */
    public int save(Path target, List<ChangeLine> lines) {
        var list = lists().list(lines);
        files.write(target, list);
        return list.changes().size();
    }

    /**
     * Takes the changes of a file into the journal, staged and not sent: all of them or none.
     *
     * @param taken is given the lines, on the calling thread
     * @return why nothing was taken; empty when all were
     */
    public Optional<ChangeListReading.Refused> open(Path file, Consumer<List<ChangeLine>> taken) {
        return switch (files.read(file)) {
            case ChangeListReading.Refused refused -> Optional.of(refused);
            case ChangeListReading.Found(var list) -> lists().take(list, taken);
        };
    }

    /**
     * Loads the items of the changes, where the platform supports it, and compares each change with
     * its expected previous state, in the same order. A failed read concerns only its line, unless
     * it was cancelled or would fail for each.
     */
    public List<StateCheck> check(List<ChangeLine> lines, ProgressListener steps) {
        Present present = new Present();
        List<StateCheck> checks = new ArrayList<>();
        Failure everywhere = null;
        for (ChangeLine line : lines) {
            StateCheck check =
                    everywhere == null ? one(present, line) : StateCheck.failed(line, everywhere);
            checks.add(check);
            everywhere = concernsAll(check.failure()) ? check.failure() : null;
            steps.at(checks.size(), lines.size());
        }
        return List.copyOf(checks);
    }

    private static StateCheck one(Present present, ChangeLine line) {
        try {
            return present.check(line);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            return StateCheck.failed(line, e.failure());
        }
    }

    /** Whether another read would fail in the same way, so that none is worth trying. */
    private static boolean concernsAll(@Nullable Failure failure) {
        return switch (failure) {
            case null -> false;
            case Failure.Unauthorized _,
                    Failure.Forbidden _,
                    Failure.RateLimited _,
                    Failure.Unavailable _,
                    Failure.TimedOut _,
                    Failure.NoToken _ ->
                    true;
            default -> false;
        };
    }

    /**
     * Checks the status of one change with an unknown outcome and records the result.
     *
     * @throws FailureException when it could not be read
     */
    public ChangeLine settle(ChangeLine unknown) {
        List<ChangeLine> settled = settle(List.of(unknown), (_, _) -> {});
        return settled.isEmpty() ? unknown : settled.getFirst();
    }

    /**
     * Checks the status of changes with an unknown outcome and records the results.
     *
     * @throws FailureException when every read failed
     */
    public List<ChangeLine> settle(List<ChangeLine> lines, ProgressListener steps) {
        List<ChangeLine> unknown =
                lines.stream().filter(line -> line.state() == ChangeState.UNKNOWN).toList();
        List<StateCheck> checks = check(unknown, steps);
        checks.stream()
                .filter(_ -> checks.stream().allMatch(each -> each.failure() != null))
                .flatMap(check -> Stream.ofNullable(check.failure()))
                .findFirst()
                .ifPresent(
                        why -> {
                            throw new FailureException(why);
                        });
        return checks.stream().map(lists()::settle).toList();
    }

    /** The request of a line as a shell command, without token and password. */
    public static String curl(ChangeLine line) {
        return Curl.of(line.request());
    }

    /** Current state on the server; each item is loaded once. */
    private final class Present {
        private final Map<String, Optional<Video>> videos = new HashMap<>();
        private final Map<String, Optional<List<CustomField>>> fields = new HashMap<>();
        private final Map<String, Optional<Thumbnails>> thumbnails = new HashMap<>();
        private final Map<String, Optional<Playlist>> playlists = new HashMap<>();
        private final TrashChangeVerifier places =
                new TrashChangeVerifier(id -> videos.computeIfAbsent(id, this::video));
        private @Nullable Map<String, Folder> folders;
        private boolean noFolders;
        private @Nullable FailureException failed;

        StateCheck check(ChangeLine line) {
            String id = line.subject().id();
            if (id == null) {
                return StateCheck.unread(line);
            }
            return switch (line.operation()) {
                case UPDATE_FOLDER -> folder(line, id);
                case UPDATE_VIDEO ->
                        one(
                                line,
                                videos.computeIfAbsent(id, this::video),
                                now -> ChangeLists.check(line, now));
                case TRASH_VIDEOS -> places.check(line, TrashedVideo.Place.TRASH);
                case RECOVER_VIDEOS -> places.check(line, TrashedVideo.Place.ELSEWHERE);
                case CREATE_CUSTOM_FIELD, UPDATE_CUSTOM_FIELD, DELETE_CUSTOM_FIELD ->
                        one(
                                line,
                                fields.computeIfAbsent(id, this::fields),
                                now -> ChangeLists.check(line, now));
                case REPLACE_THUMBNAIL, REMOVE_THUMBNAIL ->
                        one(
                                line,
                                thumbnails.computeIfAbsent(id, this::thumbnails),
                                now -> ChangeLists.check(line, now));
                case UPDATE_PLAYLIST ->
                        one(
                                line,
                                playlists.computeIfAbsent(id, this::playlist),
                                now -> ChangeLists.check(line, now));
                default -> StateCheck.unread(line);
            };
        }

        private static <T> StateCheck one(
                ChangeLine line, Optional<T> now, Function<T, StateCheck> check) {
            return now.map(check).orElseGet(() -> StateCheck.unread(line));
        }

        private StateCheck folder(ChangeLine line, String id) {
            Map<String, Folder> all = folders();
            if (noFolders) {
                return StateCheck.unread(line);
            }
            Folder now = all.get(id);
            return now == null ? StateCheck.gone(line) : ChangeLists.check(line, now);
        }

        /** What failed once is not asked for again for each folder. */
        private Map<String, Folder> folders() {
            if (failed != null) {
                throw failed;
            }
            try {
                return listed();
            } catch (FailureException e) {
                failed = e;
                throw e;
            }
        }

        private Map<String, Folder> listed() {
            Map<String, Folder> known = folders;
            if (known == null) {
                Map<String, Folder> read = new HashMap<>();
                noFolders =
                        session.capabilities()
                                .read(
                                        Operation.LIST_FOLDERS,
                                        () -> session.gateways().folders().list())
                                .map(
                                        list -> {
                                            list.forEach(one -> read.put(one.id().value(), one));
                                            return list;
                                        })
                                .isEmpty();
                known = read;
                folders = known;
            }
            return known;
        }

        private Optional<Video> video(String id) {
            return read(
                    Operation.GET_VIDEO, () -> session.gateways().videos().video(new VideoId(id)));
        }

        private Optional<List<CustomField>> fields(String id) {
            return read(
                    Operation.GET_CUSTOM_FIELDS,
                    () -> session.gateways().videos().customFields(new VideoId(id)));
        }

        private Optional<Thumbnails> thumbnails(String id) {
            return read(
                    Operation.GET_THUMBS,
                    () -> session.gateways().thumbnails().thumbnails(new VideoId(id)));
        }

        private Optional<Playlist> playlist(String id) {
            return read(
                    Operation.GET_PLAYLIST,
                    () -> session.gateways().playlists().playlist(new PlaylistId(id)));
        }

        /** 404 says little here: it may be the thing or the operation that is not there. */
        private <T> Optional<T> read(Operation operation, Supplier<T> read) {
            try {
                return session.capabilities().read(operation, read);
            } catch (FailureException e) {
                if (e.failure() instanceof Failure.NotFound) {
                    return Optional.empty();
                }
                throw e;
            }
        }
    }
}
