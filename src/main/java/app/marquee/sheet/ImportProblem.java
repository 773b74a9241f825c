package app.marquee.sheet;

/** Problem of a row or a cell that can't be imported. */
public enum ImportProblem {
    NO_ID,
    BAD_ID,
    /** An earlier row has the same ID. */
    ID_TWICE,
    /** Not among the items that were loaded. */
    ITEM_MISSING,
    /** The values as loaded are those of another row: columns were sorted apart. */
    OTHER_ROW,
    REQUIRED,
    TOO_SHORT,
    TOO_LONG,
    NOT_ALLOWED,
    NOT_A_FLAG,
    FOLDER_MISSING,
    FOLDER_TWICE,
    /** The folder would be inside itself. */
    FOLDER_CYCLE,
    /** An error of the spreadsheet, such as #REF!. */
    ERROR_CELL,
    /** Merged cells cover it. */
    MERGED_CELL,
    /** The video has several fields with this key. */
    FIELD_TWICE,
    /** Its present value could not be loaded. */
    NOT_LOADED,
    /** The word for a value that isn't known, where the exported value was known. */
    UNKNOWN_WORD,
    /** A spreadsheet rewrote the text, and what it stands for can't be told. */
    CONVERTED
}
