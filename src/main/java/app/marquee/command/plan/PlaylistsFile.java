package app.marquee.command.plan;

import static app.marquee.command.plan.YamlCursor.key;

import app.marquee.command.Sentence;
import app.marquee.command.plan.RuleReader.RuledPlaylist;
import app.marquee.command.plan.YamlCursor.YamlProblem;
import app.marquee.model.Member;
import app.marquee.model.NameKey;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reader of a YAML file with wanted playlists. */
final class PlaylistsFile {
    private final YamlCursor cursor;
    private final List<WantedPlaylist> playlists = new ArrayList<>();

    /**
     * Wanted fields and videos of a playlist.
     *
     * @param playlist its ID or present name
     * @param line where it begins in the file
     * @param videos null where the file doesn't name them
     */
    record WantedPlaylist(
            String playlist, int line, PlaylistUpdate fields, @Nullable List<VideoId> videos) {
        WantedPlaylist with(List<VideoId> wanted) {
            return new WantedPlaylist(playlist, line, fields, wanted);
        }
    }

    /** Content of the file, or its problems. */
    record Content(
            List<WantedPlaylist> playlists,
            List<RuledPlaylist> rules,
            List<YamlProblem> problems) {}

    private PlaylistsFile(YamlCursor cursor) {
        this.cursor = cursor;
    }

    static Content read(byte[] yaml) {
        try (YamlCursor cursor = new YamlCursor(yaml)) {
            PlaylistsFile file = new PlaylistsFile(cursor);
            RuleReader rules = new RuleReader(cursor);
            cursor.object(
                    Sentence.of("yaml.file"),
                    Map.of(
                            "version",
                            cursor::version,
                            "playlists",
                            () -> cursor.list(key("playlists"), file::playlist),
                            "rules",
                            () -> cursor.list(key("rules"), rules::rule)));
            cursor.end();
            return new Content(file.playlists, rules.rules(), cursor.problems());
        } catch (JacksonException damaged) {
            TokenStreamLocation at = damaged.getLocation();
            return new Content(
                    List.of(),
                    List.of(),
                    List.of(
                            new YamlProblem(
                                    at == null ? 1 : at.getLineNr(),
                                    at == null ? 1 : at.getColumnNr(),
                                    Sentence.of("yaml.damaged"))));
        }
    }

    private void playlist() {
        TokenStreamLocation at = cursor.here();
        WantedFields found = new WantedFields();
        int before = cursor.problemCount();
        cursor.object(Sentence.of("yaml.playlist"), found.members());
        if (found.playlist == null || NameKey.of(found.playlist).text().isEmpty()) {
            if (cursor.problemCount() == before) {
                cursor.problem(at, Sentence.of("yaml.playlist.key"));
            }
            return;
        }
        playlists.add(
                new WantedPlaylist(found.playlist, at.getLineNr(), found.update(), found.videos));
    }

    /** Fields as they are read. */
    private final class WantedFields {
        private @Nullable String playlist;
        private Member<String> name = Member.absent();
        private Member<String> description = Member.absent();
        private Member<AccessType> access = Member.absent();
        private Member<Boolean> hideViews = Member.absent();
        private Member<String> creator = Member.absent();
        private Member<ExternalButton> button = Member.absent();
        private Member<ImageId> image = Member.absent();
        private @Nullable List<VideoId> videos;

        Map<String, Runnable> members() {
            Map<String, Runnable> all = new HashMap<>();
            all.put("playlist", () -> playlist = cursor.text(key("playlist")).orElse(playlist));
            all.put(Playlist.NAME, () -> name = text(Playlist.NAME));
            all.put(Playlist.DESCRIPTION, () -> description = text(Playlist.DESCRIPTION));
            all.put(Playlist.CREATOR, () -> creator = text(Playlist.CREATOR));
            all.put(Playlist.ACCESS, () -> access = access());
            all.put(
                    Playlist.HIDE_VIEWS,
                    () ->
                            hideViews =
                                    cursor.flag(key(Playlist.HIDE_VIEWS))
                                            .map(Member::of)
                                            .orElse(Member.absent()));
            all.put(Playlist.IMAGE, () -> image = text(Playlist.IMAGE).map(ImageId::new));
            all.put(Playlist.BUTTON, this::button);
            all.put(Playlist.VIDEOS, this::videos);
            return all;
        }

        private Member<String> text(String key) {
            return cursor.text(key(key)).map(Member::of).orElse(Member.absent());
        }

        private Member<AccessType> access() {
            TokenStreamLocation at = cursor.here();
            Optional<String> text = cursor.text(key(Playlist.ACCESS));
            Optional<AccessType> known = text.flatMap(AccessType::ofWire);
            if (text.isPresent() && known.isEmpty()) {
                cursor.problem(at, Sentence.of("yaml.access"));
            }
            return known.map(Member::of).orElse(Member.absent());
        }

        private void button() {
            Map<String, String> parts = new HashMap<>();
            Map<String, Runnable> members = new HashMap<>();
            for (String key : List.of("size", "text", "url")) {
                members.put(
                        key, () -> cursor.text(key(key)).ifPresent(text -> parts.put(key, text)));
            }
            cursor.object(key(Playlist.BUTTON), members);
            String size = parts.get("size");
            button =
                    Member.of(
                            new ExternalButton(
                                    size == null ? null : new ButtonSize(size),
                                    parts.get("text"),
                                    parts.get("url")));
        }

        private void videos() {
            Set<VideoId> all = new LinkedHashSet<>();
            cursor.list(key(Playlist.VIDEOS), () -> video(all));
            videos = List.copyOf(all);
        }

        private void video(Set<VideoId> all) {
            TokenStreamLocation at = cursor.here();
            cursor.text(Sentence.of("yaml.video"))
                    .map(VideoId::new)
                    .ifPresent(
                            id -> {
                                if (!id.isUuid()) {
                                    cursor.problem(at, Sentence.of("yaml.video.id"));
                                } else if (!all.add(id)) {
                                    cursor.problem(at, Sentence.of("yaml.video.twice"));
                                }
                            });
        }

        PlaylistUpdate update() {
            return new PlaylistUpdate(
                    name, description, access, Member.absent(), hideViews, creator, button, image);
        }
    }
}
