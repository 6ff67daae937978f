/** Where an ambassador's day is sent as it happens, as server-sent events. */
export const liveTodayPath = '/api/referrals/today/events';
