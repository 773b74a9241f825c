package app.marquee.harness;

import app.marquee.Verbs;
import app.marquee.change.folder.FolderEdit;
import app.marquee.command.CommandContext;
import app.marquee.command.CommandTexts;
import app.marquee.command.MarqueeCommand;
import app.marquee.command.WindowRequest;
import app.marquee.command.Windows;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ListedChange;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.FolderId;
import app.marquee.start.HomeRuns;
import app.marquee.store.ChangeListFile;
import app.marquee.store.keychain.Tokens;

import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;

/**
 * A process that makes a plan and runs the command {@code apply} with it. Begun again after a kill
 * it applies the same plan.
 */
final class CommandVictim {
    private CommandVictim() {}

    /** Home, service, token, prefix of the notes, how many changes, and ids of folders. */
    public static void main(String[] arguments) throws Exception {
        Path home = Path.of(arguments[0]);
        Path plan = home.resolveSibling(home.getFileName() + ".plan.json");
        if (!Files.exists(plan)) {
            write(plan, home, arguments);
        }
        System.out.println(Victim.READY);
        System.exit(apply(home, plan, arguments[2]));
    }

    private static void write(Path plan, Path home, String[] arguments) {
        List<String> folders = Arrays.asList(arguments).subList(5, arguments.length);
        int count = Integer.parseInt(arguments[4]);
        try (VictimSession victim =
                VictimSession.open(home, URI.create(arguments[1]), arguments[2])) {
            var connection = victim.session().connection();
            victim.stores().settings().update(now -> now.withConnection(connection));
            List<ListedChange> changes = new ArrayList<>();
            for (int n = 0; n < count; n++) {
                String name = arguments[3] + n;
                Folder folder = Folder.known(new FolderId(folders.get(n % folders.size())));
                ChangeLine line =
                        FolderEdit.TYPE
                                .stage(
                                        victim.session().staging(),
                                        folder,
                                        FolderUpdate.rename(name))
                                .because(name)
                                .line();
                changes.add(ListedChange.of(line));
            }
            new ChangeListFile()
                    .write(
                            plan,
                            new ChangeList(
                                    new ChangeListId(UUID.randomUUID().toString()),
                                    victim.session().clock().instant(),
                                    connection.name(),
                                    connection.kind(),
                                    connection.baseUrl(),
                                    changes));
        }
    }

    /** Unknown changes are an end like any other here. */
    private static int apply(Path home, Path plan, String token) {
        CommandContext context =
                new CommandContext(
                        new HomeRuns(Clock.systemUTC(), Tokens::new, UnaryOperator.identity()),
                        System.in,
                        OutputStream.nullOutputStream(),
                        Map.of("TOKEN", token),
                        () -> CommandTexts.ENGLISH);
        int status =
                MarqueeCommand.line(new NoWindow(), context, Verbs.all(context))
                        .execute(
                                "--home",
                                home.toString(),
                                "apply",
                                plan.toString(),
                                "--yes",
                                "--connection",
                                VictimSession.ID.value(),
                                "--token-env",
                                "TOKEN");
        return status == 3 ? 0 : status;
    }

    /** The window, which no command needs. */
    private static final class NoWindow implements Windows {
        @Override
        public void open(WindowRequest request) {
            throw new IllegalStateException("No window here");
        }

        @Override
        public void tour(Path out, String only) {
            throw new IllegalStateException("No tour here");
        }
    }
}
