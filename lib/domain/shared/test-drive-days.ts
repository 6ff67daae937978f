/** Length of a plan's free test drive in days. */
export const testDriveDays = 30;
