const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** 5:03 PM, where the reader is: how long ago something was saved is read off their own clock. */
export const timeOfDay = (instant: number | string) => clock.format(new Date(instant)).replaceAll('\u202F', ' ');
