import { type CSSProperties, Fragment } from 'react';
import { MailLayout, mailStyles } from './MailLayout.tsx';

export type LetterInline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: readonly LetterInline[] }
  | { kind: 'link'; href: string; children: readonly LetterInline[] }
  | { kind: 'break' };

export type LetterBlock =
  | { kind: 'heading'; level: 1 | 2; children: readonly LetterInline[] }
  | { kind: 'paragraph'; children: readonly LetterInline[] }
  | { kind: 'button'; href: string; text: string }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly LetterBlock[])[] }
  | { kind: 'quote'; children: readonly LetterBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'line' };

interface Props {
  /** What mailboxes show behind the subject; it is seen nowhere else. */
  preheader: string;
  blocks: readonly LetterBlock[];
  /** The address of the page that ends the subscription. */
  unsubscribeUrl: string;
}

const hidden: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: '1px', lineHeight: '1px' };
const heading: CSSProperties = { margin: '0 0 16px', color: '#212121', fontSize: '25px', lineHeight: '31px' };
const subheading: CSSProperties = { ...heading, margin: '8px 0 12px', fontSize: '19px', lineHeight: '25px' };
const list: CSSProperties = { ...mailStyles.paragraph, paddingLeft: '24px' };
const code: CSSProperties = { fontFamily: 'Consolas, Menlo, monospace', fontSize: '15px' };
const codeBlock: CSSProperties = { ...mailStyles.quote, ...code, whiteSpace: 'pre-wrap' };
const line: CSSProperties = { border: 0, borderTop: '1px solid #e8e4f0', margin: '0 0 20px' };

/** A newsletter as the association has written it, why it has come, and how to end it. */
export function NewsletterIssueMail({ preheader, blocks, unsubscribeUrl }: Props) {
  return (
    <>
      {preheader && <div style={hidden}>{preheader}</div>}
      <MailLayout title={null}>
        {blocks.map(drawn)}
        <p style={mailStyles.note}>
          Prišlo ti to, lebo odoberáš novinky.{' '}
          <a href={unsubscribeUrl} style={mailStyles.link}>
            Odhlásiť sa jedným klikom
          </a>
        </p>
      </MailLayout>
    </>
  );
}

function drawn(block: LetterBlock, index: number) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? (
        <h1 key={index} style={heading}>
          {block.children.map(inline)}
        </h1>
      ) : (
        <h2 key={index} style={subheading}>
          {block.children.map(inline)}
        </h2>
      );
    case 'paragraph':
      return (
        <p key={index} style={mailStyles.paragraph}>
          {block.children.map(inline)}
        </p>
      );
    case 'button':
      return (
        <p key={index} style={mailStyles.paragraph}>
          <a href={block.href} style={mailStyles.button}>
            {block.text}
          </a>
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List key={index} style={list}>
          {block.items.map((item, place) => (
            // A list never changes: it is drawn once.
            <li key={`${place}`} style={{ margin: '0 0 4px' }}>
              {item.map((part, at) => (part.kind === 'paragraph' ? part.children.map(inline) : drawn(part, at)))}
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <div key={index} style={{ ...mailStyles.quote, whiteSpace: 'normal' }}>
          {block.children.map(drawn)}
        </div>
      );
    case 'code':
      return (
        <pre key={index} style={codeBlock}>
          {block.text}
        </pre>
      );
    case 'line':
      return <hr key={index} style={line} />;
  }
}

function inline(node: LetterInline, index: number) {
  switch (node.kind) {
    case 'text':
      return <Fragment key={index}>{node.text}</Fragment>;
    case 'code':
      return (
        <code key={index} style={code}>
          {node.text}
        </code>
      );
    case 'strong':
      return <strong key={index}>{node.children.map(inline)}</strong>;
    case 'emphasis':
      return <em key={index}>{node.children.map(inline)}</em>;
    case 'link':
      return (
        <a key={index} href={node.href} style={mailStyles.link}>
          {node.children.map(inline)}
        </a>
      );
    case 'break':
      return <br key={index} />;
  }
}
