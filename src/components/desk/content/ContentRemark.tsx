import { DeskAvatar } from '#src/components/desk/kit/DeskAvatar.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { ContentItem } from '#src/contract/desk/content/deskContent.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  item: Pick<ContentItem, 'obstacles' | 'warnings' | 'openedBy'> & {
    /** Exercises that nobody has run as they are. */
    unproven?: number;
  };
}

/** The one thing that is said beside a name: what keeps it from the web, who has it open, what should be looked at. */
export function ContentRemark({ item: { obstacles, warnings, openedBy, unproven = 0 } }: Props) {
  const look = 'inline-flex shrink-0 items-center gap-1.5 text-2xs whitespace-nowrap';
  if (obstacles > 0) {
    return (
      <span className={`text-danger-text ${look}`}>
        <Icon name="close" size={14} />
        {countedAtDesk(obstacles, 'prekazka')}
      </span>
    );
  }
  if (unproven > 0) {
    return (
      <span className={`text-warn-text ${look}`}>
        <Icon name="play" size={14} />
        {countedAtDesk(unproven, 'ulohaTreba')} overiť
      </span>
    );
  }
  const names = openedBy.map(({ name }) => name ?? 'Niekto');
  const [first] = names;
  if (first) {
    return (
      <span className={`text-muted ${look}`}>
        <DeskAvatar name={first} />
        <span className="max-s:sr-only">
          {names.length === 1 ? `${first} to má otvorené` : `${names.join(', ')} to majú otvorené`}
        </span>
      </span>
    );
  }
  return warnings > 0 ? (
    <span className={`text-warn-text ${look}`}>
      <Icon path="M12 3 2 20h20zM12 10v4M12 17h.01" size={14} />
      {countedAtDesk(warnings, 'upozornenie')}
    </span>
  ) : null;
}
