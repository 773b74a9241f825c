package app.marquee.sheet.excel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.xml.stream.XMLStreamException;

/** Links from a part to others. Immutable. */
final class PartLinks {
    private final List<Link> links;

    /** Link to a part under an ID; its type is the last word of an address. */
    private record Link(String id, String type, String part) {}

    private PartLinks(List<Link> links) {
        this.links = List.copyOf(links);
    }

    /**
     * @param part from which the links lead
     */
    static PartLinks read(XmlCursor xml, String part) throws XMLStreamException, WorkbookException {
        List<Link> links = new ArrayList<>();
        while (xml.nextStart()) {
            if (xml.is("Relationship") && !xml.attribute("TargetMode", "").equals("External")) {
                String type = xml.attribute("Type", "");
                links.add(
                        new Link(
                                xml.attribute("Id", ""),
                                type.substring(type.lastIndexOf('/') + 1),
                                resolved(part, xml.attribute("Target", ""))));
            }
        }
        return new PartLinks(links);
    }

    /** The part that has the links of a part. */
    static String of(String part) {
        int slash = part.lastIndexOf('/') + 1;
        return part.substring(0, slash) + "_rels/" + part.substring(slash) + ".rels";
    }

    private static String resolved(String part, String target) {
        String plain = target.replace('\\', '/');
        if (plain.startsWith("/")) {
            return plain.substring(1);
        }
        String folder = part.substring(0, part.lastIndexOf('/') + 1);
        while (plain.startsWith("../") || plain.startsWith("./")) {
            if (plain.startsWith("../") && !folder.isEmpty()) {
                folder = folder.substring(0, folder.lastIndexOf('/', folder.length() - 2) + 1);
            }
            plain = plain.substring(plain.indexOf('/') + 1);
        }
        return folder + plain;
    }

    Optional<String> ofType(String type) {
        return links.stream().filter(link -> link.type().equals(type)).map(Link::part).findFirst();
    }

    Optional<String> ofType(String type, String id) {
        return links.stream()
                .filter(link -> link.type().equals(type) && link.id().equals(id))
                .map(Link::part)
                .findFirst();
    }
}
