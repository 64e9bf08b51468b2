import { DeskSegments } from '#src/components/desk/kit/DeskSegments.tsx';
import type { Viewer } from '#src/contract/desk/content/deskContent.ts';

interface Props {
  viewer: Viewer;
  width: 'phone' | 'desktop';
  onViewer: (viewer: Viewer) => void;
  onWidth: (width: 'phone' | 'desktop') => void;
}

/** As whom and how wide the preview is seen. */
export function PreviewBar({ viewer, width, onViewer, onWidth }: Props) {
  return (
    <div className="flex min-h-10.5 shrink-0 flex-wrap items-center justify-between gap-2 border-b border-line bg-primary px-2 py-1">
      <DeskSegments
        label="Vidí to"
        value={viewer}
        onChange={onViewer}
        choices={[
          { value: 'guest', name: 'Návštevník' },
          { value: 'learner', name: 'Učiaci sa' },
          { value: 'buyer', name: 'Kupujúci' },
        ]}
      />
      <DeskSegments
        label="Šírka"
        value={width}
        onChange={onWidth}
        choices={[
          { value: 'phone', name: 'Telefón' },
          { value: 'desktop', name: 'Počítač' },
        ]}
      />
    </div>
  );
}
