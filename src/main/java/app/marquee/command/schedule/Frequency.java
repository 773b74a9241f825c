package app.marquee.command.schedule;

/** Frequency of a scheduled command. */
enum Frequency {
    HOUR("hourly", "5 * * * *", "HOURLY"),
    DAY("*-*-* 06:05:00", "5 6 * * *", "DAILY /ST 06:05"),
    WEEK("Mon *-*-* 06:05:00", "5 6 * * 1", "WEEKLY /D MON /ST 06:05"),
    MONTH("*-*-02 06:05:00", "5 6 2 * *", "MONTHLY /D 2 /ST 06:05");

    private final String calendar;
    private final String cron;
    private final String windows;

    /**
     * @param calendar for systemd
     * @param windows for the Task Scheduler
     */
    Frequency(String calendar, String cron, String windows) {
        this.calendar = calendar;
        this.cron = cron;
        this.windows = windows;
    }

    String calendar() {
        return calendar;
    }

    String cron() {
        return cron;
    }

    String windows() {
        return windows;
    }
}
