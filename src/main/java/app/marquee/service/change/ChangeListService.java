package app.marquee.service.change;

import app.marquee.change.ServerState;
import app.marquee.change.StateCheck;
import app.marquee.change.engine.ChangeLists;
import app.marquee.change.engine.ChangeService;
import app.marquee.http.curl.Curl;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.Subject;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;
import app.marquee.store.ChangeListFile;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
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

    /** Reads a file of changes; nothing is recorded. */
    public ChangeListReading read(Path file) {
        return files.read(file);
    }

    /** Those of a list that add something; none where the list can't be taken. */
    public List<ChangeLine> additions(ChangeList list) {
        return lists().additions(list);
    }

    /**
     * Takes the changes of a list into the journal under the titles that the platform last gave,
     * staged and not sent: all of them or none.
     *
     * @param taken is given the lines, on the calling thread
     * @return why nothing was taken; empty when all were
     */
    public Optional<ChangeListReading.Refused> take(
            ChangeList list, Consumer<List<ChangeLine>> taken) {
        return lists().take(new PresentTitles(reads(), session.catalogue()).known(list), taken);
    }

    /**
     * Loads the items of the changes, where the platform supports it, and compares each change with
     * its expected previous state, in the same order. A title that only a file gives is looked for
     * on the platform. A failed read concerns only its line, unless it was cancelled or would fail
     * for each.
     */
    public List<StateCheck> check(List<ChangeLine> lines, ProgressListener steps) {
        ServerState now = reads();
        PresentTitles titles = new PresentTitles(now, session.catalogue());
        return check(
                lines,
                steps,
                line ->
                        line.subjects().stream().anyMatch(Subject::isClaimed)
                                ? one(now, line).withItems(titles.of(line.subjects()))
                                : one(now, line));
    }

    /**
     * The same with the titles of the items, for changes of a file, which may name them as it
     * likes.
     */
    public List<StateCheck> checkWithTitles(List<ChangeLine> lines) {
        ServerState now = reads();
        PresentTitles titles = new PresentTitles(now, session.catalogue());
        return check(
                lines, (_, _) -> {}, line -> one(now, line).withItems(titles.of(line.subjects())));
    }

    private static List<StateCheck> check(
            List<ChangeLine> lines,
            ProgressListener steps,
            Function<ChangeLine, StateCheck> compare) {
        List<StateCheck> checks = new ArrayList<>();
        Failure everywhere = null;
        for (ChangeLine line : lines) {
            StateCheck check =
                    everywhere == null ? compare.apply(line) : StateCheck.failed(line, everywhere);
            checks.add(check);
            everywhere = concernsAll(check.failure()) ? check.failure() : null;
            steps.at(checks.size(), lines.size());
        }
        return List.copyOf(checks);
    }

    private ServerState reads() {
        return new ServerState(session.gateways(), session.capabilities()::read);
    }

    private static StateCheck one(ServerState now, ChangeLine line) {
        try {
            return ChangeLists.check(line, now);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            return StateCheck.failed(line, e.failure());
        }
    }

    /** Whether another read would fail in the same way, so that none is worth trying. */
    private static boolean concernsAll(@Nullable Failure failure) {
        return failure != null && (failure.needsToken() || failure.passes() || failure.isSilence());
    }

    /**
     * Checks the status of one change with an unknown outcome and records the result.
     *
     * @throws FailureException when it could not be read
     */
    public ChangeLine settle(ChangeLine unknown) {
        List<ChangeLine> settled = settle(List.of(unknown), (_, _) -> {}).lines();
        return settled.isEmpty() ? unknown : settled.getFirst();
    }

    /**
     * Result of a status check.
     *
     * @param lines all, as they are recorded now
     * @param open those of which a load doesn't tell whether they were applied
     */
    public record Settled(List<ChangeLine> lines, List<ChangeLine> open) {}

    /**
     * Checks the status of changes with an unknown outcome and records the results.
     *
     * @throws FailureException when every read failed
     */
    public Settled settle(List<ChangeLine> lines, ProgressListener steps) {
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
        return new Settled(
                checks.stream().map(lists()::settle).toList(),
                checks.stream()
                        .filter(check -> check.failure() == null && check.applied().isEmpty())
                        .map(StateCheck::line)
                        .toList());
    }

    /** Records for changes with an unknown outcome what the user found on the platform. */
    public List<ChangeLine> mark(List<ChangeLine> unknown, boolean isApplied) {
        return unknown.stream().map(line -> lists().mark(line.id(), isApplied)).toList();
    }

    /** The request of a line as a shell command, without token and password. */
    public static String curl(ChangeLine line) {
        return Curl.of(line.request());
    }
}
