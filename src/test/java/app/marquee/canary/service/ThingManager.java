package app.marquee.canary.service;

/** Breaks the rule of names on purpose. */
final class ThingManager {}
