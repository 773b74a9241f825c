package app.marquee.service.alert;

/** Reason why an alert can't be judged. */
public enum AlertGap {
    /** No report of the days is saved. */
    NO_REPORT,
    /** The report doesn't have the day, or was loaded before it was over. */
    NO_DAY,
    /** Fewer of the same weekdays are known than {@value ViewsJudge#LEAST}. */
    FEW_WEEKDAYS,
    /** There is nothing before to compare with. */
    NOTHING_BEFORE,
    /** The rows have no views. */
    NO_VIEWS,
    NO_STREAM,
    /** The known points are too old to say who watches now. */
    OLD_POINTS,
    NO_BUDGET,
    /** Too few days are known for a forecast. */
    NO_FORECAST,
    OTHER_CURRENCY,
    /** No loaded playlist says whether it has a button. */
    NO_PLAYLIST,
    /** The request failed. */
    FAILED
}
