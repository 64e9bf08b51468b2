import type { ReactNode } from 'react';

interface Props {
  source: ReactNode;
  /** `null` where what is written has none: a form. */
  preview: ReactNode;
  panel: ReactNode;
  /** With the text its preview is seen on a wide screen. */
  shown: 'text' | 'preview';
}

/** Text, preview and panel beside each other, or the preview alone, as wide as there is room; on a narrow screen the panel is below. */
export function EditorColumns({ source, preview, panel, shown }: Props) {
  // All of the window but the desk's head (52 px) and the bar of the editor (59 px).
  const height = 'l:h-[calc(100dvh-6.9375rem)]';
  return (
    <div
      className={`grid min-w-0 content-start ${preview && shown === 'text' ? 'l:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_300px]' : 'l:grid-cols-[minmax(0,1fr)_300px]'} ${height} l:grid-rows-[minmax(0,1fr)] l:content-stretch`}
    >
      <section
        aria-label={preview ? 'Text' : 'Formulár'}
        className={`min-w-0 flex-col border-line l:h-auto l:min-h-0 l:border-r ${preview ? 'h-[70dvh]' : ''} ${shown === 'text' ? 'flex' : 'hidden'}`}
      >
        {source}
      </section>
      {preview && (
        <section
          aria-label="Náhľad"
          className={`flex h-[70dvh] min-w-0 flex-col border-line bg-surface l:h-auto l:min-h-0 l:border-r ${shown === 'preview' ? '' : 'max-l:hidden'}`}
        >
          {preview}
        </section>
      )}
      <section aria-label="Publikovanie" className="min-w-0 border-line max-l:border-t l:min-h-0 l:overflow-y-auto">
        {panel}
      </section>
    </div>
  );
}
