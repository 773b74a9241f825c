package app.marquee.canary.drawing;

/** Canary: a drawing with a color of a toolkit. */
final class KnowsAToolkit {
    final java.awt.Color color = java.awt.Color.BLACK;
}
