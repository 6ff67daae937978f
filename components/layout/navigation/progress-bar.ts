import nprogress from 'nprogress';

/** The bar along the top. In a separate file: loading the CommonJS package itself would add a helper to every page. */
export const progressBar = nprogress.configure({
  showSpinner: false,
  barSelector: '[data-bar]',
  // The package's own template has roles that ARIA does not define.
  template: '<div class="bar" data-bar aria-hidden="true"></div>',
});
