package app.marquee.model;

/**
 * The changed members of a video; an extension, not in the documented interface. A null folder
 * moves it to the root.
 */
public record VideoUpdate(
        Member<String> title, Member<String> description, Member<FolderId> folderId) {}
