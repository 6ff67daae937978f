/** The server-sent event stream of an ambassador's current day. */
export const liveTodayPath = '/api/referrals/today/events';
