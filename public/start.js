// Runs before the first paint: theme, controls that need scripts, the referral line, a member's place, yearly prices, scroll positions. Inlined unminified, so kept short.
(function () {
  var root = document.documentElement;
  root.dataset.scripts = 'on';
  var isReferred =
    /[?&]referredBy=[\w-]{1,64}(&|$)/.test(location.search) || /(^|; )referredBy=[\w-]/.test(document.cookie);
  if (isReferred) root.dataset.referred = '';
  if (/^\/subscribe\?(.*&)?interval=year(&|$)/.test(location.pathname + location.search)) root.dataset.yearly = '';
  // For keep-scroll, which loads later: a link may be followed before.
  var tops = (window.scrollTops = {});
  if (window.navigation)
    addEventListener('scroll', function () {
      tops[navigation.currentEntry.key] = scrollY;
    });
  try {
    var isInvestor = /^investor/.test(localStorage.getItem('accountKind'));
    if (/(^|; )user=./.test(document.cookie) && !isInvestor) root.dataset.member = '';
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is denied: the system's theme applies.
  }
})();
