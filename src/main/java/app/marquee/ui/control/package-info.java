/**
 * Controls, words and formats that every section shares. Everything here lives on the JavaFX
 * Application Thread, except what says otherwise.
 */
@NullMarked
package app.marquee.ui.control;

import org.jspecify.annotations.NullMarked;
