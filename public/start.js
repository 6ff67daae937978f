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

  function startAfterPaint() {
    if (document.visibilityState === 'hidden') return start();
    requestAnimationFrame(function () {
      setTimeout(start);
    });
    setTimeout(start, 1000);
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startAfterPaint);
  else startAfterPaint();
})();
