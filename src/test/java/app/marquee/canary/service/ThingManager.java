package app.marquee.canary.service;

/** Canary: a vague class name. */
final class ThingManager {}
