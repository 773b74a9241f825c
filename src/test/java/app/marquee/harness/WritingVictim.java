package app.marquee.harness;

import java.nio.file.Path;
import java.util.Objects;

/** A process that writes one number after the other into a place until it is killed. */
final class WritingVictim {
    private WritingVictim() {}

    /** Name of the place and its directory. */
    public static void main(String[] arguments) throws Exception {
        try (NumberedPlace place =
                Objects.requireNonNull(NumberedPlace.all().get(arguments[0]), arguments[0])
                        .apply(Path.of(arguments[1]))) {
            long number = place.read();
            System.out.println(Victim.READY);
            while (true) {
                number++;
                place.write(number);
                System.out.println(number);
            }
        }
    }
}
