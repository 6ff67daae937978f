/** Apart from the other texts of the status, which load later. */
export const loadingApplication = 'Loading your application';
