import type { Ref } from 'react';

interface Props {
  /** Safe markup from the server's Markdown renderer; never anything else. */
  html: string;
  state: 'loading' | 'failed' | 'ready';
  /** The sheets of the site: the desk itself does without them. */
  stylesheets: readonly string[];
  theme: 'light' | 'dark' | null;
  width: 'phone' | 'desktop';
  frame?: Ref<HTMLIFrameElement>;
  onReady?: () => void;
}

/** A text as the site draws it, in a document of its own, in which nothing runs. */
export function TextPreview({ html, state, stylesheets, theme, width, frame, onReady }: Props) {
  const sheets = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const looks = 'body{margin:0;padding:24px;overflow-wrap:anywhere}.prose{max-width:none}';
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-auto p-3">
      <p role="status" className="text-2xs text-muted empty:hidden">
        {state === 'loading' && 'Pripravujeme náhľad…'}
        {state === 'failed' && 'Náhľad neprišiel, ukazujeme ten predošlý. Textu sa to netýka.'}
      </p>
      <iframe
        ref={frame}
        title="Náhľad"
        sandbox="allow-same-origin"
        onLoad={onReady}
        srcDoc={`<!doctype html><html lang="sk"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><base target="_blank"><title>Náhľad</title>${sheets}<style>${looks}</style></head><body><main class="prose">${html}</main></body></html>`}
        className={`min-h-96 flex-1 rounded-md border border-line bg-primary ${width === 'phone' ? 'mx-auto w-97.5 max-w-full' : 'w-full'}`}
      />
    </div>
  );
}
