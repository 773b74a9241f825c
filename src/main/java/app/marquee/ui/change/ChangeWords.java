package app.marquee.ui.change;

import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Formatter of changes as texts in the user's language. Immutable. */
public final class ChangeWords {
    private static final int SHORT_ID = 8;
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private final Messages messages;
    private final Function<String, Optional<String>> folderName;

    /**
     * @param folderName the name of a folder by its ID, as far as it is known
     */
    public ChangeWords(Messages messages, Function<String, Optional<String>> folderName) {
        this.messages = messages.of("change");
        this.folderName = folderName;
    }

    /** A whole sentence, such as: Rename “A” to “B”. */
    public String of(ChangeLine line) {
        return sentence("change.", line);
    }

    /** The same of a change that was applied, such as: Renamed folder “A” to “B”. */
    public String applied(ChangeLine line) {
        return sentence("applied.", line);
    }

    private String sentence(String tense, ChangeLine line) {
        String what = subject(line.subject());
        String key = tense + line.operation().name();
        if (messages.has(key)) {
            return messages.text(key, what, field(line));
        }
        return messages.has(key + ".other")
                ? messages.plural(key, videos(line), what)
                : updated(tense, what, line);
    }

    /** Several changes in one sentence, such as: Rename 12 folders. */
    public String of(List<ChangeLine> group) {
        return sentence("group.change.", group, messages.formats().integer(items(group)));
    }

    /** The same in the past, with how many were applied: Renamed 11 of 12 folders. */
    public String applied(List<ChangeLine> group) {
        long all = items(group);
        long done = items(group.stream().filter(ChangeWords::isApplied).toList());
        return sentence(
                "group.applied.",
                group,
                done == all
                        ? messages.formats().integer(all)
                        : messages.text("pattern.of", done, all));
    }

    private static boolean isApplied(ChangeLine line) {
        return line.state() == ChangeState.DONE;
    }

    private String sentence(String tense, List<ChangeLine> group, String count) {
        Set<String> deeds = group.stream().map(ChangeWords::deed).collect(Collectors.toSet());
        Set<ItemKind> kinds =
                group.stream().map(line -> line.subject().kind()).collect(Collectors.toSet());
        if (deeds.size() > 1 || kinds.size() > 1) {
            return messages.text("group.mixed", group.size());
        }
        String deed = deeds.iterator().next();
        Set<String> targets =
                group.stream().map(this::target).collect(Collectors.toCollection(TreeSet::new));
        boolean isOnePlace = deed.equals("move") && targets.size() == 1;
        return messages.text(
                tense + (isOnePlace ? "moveTo" : deed),
                count,
                messages.text("items." + kinds.iterator().next().name()),
                targets.iterator().next());
    }

    /** The number of changed items; where one change has many videos, that of the videos. */
    private static long items(List<ChangeLine> group) {
        if (group.isEmpty()) {
            return 0;
        }
        return switch (group.getFirst().operation()) {
            case TRASH_VIDEOS, RECOVER_VIDEOS, ADD_PLAYLIST_VIDEOS, REMOVE_FUNNEL_VIDEOS ->
                    group.stream().mapToLong(ChangeWords::videos).sum();
            default -> group.size();
        };
    }

    /** What an operation does; for an update of one field, what that is called. */
    private static String deed(ChangeLine line) {
        return switch (line.operation()) {
            case UPDATE_FOLDER, UPDATE_VIDEO, UPDATE_PLAYLIST -> verb(only(line));
            default -> line.operation().name();
        };
    }

    private static @Nullable MemberChange only(ChangeLine line) {
        return line.members().size() == 1 ? line.members().getFirst() : null;
    }

    private String target(ChangeLine line) {
        MemberChange change = only(line);
        return change == null ? "" : target(line, change);
    }

    private static long videos(ChangeLine line) {
        return line.subjects().stream().filter(subject -> subject.kind() == ItemKind.VIDEO).count();
    }

    /** The pending changes of an item, and what is shown until they are applied. */
    public String waiting(List<ChangeLine> some) {
        return messages.text("waiting.words", all(some));
    }

    /** The pending creations. */
    public String creations(List<ChangeLine> some) {
        return messages.text("waiting.creations", all(some));
    }

    private String all(List<ChangeLine> some) {
        return some.stream().map(this::of).collect(Collectors.joining(" · "));
    }

    /** The state of a change. */
    public String state(ChangeLine line) {
        return line.isConflict() ? messages.text("state.CONFLICT") : state(line.state());
    }

    private String state(ChangeState state) {
        return messages.text(
                state == ChangeState.STAGED ? "state.WAITING" : "state." + state.name());
    }

    private String field(ChangeLine line) {
        return line.subjects().stream()
                .filter(subject -> subject.kind() == ItemKind.FIELD)
                .map(this::subject)
                .findFirst()
                .orElseGet(() -> messages.text("value.unknown"));
    }

    /** The subject of a change in quotes, with the changed field. */
    String namedWithField(ChangeLine line) {
        return line.subjects().stream()
                .filter(subject -> subject.kind() == ItemKind.FIELD)
                .findFirst()
                .map(part -> messages.text("pattern.dot", named(line.subject()), named(part)))
                .orElseGet(() -> named(line.subject()));
    }

    /** The name of the subject on one line and in quotes, or its whole ID. */
    String named(Subject subject) {
        String title = subject.title();
        if (title != null) {
            String line = SPACES.matcher(title.strip()).replaceAll(" ");
            return claimed(subject, messages.text("pattern.quoted", line));
        }
        return subject.id() == null ? messages.text("subject.new") : subject.id();
    }

    private String updated(String tense, String what, ChangeLine line) {
        return messages.text(
                tense + verb(only(line)),
                what,
                target(line),
                messages.text("item." + line.subject().kind().name()));
    }

    /** What an update of one field is called; an edit where it has no name of its own. */
    private static String verb(@Nullable MemberChange change) {
        return switch (change == null ? "" : change.member()) {
            case Folder.NAME, Video.TITLE -> "rename";
            case Folder.PARENT, Video.FOLDER ->
                    change != null && change.after() instanceof ChangeValue.None ? "toTop" : "move";
            case Folder.STATUS ->
                    change != null && change.after().equals(new ChangeValue.Flag(true))
                            ? "activate"
                            : "deactivate";
            default -> "several";
        };
    }

    private String target(ChangeLine line, MemberChange change) {
        boolean isPlace =
                change.member().equals(Folder.PARENT) || change.member().equals(Video.FOLDER);
        return isPlace && change.after() instanceof ChangeValue.Text
                ? folder(line, change.after())
                : value(change.after());
    }

    /** The name of the subject, or the start of its ID. */
    public String subject(Subject subject) {
        String title = subject.title();
        return title != null ? title : shortId(String.valueOf(subject.id()));
    }

    /** The same, which says where only a file names the subject. */
    public String item(Subject subject) {
        return claimed(subject, subject(subject));
    }

    private String claimed(Subject subject, String text) {
        return subject.isClaimed() ? messages.text("subject.claimed", text) : text;
    }

    /** The start of an ID, for an item without a name. */
    public static String shortId(String id) {
        return id.length() <= SHORT_ID ? id : id.substring(0, SHORT_ID) + "…";
    }

    /** The same, which knows the names of items that earlier changes create. */
    String step(ChangeLine line, MemberChange change) {
        return step(
                change,
                value ->
                        value instanceof ChangeValue.Text(var text)
                                ? created(line, text).orElseGet(() -> member(change, value))
                                : member(change, value));
    }

    private static Optional<String> created(ChangeLine line, String id) {
        return line.needs().stream()
                .filter(item -> item.placeholder().equals(id))
                .flatMap(item -> Optional.ofNullable(item.title()).stream())
                .findFirst();
    }

    private String folder(ChangeLine line, ChangeValue id) {
        return created(line, value(id)).orElseGet(() -> folder(id));
    }

    /**
     * Formats a field change with a custom value formatter. A list shows only the items it gains or
     * loses, not whether it holds others.
     */
    public String step(MemberChange change, Function<ChangeValue, String> words) {
        if (change.before() instanceof ChangeValue.Many(var gone)
                && change.after() instanceof ChangeValue.None) {
            return messages.text("pattern.minus", gone.size());
        }
        if (change.before() instanceof ChangeValue.Unknown
                && change.after() instanceof ChangeValue.Many(var added)) {
            return messages.text("pattern.plus", added.size());
        }
        return messages.text(
                "pattern.becomes", words.apply(change.before()), words.apply(change.after()));
    }

    /** Whether a field change is shown as old → new, not as what a list gains or loses. */
    public static boolean isStep(MemberChange change) {
        return !(change.before() instanceof ChangeValue.Many)
                && !(change.after() instanceof ChangeValue.Many);
    }

    /** A value of a field, such as old → new in a review. */
    public String member(MemberChange change, ChangeValue value) {
        return member(change.member(), value);
    }

    private String member(String member, ChangeValue value) {
        boolean place = member.equals(Folder.PARENT) || member.equals(Video.FOLDER);
        return switch (value) {
            case ChangeValue.Unknown _ -> messages.text("value.unknown");
            case ChangeValue.None _ -> messages.text(place ? "value.top" : "value.none");
            case ChangeValue.Flag(var on) -> flag(member, on);
            case ChangeValue.Text(var text) -> place ? folder(value) : text(member, text);
            case ChangeValue.Whole(var number) -> messages.formats().integer(number);
            case ChangeValue.Many(var values) -> messages.plural("value.many", values.size());
            case ChangeValue.Parts(var parts) ->
                    parts.entrySet().stream()
                            .map(part -> part(part.getKey()) + " " + member("", part.getValue()))
                            .collect(Collectors.joining(" · "));
            case ChangeValue.Hidden _ -> Secret.MASK;
        };
    }

    private String part(String name) {
        return named("part." + name, name);
    }

    private String named(String key, String name) {
        return messages.has(key) ? messages.text(key) : name;
    }

    private String text(String member, String text) {
        if (member.equals(Playlist.ACCESS)) {
            return named("access." + text, text);
        }
        return member.equals(Video.THUMBNAIL) && text.startsWith("http")
                ? messages.text("value.image")
                : messages.text("pattern.quoted", text);
    }

    private String flag(String member, boolean on) {
        return switch (member) {
            case Folder.STATUS -> messages.text(on ? "status.active" : "status.inactive");
            case Playlist.HIDE_VIEWS -> messages.text(on ? "views.hidden" : "views.shown");
            default -> messages.text(on ? "value.yes" : "value.no");
        };
    }

    /** The state of a change. */
    public String state(ChangeEntry.State state) {
        return messages.text("state." + state.name());
    }

    /** The name of a field, in words. */
    public String memberName(String member) {
        return named("field." + member, member);
    }

    private static String value(ChangeValue value) {
        return value instanceof ChangeValue.Text(var text) ? text : "";
    }

    private String folder(ChangeValue id) {
        String value = value(id);
        return folderName.apply(value).orElseGet(() -> shortId(value));
    }
}
