package app.marquee.tour;

import app.marquee.Run;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertSettings;
import app.marquee.model.settings.Settings;
import app.marquee.sandbox.account.Subject;
import app.marquee.sandbox.picture.Picture;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.store.Catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Content of the embedded sandbox and its local data. Thread-safe. Blocking. */
public record TourHome(Run run) {
    private static final Duration WEEK = Duration.ofDays(7);
    private static final String ASIDE = "journal.db.damaged-20260610T090000Z";

    /** As it was made, and nothing remembered. */
    public void forget() {
        run.sandbox().sandbox().reset();
        run.foundation().settings().update(TourHome::undecided);
        run.foundation().snapshots().clear();
        run.foundation().catalogue().forget(EmbeddedSandbox.ID);
        today();
        lay("");
        forgetDamage();
    }

    /** The alert that is usually on would come as soon as the trash is read, or later. */
    private static Settings undecided(Settings chosen) {
        AlertKind trash = AlertKind.TRASH;
        AlertSettings quiet =
                AlertSettings.USUAL.with(trash, AlertSettings.USUAL.rule(trash).with(false));
        return chosen.withoutViews().withAlerts(EmbeddedSandbox.ID, quiet);
    }

    private void forgetDamage() {
        try {
            Files.deleteIfExists(run.foundation().home().data().resolve(ASIDE));
            Files.deleteIfExists(run.foundation().home().damageFile());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Path of the file that the tour's file chooser returns. */
    static Path file(Run run) {
        return run.foundation().home().data().resolve("chosen.json");
    }

    /**
     * Sets the file of the tour's file chooser, in place of the one before.
     *
     * @param text empty for none
     */
    void lay(String text) {
        lay(text, StandardCharsets.UTF_8);
    }

    void lay(String text, Charset charset) {
        try {
            if (text.isEmpty()) {
                Files.deleteIfExists(file(run));
            } else {
                Files.write(file(run), text.getBytes(charset));
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /**
     * Sets the folder of the tour's folder chooser: images named by the titles of known videos, and
     * one that no video has.
     */
    void layImages(int count) {
        Path folder = TourDesktopServices.images(file(run));
        try {
            Files.createDirectories(folder);
            List<KnownItem> known =
                    run.foundation().catalogue().all(EmbeddedSandbox.ID, ItemKind.VIDEO);
            for (KnownItem video : known.stream().filter(TourHome::isPlain).limit(count).toList()) {
                String title = String.valueOf(video.title());
                image(folder, title.replaceAll("[^A-Za-z0-9 ]", "_"), UUID.fromString(video.id()));
            }
            image(folder, "Sponsor", new UUID(0, 0));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** As if a damaged journal had been set aside some days ago. */
    void setJournalAside() {
        try {
            Files.writeString(run.foundation().home().data().resolve(ASIDE), "damaged");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Whether a system without UTF-8 can write its title as the name of a file. */
    private static boolean isPlain(KnownItem video) {
        return StandardCharsets.US_ASCII.newEncoder().canEncode(String.valueOf(video.title()));
    }

    private static void image(Path folder, String name, UUID like) throws IOException {
        Files.write(folder.resolve(name + ".jpg"), Picture.jpeg(like, Subject.SOCIAL, 2));
    }

    /** Until it is today again. Does nothing where time goes on by itself. */
    void yesterday() {
        if (run.clock() instanceof TourClock clock) {
            clock.goBack(1);
        }
    }

    void today() {
        if (run.clock() instanceof TourClock clock) {
            clock.goBack(0);
        }
    }

    /** As if the first things of a kind had had other titles a week ago. */
    void heldOtherTitles(ItemKind kind, List<String> titles) {
        Catalogue catalogue = run.foundation().catalogue();
        List<KnownItem> known = catalogue.all(EmbeddedSandbox.ID, kind);
        Instant then = run.sandbox().sandbox().now().minus(WEEK);
        catalogue.forget(EmbeddedSandbox.ID);
        for (int at = 0; at < Math.min(titles.size(), known.size()); at++) {
            KnownItem held =
                    new KnownItem(kind, known.get(at).id(), titles.get(at), ItemSource.LIST, then);
            catalogue.remember(EmbeddedSandbox.ID, List.of(held));
        }
    }
}
