package app.marquee.service.video;

import app.marquee.http.PictureClient;
import app.marquee.http.PictureClient.Fetched;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.picture.GifHead;
import app.marquee.model.picture.PictureHead;
import app.marquee.model.video.Picture;
import app.marquee.model.video.PictureData;
import app.marquee.store.PictureFiles;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Image cache: memory, then disk, then the host. Only validated images are stored. */
public final class CachedPictures implements PictureService {
    private static final long MOST_IN_MEMORY = 48L * 1024 * 1024;

    private final PictureClient client;
    private final PictureFiles files;
    private final Map<URI, Picture.Loaded> memory = new LinkedHashMap<>(16, 0.75f, true);
    private long inMemory;

    public CachedPictures(PictureClient client, PictureFiles files) {
        this.client = client;
        this.files = files;
    }

    @Override
    public Picture picture(URI address) throws InterruptedException {
        Optional<Picture.Loaded> known = inMemory(address).or(() -> onDisk(address));
        return known.isPresent() ? known.get() : fetched(address);
    }

    private synchronized Optional<Picture.Loaded> inMemory(URI address) {
        return Optional.ofNullable(memory.get(address));
    }

    private Optional<Picture.Loaded> onDisk(URI address) {
        return files.find(address)
                .map(CachedPictures::checked)
                .filter(Picture.Loaded.class::isInstance)
                .map(Picture.Loaded.class::cast)
                .map(picture -> remembered(address, picture));
    }

    private Picture fetched(URI address) throws InterruptedException {
        return switch (client.fetch(address)) {
            case Fetched.Nothing(var why) -> new Picture.Missing(why);
            case Fetched.Bytes(var data) -> kept(address, checked(data.bytes()));
        };
    }

    private Picture kept(URI address, Picture picture) {
        if (picture instanceof Picture.Loaded loaded) {
            files.keep(address, loaded.data().bytes());
            remembered(address, loaded);
        }
        return picture;
    }

    private static Picture checked(byte[] bytes) {
        Optional<PictureHead> head = PictureHead.of(bytes);
        if (head.isEmpty()) {
            return new Picture.Missing(Picture.Why.NOT_A_PICTURE);
        }
        return head.get().isTooLarge()
                ? new Picture.Missing(Picture.Why.TOO_LARGE)
                : new Picture.Loaded(
                        new PictureData(GifHead.firstFrame(bytes)),
                        head.get().width(),
                        head.get().height());
    }

    private synchronized Picture.Loaded remembered(URI address, Picture.Loaded picture) {
        if (memory.put(address, picture) == null) {
            inMemory += picture.data().length();
        }
        var oldest = memory.entrySet().iterator();
        while (inMemory > MOST_IN_MEMORY && oldest.hasNext()) {
            inMemory -= oldest.next().getValue().data().length();
            oldest.remove();
        }
        return picture;
    }

    @Override
    public void forget(URI address) {
        synchronized (this) {
            Picture.Loaded gone = memory.remove(address);
            inMemory -= gone == null ? 0 : gone.data().length();
        }
        files.forget(address);
    }

    @Override
    public void save(Picture.Loaded picture, Path target) {
        Path aside = target.resolveSibling(target.getFileName() + "." + UUID.randomUUID());
        try {
            Files.write(aside, picture.data().bytes());
            Files.move(aside, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            discard(aside);
            throw new FailureException(
                    new Failure.Storage(target.toString(), String.valueOf(e.getMessage())), e);
        }
    }

    private static void discard(Path aside) {
        try {
            Files.deleteIfExists(aside);
        } catch (IOException _) {
            // What could not be written matters more than what it left behind.
        }
    }
}
