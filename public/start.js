// Before the first paint: theme, controls that need scripts, the referral line. Sent as it stands, so few words.
(function () {
  var root = document.documentElement;
  root.dataset.scripts = 'on';
  var isReferred =
    /[?&]referredBy=[\w-]{1,64}(&|$)/.test(location.search) || /(^|; )referredBy=[\w-]/.test(document.cookie);
  if (isReferred) root.dataset.referred = '';
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is closed to us: the system's theme holds.
  }
})();

// After it: the page's own scripts, in their order. A hidden page is not painted.
(function () {
  var isStarted = false;

  function start() {
    var list = document.getElementById('late-scripts');
    if (isStarted || !list) return;
    isStarted = true;
    JSON.parse(list.textContent).forEach(function (address) {
      var script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.appendChild(script);
    });
  }

  // The browser tells of a paint when it is on the screen; a frame's callback would still come before it.
  function startAfterPaint() {
    if (document.visibilityState === 'hidden') return start();
    setTimeout(start, 1000);
    if (!window.PerformanceObserver || PerformanceObserver.supportedEntryTypes.indexOf('paint') < 0) return;
    new PerformanceObserver(function () {
      setTimeout(start);
    }).observe({ type: 'paint', buffered: true });
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startAfterPaint);
  else startAfterPaint();
})();
