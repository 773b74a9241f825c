package app.marquee.canary.model;

/** Breaks the purity of the model on purpose. */
final class BringsLogging {
    final org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger("canary");
}
