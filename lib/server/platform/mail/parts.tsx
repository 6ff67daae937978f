import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { light, sans } from './look';

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '26px', color: light.ink }}>
      {children}
    </Text>
  );
}

/** The main button, followed by its URL as text for programs that do not show buttons. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={{ margin: '24px 0' }}>
      <Button
        href={href}
        className="button"
        style={{
          backgroundColor: light.accent,
          color: light.onAccent,
          borderRadius: 8,
          padding: '12px 20px',
          fontFamily: sans,
          fontSize: 16,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
    </Text>
  );
}

/** A link that shows its URL, which may break anywhere, or its children if it has any. */
export function Address({ href, children = href }: { href: string; children?: ReactNode }) {
  return (
    <Link
      href={href}
      className="link"
      style={{ color: light.accent, wordBreak: children === href ? 'break-all' : 'normal' }}
    >
      {children}
    </Link>
  );
}
