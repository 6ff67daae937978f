/** What is said when something broke. By itself, for a module that a page reads travels with it whole. */
export const neutralFailure = 'Something went wrong on our side. Please try again in a moment.';
