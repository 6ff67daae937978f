/** The stream of an ambassador's current day, as server-sent events. */
export const liveTodayPath = '/api/referrals/today/events';
