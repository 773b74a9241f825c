/** Words and formats in the language of the user, for window, command line and reports. */
package app.marquee.text;
