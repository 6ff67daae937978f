/** The general error message. In a separate file, because pages bundle whole modules. */
export const neutralFailure = 'Something went wrong on our side. Try again in a moment.';
