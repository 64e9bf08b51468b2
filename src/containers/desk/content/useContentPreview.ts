import { useEffect, useRef, useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { ContentDocument, ContentKind, Viewer } from '#src/contract/desk/content/deskContent.ts';
import { previewContent } from '#src/queries/desk/content/deskContent.ts';

/** Milliseconds after the last key. */
const pause = 300;

/** The text as the site draws it for somebody; an older answer never takes the place of a newer one. */
export function useContentPreview(kind: ContentKind, id: string, document: ContentDocument, viewer: Viewer) {
  const [shown, setShown] = useState<{ html: string | null; isFailed: boolean }>({ html: null, isFailed: false });
  const asked = useRef(0);
  const isFirst = useRef(true);
  const { text } = document;
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  });
  useEffect(() => {
    asked.current += 1;
    const own = asked.current;
    const ask = async () => {
      try {
        const { html } = await previewContent(sendToApi, kind, id, { document: latest.current, viewer });
        if (own === asked.current) setShown({ html, isFailed: false });
      } catch {
        if (own === asked.current) setShown(({ html }) => ({ html, isFailed: true }));
      }
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [kind, id, text, viewer]);
  return shown;
}
