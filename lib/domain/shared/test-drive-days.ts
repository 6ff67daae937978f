/** Days of the free test drive of a plan. */
export const testDriveDays = 30;
