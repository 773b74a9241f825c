package app.marquee.canary.model;

/** Canary: a model class that uses more than java.base. */
final class BringsLogging {
    final org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger("canary");
}
