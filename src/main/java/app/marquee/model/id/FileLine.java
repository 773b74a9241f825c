package app.marquee.model.id;

/**
 * Line of a file of the user that named an item.
 *
 * @param file name of the file, without its folders
 * @param line from 1
 */
public record FileLine(String file, int line) {}
