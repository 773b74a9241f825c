package app.marquee.harness;

import app.marquee.change.engine.ChangeService;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A process that stages a list of changes and applies what is left of it, several at once. Begun
 * again after a kill it goes on where the journal says.
 */
final class ApplyVictim {
    private static final int AT_ONCE = 3;

    private ApplyVictim() {}

    /** Home, service, token, prefix of the notes, how many changes, and ids of folders. */
    public static void main(String[] arguments) throws InterruptedException {
        List<String> folders = Arrays.asList(arguments).subList(5, arguments.length);
        try (VictimSession victim =
                VictimSession.open(Path.of(arguments[0]), URI.create(arguments[1]), arguments[2])) {
            stage(victim, arguments[3], Integer.parseInt(arguments[4]), folders);
            System.out.println(Victim.READY);
            applyAll(victim.session().changes());
        }
    }

    private static void stage(VictimSession victim, String prefix, int count, List<String> ids) {
        Set<String> staged =
                victim.session().changes().newest(count).stream()
                        .map(line -> line.origin().note())
                        .collect(Collectors.toSet());
        for (int n = 0; n < count; n++) {
            String name = prefix + n;
            if (!staged.contains(name)) {
                Folder folder = Folder.known(new FolderId(ids.get(n % ids.size())));
                victim.stores()
                        .journal()
                        .add(
                                FolderEdit.TYPE
                                        .stage(
                                                victim.session().staging(),
                                                folder,
                                                FolderUpdate.rename(name))
                                        .because(name)
                                        .line());
            }
        }
    }

    private static void applyAll(ChangeService changes) throws InterruptedException {
        Queue<ChangeLine> left = new ConcurrentLinkedQueue<>(changes.inState(ChangeState.STAGED));
        List<Thread> writers =
                IntStream.range(0, AT_ONCE)
                        .mapToObj(_ -> Thread.ofPlatform().start(() -> apply(changes, left)))
                        .toList();
        for (Thread writer : writers) {
            writer.join();
        }
    }

    private static void apply(ChangeService changes, Queue<ChangeLine> left) {
        for (ChangeLine line = left.poll(); line != null; line = left.poll()) {
            changes.again(line, Optional.empty()).ifPresent(changes::apply);
        }
    }
}
