const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Formats the time when something was saved, such as 5:03 PM, in the reader's time zone. */
export const timeOfDay = (instant: number | string) => clock.format(new Date(instant)).replaceAll('\u202F', ' ');
