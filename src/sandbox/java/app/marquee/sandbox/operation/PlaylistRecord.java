package app.marquee.sandbox.operation;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.state.Playlists;
import app.marquee.sandbox.state.Session;
import app.marquee.sandbox.state.StoredPlaylist;
import app.marquee.sandbox.state.StoredPlaylist.StoredButton;
import app.marquee.sandbox.state.Videos;
import app.marquee.sandbox.state.World;
import app.marquee.sandbox.wire.Json;

import tools.jackson.databind.node.ObjectNode;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Playlist in responses: its record, list row and videos. Never its password. */
final class PlaylistRecord {
    private final World world;
    private final Session session;

    PlaylistRecord(World world, Session session) {
        this.world = world;
        this.session = session;
    }

    ObjectNode full(StoredPlaylist p) {
        List<Integer> places = new Playlists(session).videos(p.id());
        ObjectNode record =
                Json.object()
                        .put("id", p.id())
                        .put("name", p.name())
                        .put("description", p.description())
                        .put("access_type", p.accessType())
                        .put("hide_views", p.hideViews())
                        .put("creator_name", p.creatorName());
        StoredButton button = p.button();
        if (button == null) {
            record.putNull("external_button");
        } else {
            record.putObject("external_button")
                    .put("size", button.size())
                    .put("text", button.text())
                    .put("url", button.url());
        }
        return record.put("image_id", p.imageId())
                .put("videos_quantity", places.size())
                .put("duration", duration(places))
                .put("created_at", Times.text(p.createdAt()))
                .put("updated_at", Times.text(p.updatedAt()));
    }

    ObjectNode line(StoredPlaylist p) {
        List<Integer> places = new Playlists(session).videos(p.id());
        return Json.object()
                .put("id", p.id())
                .put("name", p.name())
                .put("videos_quantity", places.size())
                .put("duration", duration(places))
                .put("access_type", p.accessType())
                .put("updated_at", Times.text(p.updatedAt()));
    }

    List<ObjectNode> videos(String id, VideoRecord record) {
        List<ObjectNode> rows = new ArrayList<>();
        for (int place : new Playlists(session).videos(id)) {
            rows.add(record.row(new Videos(session).find(place).orElseThrow(), rows.size()));
        }
        return rows;
    }

    private BigDecimal duration(List<Integer> places) {
        Account account = world.account();
        return places.stream()
                .map(place -> account.video(place).length())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }
}
