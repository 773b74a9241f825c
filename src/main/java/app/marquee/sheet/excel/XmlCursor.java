package app.marquee.sheet.excel;

import org.jspecify.annotations.Nullable;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Cursor over the elements of a part. Elements and attributes go by their local names: programs use
 * several namespaces and prefixes for the same. A document type is refused.
 */
final class XmlCursor implements AutoCloseable {
    private static final int HEAD = 200;
    private static final String UTF_8_MARK = "\u00ef\u00bb\u00bf";

    /** UTF-16, or a declaration that names an encoding other than UTF-8. */
    private static final Pattern OTHER_ENCODING =
            Pattern.compile(
                    "\u00ff\u00fe|\u00fe\u00ff|.?\u0000"
                        + "|(\u00ef\u00bb\u00bf)?<\\?xml[^>]*\\bencoding\\s*=\\s*[\"'](?!utf-?8[\"'])",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final List<String> ENTITY_LIMITS =
            List.of(
                    "jdk.xml.entityExpansionLimit",
                    "jdk.xml.maxGeneralEntitySizeLimit",
                    "jdk.xml.totalEntitySizeLimit");
    private static final String NO_LIMIT = "0";

    /** Most bytes of a tag, a text or a comment, which the parser holds in memory. */
    private static final int MOST_BYTES = 8 * 1024 * 1024;

    /** Most characters of a text; a cell has 32,767. */
    private static final int MOST_CHARACTERS = 1024 * 1024;

    /** Elements inside one another; the parser itself stops at 100. */
    private static final int DEEPEST = 50;

    private final Piece piece;
    private final XMLStreamReader reader;
    private int depth;

    XmlCursor(InputStream in) throws XMLStreamException, IOException {
        this.piece = new Piece(in);
        this.reader = reader(new BufferedInputStream(piece));
    }

    /** Bytes that are read for one piece of XML. */
    private static final class Piece extends FilterInputStream {
        private int read;

        Piece(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return counted(super.read(), 1);
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            int count = super.read(into, from, length);
            return counted(count, count);
        }

        private int counted(int result, int count) throws IOException {
            read += Math.max(0, count);
            if (read > MOST_BYTES) {
                throw new IOException("too long");
            }
            return result;
        }
    }

    /** UTF-8 is decoded here: the parser prints a byte that isn't UTF-8 to standard error. */
    private static XMLStreamReader reader(BufferedInputStream in)
            throws XMLStreamException, IOException {
        in.mark(HEAD);
        String head = new String(in.readNBytes(HEAD), StandardCharsets.ISO_8859_1);
        in.reset();
        if (OTHER_ENCODING.matcher(head).lookingAt()) {
            return factory().createXMLStreamReader(in);
        }
        in.skipNBytes(head.startsWith(UTF_8_MARK) ? UTF_8_MARK.length() : 0);
        return factory()
                .createXMLStreamReader(
                        new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        // References such as &amp; count, too. Without a document type there are no others.
        for (String limit : ENTITY_LIMITS) {
            factory.setProperty(limit, NO_LIMIT);
        }
        return factory;
    }

    /** Goes to the next start or end of an element; false at the end of the part. */
    boolean next() throws XMLStreamException, WorkbookException {
        while (reader.hasNext()) {
            event();
            if (isStart() || reader.isEndElement()) {
                return true;
            }
        }
        return false;
    }

    /** Goes to the next piece of XML. */
    private void event() throws XMLStreamException, WorkbookException {
        piece.read = 0;
        try {
            reader.next();
        } catch (XMLStreamException e) {
            if (piece.read > MOST_BYTES) {
                throw foreign();
            }
            throw e;
        }
        depth += isStart() ? 1 : reader.isEndElement() ? -1 : 0;
        if (reader.getEventType() == XMLStreamConstants.DTD || depth > DEEPEST) {
            throw foreign();
        }
    }

    private static WorkbookException foreign() {
        return new WorkbookException(WorkbookException.Reason.FOREIGN_XML);
    }

    /** Goes to the next start of an element; false at the end of the part. */
    boolean nextStart() throws XMLStreamException, WorkbookException {
        while (next()) {
            if (isStart()) {
                return true;
            }
        }
        return false;
    }

    /** Goes to the next start of an element inside this one; false at the end of this one. */
    boolean nextInside(String name) throws XMLStreamException, WorkbookException {
        while (next()) {
            if (isStart()) {
                return true;
            }
            if (is(name)) {
                return false;
            }
        }
        return false;
    }

    boolean isStart() {
        return reader.isStartElement();
    }

    boolean is(String name) {
        return reader.getLocalName().equals(name);
    }

    String name() {
        return reader.getLocalName();
    }

    @Nullable String attribute(String name) {
        return reader.getAttributeValue(null, name);
    }

    String attribute(String name, String otherwise) {
        String value = attribute(name);
        return value == null ? otherwise : value;
    }

    boolean isOn(String name) {
        String value = attribute(name, "").strip();
        return value.equals("1") || value.equals("true") || value.equals("on");
    }

    /** The text of this element, which has no elements inside. */
    String text() throws XMLStreamException, WorkbookException {
        StringBuilder text = new StringBuilder();
        event();
        while (!reader.isEndElement()) {
            switch (reader.getEventType()) {
                case XMLStreamConstants.CHARACTERS,
                        XMLStreamConstants.CDATA,
                        XMLStreamConstants.SPACE ->
                        append(reader.getText(), text);
                case XMLStreamConstants.COMMENT, XMLStreamConstants.PROCESSING_INSTRUCTION -> {
                    // No text.
                }
                default -> throw new XMLStreamException("no text");
            }
            event();
        }
        return text.toString();
    }

    /** Adds a part of a text unless the text becomes longer than any cell. */
    static void append(String part, StringBuilder text) throws WorkbookException {
        text.append(part);
        if (text.length() > MOST_CHARACTERS) {
            throw foreign();
        }
    }

    /** Goes to the end of this element. */
    void skip() throws XMLStreamException, WorkbookException {
        int depth = 1;
        while (depth > 0 && next()) {
            depth += isStart() ? 1 : -1;
        }
    }

    @Override
    public void close() throws XMLStreamException, IOException {
        reader.close();
        piece.close();
    }
}
