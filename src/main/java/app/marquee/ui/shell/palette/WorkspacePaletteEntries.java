package app.marquee.ui.shell.palette;

import app.marquee.model.Member;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.Id;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.service.search.IdFinder.FoundId;
import app.marquee.service.search.ItemFacts;
import app.marquee.text.Messages;
import app.marquee.ui.shell.command.CommandTable;
import app.marquee.ui.shell.command.WindowCommands;
import app.marquee.ui.shell.palette.PaletteEntry.Group;
import app.marquee.ui.shell.section.ConnectionChoices;
import app.marquee.ui.shell.section.ConnectionKindStyle;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.shell.section.WindowCommand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Palette entries of a workspace: its commands, connections and known items. */
public final class WorkspacePaletteEntries implements PaletteEntrySource {
    private static final int SHORT_ID = 8;

    private final Messages messages;
    private final CommandTable commands;
    private final ConnectionChoices connections;
    private final Navigation navigation;
    private final Deeds deeds;

    /**
     * Actions of the entries.
     *
     * @param front the ID of the section in front
     * @param groupTitle the name of a section or of a group of commands
     * @param copy takes the ID of an item that no section shows
     */
    public record Deeds(
            Supplier<String> front,
            Function<String, String> groupTitle,
            Consumer<WindowCommand> run,
            Consumer<ConnectionSummary> connect,
            Consumer<String> copy) {}

    public WorkspacePaletteEntries(
            Messages messages,
            CommandTable commands,
            ConnectionChoices connections,
            Navigation navigation,
            Deeds deeds) {
        this.messages = messages;
        this.commands = commands;
        this.connections = connections;
        this.navigation = navigation;
        this.deeds = deeds;
    }

    /** What an item is remembered by. */
    static String key(KnownItem item) {
        return "item:" + item.kind() + ":" + item.id();
    }

    @Override
    public List<PaletteEntry> entries() {
        List<PaletteEntry> entries = new ArrayList<>();
        // Of two with the same title, that of what the user looks at.
        String front = deeds.front().get();
        commands.all().stream()
                .filter(each -> !each.id().equals(WindowCommands.PALETTE.id()))
                .sorted(Comparator.comparing(each -> !each.group().equals(front)))
                .forEach(each -> entries.add(command(each)));
        connections.all().forEach(each -> entries.add(connection(each)));
        return entries;
    }

    private PaletteEntry command(WindowCommand command) {
        boolean opens = command.group().equals(CommandTable.GO);
        return new PaletteEntry(
                "command:" + command.id(),
                opens ? Group.SECTIONS : Group.COMMANDS,
                command.title(),
                opens ? "" : deeds.groupTitle().apply(command.group()),
                command.icon(),
                null,
                command.keyText(),
                command.refusal(),
                List.of(),
                () -> deeds.run().accept(command),
                null);
    }

    private PaletteEntry connection(ConnectionSummary connection) {
        return new PaletteEntry(
                "connection:" + connection.id().value(),
                Group.CONNECTIONS,
                connection.name(),
                ConnectionKindStyle.words(messages, connection.kind()),
                "fth-server",
                null,
                "",
                "",
                List.of(),
                () -> deeds.connect().accept(connection),
                null);
    }

    @Override
    public PaletteEntry item(PaletteItem shown) {
        KnownItem item = shown.item();
        String title = item.title() == null ? "" : item.title();
        boolean named = !title.isBlank();
        List<String> detail = new ArrayList<>(List.of(kind(item.kind())));
        List<String> facts = facts(shown);
        if (named && (shown.isById() || facts.isEmpty())) {
            detail.add(shortId(item.id()));
        }
        detail.addAll(facts);
        return thing(
                key(item),
                named ? title : item.id(),
                String.join(" · ", detail),
                id(item.kind(), item.id()),
                item.kind());
    }

    private List<String> facts(PaletteItem shown) {
        ItemFacts facts = shown.facts();
        boolean isFolder = shown.item().kind() == ItemKind.FOLDER;
        List<String> texts = new ArrayList<>();
        switch (facts.folder()) {
            case Member.Absent<String> _ -> {}
            case Member.Null<String> _ ->
                    texts.add(messages.text(isFolder ? "value.top" : "value.unfiled"));
            case Member.Value<String>(var folder) -> texts.add(folder);
        }
        if (facts.length() != null) {
            texts.add(messages.formats().videoLength(facts.length()));
        }
        if (facts.videos() != null) {
            texts.add(messages.plural("count.videos", facts.videos()));
        }
        texts.removeIf(String::isEmpty);
        return texts;
    }

    @Override
    public List<PaletteEntry> unknown(FoundId found) {
        List<ItemKind> kinds =
                found.guess()
                        .map(List::of)
                        .orElseGet(
                                () ->
                                        ItemKind.listed().stream()
                                                .filter(kind -> canOpen(id(kind, found.uuid())))
                                                .toList());
        return kinds.stream().map(kind -> unknown(found.uuid(), kind)).toList();
    }

    private PaletteEntry unknown(String uuid, ItemKind kind) {
        return thing(
                "item:" + kind + ":" + uuid,
                uuid,
                messages.text("palette.unknown", kind(kind)),
                id(kind, uuid),
                kind);
    }

    private PaletteEntry thing(String key, String title, String detail, Id id, ItemKind kind) {
        boolean opens = canOpen(id);
        return new PaletteEntry(
                key,
                Group.ITEMS,
                title,
                opens ? detail : messages.text("palette.copies", detail),
                icon(kind),
                id instanceof VideoId video ? video : null,
                "",
                "",
                List.of(),
                () -> open(id),
                id instanceof VideoId video && navigation.canOpen(Place.TitleOf.class)
                        ? () -> navigation.open(new Place.TitleOf(video))
                        : null);
    }

    private void open(Id id) {
        if (canOpen(id)) {
            navigation.open(id);
        } else {
            deeds.copy().accept(id.value());
        }
    }

    private boolean canOpen(Id id) {
        return navigation.canOpen(id.getClass());
    }

    private String kind(ItemKind kind) {
        return messages.text("item." + kind.name().toLowerCase(Locale.ROOT));
    }

    private static String shortId(String id) {
        return id.length() > SHORT_ID ? id.substring(0, SHORT_ID) + "…" : id;
    }

    private static Id id(ItemKind kind, String value) {
        return switch (kind) {
            case VIDEO -> new VideoId(value);
            case PLAYLIST -> new PlaylistId(value);
            case FOLDER -> new FolderId(value);
            case FUNNEL -> new FunnelId(value);
            case LIVE -> new LiveId(value);
            case IMAGE -> new ImageId(value);
            case FIELD -> new CustomFieldId(value);
        };
    }

    private static String icon(ItemKind kind) {
        return switch (kind) {
            case VIDEO -> "fth-film";
            case PLAYLIST -> "fth-list";
            case FOLDER -> "fth-folder";
            case FUNNEL -> "fth-filter";
            case LIVE -> "fth-radio";
            case IMAGE -> "fth-image";
            case FIELD -> "fth-tag";
        };
    }
}
