import type { CSSProperties, ReactNode } from 'react';
import { site } from '#src/site.ts';

interface Props {
  /** `null`: what stands in it has its own. */
  title: string | null;
  children: ReactNode;
}

/** Mail programs know no style sheets and no custom properties, so the light theme's values stand here. */
const text = { color: '#212121', fontSize: '17px', lineHeight: '27px' };
const muted = { color: '#545454', fontSize: '14px', lineHeight: '21px' };
const ground: CSSProperties = {
  backgroundColor: '#faf8fd',
  colorScheme: 'light',
  padding: '32px 16px',
  fontFamily: "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  overflowWrap: 'anywhere',
};
const column: CSSProperties = { maxWidth: '560px', margin: '0 auto' };
const name: CSSProperties = { ...text, margin: '0 0 16px', fontWeight: 800 };
const sheet: CSSProperties = {
  ...text,
  backgroundColor: '#ffffff',
  border: '1px solid #e8e4f0',
  borderRadius: '16px',
  padding: '28px 24px 8px',
};
const heading: CSSProperties = { margin: '0 0 16px', color: '#212121', fontSize: '25px', lineHeight: '31px' };
const foot: CSSProperties = { ...muted, margin: '20px 0 0' };

/** The styles of what stands in a mail. */
export const mailStyles = {
  paragraph: { ...text, margin: '0 0 20px' },
  /** Somebody's words, with their lines. */
  quote: {
    ...text,
    margin: '0 0 20px',
    padding: '12px 16px',
    borderRadius: '10px',
    backgroundColor: '#faf8fd',
    whiteSpace: 'pre-line',
  },
  note: { ...muted, margin: '0 0 20px' },
  link: { color: '#6a3bd6', textDecoration: 'underline' },
  button: {
    display: 'inline-block',
    padding: '12px 24px',
    borderRadius: '10px',
    backgroundColor: '#6a3bd6',
    color: '#ffffff',
    fontWeight: 700,
    textDecoration: 'none',
  },
} satisfies Record<string, CSSProperties>;

/** One column of at most 560 px on a light ground: the site's name, the message, and who sends it. */
export function MailLayout({ title, children }: Props) {
  const { organisation } = site;
  return (
    <div style={ground}>
      <div style={column}>
        <p style={name}>{site.name}</p>
        <div style={sheet}>
          {title && <h1 style={heading}>{title}</h1>}
          {children}
        </div>
        <p style={foot}>
          {organisation.name}, {organisation.street}, {organisation.postalCode} {organisation.city}
        </p>
      </div>
    </div>
  );
}
