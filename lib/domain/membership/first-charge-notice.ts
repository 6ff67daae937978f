/** Days before the first charge when a reminder of it is mailed. */
export const firstChargeNoticeDays = 3;
