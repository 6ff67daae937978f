/** Days before the first charge at which a reminder is mailed. */
export const firstChargeNoticeDays = 3;
