import type { CSSProperties } from 'react';
import { plotLine } from '@/lib/charts/line-path';
import { light as colors } from '@/lib/server/platform/mail/look';
import type { ShareCard } from './share-card';

export const pictureSize = { width: 1200, height: 630 } as const;

const amber = '#9a5b00';
const frame = { width: 390, height: 150, inset: 6 };

const sheet: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
  padding: '60px 72px',
  background: colors.paper,
  color: colors.ink,
  fontFamily: 'Inter',
};
const row: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' };
const brand: CSSProperties = { display: 'flex', alignItems: 'center', gap: 16, fontFamily: 'Newsreader', fontSize: 38 };
const sample: CSSProperties = {
  padding: '8px 22px',
  border: `2px solid ${amber}`,
  borderRadius: 999,
  color: amber,
  fontSize: 24,
};
const foot: CSSProperties = { ...row, alignItems: 'flex-end', paddingTop: 30, borderTop: `2px solid ${colors.line}` };
const value: CSSProperties = {
  fontFamily: 'Newsreader',
  fontSize: 104,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: colors.accent,
};
const label: CSSProperties = { marginTop: 14, fontSize: 28, color: colors.muted };

const note: CSSProperties = { maxWidth: 600, marginTop: 8, fontSize: 22, color: amber };

/** The layout of a share picture. Satori supports only a small part of CSS. */
export function ShareDrawing({ card }: { card: ShareCard }) {
  return (
    <div style={sheet}>
      <div style={row}>
        <div style={brand}>
          <Mark />
          {card.brand}
        </div>
        {card.isSample ? <div style={sample}>Sample data</div> : null}
      </div>
      <div style={titleStyle(card.title)}>{card.title}</div>
      <div style={foot}>
        {card.figure ? (
          <div style={{ display: 'flex', flexDirection: 'column' }}>
            <div style={value}>{card.figure.value}</div>
            <div style={label}>{card.figure.label}</div>
            {card.note ? <div style={note}>{card.note}</div> : null}
          </div>
        ) : (
          <div style={label}>Every signal in one public record</div>
        )}
        {card.balances.length > 1 ? <Curve balances={card.balances} /> : null}
      </div>
    </div>
  );
}

/** Longer titles get a smaller font, so that every title fits on three lines. */
const titleStyle = (title: string): CSSProperties => ({
  display: 'block',
  maxWidth: 1050,
  lineClamp: 3,
  textWrap: 'balance',
  fontFamily: 'Newsreader',
  fontSize: title.length > 60 ? 60 : title.length > 22 ? 78 : 96,
  lineHeight: 1.08,
  letterSpacing: '-0.02em',
});

const Mark = () => (
  <svg width="46" height="46" viewBox="0 0 24 24" fill="none">
    <path
      d="M3 18.5 9 11l4 3.5 7-8.5"
      stroke={colors.accent}
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="20" cy="6" r="2.25" fill={colors.accent} />
  </svg>
);

function Curve({ balances }: { balances: readonly number[] }) {
  const { line, area, last } = plotLine(balances, frame);
  return (
    <svg width={frame.width} height={frame.height} viewBox={`0 0 ${frame.width} ${frame.height}`} fill="none">
      <path d={area} fill={colors.accent} fillOpacity="0.08" />
      <path d={line} stroke={colors.accent} strokeWidth="4" strokeLinejoin="round" />
      <circle cx={last.x} cy={last.y} r="6" fill={colors.accent} />
    </svg>
  );
}
