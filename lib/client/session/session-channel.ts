/**
 * Tells other tabs who is signed in; the message contains the user, because a cookie that was just written may reach
 * another tab's process later than the message.
 */
const name = 'session';
let channel: BroadcastChannel | undefined;

export function notifyOtherTabs<User>(user: User | null) {
  open()?.postMessage({ user });
}

type Elsewhere<User> = {
  /** Another tab has changed the user. */ changed: (user: User | null) => void;
  /** The tab returns from sleep or the back-forward cache: read the cookies again. */ returned: () => void;
};

export function onSessionElsewhere<User>({ changed, returned }: Elsewhere<User>) {
  // The channel is limited to this site and this code.
  const onMessage = (event: MessageEvent<{ user: User | null }>) => changed(event.data.user);
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) returned();
  };
  const visible = () => {
    if (document.visibilityState === 'visible') returned();
  };
  const opened = open();
  opened?.addEventListener('message', onMessage);
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', visible);
  return () => {
    opened?.removeEventListener('message', onMessage);
    window.removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', visible);
  };
}

function open() {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(name));
}
