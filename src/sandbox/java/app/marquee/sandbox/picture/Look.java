package app.marquee.sandbox.picture;

import app.marquee.sandbox.account.SeededHash;

/**
 * Look of a video's frames: its colors and who is in front of the camera.
 *
 * @param person seed of the presenter, the same in all frames
 */
record Look(Palette palette, long person) {
    int trait(int which, int choices) {
        return SeededHash.below(SeededHash.of(person, which), choices);
    }
}
