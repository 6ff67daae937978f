/**
 * Tells the other tabs who is signed in now, and they tell nobody. The message says it itself: a cookie that this tab
 * has just written may reach another tab's process after the message does.
 */
const name = 'session';
let channel: BroadcastChannel | undefined;

export function tellOtherTabs<User>(user: User | null) {
  open()?.postMessage({ user });
}

type Elsewhere<User> = {
  /** Another tab says who is signed in. */ told: (user: User | null) => void;
  /** This tab returns from sleep or the back-forward cache: the cookies say who is signed in. */ returned: () => void;
};

export function onSessionElsewhere<User>({ told, returned }: Elsewhere<User>) {
  // Only tabs of this site and of this code speak here.
  const heard = (event: MessageEvent<{ user: User | null }>) => told(event.data.user);
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) returned();
  };
  const visible = () => {
    if (document.visibilityState === 'visible') returned();
  };
  const opened = open();
  opened?.addEventListener('message', heard);
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', visible);
  return () => {
    opened?.removeEventListener('message', heard);
    window.removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', visible);
  };
}

function open() {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(name));
}
