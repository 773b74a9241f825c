package app.marquee.store.keychain;

import app.marquee.model.Secret;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** A keychain in memory that can be told to hang or to throw. */
final class FakeKeychain implements Keychain {
    final Map<String, Entry> entries = new ConcurrentHashMap<>();
    volatile Runnable before = () -> {};
    volatile boolean takes = true;

    record Entry(String purpose, Secret secret) {}

    /** Everything waits until the latch opens. */
    void hangUntil(CountDownLatch latch) {
        before =
                () -> {
                    try {
                        latch.await();
                    } catch (InterruptedException ended) {
                        Thread.currentThread().interrupt();
                        throw new IllegalStateException(ended);
                    }
                };
    }

    @Override
    public Optional<Secret> read(String name, String purpose) {
        before.run();
        return Optional.ofNullable(entries.get(name))
                .filter(entry -> entry.purpose().equals(purpose))
                .map(Entry::secret);
    }

    @Override
    public boolean write(String name, String purpose, Secret secret) {
        before.run();
        if (takes) {
            entries.put(name, new Entry(purpose, secret));
        }
        return takes;
    }

    @Override
    public void remove(String name) {
        before.run();
        entries.remove(name);
    }
}
