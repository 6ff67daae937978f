import nprogress from 'nprogress';

/**
 * The progress bar at the top of the page. In a separate file, because importing the CommonJS package directly would
 * add an interop helper to every page.
 */
export const progressBar = nprogress.configure({
  showSpinner: false,
  barSelector: '[data-bar]',
  // Replaces the package's template, whose roles ARIA does not define.
  template: '<div class="bar" data-bar aria-hidden="true"></div>',
});
