/**
 * Name of the channel that tells other tabs who is signed in. Messages contain the user, because a cookie that was just
 * written may reach another tab's process after the message.
 */
const name = 'session';
let channel: BroadcastChannel | undefined;

export function notifyOtherTabs<User>(user: User | null) {
  open()?.postMessage({ user });
}

type Elsewhere<User> = {
  /** Another tab changed the user. */ changed: (user: User | null) => void;
  /** The tab became visible or came from the back-forward cache, so the cookies may have changed. */ returned: () => void;
};

export function onSessionElsewhere<User>({ changed, returned }: Elsewhere<User>) {
  // Broadcast channels are limited to the origin, so only our own code sends messages.
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
