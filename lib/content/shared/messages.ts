/** Messages that several features use. */
export const missingBaseUrl = 'missing baseUrl parameter';
export const loginNeeded = 'Please log in to continue';
export const requestTimedOut = 'That took too long. Try again.';
export const tooManyRequests = 'Too many attempts. Wait a moment and try again.';
export const notFound = 'Page not found.';
export const linksOff = 'We can’t send email right now.';
export const fieldsMarked = 'Check the fields marked below.';
export const databaseUnavailable = 'The service is temporarily unavailable. Try again in a moment.';
export const databaseFull = 'We can’t save changes right now. Try again later.';
export const sessionEnded = 'Your session has ended. Log in again.';
export const reportSpanWrong = 'The start date must be before the end date.';
